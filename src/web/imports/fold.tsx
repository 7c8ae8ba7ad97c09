import { ChevronDown } from "lucide-react";
import { useState, type ReactNode } from "react";

/** A card whose content is folded until a person opens it. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full items-center gap-3.5 rounded-card px-4 py-2.5 text-start font-[550] -outline-offset-3 active:bg-line/40"
      >
        <span className="min-w-0 flex-1 tabular-nums">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className={open ? "size-5 shrink-0 rotate-180 text-ink-2" : "size-5 shrink-0 text-ink-2"}
        />
      </button>
      {open && <div className="border-t border-line">{children}</div>}
    </div>
  );
}
