/** The value below which this share of the numbers lies; NaN without numbers. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

export const milliseconds = (time: number) => (Number.isNaN(time) ? "-" : `${time.toFixed(0)} ms`);
export const megabytes = (change: number) => `${change < 0 ? "-" : "+"}${Math.abs(change).toFixed(0)} MB`;

/** Formats quantiles of times, such as "12 ms, 30 ms". */
export function figures(times: readonly number[], shares: readonly number[]): string {
  return shares.map((share) => milliseconds(quantile(times, share))).join(", ");
}

/** Formats a table in Markdown. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}
