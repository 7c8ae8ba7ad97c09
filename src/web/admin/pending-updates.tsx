import { useState } from "react";
import type { InsightsSummary } from "../../contract/admin/schema.ts";
import { categoryTitle } from "../../contract/categories/rules.ts";
import { ConfidenceBadge } from "./confidence-badge.tsx";
import { countText } from "../ui/count-of.ts";

/** Updates shown before the person asks for the rest. */
const shownFirst = 5;

/** The categories that applying adds; the server names the most certain of `total`. */
export function PendingUpdates({
  updates,
  total,
}: {
  updates: InsightsSummary["pendingUpdates"];
  total: number;
}) {
  const [isOpen, setOpen] = useState(false);
  const unnamed = total - updates.length;
  return (
    <div className="-mx-5 flex-1 border-t border-line px-5">
      <ul aria-label="Pending updates" className="divide-y divide-line">
        {updates.slice(0, isOpen ? updates.length : shownFirst).map((update) => (
          <li
            key={`${update.storeName}\n${update.categoryName}`}
            className="flex min-h-[57px] items-center gap-3 py-1.5"
          >
            <div className="min-w-0 flex-1">
              <p dir="auto" className="font-[550]">
                {categoryTitle(update.categoryName)}
              </p>
              <p dir="auto" className="text-sm text-ink-2">
                {update.storeName}
              </p>
            </div>
            <ConfidenceBadge score={update.confidenceScore} />
          </li>
        ))}
      </ul>
      {updates.length > shownFirst && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-mx-2 min-h-11 rounded-xl px-2 text-sm font-semibold text-accent"
        >
          {isOpen ? "Show fewer" : `Show all ${countText(updates.length)}`}
        </button>
      )}
      {isOpen && unnamed > 0 && (
        <p className="pb-2 text-sm text-ink-2">and {countText(unnamed)} that are less certain</p>
      )}
    </div>
  );
}
