import type * as z from "zod/mini";
import { categoryTitle } from "../../contract/categories/rules.ts";
import type { learnedCategorySchema } from "../../contract/stores/schema.ts";
import { ConfidenceBadge } from "./confidence-badge.tsx";
import { countOf } from "../ui/count-of.ts";

type LearnedCategory = z.infer<typeof learnedCategorySchema>;

/** Categories of a store, each with its confidence and the evidence for it. */
export function LearnedCategoryList({
  label,
  categories,
}: {
  label: string;
  categories: readonly LearnedCategory[];
}) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {categories.map(({ categoryName, confidenceScore, userCount, usageFrequency, isUserGenerated }) => (
        <li key={categoryName} className="flex min-h-[57px] items-center gap-3 py-1.5">
          <div className="min-w-0 flex-1">
            <p dir="auto" className="font-[550]">
              {categoryTitle(categoryName)}
            </p>
            <p className="text-sm text-ink-2">
              {countOf(userCount, "person", "people")} · {countOf(usageFrequency, "use", "uses")}
              {!isUserGenerated && " · listed"}
            </p>
          </div>
          <ConfidenceBadge score={confidenceScore} />
        </li>
      ))}
    </ul>
  );
}
