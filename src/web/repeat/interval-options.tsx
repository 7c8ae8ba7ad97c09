import { intervalLabel } from "../../contract/repeat/interval-label.ts";
import { recurrenceOptions } from "../../contract/repeat/limits.ts";

/** The intervals to choose from, as options of a select; `current` is among them whatever it is. */
export function IntervalOptions({ current }: { current: number }) {
  const days = recurrenceOptions.flatMap((option) => option.days ?? []);
  return [...new Set([...days, current])]
    .sort((one, other) => one - other)
    .map((value) => (
      <option key={value} value={value}>
        {intervalLabel(value)}
      </option>
    ));
}
