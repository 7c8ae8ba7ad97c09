import { Pause, Play } from "lucide-react";
import { useRef } from "react";
import { useList } from "../list/list-provider.tsx";
import type { RepeatDays } from "../list/use-repeat-days.ts";
import { lazySheet } from "../parts/lazy-sheet.tsx";
import { useSheet } from "../parts/use-sheet.ts";
import { Button } from "../ui/button.tsx";
import { pauseAll } from "./repeat-changes.ts";

const PauseSheet = lazySheet("pause-sheet", () => import("./pause-sheet.tsx"));

/** Pauses all repeats, as for a holiday; while they are paused it says until when. */
export function PauseAll({ days }: { days: RepeatDays }) {
  const { store } = useList();
  const { sheet, open, close } = useSheet<null>();
  const until = days.allPausedUntil;
  const area = useRef<HTMLDivElement>(null);
  const button = () => area.current?.querySelector("button") ?? null;
  // The button that was pressed was replaced by the other button.
  const focusButton = () =>
    setTimeout(() => document.activeElement === document.body && button()?.focus({ preventScroll: true }));
  return (
    <div ref={area} className="flex flex-col">
      {until === null ? (
        <Button look="plain" className="mt-3 self-start" onClick={() => open(null)}>
          <Pause aria-hidden="true" className="size-5" />
          Pause all
        </Button>
      ) : (
        <div className="mt-3 flex min-h-14 items-center gap-3 rounded-card border border-line bg-accent-soft py-1.5 ps-4 pe-2">
          <Pause aria-hidden="true" className="size-5 shrink-0 text-accent" />
          <p className="min-w-0 flex-1 font-[550]">Paused until {days.label(until)}</p>
          <Button look="plain" onClick={() => void pauseAll(store, null, days.label).then(focusButton)}>
            <Play aria-hidden="true" className="size-4" />
            Resume
          </Button>
        </div>
      )}
      {sheet !== null && (
        <PauseSheet
          key={sheet.times}
          open={sheet.open}
          days={days}
          onClose={close}
          onPaused={focusButton}
          returnFocus={button}
        />
      )}
    </div>
  );
}
