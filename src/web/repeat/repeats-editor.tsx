import { ChevronDown, Ellipsis } from "lucide-react";
import type { Id } from "../../contract/ids.ts";
import { intervalLabel } from "../../contract/repeat/interval-label.ts";
import { repeatName } from "../../contract/repeat/rules.ts";
import { useList } from "../list/list-provider.tsx";
import type { RepeatDays } from "../list/use-repeat-days.ts";
import type { RepeatView } from "../offline/list-view.ts";
import { IconButton } from "../ui/button.tsx";
import { CardList } from "../ui/card.tsx";
import { IntervalOptions } from "./interval-options.tsx";
import { changeInterval } from "./repeat-changes.ts";
import { sortByName } from "./repeat-groups.ts";

/** The Repeat tab's edit mode: each repeat with its interval, and a way to all else about it. */
export function RepeatsEditor({
  repeats,
  days,
  onOpen,
}: {
  repeats: readonly RepeatView[];
  days: RepeatDays;
  onOpen: (id: Id) => void;
}) {
  const { store } = useList();
  return (
    <CardList aria-label="Your repeats">
      {sortByName(repeats).map((repeat) => {
        const name = repeatName(repeat);
        const interval = repeat.recurrenceIntervalDays;
        return (
          <li key={repeat.id} className="flex min-h-15 items-center gap-2 py-1.5 ps-4 pe-1.5">
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block font-[550] wrap-break-word">
                {name}
              </span>
              <span className="block text-sm text-ink-2">{days.label(days.of(repeat))}</span>
            </span>
            <span className="relative flex min-h-11 shrink-0 items-center gap-1 rounded-xl border border-line px-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
              <span aria-hidden="true" className="text-[0.9375rem] font-[550]">
                {intervalLabel(interval)}
              </span>
              <ChevronDown aria-hidden="true" className="size-4 text-ink-2" />
              <select
                aria-label={`How often ${name} repeats`}
                value={interval}
                onChange={({ target }) => void changeInterval(store, repeat, Number(target.value))}
                className="absolute inset-0 size-full appearance-none opacity-0"
              >
                <IntervalOptions current={interval} />
              </select>
            </span>
            <IconButton label={`More about ${name}`} onClick={() => onOpen(repeat.id)}>
              <Ellipsis aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        );
      })}
    </CardList>
  );
}
