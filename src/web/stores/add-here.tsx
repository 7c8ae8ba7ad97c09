import { useId, useRef, type ClipboardEvent, type FormEvent } from "react";
import { longestText } from "../typed/longest-text.ts";
import { ignoreHeldEnter } from "../add/held-enter.ts";
import { prepareEntryPlanner } from "../add/use-entry-planner.ts";
import type { StoreView } from "../offline/list-view.ts";
import { Button } from "../ui/button.tsx";
import { AskedHere } from "./asked-here.tsx";
import { PasteHere } from "./paste-here.tsx";
import { TypedHere } from "./typed-here.tsx";
import { useAddHere } from "./use-add-here.ts";

const lineBreak = /[\r\n\u2028\u2029]/u;

/** The field with which a person adds where they stand: what isn't sold here by its category is put to this store. */
export function AddHere({ target }: { target: StoreView | undefined }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { state, dispatch } = useAddHere(target?.id ?? null, field);
  const { text, asked, paste } = state;
  const label = `Add to ${target?.name ?? "the list"}`;
  const isAsked = asked.some(({ request }) => request.text === text);
  const write = (next: string) => dispatch({ type: "typed", text: next });

  function submit(event: FormEvent): void {
    event.preventDefault();
    dispatch({ type: "submitted", question: null, blocked: false });
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData("text/plain");
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = text.slice(0, selectionStart ?? text.length);
    const plain = `${before}${pasted.replace(/\s+/gu, " ")}${text.slice(selectionEnd ?? text.length)}`;
    if (!lineBreak.test(pasted.trim()) && plain.length <= longestText) return;
    event.preventDefault();
    dispatch({ type: "pasted", pasted, plain });
  }

  return (
    <>
      <form onSubmit={submit} className="group">
        {asked.length > 0 && <AskedHere field={field} text={text} asked={asked} dispatch={dispatch} />}
        {text.trim() !== "" && !isAsked && <TypedHere field={field} state={state} dispatch={dispatch} />}
        <div className="flex h-13 items-center gap-2 rounded-field border-2 border-line-strong bg-surface pr-1 shadow-float focus-within:border-accent focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent/40">
          <label htmlFor={id} className="sr-only">
            {label}
          </label>
          <input
            ref={field}
            id={id}
            dir="auto"
            value={text}
            onChange={(event) => write(event.target.value)}
            onFocus={prepareEntryPlanner}
            onKeyDown={ignoreHeldEnter}
            onPaste={onPaste}
            placeholder={label}
            maxLength={longestText}
            autoComplete="off"
            enterKeyHint="enter"
            className="h-full min-w-0 flex-1 bg-transparent ps-4 text-base text-ellipsis outline-none"
          />
          {text.trim() !== "" && (
            <Button
              type="submit"
              // Keeps the field's focus, and with it the keyboard of a phone.
              onPointerDown={(event) => event.preventDefault()}
              className="shrink-0"
            >
              Add
            </Button>
          )}
        </div>
      </form>
      {paste !== null && <PasteHere field={field} paste={paste} dispatch={dispatch} />}
    </>
  );
}
