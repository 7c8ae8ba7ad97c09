import { Autocomplete } from "@base-ui/react/autocomplete";
import { Plus } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, useState, type ComponentProps } from "react";
import { categoryNameLength } from "../../contract/categories/limits.ts";
import type { Category } from "../../contract/categories/schema.ts";
import { IconButton } from "../ui/button.tsx";
import { isComposing } from "../ui/is-composing.ts";
import {
  bestCategory,
  categoryDisplayName,
  hasName,
  jinxSentence,
  meansTaken,
  suggestCategories,
} from "./category-names.ts";

/** How long the suggestions stay after the field is left. */
const hideDelayMs = 200;

/** Stands among the suggestions for a category of the typed name. */
const makeNew = "\n";

const saidInList = "px-4 py-3 text-sm wrap-anywhere text-ink-2";

export type CategoryInputProps = {
  categories: readonly Category[];
  /** Names that are chosen already. */
  taken: readonly string[];
  onAdd: (name: string) => void;
  /** The element that had the focus when the field was asked for. */
  openedFrom: Element | null;
  /** Called when the field is left empty or with Escape; the caller then moves the focus. */
  onClose: (refocus: boolean) => void;
};

/** A field for a category's name, with suggestions; a name that nothing fits makes a new category. */
export function CategoryInput({ categories, taken, onAdd, openedFrom, onClose }: CategoryInputProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const highlighted = useRef<string>(undefined);
  const [text, setText] = useState("");
  const [wanted, setWanted] = useState(true);
  const suggestions = suggestCategories(categories, taken, text);
  const typed = text.trim();
  const jinx = typed !== "" && meansTaken(categories, taken, typed);
  // A name that isn't there yet can be made, whatever is suggested or taken; otherwise the sentence says how.
  const isNew = typed !== "" && !hasName([...taken, ...suggestions], typed);
  const best = typed === "" ? undefined : bestCategory(categories, taken, typed);
  // What Enter takes leads.
  const isNewBest = isNew && !jinx && best === undefined;
  const rows = rowsOf();
  const open = wanted && (rows.length > 0 || !jinx);
  const [from] = useState(openedFrom);
  useLayoutEffect(() => {
    // When this code comes late, the person may be in another field by now.
    if ([document.body, from].includes(document.activeElement)) input.current?.focus();
  }, [from]);
  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!open) return undefined;
    // The suggestions fit the screen. The room that is kept free for toasts would scroll the page under them, and the
    // field out of sight, when the last one is highlighted.
    const { style } = document.documentElement;
    style.scrollPaddingBottom = "0";
    return () => {
      style.scrollPaddingBottom = "";
    };
  }, [open]);

  function rowsOf(): readonly string[] {
    if (!isNew || (suggestions.length === 0 && !jinx)) return suggestions;
    return isNewBest ? [makeNew, ...suggestions] : [...suggestions, makeNew];
  }

  function add(name: string): void {
    if (name.trim() === "" || hasName(taken, name)) return;
    onAdd(categoryDisplayName(name, categories));
    setText("");
    setWanted(false); // The list would cover the next control; typing or a press opens it again.
    input.current?.focus();
  }

  /** Enter and the plus take the best category for what is typed, else a new one, and nothing when that is taken. */
  function addBest(): void {
    if (!jinx) add(best ?? text);
  }

  function leave(): void {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => {
      setWanted(false);
      if (typed === "") onClose(false);
    }, hideDelayMs);
  }

  const onKeyDown: ComponentProps<typeof Autocomplete.Input>["onKeyDown"] = (event) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      event.preventBaseUIHandler();
      onClose(true);
    } else if (event.key === "Enter" && highlighted.current === undefined) {
      event.preventDefault(); // otherwise Enter would submit the form around the field
      event.preventBaseUIHandler();
      addBest();
    }
  };

  return (
    <Autocomplete.Root
      mode="none"
      items={rows}
      value={text}
      onValueChange={(value) => {
        setText(value);
        setWanted(true);
      }}
      open={open}
      openOnInputClick
      onOpenChange={(next, { reason }) => {
        if (reason === "outside-press") leave();
        else setWanted(next);
      }}
      onItemHighlighted={(name) => {
        highlighted.current = name;
      }}
    >
      <div ref={box} className="relative w-full">
        <Autocomplete.InputGroup className="flex min-h-14 items-center rounded-field border-2 border-accent bg-surface pr-1 pl-4">
          <Autocomplete.Input
            ref={input}
            aria-label="Add category"
            aria-autocomplete="list"
            aria-describedby={jinx ? `${id}-jinx` : undefined}
            placeholder="Add category"
            dir="auto"
            autoCapitalize="words"
            enterKeyHint="done"
            maxLength={categoryNameLength}
            onKeyDown={onKeyDown}
            onFocus={() => clearTimeout(leaving.current)}
            onBlur={leave}
            className="min-h-11 min-w-0 flex-1 bg-transparent text-lg outline-none"
          />
          <IconButton
            label="Add this category"
            disabled={typed === "" || jinx}
            onMouseDown={(event) => event.preventDefault()}
            onClick={addBest}
            className="text-accent"
          >
            <Plus aria-hidden="true" className="size-5" />
          </IconButton>
        </Autocomplete.InputGroup>
        {open && (
          // The list stands beside the field, not at the page's end, so that screen readers read it next.
          <Autocomplete.Portal container={box}>
            <Autocomplete.Positioner
              anchor={box}
              sideOffset={6}
              collisionPadding={8}
              className="z-20 w-(--anchor-width)"
            >
              <div className="max-h-[min(400px,var(--available-height))] overflow-y-auto overscroll-contain rounded-card border border-line-strong bg-surface shadow-float">
                <Autocomplete.Status>
                  {isNewBest && suggestions.length > 0 && (
                    <p dir="auto" className={saidInList}>
                      {`Press Enter to add "${typed}".`}
                    </p>
                  )}
                </Autocomplete.Status>
                <Autocomplete.List aria-label="Categories">
                  {(name: string) => (
                    <Autocomplete.Item
                      key={name}
                      value={name}
                      dir="auto"
                      onClick={() => add(name === makeNew ? typed : name)}
                      className="flex min-h-11 cursor-default items-center px-4 select-none data-highlighted:bg-accent-soft data-highlighted:text-accent"
                    >
                      {name === makeNew ? `Make a new category "${categoryDisplayName(typed, [])}"` : name}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
                <Autocomplete.Empty>
                  <p dir="auto" className={saidInList}>
                    {typed === ""
                      ? "Every category is here already."
                      : `No matching categories found. Press Enter to add "${typed}".`}
                  </p>
                </Autocomplete.Empty>
              </div>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        )}
        {jinx && (
          <p id={`${id}-jinx`} role="alert" className="px-1 pt-1.5 text-sm text-danger">
            {jinxSentence}
          </p>
        )}
      </div>
    </Autocomplete.Root>
  );
}
