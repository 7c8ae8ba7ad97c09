import { CircleCheck, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Import } from "../../contract/imports/schema.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { countOf } from "../ui/count-of.ts";
import { addedText } from "./added-text.ts";
import type { ImportFlow } from "./import-flow.ts";
import { useUndo } from "./use-undo.ts";

/** Shows what was added, with an undo button. */
export function AddedView({ flow, added }: { flow: ImportFlow; added: Import }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { undone, pending, undo } = useUndo(flow, added.id);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const text = addedText(added);
  const Icon = undone === null ? CircleCheck : Undo2;
  return (
    <main className="flex flex-1 flex-col items-center gap-3 px-6 py-12 text-center">
      <span className="mb-1 grid size-16 place-items-center rounded-[22px] bg-accent-soft text-accent">
        <Icon aria-hidden="true" className="size-7" />
      </span>
      <h2
        ref={heading}
        tabIndex={-1}
        className="max-w-100 text-[1.375rem] leading-tight font-bold tracking-[-0.015em] text-balance outline-none"
      >
        {undone !== null ? "Taken back" : text === "" ? "Your list had all of it" : "Added to your list"}
      </h2>
      <p className="max-w-90 text-pretty text-ink-2">
        {undone ?? (
          <>
            {text}
            {text !== "" && added.already > 0 && ". "}
            {added.already > 0 && `${countOf(added.already, "thing was", "things were")} there already.`}
          </>
        )}
      </p>
      <div className="mt-4 flex w-full max-w-80 flex-col items-stretch gap-2.5">
        <ButtonLink href="/stores/any">See your list</ButtonLink>
        {undone === null && text !== "" && (
          <Button
            look="plain"
            aria-disabled={pending}
            className="aria-disabled:opacity-55"
            // The button disappears after the undo, so the focus moves to the heading.
            onClick={() => void undo().then(() => heading.current?.focus({ preventScroll: true }))}
          >
            {pending ? "Undoing …" : "Undo"}
          </Button>
        )}
        <Button look="quiet" onClick={() => flow.drop()}>
          Bring another list
        </Button>
      </div>
    </main>
  );
}
