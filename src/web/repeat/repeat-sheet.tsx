import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { addDays } from "../../contract/repeat/next-date.ts";
import type { Id } from "../../contract/ids.ts";
import { repeatName } from "../../contract/repeat/rules.ts";
import { ChoiceField } from "../item-sheet/item-fields.tsx";
import { useList } from "../list/list-provider.tsx";
import { useRepeatDays, type RepeatDays } from "../list/use-repeat-days.ts";
import type { RepeatView } from "../offline/list-view.ts";
import { BottomSheet } from "../ui/bottom-sheet.tsx";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/toast.ts";
import { DayForm } from "./day-form.tsx";
import { IntervalOptions } from "./interval-options.tsx";
import { changeInterval, deleteRepeat, pauseRepeat, putOff } from "./repeat-changes.ts";

const laterBy = [
  { number: 1, label: "1 day later" },
  { number: 7, label: "1 week later" },
];

/** The sheet of one repeat: how often, when next, this time only, and a pause. */
export default function RepeatSheet({ id, open, onClose }: { id: Id; open: boolean; onClose: () => void }) {
  const { view, store } = useList();
  const days = useRepeatDays();
  const found = view.recurringItems.find((repeat) => repeat.id === store.resolveId(id));
  // While the sheet closes the repeat may already be deleted.
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  const gone = found === undefined;
  useEffect(() => {
    if (!open || !gone) return;
    // A person who stops the repeat in this sheet closes the sheet first.
    onClose();
    if (last !== undefined) showToast(`${repeatName(last)} doesn’t repeat any more`);
  });
  if (last === undefined || days === null) return null;
  return (
    <BottomSheet
      open={open && !gone}
      title={repeatName(last)}
      onClose={onClose}
      className="max-w-[480px]"
      footer={
        <Button
          look="danger"
          className="w-full"
          onClick={() => {
            onClose();
            void deleteRepeat(store, last);
          }}
        >
          <Trash2 aria-hidden="true" className="size-5" />
          Stop repeating
        </Button>
      }
    >
      <RepeatForm repeat={last} days={days} onClose={onClose} />
    </BottomSheet>
  );
}

function RepeatForm({
  repeat,
  days,
  onClose,
}: {
  repeat: RepeatView;
  days: RepeatDays;
  onClose: () => void;
}) {
  const { store } = useList();
  const next = days.of(repeat);
  const pause = days.pauseOf(repeat);
  const name = repeatName(repeat);
  const moveTo = (date: string) => {
    onClose();
    const comes = days.afterPauses(date, repeat);
    const title = `${name} comes ${days.on(comes)}`;
    void putOff(store, repeat, date, comes === date ? [title] : [title, "It is paused until then."]);
  };
  const after = days.afterSkip(repeat);
  const skip = () => {
    onClose();
    void putOff(store, repeat, after, [`${name} is left out this time`, `It comes ${days.on(after)}.`]);
  };
  const setPause = (until: string | null) => {
    onClose();
    void pauseRepeat(store, repeat, until, days.label);
  };
  return (
    <div className="flex flex-col gap-5">
      <p>
        Next: <b className="font-bold text-accent">{days.label(next)}</b>
        {pause !== null && ` (paused until ${days.label(pause)})`}
        {pause === null && days.allPausedUntil !== null && " (all repeats are paused)"}
      </p>
      <ChoiceField
        label="How often"
        value={String(repeat.recurrenceIntervalDays)}
        onChange={(value) => void changeInterval(store, repeat, Number(value))}
      >
        <IntervalOptions current={repeat.recurrenceIntervalDays} />
      </ChoiceField>
      <section aria-labelledby="this-time" className="flex flex-col gap-2">
        <h3 id="this-time" className="px-1 text-sm font-semibold text-ink-2">
          Only this time
        </h3>
        <div className="grid grid-cols-1 gap-2 min-[340px]:grid-cols-2">
          <Button
            look="plain"
            className="min-[340px]:col-span-2"
            disabled={after > days.latest}
            onClick={skip}
          >
            Skip this time
          </Button>
          {laterBy.map(({ number, label }) => (
            <Button
              key={number}
              look="plain"
              disabled={addDays(next, number) > days.latest}
              onClick={() => moveTo(addDays(next, number))}
            >
              {label}
            </Button>
          ))}
        </div>
        <DayForm label="Another day" action="Move" days={days} onDay={moveTo} />
        {typeof repeat.putOffUntil === "string" && (
          <Button
            look="quiet"
            className="self-start"
            onClick={() => {
              onClose();
              void putOff(store, repeat, null, [`${name} comes by its interval again`]);
            }}
          >
            Not on another day
          </Button>
        )}
      </section>
      {pause === null ? (
        <DayForm label="Pause until" action="Pause" days={days} onDay={setPause} />
      ) : (
        <div className="flex items-center gap-3">
          <p className="min-w-0 flex-1">Paused until {days.label(pause)}</p>
          <Button look="soft" onClick={() => setPause(null)}>
            Resume
          </Button>
        </div>
      )}
    </div>
  );
}
