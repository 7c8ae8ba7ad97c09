import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

/** A row with a select that opens the platform's own list. */
export function RowSelect({ label, ...props }: ComponentProps<"select"> & { label: string }) {
  return (
    <label className="flex min-h-14 items-center gap-4 px-4 py-1.5 has-focus-visible:rounded-card has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent">
      <span className="shrink-0 text-ink-2">{label}</span>
      <span className="relative min-w-0 flex-1">
        <select
          className="min-h-11 w-full appearance-none truncate bg-transparent pe-7 text-end font-[550] text-ink outline-none disabled:opacity-60"
          {...props}
        />
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-0 my-auto size-5 text-ink-2"
        />
      </span>
    </label>
  );
}
