import { LoaderCircle } from "lucide-react";
import { Suspense, type ReactNode, type Ref } from "react";
import { lazyPart } from "../parts/lazy-part.tsx";
import type { AddLine } from "./add-line.ts";

const AddedLine = lazyPart("added-line", () => import("./added-line.tsx"));

/**
 * The line below the field, always of one height so that nothing below it moves: how the text is parsed; else what the
 * last Enter did; else an example.
 */
export function AddStatus({
  ref,
  blocked,
  last,
  example,
  onUndo,
  children,
}: {
  ref: Ref<HTMLDivElement>;
  blocked: boolean;
  last: AddLine | null;
  /** What can be typed besides a name. */
  example: string;
  onUndo: (line: AddLine) => void;
  /** How the text is understood; null when there is none. */
  children: ReactNode | null;
}) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="mt-2 flex h-12 items-center gap-2 overflow-x-auto overflow-y-hidden px-1 outline-none [scrollbar-width:none]"
    >
      {blocked ? (
        <output className="flex items-center gap-2 text-sm text-ink-2">
          <LoaderCircle
            aria-hidden="true"
            className="size-4 shrink-0 animate-spin motion-reduce:animate-none"
          />
          Your new items are being sorted. You can add more in a moment.
        </output>
      ) : children !== null ? (
        children
      ) : last !== null ? (
        <Suspense fallback={<p className="truncate text-sm">{last.spoken}</p>}>
          <AddedLine line={last} onUndo={() => onUndo(last)} />
        </Suspense>
      ) : (
        <p className="truncate text-sm text-ink-2">
          Try <span className="whitespace-nowrap">“{example}”</span>
        </p>
      )}
    </div>
  );
}
