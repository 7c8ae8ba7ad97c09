import papa from "papaparse";
import { withoutReferences } from "../plain-text.ts";
import { rolesOfHeaders } from "./columns.ts";

const delimiters = [",", ";", "\t", "|"] as const;
/** Headers stand within the first rows, as programs may write a title above them. */
export const furthestHeader = 5;

export type Row = readonly string[];

/** The rows of CSV or TSV, whatever parts its cells; the parts of a broken one are cells as well. */
export function rowsOf(text: string): Row[] {
  const { data } = papa.parse(text, { delimiter: delimiterOf(text), skipEmptyLines: true });
  return text.includes("&") ? data.map((row) => row.map(withoutReferences)) : data;
}

/** The delimiter by which most of the first rows have the same number of cells, more than one. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 20_000);
  const rated = delimiters.map((delimiter) => {
    const { data } = papa.parse(start, { delimiter, skipEmptyLines: true, preview: 50 });
    const widths = new Map<number, number>();
    for (const { length } of data) widths.set(length, (widths.get(length) ?? 0) + 1);
    const [width, count] = [...widths].toSorted((one, other) => other[1] - one[1])[0] ?? [1, 0];
    const header = data
      .slice(0, furthestHeader)
      .some((row) => row.length > 1 && rolesOfHeaders(row) !== null);
    return { delimiter, width, rate: width > 1 ? count / data.length + (header ? 1 : 0) : 0 };
  });
  // Of two that part all rows, the one that parts more: the other stands in decimal numbers.
  const isBetter = (one: (typeof rated)[0], other: (typeof rated)[0]): boolean =>
    one.rate > other.rate || (one.rate === other.rate && one.width > other.width);
  return rated.reduce((best, other) => (isBetter(other, best) ? other : best)).delimiter;
}
