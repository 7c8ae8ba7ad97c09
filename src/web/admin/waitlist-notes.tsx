import { useRef, useState, type FormEvent } from "react";
import type { WaitlistEntry } from "../../contract/admin/schema.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { useWaitlistChange } from "./use-waitlist-change.ts";

/** Characters of an entry's notes. */
const notesLength = 2000;

/** What one wants to remember about an entry; kept with "Save", whose place is free while there is nothing to save. */
export function EntryNotes({ entry }: { entry: WaitlistEntry }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const change = useWaitlistChange(entry);
  const kept = entry.notes ?? "";
  const isChanged = draft !== null && draft.trim() !== kept;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (draft === null || !isChanged || change.isPending) return;
    field.current?.focus();
    change.mutate({ notes: draft.trim() || null }, { onSuccess: () => setDraft(null) });
  };
  return (
    <form onSubmit={save} className="flex flex-col items-stretch gap-2 md:flex-row md:items-start">
      <textarea
        ref={field}
        dir="auto"
        rows={1}
        maxLength={notesLength}
        aria-label={`Notes on ${entry.email}`}
        placeholder="Add notes"
        readOnly={change.isPending}
        value={draft ?? kept}
        onChange={(event) => setDraft(event.target.value)}
        className="field-sizing-content max-h-60 min-h-11 min-w-0 flex-1 resize-y rounded-button border border-line-strong bg-paper px-3.5 py-2.5 outline-offset-0"
      />
      <Button
        type="submit"
        look="soft"
        aria-label={`Save the notes on ${entry.email}`}
        aria-disabled={change.isPending}
        className={classNames("aria-disabled:opacity-55", !isChanged && "max-md:hidden md:invisible")}
      >
        {change.isPending ? "Saving..." : "Save"}
      </Button>
    </form>
  );
}
