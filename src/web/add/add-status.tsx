import { Check, LoaderCircle, RotateCw, Undo2 } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button } from "../ui/button.tsx";
import type { LastAdded } from "./add-state.ts";

/**
 * The line below the field, always of one height so that nothing below it moves: how the text is parsed; else what was
 * added last; else an example.
 */
export function AddStatus({
  ref,
  blocked,
  last,
  onUndo,
  children,
}: {
  ref: Ref<HTMLDivElement>;
  blocked: boolean;
  last: LastAdded | null;
  onUndo: (added: LastAdded) => void;
  /** How the text is understood; null when there is none. */
  children: ReactNode | null;
}) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="mt-2 flex h-12 items-center gap-2 overflow-x-auto overflow-y-hidden px-1 outline-none [scrollbar-width:none]"
    >
      {blocked ? (
        <output className="flex items-center gap-2 text-sm text-ink-2">
          <LoaderCircle
            aria-hidden="true"
            className="size-4 shrink-0 animate-spin motion-reduce:animate-none"
          />
          Your new items are being sorted. You can add more in a moment.
        </output>
      ) : children !== null ? (
        children
      ) : last !== null ? (
        <AddedLine added={last} onUndo={() => onUndo(last)} />
      ) : (
        <p className="truncate text-sm text-ink-2">
          Quantities are understood: <span className="whitespace-nowrap">“2 lb chicken thighs”</span>
        </p>
      )}
    </div>
  );
}

function AddedLine({ added, onUndo }: { added: LastAdded; onUndo: () => void }) {
  return (
    <>
      <span className="grid size-6 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
        <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
      </span>
      <div className="min-w-0 flex-1 text-sm leading-tight">
        <p className="truncate">
          {added.isSum ? "Now" : "Added"}{" "}
          <b dir="auto" className="font-[650]">
            {added.title}
          </b>
        </p>
        {added.unsorted && <p className="truncate text-[13px] text-ink-2">Sorted when you leave this tab</p>}
        {added.repeats !== null && (
          <p className="flex items-center gap-1 text-[13px] text-ink-2">
            <RotateCw aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="truncate">Repeats: {added.repeats}</span>
          </p>
        )}
      </div>
      <Button look="soft" onClick={onUndo} className="shrink-0 px-3.5 text-sm">
        <Undo2 aria-hidden="true" className="size-4" />
        Undo
      </Button>
    </>
  );
}
