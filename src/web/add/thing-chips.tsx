import { Check, Link2, RotateCcw, Scissors } from "lucide-react";
import type { ReactNode } from "react";
import { itemTitle } from "../../contract/items/rules.ts";
import { everyInterval } from "../../contract/repeat/interval-label.ts";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import type { AddPlan } from "./add-plan.ts";
import type { ChipTap } from "../typed/chip-tap.ts";
import type { TypedThing } from "../typed/typed-text.ts";

type OnTap = (tap: ChipTap) => void;

/** A chip for each thing of a sentence; a tap joins it with its neighbour or splits it. */
export function ThingChips({
  things,
  plans,
  onTap,
}: {
  things: readonly TypedThing[];
  plans: readonly AddPlan[];
  onTap: OnTap;
}) {
  return (
    <ul
      aria-label={`${things.length} things`}
      className="flex shrink-0 gap-2 [@media(pointer:fine)_and_(height>=600px)]:contents"
    >
      {things.map((thing, index) => {
        const title = titleOf(thing, plans[index]);
        const plan = plans[index];
        const isOnList = plan !== undefined && plan.kind === "onList";
        return (
          <li key={`${things.indexOf(thing)} ${thing.entry.text}`} className="flex">
            <ThingChip label={tapLabel(thing.tap, title)} tap={thing.tap} onTap={onTap} isOnList={isOnList}>
              {title}
            </ThingChip>
          </li>
        );
      })}
    </ul>
  );
}

/** "2 Bread – Costco, organic" */
function titleOf({ entry }: TypedThing, plan: AddPlan | undefined): string {
  const name = plan === undefined || plan.kind === "nothing" ? entry.name : plan.options.optimistic.name;
  const repeat = entry.intervalDays === null ? null : everyInterval(entry.intervalDays);
  const more = [entry.storeName, entry.note, repeat].filter(Boolean).join(", ");
  const title = itemTitle({ ...entry, name });
  return more === "" ? title : `${title} – ${more}`;
}

export function tapLabel(tap: ChipTap | null, title: string): string {
  if (tap === null) return title;
  if (tap.kind === "split" || tap.kind === "unjoin") return `${title}: make “${tap.words}” several items`;
  return `${title}: make “${tap.words}” one item`;
}

export function ThingChip({
  label,
  tap,
  onTap,
  isOnList = false,
  children,
}: {
  label: string;
  tap: ChipTap | null;
  onTap: OnTap;
  isOnList?: boolean;
  children: ReactNode;
}) {
  const Icon = tap?.kind === "split" || tap?.kind === "unjoin" ? Scissors : Link2;
  return (
    <Chip
      aria-label={label}
      title={label}
      aria-disabled={tap === null}
      // Keeps the field's focus, and with it the keyboard of a phone.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        if (tap !== null) onTap(tap);
      }}
      className="max-w-64 shrink-0"
    >
      {isOnList && <Check aria-label="Already on the list" className="size-4 shrink-0 text-accent" />}
      <span dir="auto" className="truncate">
        {children}
      </span>
      {tap !== null && <Icon aria-hidden="true" className="size-3.5 shrink-0 text-ink-2" />}
    </Chip>
  );
}

/** Names in a row are one item unless the person says that they are several. */
export function SplitOffer({ thing: { tap, possibleThings }, onTap }: { thing: TypedThing; onTap: OnTap }) {
  return (
    <Button
      look="soft"
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        if (tap !== null) onTap(tap);
      }}
      className="shrink-0 px-3.5 text-sm"
    >
      <Scissors aria-hidden="true" className="size-4" />
      Make it {possibleThings} items
    </Button>
  );
}

/** The words that were left out of the names; a tap puts them back. */
export function LeftOutChip({ words, onKeep }: { words: string; onKeep: () => void }) {
  return (
    <Chip
      aria-label={`Keep “${words}” in the name`}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onKeep}
      className="max-w-48 shrink-0 border-dashed text-ink-2"
    >
      <span dir="auto" className="truncate line-through">
        {words}
      </span>
      <RotateCcw aria-hidden="true" className="size-3.5 shrink-0" />
    </Chip>
  );
}
