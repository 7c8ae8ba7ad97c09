import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { WrappingSelect } from "../ui/wrapping-select.tsx";

/** A select at the end of a row that wraps, which gives it a line of its own where both don't fit beside each other. */
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
    <span className="relative flex max-w-full flex-[1_1_11rem] rounded-button border border-line-strong bg-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:w-64 sm:flex-none">
      <WrappingSelect
        id={id}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        className="-my-px ps-3.5 pe-9 py-1 font-[550] has-disabled:opacity-60"
      >
        {children}
      </WrappingSelect>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-2"
      />
    </span>
  );
}
