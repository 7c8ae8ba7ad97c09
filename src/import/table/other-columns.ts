import { foldSpace } from "../../typed-text/parse-name.ts";
import type { ColumnRole } from "../import-plan.ts";
import { bareHeader, isFlag, isYes, roleOfHeader } from "./columns.ts";
import type { Row } from "./rows.ts";

/** Headers of columns that only the exporting program uses. */
const technical =
  /^(?:(?:\p{L}+ )*(?:u?u?id|guid|url|uri|link|image|photo|picture|icon|emoji|colou?r|hash|timestamp|bild|foto|farbe|imagen|couleur)|(?:id|image|icon) .*|#|index|row|rank|position|pos|sort.*|order(?:ing)?|indent|created.*|updated.*|modified.*|(?:date )?(?:added|changed|created)(?: (?:at|on|date))?|last .*|(?:erstellt|geandert|hinzugefugt|angelegt|aktualisiert)(?: am| um)?|reihenfolge|creado.*|anadido(?: el)?|modificado.*|orden|cree(?: le)?|ajoute(?: le)?|modifie(?: le)?|ordre|version|time ?zone|locale|language|\p{L}+ lang)$/u;
/** Headers of columns about the row rather than the thing. */
const aboutTheRow =
  /^(?:priority|prio|importance|prioritat|wichtigkeit|prioridad|priorite|importance|author|user|owner|created by|added by|erstellt von|hinzugefugt von|benutzer|autor|usuario|auteur|utilisateur|date|datum|fecha|bar ?code|ean|upc|gtin|sku|code|plu)(?: .*)?$/u;
const due =
  /^(?:due|due (?:date|on|by)|needed(?: by)?|by when|best before|use by|expir\p{L}*(?: date)?|deadline|fallig(?: am)?|bis wann|mhd|haltbar bis|fecha (?:limite|de vencimiento)|vence|caducidad|echeance|pour quand|dlc)$/u;

/** The number of columns that are looked at; a table that people write has fewer. */
const mostColumns = 100;

const isWord = (cell: string): boolean =>
  /\p{L}{2}/u.test(cell) &&
  !/^(?:https?:|www\.|data:)\S*$|^\S+@\S+\.\S+$|^[\da-f]{8}-[\da-f-]{20,}$|^\d{4}-\d\d-\d\d[T ]/iu.test(cell);

/**
 * Makes columns with unknown headers notes if their cells are words, booleans or due dates. The others keep the role
 * "none".
 */
export function withNotes(
  roles: readonly ColumnRole[],
  header: Row | null,
  rows: readonly Row[],
): ColumnRole[] {
  return roles.map((role, index) => {
    const bare = bareHeader(header?.[index] ?? "");
    if (role !== "none" || index >= mostColumns || technical.test(bare)) return role;
    const cells = filledCells(rows, index);
    if (cells.length === 0 || aboutTheRow.test(bare)) return role;
    const isFlags = bare !== "" && cells.every(isFlag) && cells.some((cell) => /\p{L}/u.test(cell));
    const isWords = cells.filter(isWord).length * 2 > cells.length;
    return due.test(bare) || isFlags || isWords ? "note" : role;
  });
}

/** The note in a cell; of a boolean it is the column's header: "Organic" for a "yes" below "Organic". */
export function noteIn(cell: string, header: string): string {
  if (header === "" || !isFlag(cell) || roleOfHeader(header) !== undefined) return cell;
  return isYes(cell) ? foldSpace(header) : "";
}

/** Describes each column without a role by its header and first values. */
export function leftOutColumns(
  roles: readonly ColumnRole[],
  header: Row | null,
  rows: readonly Row[],
): string[] {
  return roles.slice(0, mostColumns).flatMap((role, index) => {
    const title = foldSpace(header?.[index] ?? "");
    if (role !== "none" || technical.test(bareHeader(title))) return [];
    const cells = [...new Set(filledCells(rows, index))].filter((cell) => !/^(?:0|-|false)$/iu.test(cell));
    if (cells.length === 0) return [];
    const some = cells.slice(0, 3).join(", ") + (cells.length > 3 ? " …" : "");
    return [`${title || `Column ${index + 1}`}: ${some}`];
  });
}

function filledCells(rows: readonly Row[], index: number): string[] {
  return rows.map((row) => foldSpace(row[index] ?? "")).filter((cell) => cell !== "");
}
