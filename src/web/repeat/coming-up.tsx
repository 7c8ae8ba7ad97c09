import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { Id } from "../../contract/ids.ts";
import { repeatName } from "../../contract/repeat/rules.ts";
import type { RepeatDays } from "../list/use-repeat-days.ts";
import type { RepeatView } from "../offline/list-view.ts";
import { CardList } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { CountBadge } from "../ui/count-badge.tsx";
import { wordFor } from "../ui/count-of.ts";
import { everyInterval } from "../../contract/repeat/interval-label.ts";
import { groupByDate } from "./repeat-groups.ts";

/** What comes when: a row for each date, which opens to its repeats. */
export function ComingUp({
  repeats,
  days,
  onOpen,
}: {
  repeats: readonly RepeatView[];
  days: RepeatDays;
  onOpen: (id: Id) => void;
}) {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <CardList>
      {groupByDate(repeats, days.of).map(({ date, items }) => (
        <li key={date}>
          <button
            type="button"
            data-prints
            aria-expanded={opened === date}
            onClick={() => setOpened(opened === date ? null : date)}
            className="flex min-h-15 w-full items-center gap-3.5 px-4 py-2.5 text-start -outline-offset-3 active:bg-line/40"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-bold">
                {days.label(date)}
                <span className="sr-only">: </span>
              </span>
              <span
                dir="auto"
                className={classNames(
                  "text-[0.9375rem] text-ink-2",
                  opened === date ? "sr-only print:not-sr-only" : "line-clamp-2 print:line-clamp-none",
                )}
              >
                {items.map(repeatName).join(", ")}
              </span>
            </span>
            <CountBadge count={items.length} label={wordFor(items.length, "item", "items")} />
            <ChevronDown
              aria-hidden="true"
              className={classNames(
                "size-5 shrink-0 text-ink-2 transition-transform print:hidden",
                opened === date && "rotate-180",
              )}
            />
          </button>
          {opened === date && (
            <ul
              aria-label={days.label(date)}
              // On paper the names are in the row above.
              className="divide-y divide-line border-t border-line bg-paper/60 print:hidden"
            >
              {items.map((repeat) => (
                <li key={repeat.id}>
                  <button
                    type="button"
                    onClick={() => onOpen(repeat.id)}
                    className="flex min-h-12 w-full items-center gap-3.5 px-4 py-2 text-start -outline-offset-3 active:bg-line/40"
                  >
                    <span dir="auto" className="min-w-0 flex-1">
                      {repeatName(repeat)}
                    </span>
                    <span className="shrink-0 text-sm text-ink-2">
                      {noteOf(repeat, days) ?? everyInterval(repeat.recurrenceIntervalDays)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </CardList>
  );
}

function noteOf(repeat: RepeatView, days: RepeatDays): string | null {
  if (days.pauseOf(repeat) !== null) return "paused";
  return typeof repeat.putOffUntil === "string" ? "moved" : null;
}
