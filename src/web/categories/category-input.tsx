import { Plus } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import type { Category } from "../../contract/categories/schema.ts";
import { IconButton } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { classNames } from "../ui/class-names.ts";
import { categoryDisplayName, hasName, suggestCategories } from "./category-names.ts";

/** Milliseconds for which suggestions stay after the field is left, so that a press on one still counts. */
const suggestionsStay = 200;

type CategoryInputProps = {
  categories: readonly Category[];
  /** Names that are chosen already. */
  taken: readonly string[];
  onAdd: (name: string) => void;
};

/** A chip 'Add category' that becomes a field with suggestions. */
export function AddCategory(props: CategoryInputProps) {
  const [open, setOpen] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  if (open) {
    return (
      <CategoryInput
        {...props}
        onClose={(refocus) => {
          setOpen(false);
          if (refocus) requestAnimationFrame(() => chip.current?.focus());
        }}
      />
    );
  }
  return (
    <Chip ref={chip} className="border-dashed border-line-strong text-accent" onClick={() => setOpen(true)}>
      <Plus aria-hidden="true" className="size-4" />
      Add category
    </Chip>
  );
}

function CategoryInput({
  categories,
  taken,
  onAdd,
  onClose,
}: CategoryInputProps & { onClose: (refocus: boolean) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [text, setText] = useState("");
  const [listOpen, setListOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const suggestions = suggestCategories(categories, taken, text);
  const typed = text.trim();
  const jinx = typed !== "" && hasName(taken, typed);
  useEffect(() => {
    input.current?.focus();
    return () => clearTimeout(leaving.current);
  }, []);

  function add(name: string): void {
    if (name.trim() === "" || hasName(taken, name)) return;
    onAdd(categoryDisplayName(name, categories));
    setText("");
    setActive(-1);
    setListOpen(false); // It would lie over what comes next; typing or a press opens it again.
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      onClose(true);
    } else if (event.key === "Enter") {
      event.preventDefault();
      add((listOpen ? suggestions[active] : undefined) ?? text);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setListOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      const places = suggestions.length + 1; // one of them is the field itself
      setActive(((active + 1 + step + places) % places) - 1);
    }
  }

  return (
    <div className="relative w-full">
      <div className="flex min-h-14 items-center rounded-field border-2 border-accent bg-surface pr-1 pl-4">
        <input
          ref={input}
          role="combobox"
          aria-label="Add category"
          aria-expanded={listOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={listOpen && active >= 0 ? `${id}-${active}` : undefined}
          aria-describedby={jinx ? `${id}-jinx` : undefined}
          placeholder="Add category"
          dir="auto"
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
          maxLength={60}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setListOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onClick={() => setListOpen(true)}
          onFocus={() => clearTimeout(leaving.current)}
          onBlur={() => {
            leaving.current = setTimeout(() => {
              setListOpen(false);
              if (typed === "") onClose(false);
            }, suggestionsStay);
          }}
          className="min-h-11 min-w-0 flex-1 bg-transparent text-lg outline-none"
        />
        <IconButton
          label="Add this category"
          disabled={typed === "" || jinx}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => add(text)}
          className="text-accent"
        >
          <Plus aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {listOpen && (
        <div className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-[min(400px,50dvh)] overflow-y-auto rounded-card border border-line bg-surface shadow-float">
          {/* the list of a field with suggestions can't be a <select> */}
          <div id={`${id}-list`} role="listbox" aria-label="Categories">
            {suggestions.map((name, index) => (
              <button
                key={name}
                type="button"
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                dir="auto"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => add(name)}
                className={classNames(
                  "flex min-h-11 w-full items-center px-4 text-start hover:bg-accent-soft",
                  index === active && "bg-accent-soft text-accent",
                )}
              >
                {name}
              </button>
            ))}
          </div>
          <output
            dir="auto"
            className={classNames(
              "block",
              suggestions.length === 0 && !jinx && "px-4 py-3 text-sm text-ink-2",
            )}
          >
            {suggestions.length === 0 &&
              !jinx &&
              (typed === ""
                ? "Every category is here already."
                : `No matching categories found. Press Enter to add "${typed}".`)}
          </output>
        </div>
      )}
      {jinx && (
        <p id={`${id}-jinx`} role="alert" className="px-1 pt-1.5 text-sm text-danger">
          {jinxSentence}
        </p>
      )}
    </div>
  );
}

export const jinxSentence = "Jinx! You already added this category.";
