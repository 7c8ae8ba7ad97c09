import { fold } from "../../contract/items/pieces.ts";
import type { NamedStore } from "../match-store.ts";

/** Rows of a table with cells between tabs, as spreadsheets copy them. */

const amount = /^\d[\d.,/]*(?: ?\p{Alpha}{1,12}\.?)?$/u;
const headerCell =
  /^(?:items?|products?|names?|things?|artikel|articles?|produkte?|was|art[íi]culos?|productos?|qué|produits?|noms?|qty|quantity|amount|count|number|units?|menge|anzahl|stück|einheit|cantidad|cant\.?|unidad(?:es)?|quantité|qté|nombre|unité|stores?|shops?|where|laden|geschäft|markt|wo|tiendas?|súper|supermercado|dónde|magasins?|boutique|où|notes?|notizen?|comments?|remarks?|bemerkung|notas?|remarques?|price|preis|precio|prix|category|kategorie|categoría|catégorie)$/iu;

/**
 * A text whose rows have the amount ahead and the store behind: "Napkins⇥100⇥Costco" is "100 Napkins @Costco"; a row of headers goes.
 */
export function withTableRows(text: string, stores: readonly NamedStore[]): string {
  if (!text.includes("\t")) return text;
  const storeKeys = new Set(stores.map(({ name }) => fold(name)));
  const lines = text.split("\n");
  const hasHeader = isHeader(lines[0]!);
  const rows = lines.slice(hasHeader ? 1 : 0);
  const widths = new Set(rows.filter((line) => line.includes("\t")).map((line) => cellsOf(line).length));
  // "milk⇥2 eggs⇥bread" is a list in one line.
  const isTable = hasHeader || (rows.length > 1 && widths.size === 1);
  return rows
    .map((line) => (isTable || cellsOf(line).length === 2 ? withAmountAhead(line, storeKeys) : line))
    .join("\n");
}

const cellsOf = (line: string) => line.split("\t").map((cell) => cell.trim());

function isHeader(line: string): boolean {
  const cells = cellsOf(line);
  return cells.length > 1 && cells.every((cell) => headerCell.test(cell));
}

function withAmountAhead(line: string, storeKeys: ReadonlySet<string>): string {
  const [name = "", ...others] = cellsOf(line);
  const count = others.findIndex((cell) => amount.test(cell));
  if (!/\p{Alpha}/u.test(name) || (count < 0 && others.length < 2)) return line;
  const rest = others
    .filter((cell, at) => at !== count && cell !== "")
    .map((cell) => (storeKeys.has(fold(cell)) ? `@${cell}` : `(${cell})`));
  return [...(count < 0 ? [] : [others[count]]), name, ...rest].join(" ");
}
