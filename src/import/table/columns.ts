import { nameKey } from "../../contract/items/rules.ts";
import { parsePrice } from "../../contract/items/price.ts";
import { parseItemName } from "../../typed-text/parse-name.ts";
import { isQuantity } from "../../typed-text/parse-many.ts";
import type { ColumnRole, ImportOptions } from "../import-plan.ts";

/** Headers by role, in English, German, Spanish and French, without accents, in lower case. */
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

/** Whether a cell says that a thing was got, or when. */
export function isDone(cell: string): boolean {
  return isYes(cell) || day.test(cell.trim());
}

/** Whether a cell says yes or no. */
export function isFlag(cell: string): boolean {
  return yes.test(cell.trim()) || no.test(cell.trim());
}

/** A header without accents, signs and capitals. */
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

/** The role that a header says; undefined for one that says none. Also with a unit behind it ("Price (EUR)") or as a field's name ("store_name", "is_checked"). */
export function roleOfHeader(cell: string): ColumnRole | undefined {
  const said = bareHeader(cell);
  return (
    roleOf.get(said) ??
    roleOf.get(bareHeader(cell.replace(/\(.*|\[.*/u, ""))) ??
    ofFirstWord(said) ??
    (isDoneAt.test(said) ? "done" : undefined) ??
    roleOf.get(said.replace(/^(?:is|item|product|shopping) | (?:name|text|title)$/gu, ""))
  );
}

const isDoneAt =
  /^(?:(?:done|completed|bought|purchased|checked|erledigt|gekauft|abgehakt) (?:at|on|date|time|am|um)|(?:date|time) (?:completed|done|bought)|completion (?:date|time)|(?:hecho|comprado|completado) el|(?:fait|achete|termine) le)$/u;

/** "Preis pro Stück", "Where to buy"; but "Item id" is no name. */
function ofFirstWord(said: string): ColumnRole | undefined {
  const role = / (?:id|no|nr|code|date|datum|url|link|image|type)$/u.test(said)
    ? undefined
    : roleOf.get(said.split(" ")[0]!);
  return role === "price" || role === "store" || role === "category" || role === "note" ? role : undefined;
}

/** The roles that headers say, each once but for notes. */
function rolesSaid(cells: readonly string[]): { roles: ColumnRole[]; taken: ReadonlySet<ColumnRole> } {
  const taken = new Set<ColumnRole>();
  const roles = cells.map((cell) => {
    const role = roleOfHeader(cell);
    if (role === undefined || (taken.has(role) && role !== "note")) return "none";
    taken.add(role);
    return role;
  });
  return { roles, taken };
}

/** The roles that headers say, each once; null when none of them names things. */
export function rolesOfHeaders(cells: readonly string[]): ColumnRole[] | null {
  const { roles, taken } = rolesSaid(cells);
  return taken.has("name") && (cells.length === 1 || taken.size > 1 || cells.length < 3) ? roles : null;
}

/**
 * The roles that headers say of which none names things: that is the first other column of words, else the notes. Null when it
 * is no header.
 */
export function rolesOfOtherHeaders(
  cells: readonly string[],
  rows: readonly (readonly string[])[],
): ColumnRole[] | null {
  const { roles, taken } = rolesSaid(cells);
  const isNumbers = roles.some(
    (role, place) =>
      (role === "price" || role === "quantity") &&
      rows.every((row) => /^$|\d/u.test((row[place] ?? "").trim()) && !/^\p{L}{4}/u.test(row[place] ?? "")),
  );
  if (taken.has("name") || (taken.size < 2 && !isNumbers)) return null;
  const isWords = (place: number): boolean =>
    rows.filter((row) => /\p{L}{2}/u.test(row[place] ?? "")).length * 2 > rows.length;
  const named = roles.findIndex((role, place) => role === "none" && isWords(place));
  const name = named >= 0 ? named : roles.findIndex((role, place) => role === "note" && isWords(place));
  if (name >= 0) roles[name] = "name";
  return roles;
}

/** What people call the parts of a shop, beside the names of categories that are known. */
const shopParts = new Set(
  "fruit fruits vegetables veg veggies groceries pantry drinks bread fish meat dairy household cleaning toiletries obst gemüse fleisch fisch brot milchprodukte molkerei kühlregal kühlung tiefkühl getränke haushalt drogerie backwaren süßwaren fruta frutas verdura verduras lácteos carne pescado bebidas congelados limpieza panadería légumes boissons frais épicerie surgelés viande poisson boulangerie crèmerie hygiène entretien".split(
    " ",
  ),
);

/** Whether a cell beside the names of things is a category: all its words are of the parts of a shop. */
function categoryTest({ categories = [] }: ImportOptions): (cell: string) => boolean {
  const wordsOf = (text: string): string[] => nameKey(text).match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  const known = new Set(categories.flatMap(wordsOf));
  return (cell) => {
    const words = wordsOf(cell).filter((word) => !/^(?:and|und|the)$/u.test(word));
    return words.length > 0 && words.every((word) => known.has(word) || shopParts.has(word));
  };
}

const isUnit = (cell: string): boolean => parseItemName(`2 ${cell} x`).parsedSize !== null;

/** The roles that the cells themselves show, for a table without headers. */
export function rolesOfContent(rows: readonly (readonly string[])[], options: ImportOptions): ColumnRole[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, place) =>
    rows.map((row) => (row[place] ?? "").trim()).filter((cell) => cell !== ""),
  );
  const stores = new Set((options.stores ?? []).map(nameKey));
  const categories = new Set((options.categories ?? []).map(nameKey));
  const most = (cells: readonly string[], holds: (cell: string) => boolean, part = 0.8): boolean =>
    cells.length > 0 && cells.filter(holds).length >= cells.length * part;
  const isPrice = (cell: string): boolean =>
    /\p{Sc}|\d[.,]\d\d(?:\s*[A-Z]{3})?$/u.test(cell) && !Number.isNaN(parsePrice(cell) ?? Number.NaN);
  const taken = new Set<ColumnRole>();
  const contents: readonly (readonly [ColumnRole, (cells: readonly string[]) => boolean])[] = [
    // Ones and zeros alone are states only if both are there.
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
  // The numbers of the rows are no amounts.
  const isNumbered = rows.length > 2 && rows.every((row, place) => row[0]?.trim() === String(place + 1));
  const roles: ColumnRole[] = columns.map((cells, place) => {
    if (isNumbered && place === 0) return "none";
    const role = contents.find(([kind, holds]) => !taken.has(kind) && holds(cells))?.[0];
    if (role === undefined) return "none";
    taken.add(role);
    return role;
  });
  const free = roles.flatMap((role, place) =>
    role === "none" && columns[place]!.length > 0 && !(isNumbered && place === 0) ? [place] : [],
  );
  const variety = (place: number): number => new Set(columns[place]).size;
  const [name, note] = free.toSorted((one, other) => variety(other) - variety(one) || one - other);
  if (name !== undefined) roles[name] = "name";
  const isCategory = categoryTest(options);
  if (note !== undefined)
    roles[note] = !taken.has("category") && most(columns[note]!, isCategory, 0.5) ? "category" : "note";
  return roles;
}
