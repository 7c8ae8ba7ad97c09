import { ChevronDown } from "lucide-react";
import { intervalLabel } from "../../contract/repeat/interval-label.ts";
import { repeatName } from "../../contract/repeat/rules.ts";
import type { RecurringItem } from "../../contract/repeat/schema.ts";
import { IntervalOptions } from "./interval-options.tsx";

/** How often something repeats, in its row. `onChange` also gets the select, which may go with its row. */
export function IntervalSelect({
  repeat,
  onChange,
}: {
  repeat: RecurringItem;
  onChange: (intervalDays: number, select: HTMLElement) => void;
}) {
  const interval = repeat.recurrenceIntervalDays;
  return (
    <span className="relative flex min-h-11.5 shrink-0 items-center gap-1 rounded-xl border border-line px-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <span aria-hidden="true" className="text-[0.9375rem] font-[550]">
        {intervalLabel(interval)}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 text-ink-2" />
      <select
        aria-label={`How often ${repeatName(repeat)} repeats`}
        value={interval}
        onChange={({ target }) => onChange(Number(target.value), target)}
        className="absolute inset-0 size-full appearance-none opacity-0"
      >
        <IntervalOptions current={interval} />
      </select>
    </span>
  );
}
