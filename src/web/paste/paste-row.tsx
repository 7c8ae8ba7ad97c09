import { RotateCcw, X } from "lucide-react";
import { memo } from "react";
import { amountText } from "../../contract/items/amount.ts";
import { longestName } from "../../contract/items/limits.ts";
import { everyInterval } from "../../contract/repeat/interval-label.ts";
import { categoryLook } from "../category-look.ts";
import { IconButton } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Glyph } from "../ui/glyph.tsx";
import type { PastedEntry } from "../typed/paste-lines.ts";
import { repeatsNeedPremium } from "../add/add-typed.ts";
import type { ReviewLine } from "../add/review-line.ts";
import { canAdd } from "./can-add.ts";
import { nameIsTooLong } from "../typed/longest-text.ts";

function onListText({ atOnce }: ReviewLine["plan"], stays: boolean): string {
  return atOnce.hidden === undefined || stays ? "Already on the list" : "Hidden, shows again";
}

/** Memoised by its line: two hundred rows are on the screen while the lines are added one by one. */
export const PasteRow = memo(function PasteRow({
  line: { entry, plan },
  days,
  category,
  store,
  ticked,
  stays,
  onToggle,
  leftOut,
  isKept,
  onKeep,
}: {
  line: ReviewLine;
  /** The days between the repeats that adding it makes; null when it doesn't repeat. */
  days: number | null;
  category: string | null;
  store: string | null;
  ticked: boolean;
  /** Whether its item is on the list already and would not change. */
  stays: boolean;
  onToggle: (entry: PastedEntry) => void;
  /** The words that were left out of the name; empty when there are none. */
  leftOut: string;
  /** Whether the name has these words nevertheless. */
  isKept: boolean;
  onKeep: ((entry: PastedEntry) => void) | undefined;
}) {
  const details = [
    store,
    days !== null && everyInterval(days),
    entry.staysOnce && repeatsNeedPremium,
    entry.note,
  ];
  const Icon = isKept ? X : RotateCcw;
  const isTooLong = plan.input.name.length > longestName;
  const about = isTooLong
    ? [nameIsTooLong]
    : plan.item === null
      ? [category, ...details]
      : [
          stays || plan.sum === null
            ? onListText(plan, stays)
            : `Already on the list, becomes ${amountText(plan.sum)}`,
          ...details,
        ];
  return (
    <li className="flex items-center [contain-intrinsic-size:auto_60px] [content-visibility:auto]">
      <label
        className={classNames(
          "flex min-h-15 min-w-0 flex-1 items-center gap-3 py-2 ps-4 has-disabled:text-ink-2",
          leftOut === "" ? "pe-4" : "pe-1",
        )}
      >
        <input
          type="checkbox"
          checked={ticked}
          disabled={stays || !canAdd(plan, days)}
          onChange={() => onToggle(entry)}
          className="size-5 shrink-0 accent-accent"
        />
        <Glyph {...categoryLook(category)} />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block [overflow-wrap:anywhere]">
            {isTooLong ? `${plan.title.slice(0, longestName)}…` : plan.title}
          </span>
          <span dir="auto" className="block text-sm text-ink-2">
            {about.filter(Boolean).join(" · ")}
            {leftOut !== "" && !isKept && (
              <span aria-hidden="true">
                {about.some(Boolean) && " · "}
                <span className="inline-block max-w-full truncate align-bottom line-through">{leftOut}</span>
              </span>
            )}
          </span>
        </span>
      </label>
      {leftOut !== "" && (
        <IconButton
          label={isKept ? `Leave “${leftOut}” out of the name` : `Keep “${leftOut}” in the name`}
          onClick={() => onKeep?.(entry)}
          className="me-2"
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </IconButton>
      )}
    </li>
  );
});
