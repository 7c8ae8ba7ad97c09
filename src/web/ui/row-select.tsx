import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { WrappingSelect } from "./wrapping-select.tsx";

/** A row with a select that opens the platform's own list. Enlarged text gets a line of its own. */
export function RowSelect({ label, ...props }: ComponentProps<"select"> & { label: string }) {
  return (
    <label className="flex min-h-14 flex-wrap items-center gap-x-4 px-4 py-1.5 has-focus-visible:rounded-card has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent">
      <span className="text-ink-2">{label}</span>
      <span className="relative flex flex-[1_1_8rem]">
        <WrappingSelect className="pe-7 text-end font-[550] text-ink has-disabled:opacity-60" {...props} />
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-0 my-auto size-5 text-ink-2"
        />
      </span>
    </label>
  );
}
