import { Check, Plus } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { categoryLook } from "../category-look.ts";
import { CardList } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { moveFocusFrom } from "../ui/focus-after-row.ts";
import { Glyph } from "../ui/glyph.tsx";
import type { KnownName } from "./known-names.ts";
import { useList } from "../list/list-provider.tsx";
import { isDue, suggestionLine } from "./suggest.ts";

/** Milliseconds for which a chosen suggestion shows that it was chosen, before its item is made. */
const selectingTime = 650;

type Waiting = { timer: ReturnType<typeof setTimeout>; commit: () => void };

export function SuggestionList({
  suggestions,
  open,
  blocked,
  text,
  now,
  onSelect,
  onChoose,
}: {
  suggestions: readonly KnownName[];
  /** Keys of the names that are open on the list. */
  open: ReadonlySet<string>;
  blocked: boolean;
  text: string;
  /** Unix milliseconds. */
  now: number;
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
        className="mx-1.5 mt-3 mb-2 text-[15px] font-semibold text-ink-2 outline-none"
      >
        Suggestions
      </h2>
      {suggestions.length === 0 ? (
        <p className="mx-1.5 py-2 text-ink-2">
          {text.trim() === ""
            ? "Nothing to suggest yet. Type what you need."
            : "Nothing like it yet. Press Enter to add it."}
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
                due={!isOpen && isDue(name, now)}
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

function SuggestionRow({
  name,
  category,
  line,
  due,
  state,
  blocked,
  onSelect,
}: {
  name: string;
  category: string | null;
  line: string;
  due: boolean;
  state: "offered" | "selecting" | "onList";
  blocked: boolean;
  onSelect: (row: HTMLElement) => void;
}) {
  const content = (
    <>
      <Glyph {...categoryLook(category)} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block">
          {name}
        </span>
        {line !== "" && <span className="block text-sm text-ink-2">{line}</span>}
      </span>
      {due && <span className="shrink-0 text-sm font-medium text-ink-2">due</span>}
      {state === "offered" ? (
        <Plus aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      ) : (
        <span className="grid size-6 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
          <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
        </span>
      )}
    </>
  );
  const shape = "flex min-h-15 w-full items-center gap-3.5 px-4 py-2 text-start";
  return (
    <li
      className={classNames(
        "grid",
        state === "selecting"
          ? "grid-rows-[0fr] bg-accent-soft opacity-0 transition-[grid-template-rows,opacity] delay-[400ms] duration-[250ms]"
          : "grid-rows-[1fr]",
      )}
    >
      <div className="min-h-0 overflow-hidden">
        {state === "onList" ? (
          <div className={shape}>{content}</div>
        ) : (
          <button
            type="button"
            aria-disabled={blocked || state === "selecting"}
            onClick={(event) => {
              if (!blocked && state === "offered") onSelect(event.currentTarget.closest("li")!);
            }}
            className={classNames(
              shape,
              "outline-offset-[-3px] active:bg-line/40",
              blocked && "cursor-not-allowed opacity-55",
            )}
          >
            {content}
          </button>
        )}
      </div>
    </li>
  );
}

/** The suggestions that show that they were chosen. Leaving the screen doesn't lose them: their items are made at once. */
function useSelecting(onChoose: (name: KnownName, typed: string) => void) {
  const [selecting, setSelecting] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, Waiting>());
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });

  useEffect(() => {
    const all = waiting.current;
    const commitAll = () => {
      for (const { commit } of all.values()) commit();
    };
    const onHide = () => {
      if (document.visibilityState === "hidden") commitAll();
    };
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("pagehide", commitAll);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", commitAll);
      commitAll();
    };
  }, []);

  const select = (name: KnownName, typed: string, row: HTMLElement) => {
    if (waiting.current.has(name.key)) return;
    const commit = () => {
      clearTimeout(waiting.current.get(name.key)?.timer);
      waiting.current.delete(name.key);
      moveFocusFrom(row, document.getElementById("suggestions-title"));
      setSelecting(new Set(waiting.current.keys()));
      latest.current(name, typed);
    };
    waiting.current.set(name.key, { timer: setTimeout(commit, selectingTime), commit });
    setSelecting(new Set(waiting.current.keys()));
  };
  return { selecting, select };
}
