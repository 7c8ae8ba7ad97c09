import { useEffect, useId, type ClipboardEvent, type RefObject } from "react";
import { Button } from "../ui/button.tsx";
import { longestText } from "../typed/longest-text.ts";

/** A separator (line break, tab, semicolon, or a comma other than in a number) with text on both sides. */
const severalThings = /\S\s*(?:[\r\n\t;\u2028\u2029]|,(?!\d))\s*\S/u;
/** A link may be longer than a typed text, since it leads to a list or a recipe. */
const link = /^\s*https?:\S{2,2000}\s*$/iu;

type AddFieldProps = {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  blocked: boolean;
  onText: (text: string) => void;
  onSubmit: () => void;
  /** A list may have been pasted; `plain` is what the field would hold with it. */
  onPasteList: (pasted: string, plain: string) => void;
};

/** The text field 'Add item' with its button. */
export function AddField(props: AddFieldProps) {
  const { input, text, blocked, onText, onSubmit } = props;
  const id = useId();

  useEffect(() => {
    // On a touch screen the keyboard would cover half the suggestions unasked.
    const idle = document.activeElement === null || document.activeElement === document.body;
    if (idle && matchMedia("(pointer: fine)").matches) input.current?.focus({ preventScroll: true });
  }, [input]);

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData("text/plain");
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = text.slice(0, selectionStart ?? text.length);
    const after = text.slice(selectionEnd ?? text.length);
    const isLink = before + after === "" && link.test(pasted);
    const plain = `${before}${pasted.replace(/\s+/gu, " ")}${after}`;
    if (!isLink && !severalThings.test(pasted) && plain.length <= longestText) return;
    event.preventDefault();
    if (isLink) onText(pasted.trim());
    else props.onPasteList(pasted, plain);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="flex h-15 items-center gap-2 rounded-field border-2 border-accent bg-surface pr-1.5 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent/40"
    >
      <label htmlFor={id} className="sr-only">
        Add item
      </label>
      <input
        ref={input}
        id={id}
        dir="auto"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onPaste={onPaste}
        placeholder="Add item"
        maxLength={longestText}
        autoComplete="off"
        enterKeyHint="enter"
        className="h-full min-w-0 flex-1 bg-transparent ps-4 text-lg outline-none"
      />
      <Button
        type="submit"
        aria-disabled={blocked || text.trim() === ""}
        // Keeps the field's focus, and with it the keyboard of a phone.
        onPointerDown={(event) => event.preventDefault()}
        className="shrink-0 aria-disabled:cursor-not-allowed aria-disabled:bg-accent-soft aria-disabled:text-accent"
      >
        Add
      </Button>
    </form>
  );
}
