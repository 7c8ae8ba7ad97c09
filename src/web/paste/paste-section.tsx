import { useList } from "../list/list-provider.tsx";
import { CardList } from "../ui/card.tsx";
import type { ReviewLine } from "../add/review-line.ts";
import { PasteRow } from "./paste-row.tsx";
import type { PastedEntry } from "../typed/paste-lines.ts";
import type { DaysOf } from "./use-days-of.ts";
import type { ReviewRow } from "./use-review-rows.ts";

/** A section of the lines of a pasted list or a recipe; it renders nothing without lines. */
export function PasteSection({
  title,
  isMain,
  lines,
  daysOf,
  isTicked,
  stays,
  onToggle,
  rowOf,
  onKeep,
}: {
  title: string;
  /** The main section needs no heading: it is what the sheet is about. */
  isMain: boolean;
  lines: readonly ReviewLine[];
  daysOf: DaysOf;
  isTicked: (line: ReviewLine) => boolean;
  /** Whether the item of a line is on the list already and would not change. */
  stays?: (line: ReviewLine) => boolean;
  onToggle: (entry: PastedEntry) => void;
  /** What else its row has, where words that were left out can be kept. */
  rowOf?: (entry: PastedEntry) => ReviewRow | undefined;
  /** Undefined when nothing can be kept any more. */
  onKeep?: ((entry: PastedEntry) => void) | undefined;
}) {
  const { categories, stores } = useList().view;
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      {!isMain && <h3 className="mx-1.5 mt-4 mb-2 text-[0.9375rem] font-semibold text-ink-2">{title}</h3>}
      <CardList>
        {lines.map((line) => {
          const { entry, plan } = line;
          const row = rowOf?.(entry);
          return (
            <PasteRow
              key={row?.key ?? `${entry.name} ${entry.storeId}`}
              line={line}
              category={categories.find(({ id }) => id === plan.options.optimistic.categoryId)?.name ?? null}
              days={stays?.(line) ? null : daysOf(entry)}
              store={stores.find(({ id }) => id === entry.storeId)?.name ?? null}
              ticked={isTicked(line)}
              stays={stays?.(line) ?? false}
              onToggle={onToggle}
              leftOut={row?.leftOut ?? ""}
              isKept={row?.isKept ?? false}
              onKeep={onKeep}
            />
          );
        })}
      </CardList>
    </section>
  );
}
