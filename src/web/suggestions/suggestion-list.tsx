import { useMemo } from "react";
import { useList } from "../list/list-provider.tsx";
import { CardList } from "../ui/card.tsx";
import type { KnownName } from "../typed/known-names.ts";
import { isDue, suggestionLine } from "./suggest.ts";
import { SuggestionRow } from "./suggestion-row.tsx";
import { useSelecting } from "./use-selecting.ts";

export function SuggestionList({
  suggestions,
  onList,
  open,
  blocked,
  text,
  isRead,
  now,
  lacking,
  onSelect,
  onChoose,
}: {
  suggestions: readonly KnownName[];
  /** Keys of the names that are open on the list or in the basket. */
  onList: ReadonlySet<string>;
  /** Keys of the names that are open on the list. */
  open: ReadonlySet<string>;
  blocked: boolean;
  text: string;
  /** Whether the text is parsed: before that nothing is known of its name. */
  isRead: boolean;
  /** Unix milliseconds. */
  now: number;
  /** The names that Restock knows couldn't be loaded yet. */
  lacking: boolean;
  /** Pressed; the animation begins. */
  onSelect: (name: KnownName, typed: string) => void;
  /** The animation is over; `typed` is what stood in the field at the click. */
  onChoose: (name: KnownName, typed: string) => void;
}) {
  const { categories } = useList().view;
  const categoryNames = useMemo(() => new Map(categories.map(({ id, name }) => [id, name])), [categories]);
  const { selecting, select } = useSelecting(onChoose);
  return (
    <section aria-labelledby="suggestions-title">
      <h2
        id="suggestions-title"
        tabIndex={-1}
        className="mx-1.5 mt-3 mb-2 text-[0.9375rem] font-semibold text-ink-2 outline-none"
      >
        Suggestions
      </h2>
      {suggestions.length === 0 ? (
        <p className="mx-1.5 py-2 text-ink-2">
          {lacking
            ? "Suggestions couldn't be loaded yet. "
            : isRead && `Nothing ${text.trim() === "" ? "to suggest" : "like it"} yet. `}
          {text.trim() === "" ? "Type what you need." : "Press Enter to add it."}
        </p>
      ) : (
        <CardList className="mb-3.5">
          {suggestions.map((name) => {
            const category = categoryNames.get(name.categoryId ?? "") ?? null;
            const isOpen = open.has(name.key);
            return (
              <SuggestionRow
                key={name.key}
                name={name.name}
                category={category}
                line={suggestionLine(name, { category, isOpen, now })}
                due={!onList.has(name.key) && isDue(name, now)}
                state={selecting.has(name.key) ? "selecting" : isOpen ? "onList" : "offered"}
                blocked={blocked}
                onSelect={(row) => {
                  onSelect(name, text);
                  select(name, text, row);
                }}
              />
            );
          })}
        </CardList>
      )}
    </section>
  );
}
