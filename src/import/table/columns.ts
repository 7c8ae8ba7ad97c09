import { nameKey } from "../../contract/items/rules.ts";
import { parsePrice } from "../../contract/items/price.ts";
import { parseItemName } from "../../typed-text/parse-name.ts";
import { isQuantity } from "../../typed-text/parse-many.ts";
import type { ColumnRole, ImportOptions } from "../import-plan.ts";

/** Header texts of each role, in English, German, Spanish and French, normalised by `bareHeader`. */
const headers: Record<Exclude<ColumnRole, "none">, string> = {
  name: "name|item|items|title|article|product|content|task|task name|thing|what|item name|grocery|ingredient|artikel|produkt|bezeichnung|titel|ware|was|zutat|aufgabe|articulo|producto|nombre|titulo|cosa|que|ingrediente|tarea|produit|nom|designation|titre|quoi|tache|libelle",
  quantity:
    "quantity|qty|amount|count|number|how many|how much|pieces|menge|anzahl|stuck|stuckzahl|wie viel|wieviel|cantidad|cant|numero|cuanto|unidades|quantite|qte|combien|nb",
  unit: "unit|units|size|measure|pack|einheit|grosse|packung|unidad|tamano|medida|unite|taille|mesure|format|conditionnement",
  category:
    "category|categories|section|section name|aisle|department|group|type of product|kategorie|abteilung|warengruppe|bereich|gruppe|gang|rubrik|categoria|seccion|pasillo|departamento|grupo|categorie|rayon|departement|groupe|allee",
  store:
    "store|stores|shop|market|supermarket|where|buy at|geschaft|laden|markt|supermarkt|handler|wo|einkaufsort|tienda|supermercado|mercado|donde|comercio|magasin|boutique|supermarche|marche|ou|enseigne",
  note: "note|notes|comment|comments|description|details|remark|remarks|item description|notiz|notizen|bemerkung|bemerkungen|kommentar|beschreibung|hinweis|nota|notas|comentario|comentarios|descripcion|observaciones|remarque|remarques|commentaire|commentaires|precision",
  price: "price|cost|unit price|preis|kosten|einzelpreis|precio|coste|costo|prix|cout|prix unitaire",
  done: "done|checked|completed|bought|ticked|purchased|status|is checked|crossed off|item completed|erledigt|gekauft|abgehakt|fertig|hecho|comprado|completado|listo|marcado|estado|fait|achete|coche|termine|statut",
  list: "list|list name|lists|folder|folder name|liste|listenname|lista|nombre de la lista|nom de la liste",
};

const roleOf = new Map(
  Object.entries(headers).flatMap(([role, names]) =>
    names.split("|").map((name) => [name, role as ColumnRole]),
  ),
);

const yes =
  /^(?:\[[xX✓✔]\]|true|yes|y|x|1|done|completed?|checked|bought|ticked|✓|✔|☑|✅|ja|wahr|erledigt|gekauft|fertig|abgehakt|si|s[ií]|verdadero|hecho|comprado|completado|oui|vrai|fait|achet[ée]|termin[ée])$/iu;
const no =
  /^(?:\[ ?\]|false|no|n|0|open|todo|to do|active|pending|needs-action|☐|nein|falsch|offen|falso|pendiente|non|faux|à faire|ouvert)$/iu;

export function isYes(cell: string): boolean {
  return yes.test(cell.trim());
}

const day = /^\d{4}-\d\d?-\d\d?|^\d\d?[./]\d\d?[./]\d{2,4}/u;

/** Whether a cell means done: "yes", or the date of completion. */
export function isDone(cell: string): boolean {
  return isYes(cell) || day.test(cell.trim());
}

/** Whether a cell is a boolean. */
export function isFlag(cell: string): boolean {
  return yes.test(cell.trim()) || no.test(cell.trim());
}

