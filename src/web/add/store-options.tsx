import { useEffect, useId, useState, type RefObject } from "react";
import { Link } from "wouter";
import type { StoreView } from "../offline/list-view.ts";
import { storeLook } from "../store-look.ts";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { Glyph } from "../ui/glyph.tsx";
import { withStore, type StoreQuery } from "../typed/store-query.ts";

// Half a row at the end shows that there are more. On its side a phone has the height for one row that scrolls sideways.
const listInBar =
  "mb-2 max-h-[min(18rem,40dvh)] overflow-y-auto overscroll-contain low:landscape:fading-ends low:landscape:mb-1.5 low:landscape:flex low:landscape:gap-2 low:landscape:divide-y-0 low:landscape:overflow-x-auto low:landscape:overflow-y-hidden low:landscape:rounded-none low:landscape:border-0 low:landscape:bg-transparent low:landscape:[scrollbar-width:none]";
const rowInBar =
  "min-h-13 py-1.5 low:landscape:min-h-11 low:landscape:border low:landscape:border-line low:landscape:py-0 low:landscape:whitespace-nowrap low:landscape:[&>[aria-hidden]]:hidden";

/**
 * The list's stores beside the field while one is typed behind "@". The field keeps the focus: arrow keys move through the
 * stores, Enter chooses the marked one, Escape closes them.
 */
export function StoreOptions({
  field,
  text,
  query,
  inBar = false,
  onText,
  onClose,
}: {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  query: StoreQuery<StoreView>;
  /** Whether they stand above a field at the screen's bottom, and leave the screen most of its height. */
  inBar?: boolean;
  /** A store was chosen. */
  onText: (text: string) => void;
  onClose: () => void;
}) {
  const { stores } = query;
  const id = useId();
  const [marked, setMarked] = useState<string | null>(null);
  const at = stores.findIndex((store) => store.id === marked);
  const optionId = (index: number) => `${id}-${index}`;
  const choose = (store: StoreView) => onText(withStore(text, query, store.name));

  useEffect(() => {
    const input = field.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === "ArrowDown") setMarked(stores[(at + 1) % stores.length]?.id ?? null);
      else if (event.key === "ArrowUp") setMarked(stores.at(at < 1 ? -1 : at - 1)?.id ?? null);
      else if (event.key === "Escape") onClose();
      else if (event.key === "Enter" && at >= 0) choose(stores[at]!);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    input?.addEventListener("keydown", onKeyDown);
    return () => input?.removeEventListener("keydown", onKeyDown);
  });

  const isEmpty = stores.length === 0;
  const current = at < 0 ? null : optionId(at);
  useEffect(() => {
    const input = field.current;
    if (input === null || isEmpty) return;
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-haspopup", "listbox");
    input.setAttribute("aria-controls", id);
    return () => {
      input.removeAttribute("aria-autocomplete");
      input.removeAttribute("aria-haspopup");
      input.removeAttribute("aria-controls");
    };
  }, [field, id, isEmpty]);
  useEffect(() => {
    // Where the bar ends a low page, stores that show after the last key move the field out of sight.
    if (inBar && !isEmpty) field.current?.scrollIntoView({ block: "nearest" });
  }, [field, inBar, isEmpty]);
  useEffect(() => {
    const input = field.current;
    if (input === null || current === null) return;
    input.setAttribute("aria-activedescendant", current);
    const option = document.getElementById(current);
    if (inBar) showInList(option);
    else option?.scrollIntoView({ block: "nearest" });
    return () => input.removeAttribute("aria-activedescendant");
  }, [field, current, inBar]);

  return (
    <section aria-labelledby={`${id}-title`}>
      <h2
        id={`${id}-title`}
        className={inBar ? "sr-only" : "mx-1.5 mt-3 mb-2 text-[0.9375rem] font-semibold text-ink-2"}
      >
        Stores
      </h2>
      {isEmpty ? (
        <p className="mx-1.5 flex flex-wrap items-center gap-x-2 text-ink-2">
          You have no stores yet.
          <Link
            href="/?tab=stores"
            className="inline-flex min-h-11 items-center rounded-lg font-semibold text-accent underline"
          >
            Add a store
          </Link>
        </p>
      ) : (
        <Card role="listbox" id={id} aria-labelledby={`${id}-title`} className={inBar ? listInBar : "mb-3.5"}>
          {stores.map((store, index) => (
            <button
              key={store.id}
              id={optionId(index)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // Keeps the field's focus, and with it the keyboard of a phone.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(store)}
              className={classNames(
                "block w-full text-start",
                inBar && "low:landscape:w-auto low:landscape:shrink-0 low:landscape:rounded-card",
              )}
            >
              {/* As round as the card, which would cut off the corners of the outline. */}
              <span
                className={classNames(
                  "flex items-center gap-3.5 rounded-card px-4 active:bg-line/40",
                  inBar ? rowInBar : "min-h-15 py-2",
                  index === at
                    ? "bg-accent-soft outline-2 outline-offset-[-3px] outline-accent"
                    : inBar && "low:landscape:bg-surface",
                )}
              >
                <Glyph {...storeLook(store)} />
                <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                  {store.name}
                </span>
              </span>
            </button>
          ))}
        </Card>
      )}
    </section>
  );
}

/** Scrolls the list alone: the page's rows stay where they are. */
function showInList(option: HTMLElement | null): void {
  const list = option?.parentElement;
  if (!option || !list) return;
  const inside = option.getBoundingClientRect();
  const outside = list.getBoundingClientRect();
  list.scrollBy({
    top: excess(inside.top, inside.bottom, outside.top, outside.bottom),
    left: excess(inside.left, inside.right, outside.left, outside.right),
  });
}

/** Pixels by which a part sticks out of the whole, negative at its start. */
function excess(start: number, end: number, wholeStart: number, wholeEnd: number): number {
  return Math.min(0, start - wholeStart) + Math.max(0, end - wholeEnd);
}
