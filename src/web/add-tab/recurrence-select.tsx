import { ChevronDown } from "lucide-react";
import { recurrenceOptions } from "../../contract/repeat/limits.ts";
import { classNames } from "../ui/class-names.ts";

/** The dropdown for how often the next added items repeat; null for one time. */
export default function RecurrenceSelect({
  days,
  onChange,
}: {
  days: number | null;
  onChange: (days: number | null) => void;
}) {
  const label = recurrenceOptions.find((option) => option.days === days)?.label;
  return (
    <span
      className={classNames(
        "relative inline-flex min-h-11 w-fit shrink-0 items-center gap-1.5 rounded-full ps-3.5 pe-3 text-sm font-[550] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        days === null ? "bg-accent-soft text-accent" : "bg-accent text-on-accent",
      )}
    >
      <span aria-hidden="true">Repeat: {label}</span>
      <ChevronDown aria-hidden="true" className="size-4" />
      <select
        aria-label="Repeat"
        value={days ?? ""}
        onChange={({ target: { value } }) => onChange(value === "" ? null : Number(value))}
        className="absolute inset-0 size-full appearance-none rounded-full opacity-0"
      >
        {recurrenceOptions.map((option) => (
          <option key={option.label} value={option.days ?? ""}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