/** Normalises a header: lower case without accents and punctuation. */
export function bareHeader(header: string): string {
  return header
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .replace(/ß/gu, "ss")
    .toLowerCase()
    .replace(/[_\-./]+/gu, " ")
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/** The role of a column by its header, which may have a unit ("Price (EUR)") or be a field's name ("store_name", "is_checked"). */
export function roleOfHeader(cell: string): ColumnRole | undefined {
  const bare = bareHeader(cell);
  return (
    roleOf.get(bare) ??
    roleOf.get(bareHeader(cell.replace(/\(.*|\[.*/u, ""))) ??
    ofFirstWord(bare) ??
    (isDoneAt.test(bare) ? "done" : undefined) ??
    roleOf.get(bare.replace(/^(?:is|item|product|shopping) | (?:name|text|title)$/gu, ""))
  );
}

const isDoneAt =
  /^(?:(?:done|completed|bought|purchased|checked|erledigt|gekauft|abgehakt) (?:at|on|date|time|am|um)|(?:date|time) (?:completed|done|bought)|completion (?:date|time)|(?:hecho|comprado|completado) el|(?:fait|achete|termine) le)$/u;

/** The role by a header's first word: "Preis pro Stück", "Where to buy". "Item id" is no name. */
function ofFirstWord(bare: string): ColumnRole | undefined {
  const role = / (?:id|no|nr|code|date|datum|url|link|image|type)$/u.test(bare)
    ? undefined
    : roleOf.get(bare.split(" ")[0]!);
  return role === "price" || role === "store" || role === "category" || role === "note" ? role : undefined;
}

/** The roles of columns by their headers; only notes can have several columns. */
function rolesByHeader(cells: readonly string[]): { roles: ColumnRole[]; taken: ReadonlySet<ColumnRole> } {
  const taken = new Set<ColumnRole>();
  const roles = cells.map((cell) => {
    const role = roleOfHeader(cell);
    if (role === undefined || (taken.has(role) && role !== "note")) return "none";
    taken.add(role);
    return role;
  });
  return { roles, taken };
}

/** The roles of columns by their headers; null when no column has names. */
export function rolesOfHeaders(cells: readonly string[]): ColumnRole[] | null {
  const { roles, taken } = rolesByHeader(cells);
  return taken.has("name") && (cells.length === 1 || taken.size > 1 || cells.length < 3) ? roles : null;
}

/**
 * The roles of columns if no header means names: names are the first column of words without a role, else the notes. Null
 * when the row is no header.
 */
export function rolesOfOtherHeaders(
  cells: readonly string[],
  rows: readonly (readonly string[])[],
): ColumnRole[] | null {
  const { roles, taken } = rolesByHeader(cells);
  const isNumbers = roles.some(
    (role, index) =>
      (role === "price" || role === "quantity") &&
      rows.every((row) => /^$|\d/u.test((row[index] ?? "").trim()) && !/^\p{L}{4}/u.test(row[index] ?? "")),
  );
  if (taken.has("name") || (taken.size < 2 && !isNumbers)) return null;
  const isWords = (index: number): boolean =>
    rows.filter((row) => /\p{L}{2}/u.test(row[index] ?? "")).length * 2 > rows.length;
  const named = roles.findIndex((role, index) => role === "none" && isWords(index));
  const name = named >= 0 ? named : roles.findIndex((role, index) => role === "note" && isWords(index));
  if (name >= 0) roles[name] = "name";
  return roles;
}

/** Words for the parts of a shop, in addition to the known categories. */
const shopParts = new Set(
  "fruit fruits vegetables veg veggies groceries pantry drinks bread fish meat dairy household cleaning toiletries obst gemüse fleisch fisch brot milchprodukte molkerei kühlregal kühlung tiefkühl getränke haushalt drogerie backwaren süßwaren fruta frutas verdura verduras lácteos carne pescado bebidas congelados limpieza panadería légumes boissons frais épicerie surgelés viande poisson boulangerie crèmerie hygiène entretien".split(
    " ",
  ),
);

/** Returns a test for cells that are categories: all words are parts of a shop or of a category's name. */
function categoryTest({ categories = [] }: ImportOptions): (cell: string) => boolean {
  const wordsOf = (text: string): string[] => nameKey(text).match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  const known = new Set(categories.flatMap(wordsOf));
  return (cell) => {
    const words = wordsOf(cell).filter((word) => !/^(?:and|und|the)$/u.test(word));
    return words.length > 0 && words.every((word) => known.has(word) || shopParts.has(word));
  };
}

const isUnit = (cell: string): boolean => parseItemName(`2 ${cell} x`).parsedSize !== null;

/** The roles of the columns of a table without headers, by their cells. */
export function rolesOfContent(rows: readonly (readonly string[])[], options: ImportOptions): ColumnRole[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) =>
    rows.map((row) => (row[index] ?? "").trim()).filter((cell) => cell !== ""),
  );
  const stores = new Set((options.stores ?? []).map(nameKey));
  const categories = new Set((options.categories ?? []).map(nameKey));
  const most = (cells: readonly string[], holds: (cell: string) => boolean, part = 0.8): boolean =>
    cells.length > 0 && cells.filter(holds).length >= cells.length * part;
  const isPrice = (cell: string): boolean =>
    /\p{Sc}|\d[.,]\d\d(?:\s*[A-Z]{3})?$/u.test(cell) && !Number.isNaN(parsePrice(cell) ?? Number.NaN);
  const taken = new Set<ColumnRole>();
  const contents: readonly (readonly [ColumnRole, (cells: readonly string[]) => boolean])[] = [
    // A column of digits is a state only if it has both ones and zeros.
    [
      "done",
      (cells) =>
        most(cells, isFlag) && (cells.some((cell) => !/^\d+$/u.test(cell)) || new Set(cells).size > 1),
    ],
    ["price", (cells) => most(cells, isPrice)],
    ["quantity", (cells) => most(cells, isQuantity)],
    ["unit", (cells) => taken.has("quantity") && most(cells, isUnit)],
    ["store", (cells) => most(cells, (cell) => stores.has(nameKey(cell)), 0.5)],
    ["category", (cells) => most(cells, (cell) => categories.has(nameKey(cell)), 0.5)],
  ];
  // A first column that numbers the rows has no role.
  const isNumbered = rows.length > 2 && rows.every((row, index) => row[0]?.trim() === String(index + 1));
  const roles: ColumnRole[] = columns.map((cells, index) => {
    if (isNumbered && index === 0) return "none";
    const role = contents.find(([kind, holds]) => !taken.has(kind) && holds(cells))?.[0];
    if (role === undefined) return "none";
    taken.add(role);
    return role;
  });
  const free = roles.flatMap((role, index) =>
    role === "none" && columns[index]!.length > 0 && !(isNumbered && index === 0) ? [index] : [],
  );
  const variety = (index: number): number => new Set(columns[index]).size;
  const [name, note] = free.toSorted((one, other) => variety(other) - variety(one) || one - other);
  if (name !== undefined) roles[name] = "name";
  const isCategory = categoryTest(options);
  if (note !== undefined)
    roles[note] = !taken.has("category") && most(columns[note]!, isCategory, 0.5) ? "category" : "note";
  return roles;
}
