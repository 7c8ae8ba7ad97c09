import { fold } from "../../contract/items/pieces.ts";
import type { NamedStore } from "../match-store.ts";

/** Rows of a table with cells between tabs, as spreadsheets copy them, or below a row of headers between other signs. */

const amount = /^\d[\d.,/]*(?: ?\p{Alpha}{1,12}\.?)?$/u;
const headerCell =
  /^(?:items?|products?|names?|things?|artikel|articles?|produkte?|was|art[íi]culos?|productos?|qué|produits?|noms?|qty|quantity|amount|count|number|how (?:many|much)|wie ?viele?|cu[áa]ntos?|combien|repeat|repeats|wiederholung|frequency|frecuencia|repetir|fréquence|every|units?|menge|anzahl|stück|einheit|cantidad|cant\.?|unidad(?:es)?|quantité|qté|nombre|unité|stores?|shops?|where|laden|geschäft|markt|wo|tiendas?|súper|supermercado|dónde|magasins?|boutique|où|notes?|notizen?|comments?|remarks?|bemerkung|notas?|remarques?|price|preis|precio|prix|category|kategorie|categoría|catégorie)$/iu;

const otherSigns = [";", "|", ","];
/** The signs where no quotation mark is open; looking for them costs the square of a row's length. */
const outsideQuotes = Object.fromEntries(
  ["\t", ...otherSigns].map((sign) => [sign, new RegExp(`[${sign}](?=(?:[^"]*"[^"]*")*[^"]*$)`, "u")]),
);
const longestQuoted = 300;
/** The header of the column that says of what unit the amount beside it is. */
const unitHeader = /^(?:units?|einheit|unidad(?:es)?|unités?)$/iu;
/** The row of a table between bars that parts its headers from the rest. */
const rule = /^[\s|:-]+$/u;

/**
 * A text whose rows have the amount ahead and the store behind: "Napkins⇥100⇥Costco" is "100 Napkins @Costco"; a row of headers goes.
 */
export function withTableRows(text: string, stores: readonly NamedStore[]): string {
  const lines = text.split("\n");
  const storeKeys = new Set(stores.map(({ name }) => fold(name)));
  const headed = () =>
    otherSigns.find((one) => isHeader(cellsOf(lines[0]!, one))) ??
    otherSigns.find((one) => lines.every((line) => hasStore(cellsOf(line, one), storeKeys)));
  const sign = text.includes("\t") ? "\t" : lines.length > 1 ? headed() : undefined;
  if (sign === undefined) return text;
  const header = cellsOf(lines[0]!, sign);
  const hasHeader = isHeader(header);
  const unit = hasHeader ? header.findIndex((cell) => unitHeader.test(cell)) : -1;
  const rows = lines.slice(hasHeader ? 1 : 0).filter((line) => sign !== "|" || !rule.test(line));
  const widths = new Set(
    rows.filter((line) => line.includes(sign)).map((line) => cellsOf(line, sign).length),
  );
  // "milk⇥2 eggs⇥bread" is a list in one line.
  const isTable = hasHeader || (rows.length > 1 && widths.size === 1);
  return rows
    .map((line) => {
      const typed = cellsOf(line, sign);
      const cells = withNameFirst(unit > 0 ? withUnit(typed, unit) : typed, storeKeys);
      return isTable || cells.length === 2 ? (withAmountAhead(cells, storeKeys) ?? line) : line;
    })
    .join("\n");
}

/** The cells of a row, without the quotation marks around them and the bars around a row. */
function cellsOf(line: string, sign: string): string[] {
  const row = sign === "|" ? line.trim().replace(/^\||\|$/gu, "") : line;
  const parts =
    row.length < longestQuoted && row.includes('"') ? row.split(outsideQuotes[sign]!) : row.split(sign);
  return parts.map((cell) => cell.trim().replace(/^"([^"]*)"$/u, "$1"));
}

/** Whether a row has one store of the list beside at least one other cell. */
function hasStore(cells: readonly string[], storeKeys: ReadonlySet<string>): boolean {
  return cells.length > 1 && cells.filter((cell) => storeKeys.has(fold(cell))).length === 1;
}

/** "2", "bags" are "2 bags". */
function withUnit(cells: readonly string[], unit: number): string[] {
  const isCounted = /^\d[\d.,]*$/u.test(cells[unit - 1] ?? "");
  return isCounted
    ? cells.toSpliced(unit - 1, 2, `${cells[unit - 1]} ${cells[unit] ?? ""}`.trim())
    : [...cells];
}

/** "Lidl", "oats", "2 kg": a store or an amount may stand ahead of the name. */
function withNameFirst(cells: readonly string[], storeKeys: ReadonlySet<string>): readonly string[] {
  const at = cells.findIndex(
    (cell) => /\p{Alpha}/u.test(cell) && !storeKeys.has(fold(cell)) && !amount.test(cell),
  );
  return at <= 0 ? cells : [cells[at]!, ...cells.toSpliced(at, 1)];
}

function isHeader(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.every((cell) => headerCell.test(cell));
}

/** Null for a row that has no name or nothing beside it. */
function withAmountAhead(
  [name = "", ...others]: readonly string[],
  storeKeys: ReadonlySet<string>,
): string | null {
  const count = others.findIndex((cell) => amount.test(cell));
  const isNamed = others.every((cell) => cell === "");
  if (!/\p{Alpha}/u.test(name)) return null;
  if (isNamed) return name;
  if (count < 0 && others.length < 2) return null;
  const rest = others
    .filter((cell, at) => at !== count && cell !== "")
    .map((cell) => (storeKeys.has(fold(cell)) ? `@${cell}` : `(${cell})`));
  return [...(count < 0 ? [] : [others[count]]), name, ...rest].join(" ");
}
