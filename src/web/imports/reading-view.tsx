import { LoaderCircle } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { countText } from "../ui/count-of.ts";
import { useDelayed } from "../ui/use-delayed.ts";
import type { FlowState } from "./import-flow.ts";

/** The time before progress shows; a file that is read sooner shows none. */
const patienceMs = 150;

export function ReadingView({
  state: { file, progress },
  onStop,
}: {
  state: Extract<FlowState, { kind: "reading" }>;
  onStop: () => void;
}) {
  const shown = useDelayed(true, patienceMs);
  const isCounted = progress !== null && progress.total > 1;
  return (
    <main aria-busy="true" className="flex flex-1 flex-col items-center gap-4 px-6 py-16 text-center">
      {shown && (
        <>
          <LoaderCircle
            aria-hidden="true"
            className="size-9 animate-spin text-accent motion-reduce:animate-none"
          />
          <p role="status" dir="auto" className="max-w-full text-lg font-[550] wrap-anywhere">
            Reading {file ?? "what you pasted"}
          </p>
          {isCounted && (
            <>
              <progress
                aria-label="Files read"
                value={progress.done}
                max={progress.total}
                className="h-2 w-full max-w-80 accent-accent"
              />
              <p className="text-sm text-ink-2 tabular-nums">
                {countText(progress.done)} of {countText(progress.total)} files
              </p>
            </>
          )}
          <Button look="plain" onClick={onStop}>
            Stop
          </Button>
        </>
      )}
    </main>
  );
}
