/** How an interval is called: the label of its option, of the older "4 months", else its days. */
export function intervalLabel(days: number): string {
  return labels.get(days) ?? `${days} days`;
}

/** "every week", "every 3 weeks". */
export function everyInterval(days: number): string {
  return `every ${intervalLabel(days).replace(/^1 /, "")}`;
}

const labels = new Map<number, string>([
  [7, "1 week"],
  [14, "2 weeks"],
  [21, "3 weeks"],
  [30, "1 month"],
  [35, "5 weeks"],
  [42, "6 weeks"],
  [49, "7 weeks"],
  [60, "2 months"],
  [90, "3 months"],
  [120, "4 months"],
  [150, "5 months"],
  [180, "6 months"],
]);
