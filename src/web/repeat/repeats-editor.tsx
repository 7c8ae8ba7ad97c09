import { Ellipsis } from "lucide-react";
import type { Id } from "../../contract/ids.ts";
import { repeatName } from "../../contract/repeat/rules.ts";
import { useList } from "../list/list-provider.tsx";
import type { RepeatDays } from "../list/use-repeat-days.ts";
import type { RepeatView } from "../offline/list-view.ts";
import { IconButton } from "../ui/button.tsx";
import { CardList } from "../ui/card.tsx";
import { IntervalSelect } from "./interval-select.tsx";
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
        return (
          <li key={repeat.id} className="flex min-h-15 flex-wrap items-center gap-2 py-1.5 ps-4 pe-1.5">
            <span className="min-w-0 flex-[1_1_5rem]">
              <span dir="auto" className="block font-[550] wrap-break-word">
                {name}
              </span>
              <span className="block text-sm text-ink-2">{days.label(days.of(repeat))}</span>
            </span>
            <span className="ms-auto flex items-center gap-2">
              <IntervalSelect
                repeat={repeat}
                onChange={(interval) => void changeInterval(store, repeat, interval)}
              />
              <IconButton label={`More about ${name}`} onClick={() => onOpen(repeat.id)}>
                <Ellipsis aria-hidden="true" className="size-5" />
              </IconButton>
            </span>
          </li>
        );
      })}
    </CardList>
  );
}
