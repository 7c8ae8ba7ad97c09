import { addDays } from "../../contract/repeat/next-date.ts";
import { useList } from "../list/list-provider.tsx";
import type { RepeatDays } from "../list/use-repeat-days.ts";
import { BottomSheet } from "../ui/bottom-sheet.tsx";
import { Button } from "../ui/button.tsx";
import { DayForm } from "./day-form.tsx";
import { pauseAll } from "./repeat-changes.ts";

/** Asks until when all repeats pause. */
export default function PauseSheet({
  open,
  days,
  onClose,
  onPaused,
  returnFocus,
}: {
  open: boolean;
  days: RepeatDays;
  onClose: () => void;
  /** Called once the screen shows it. */
  onPaused: () => void;
  returnFocus: () => HTMLElement | null;
}) {
  const { store } = useList();
  const pause = (until: string) => {
    onClose();
    void pauseAll(store, until, days.label).then(onPaused);
  };
  return (
    <BottomSheet
      open={open}
      title="Pause all repeats"
      onClose={onClose}
      returnFocus={returnFocus}
      className="max-w-[480px]"
    >
      <div className="flex flex-col gap-4 pb-4">
        <p className="text-ink-2">
          On holiday? Nothing is added before that day. What would have come meanwhile comes once then.
        </p>
        <div className="grid grid-cols-2 gap-2">
          <Button look="plain" onClick={() => pause(addDays(days.today, 7))}>
            1 week
          </Button>
          <Button look="plain" onClick={() => pause(addDays(days.today, 14))}>
            2 weeks
          </Button>
        </div>
        <DayForm label="Until" action="Pause" days={days} onDay={pause} />
      </div>
    </BottomSheet>
  );
}
