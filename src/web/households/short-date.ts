/** E.g. "Nov 29". */
export function shortDate(instant: string): string {
  return new Date(instant).toLocaleDateString("en", { month: "short", day: "numeric" });
}
