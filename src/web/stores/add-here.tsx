import { useEffect, useId, useRef, useState, type ClipboardEvent, type FormEvent } from "react";
import { undoneText, type AddLine } from "../add/add-line.ts";
import { keepText, keptText } from "../add/kept-text.ts";
import { longestText, textIsTooLong } from "../add/longest-text.ts";
import { ignoreHeldEnter } from "../add/held-enter.ts";
import { isRead, momentNow } from "../add/question-moment.ts";
import { useAddText, type UndoOfText } from "../add/use-add-text.ts";
import { prepareEntryPlanner } from "../add/use-entry-planner.ts";
import { useList } from "../list/list-provider.tsx";
import { showRow } from "../list/show-row.ts";
import type { StoreView } from "../offline/list-view.ts";
import { useSession } from "../session/use-session.ts";
import { Button } from "../ui/button.tsx";
import { showError, showToast } from "../ui/toast.ts";
import { asOneLine } from "./pasted-things.ts";
import { noCorrections, TypedHere } from "./typed-here.tsx";

/** A text that nobody has corrected. */
const entryOf = (text: string) => ({ text, corrections: noCorrections });

/** The field with which a person adds where they stand: what isn't sold here by its category is put to this store. */
export function AddHere({ target }: { target: StoreView | undefined }) {
  const { store } = useList();
  const addText = useAddText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const textKey = target?.id ?? "any";
  const [{ text, corrections }, setEntry] = useState(() => entryOf(keptText(userId, textKey)));
  useEffect(() => keepText(userId, textKey, text), [userId, textKey, text]);
  const [asked, setAsked] = useState<{ text: string; question: string; at: number } | null>(null);
  const label = `Add to ${target?.name ?? "the list"}`;

  function write(next: string): void {
    setEntry((now) => (next.trim() === "" ? entryOf(next) : { ...now, text: next }));
    setAsked(null);
  }

  async function add(typed: string, confirmed: boolean): Promise<void> {
    const { leftInName: asName, choices } = corrections;
    write("");
    const result = await addText(typed, { confirmed, asName, choices, inStoreId: target?.id ?? null });
    // Text that was typed meanwhile is newer.
    const giveBack = () => setEntry((now) => (now.text === "" ? { text: typed, corrections } : now));
    if (result.outcome === "done") {
      const { line, undo } = result;
      const ids = line.ids.map((one) => store.resolveId(one));
      showRow(ids.at(-1) ?? null);
      showToast([[line.lead, line.title].filter(Boolean).join(" "), ...line.about].join(" · "), {
        ...(undo !== null && { action: { label: "Undo", run: () => void takeBack(undo, line) } }),
      });
    } else if (result.outcome === "asks") {
      giveBack();
      setAsked({ text: typed, question: result.question, at: momentNow() });
    } else {
      giveBack();
      if (result.outcome === "blocked")
        showToast("Your new items are being sorted. You can add more in a moment.");
    }
  }

  async function takeBack(undo: UndoOfText, line: AddLine): Promise<void> {
    try {
      showToast((await undo()) ?? undoneText(line));
    } catch {
      showError("Failed to update item. Please try again.");
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const typed = text.trim();
    if (typed === "") return;
    if (asked?.text === typed) void confirm(asked);
    else void add(typed, false);
  }

  async function confirm({ text: typed, at }: { text: string; at: number }): Promise<void> {
    if (isRead(at, momentNow())) await add(typed, true);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData("text/plain").trim();
    const isOneLine = !/[\r\n]/.test(pasted);
    const { selectionStart, selectionEnd } = event.currentTarget;
    const added = isOneLine ? pasted : asOneLine(pasted);
    const next = `${text.slice(0, selectionStart ?? 0)}${added}${text.slice(selectionEnd ?? 0)}`;
    if (isOneLine && next.length <= longestText) return;
    event.preventDefault();
    if (next.length <= longestText) return write(next);
    showToast(textIsTooLong, { description: "The Add tab takes long lists." });
  }

  return (
    <form onSubmit={submit}>
      {asked !== null && (
        <div role="alert" className="mb-2 flex flex-wrap items-center gap-2 px-1.5">
          <p dir="auto" className="min-w-0 flex-1 text-sm">
            {asked.question}
          </p>
          <Button look="soft" onClick={() => void confirm(asked).then(() => field.current?.focus())}>
            Yes
          </Button>
          <Button look="quiet" onClick={() => (write(""), field.current?.focus())}>
            No
          </Button>
        </div>
      )}
      {text.trim() !== "" && asked === null && (
        <TypedHere
          text={text}
          corrections={corrections}
          onCorrect={(next) => (setEntry({ text, corrections: next }), field.current?.focus())}
          onConfirm={() => void add(text.trim(), true).then(() => field.current?.focus())}
        />
      )}
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
          onPaste={paste}
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
  );
}
