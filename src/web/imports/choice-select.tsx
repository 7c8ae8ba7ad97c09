import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** A select element at the end of a row. */
export function ChoiceSelect({
  id,
  value,
  disabled = false,
  onChange,
  children,
}: {
  id: string;
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <span className="relative w-44 max-w-[54%] shrink-0 sm:w-64">
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 w-full appearance-none truncate rounded-button border border-line-strong bg-surface ps-3.5 pe-9 font-[550] disabled:opacity-60"
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-2"
      />
    </span>
  );
}
