/** The characters that begin a formula in a spreadsheet, full-width signs included. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** A table as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. No cell is a formula, whatever its text. */
export function csvTable(rows: readonly (readonly (string | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(text: string | null): string {
  const harmless = formulaStart.test(text ?? "") ? `'${text}` : (text ?? "");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
