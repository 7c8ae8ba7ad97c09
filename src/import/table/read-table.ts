import { decimalSignOf, parsePrice, type DecimalSign } from "../../contract/items/price.ts";
import { foldSpace } from "../../typed-text/parse-name.ts";
import { ImportDraft } from "../import-draft.ts";
import { UnreadableFile, type ColumnRole, type ImportOptions, type ImportPlan } from "../import-plan.ts";
import { readNamed } from "../named-item.ts";
import { isDone, rolesOfContent, rolesOfHeaders, rolesOfOtherHeaders } from "./columns.ts";
import { isKoffan, readKoffanTable } from "./read-koffan-table.ts";
import { meaningOf } from "../headings.ts";
import { leftOutColumns, noteIn, withNotes } from "./other-columns.ts";
import { furthestHeader, rowsOf, type Row } from "./rows.ts";
import { findTickTick, readTickTick } from "./read-ticktick.ts";
import { isTodoist, readTodoist } from "./read-todoist.ts";

/** Whether a text without a table's file extension is a table: it has headers, or tabs or semicolons in every row. */
export function isTable(text: string): boolean {
  const lines = text.split("\n", 30).filter((line) => line.trim() !== "");
  const rows = rowsOf(text.slice(0, 5000)).slice(0, 30);
  const header = rows[0]?.map((cell) => cell.trim()) ?? [];
  if (rows.length < 2 || lines.length < 2) return false;
  if (isTodoist(header) || isKoffan(header) || findTickTick(rows) >= 0) return true;
  if (header.length > 1 && rolesOfHeaders(header) !== null && header.every((cell) => cell.length < 30))
    return true;
  const complete = rows.slice(0, -1);
  return (
    complete.length > 1 &&
    complete.every((row) => row.length === header.length && row.length > 2) &&
    lines.slice(0, -1).every((line) => /[\t;]/u.test(line))
  );
}

/** @throws UnreadableFile when no column holds names */
export function readTable(text: string, options: ImportOptions): ImportPlan {
  const rows = rowsOf(text);
  const tickTick = findTickTick(rows);
  const first = rows[0]?.map((cell) => cell.trim()) ?? [];
  const { format = "csv" } = options;
  if (format === "todoist-csv" || (options.format === undefined && isTodoist(first)))
    return readTodoist(rows, options);
  if (format === "koffan" || (options.format === undefined && isKoffan(first))) return readKoffanTable(rows);
  if (tickTick >= 0 && options.format !== "csv") return readTickTick(rows, tickTick, options);
  return readRows(rows, options);
}

/** Reads a table within a text; null when no column has names. */
export function tryRows(rows: readonly Row[], options: ImportOptions): ImportPlan | null {
  try {
    return readRows(rows, options);
  } catch (error) {
    if (error instanceof UnreadableFile) return null;
    throw error;
  }
}

function readRows(rows: readonly Row[], options: ImportOptions): ImportPlan {
  const draft = new ImportDraft("csv");
  const at = rows.slice(0, furthestHeader).findIndex((row) => rolesOfHeaders(row) !== null);
  const other = at < 0 && rows[0] !== undefined ? rolesOfOtherHeaders(rows[0], rows.slice(1)) : null;
  const header = other !== null ? rows[0]! : at < 0 ? null : rows[at]!;
  const body = rows.slice(other !== null ? 1 : at + 1);
  const found = other ?? (header === null ? rolesOfContent(body, options) : rolesOfHeaders(header)!);
  const roles = options.columns ?? withNotes(found, header, body);
  if (!roles.includes("name")) throw new UnreadableFile("This table has no column with the names of things.");
  draft.plan.columns = roles.map((role, index) => ({
    header: header?.[index]?.trim() ?? "",
    role,
    example: foldSpace(body.find((row) => (row[index] ?? "").trim() !== "")?.[index] ?? "").slice(0, 80),
  }));
  const isTitled = header === null && body.length > 1 && isTitleRow(body[0]!, roles.length, options);
  if (isTitled) draft.leaveOut(body.shift()!.join(" "), "It is the title of the list.");
  for (const row of rows.slice(0, Math.max(0, at)))
    draft.leaveOut(row.join(", "), "It stands above the headers.");
  const priceAt = roles.indexOf("price");
  const prices = priceAt < 0 ? [] : body.map((row) => row[priceAt] ?? "");
  const decimalSign = decimalSignOf(prices) ?? options.decimalSign;
  const totalAt = body.findLastIndex((row) => row.some((cell) => cell.trim() !== ""));
  for (const [index, row] of body.entries())
    if (index === totalAt && header !== null && isTotal(row))
      draft.leaveOut(row.join(", "), "It is the total.");
    else readRow(draft, row, roles, header ?? [], decimalSign);
  if (options.columns === undefined)
    for (const line of leftOutColumns(roles, header, body))
      draft.leaveOut(line, "Restock has no place for this column.");
  return draft.plan;
}

/** Whether the only cell of a row is the title of a list. */
function isTitleRow(row: Row, width: number, options: ImportOptions): boolean {
  const [title = "", ...others] = row.filter((cell) => cell.trim() !== "");
  return width > 1 && others.length === 0 && meaningOf(title, options).meaning === "title";
}

/** The apostrophe by which an export keeps a cell from being a formula. */
const formulaGuard = /^'(?=[=+\-@＝＋－＠])/u;

const total =
  /^(?:(?:grand |sub)?totale?s?|sum|(?:zwischen|gesamt)?summe|gesamt(?:betrag|preis)?|insgesamt|somme|suma|(?:montant|importe|precio) total)\b[^\p{L}]*$/iu;

/** Whether a row has numbers and only the word "Total". */
function isTotal(row: Row): boolean {
  const words = row.filter((cell) => /\p{L}/u.test(cell.replace(/\b[A-Z]{3}\b/u, "")));
  return words.length === 1 && total.test(words[0]!.trim()) && row.some((cell) => /\d/u.test(cell));
}

function readRow(
  draft: ImportDraft,
  row: Row,
  roles: readonly ColumnRole[],
  header: Row,
  decimalSign: DecimalSign | undefined,
): void {
  const cell = (role: ColumnRole): string =>
    foldSpace(row[roles.indexOf(role)] ?? "").replace(formulaGuard, "");
  const line = row.map(foldSpace).filter(Boolean).join(", ");
  if (line === "") {
    draft.leaveOut(row.join(","), "It is empty.");
    return;
  }
  if (draft.leaveOutIfFull(line)) return;
  const price = parsePrice(cell("price"), decimalSign);
  const amount = [cell("quantity"), cell("unit")].filter(Boolean).join(" ");
  // Cells beyond the last column come from an unquoted delimiter in a text.
  const rest = row.slice(roles.length).map(foldSpace).filter(Boolean).join(", ");
  const unread = Number.isNaN(price) ? cell("price") : "";
  const notes = roles.flatMap((role, index) =>
    role === "note" ? noteIn(foldSpace(row[index] ?? "").replace(formulaGuard, ""), header[index] ?? "") : [],
  );
  const struck = /^~~(.+)~~$/su.exec(cell("name"));
  const note = [...notes, unread, rest].filter(Boolean).join(", ");
  draft.add(
    {
      ...readNamed(struck?.[1] ?? cell("name"), /^(?:0|1(?:[.,]0+)?)$/u.test(amount) ? "" : amount, note),
      store: cell("store"),
      category: cell("category"),
      price: Number.isNaN(price) ? null : price,
      list: cell("list"),
    },
    isDone(cell("done")) || struck !== null,
    line,
  );
}
