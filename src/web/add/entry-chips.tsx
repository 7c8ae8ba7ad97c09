import { RotateCw, StickyNote, Store } from "lucide-react";
import type { EntryChip, EntryPart, ParsedEntry } from "../../typed-text/parse-entry.ts";
import { everyInterval } from "../../contract/repeat/interval-label.ts";
import { RemovableChip } from "../ui/chip.tsx";

/** What was parsed besides the name; the x of a chip leaves its words in the name. */
export function EntryChips({ entry, onRemove }: { entry: ParsedEntry; onRemove: (part: EntryPart) => void }) {
  return (
    <ul
      aria-label="Understood"
      className="flex shrink-0 gap-2 [@media(pointer:fine)_and_(height>=600px)]:contents"
    >
      {entry.chips.map((chip) => (
        <li key={chip.part}>
          <RemovableChip
            removeLabel={`Leave “${wordsOf(chip, entry) || textOf(chip.part, entry)}” in the name`}
            onRemove={() => onRemove(chip.part)}
          >
            <ChipText chip={chip} entry={entry} />
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}

function ChipText({ chip: { part }, entry }: { chip: EntryChip; entry: ParsedEntry }) {
  const Icon = icons[part];
  return (
    <span className="flex max-w-48 items-center gap-1.5">
      {Icon !== null && <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-2" />}
      <span className="truncate">{textOf(part, entry)}</span>
    </span>
  );
}

const icons = { quantity: null, store: Store, repeat: RotateCw, note: StickyNote };

function textOf(part: EntryPart, entry: ParsedEntry): string {
  switch (part) {
    case "quantity":
      return [entry.parsedQuantity, entry.parsedSize].filter(Boolean).join(" ");
    case "store":
      return entry.storeName ?? "";
    case "repeat":
      return entry.intervalDays === null ? "" : everyInterval(entry.intervalDays).replace("e", "E");
    case "note":
      return entry.note ?? "";
  }
}

/** The words of a chip as they were typed. */
function wordsOf({ spans }: EntryChip, { text }: ParsedEntry): string {
  return spans.map(({ start, end }) => text.slice(start, end)).join(" … ");
}
