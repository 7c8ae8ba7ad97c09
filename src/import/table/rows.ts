import papa from "papaparse";
import { withoutReferences } from "../plain-text.ts";
import { rolesOfHeaders } from "./columns.ts";

const delimiters = [",", ";", "\t", "|"] as const;
/** The number of first rows that may be the headers; programs may write a title above them. */
export const furthestHeader = 5;

export type Row = readonly string[];

/** Splits CSV or TSV into rows with the detected delimiter; the parts of a malformed cell are cells as well. */
export function rowsOf(text: string): Row[] {
  const { data } = papa.parse(text, { delimiter: delimiterOf(text), skipEmptyLines: true });
  return text.includes("&") ? data.map((row) => row.map(withoutReferences)) : data;
}

/** Detects the delimiter: with it most of the first rows have the same number of cells, more than one. */
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
  // If two delimiters split all rows, the one with more cells wins: the other is a decimal separator.
  const isBetter = (one: (typeof rated)[0], other: (typeof rated)[0]): boolean =>
    one.rate > other.rate || (one.rate === other.rate && one.width > other.width);
  return rated.reduce((best, other) => (isBetter(other, best) ? other : best)).delimiter;
}
