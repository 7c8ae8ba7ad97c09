import type { WaitlistEntry } from "../../contract/admin/schema.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { useOneFieldForm } from "../ui/use-one-field-form.ts";
import { useWaitlistChange } from "./use-waitlist-change.ts";

/** Characters of an entry's notes. */
const notesLength = 2000;

/** An administrator's notes on an entry. "Save" is hidden while there is nothing to save, its space stays reserved. */
export function EntryNotes({ entry }: { entry: WaitlistEntry }) {
  const change = useWaitlistChange(entry);
  const kept = entry.notes ?? "";
  const isChanged = (notes: string) => notes.trim() !== kept.trim();
  const { field, onSubmit, pending, reset } = useOneFieldForm<HTMLTextAreaElement>({
    initial: kept,
    ready: isChanged,
    send: async (notes) => {
      field.ref.current?.focus(); // The button goes when there is nothing left to save.
      await change.mutateAsync({ notes: notes.trim() || null });
      reset();
    },
  });
  return (
    <form onSubmit={onSubmit} className="flex flex-col items-stretch gap-2 md:flex-row md:items-start">
      <textarea
        {...field}
        dir="auto"
        rows={1}
        maxLength={notesLength}
        aria-label={`Notes on ${entry.email}`}
        placeholder="Add notes"
        className="field-sizing-content max-h-60 min-h-11 min-w-0 flex-1 resize-y rounded-button border border-line-strong bg-paper px-3.5 py-2.5 outline-offset-0"
      />
      <Button
        type="submit"
        look="soft"
        aria-label={`Save the notes on ${entry.email}`}
        aria-disabled={pending}
        className={classNames(
          "aria-disabled:opacity-55",
          !isChanged(field.value) && "max-md:hidden md:invisible",
        )}
      >
        {pending ? "Saving..." : "Save"}
      </Button>
    </form>
  );
}
