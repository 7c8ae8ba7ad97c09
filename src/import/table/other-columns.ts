import { foldSpace } from "../../typed-text/parse-name.ts";
import type { ColumnRole } from "../import-plan.ts";
import { bareHeader, isFlag, isYes, roleOfHeader } from "./columns.ts";
import type { Row } from "./rows.ts";

/** Headers of columns that say nothing about a thing, but serve the program that wrote them. */
const technical =
  /^(?:(?:\p{L}+ )*(?:u?u?id|guid|url|uri|link|image|photo|picture|icon|emoji|colou?r|hash|timestamp|bild|foto|farbe|imagen|couleur)|(?:id|image|icon) .*|#|index|row|rank|position|pos|sort.*|order(?:ing)?|indent|created.*|updated.*|modified.*|(?:date )?(?:added|changed|created)(?: (?:at|on|date))?|last .*|(?:erstellt|geandert|hinzugefugt|angelegt|aktualisiert)(?: am| um)?|reihenfolge|creado.*|anadido(?: el)?|modificado.*|orden|cree(?: le)?|ajoute(?: le)?|modifie(?: le)?|ordre|version|time ?zone|locale|language|\p{L}+ lang)$/u;
/** What is known of the row and not of the thing; `due` says when the thing is needed. */
const aboutTheRow =
  /^(?:priority|prio|importance|prioritat|wichtigkeit|prioridad|priorite|importance|author|user|owner|created by|added by|erstellt von|hinzugefugt von|benutzer|autor|usuario|auteur|utilisateur|date|datum|fecha|bar ?code|ean|upc|gtin|sku|code|plu)(?: .*)?$/u;
const due =
  /^(?:due|due (?:date|on|by)|needed(?: by)?|by when|best before|use by|expir\p{L}*(?: date)?|deadline|fallig(?: am)?|bis wann|mhd|haltbar bis|fecha (?:limite|de vencimiento)|vence|caducidad|echeance|pour quand|dlc)$/u;

/** Columns of which each is looked at; a table for people has fewer. */
const mostColumns = 100;

const isWord = (cell: string): boolean =>
  /\p{L}{2}/u.test(cell) &&
  !/^(?:https?:|www\.|data:)\S*$|^\S+@\S+\.\S+$|^[\da-f]{8}-[\da-f-]{20,}$|^\d{4}-\d\d-\d\d[T ]/iu.test(cell);

/**
 * Columns whose header says nothing that Restock knows: words, answers and days by when something is needed are noted with
 * the thing. The others are left out.
 */
export function withNotes(
  roles: readonly ColumnRole[],
  header: Row | null,
  rows: readonly Row[],
): ColumnRole[] {
  return roles.map((role, place) => {
    const said = bareHeader(header?.[place] ?? "");
    if (role !== "none" || place >= mostColumns || technical.test(said)) return role;
    const cells = filledCells(rows, place);
    if (cells.length === 0 || aboutTheRow.test(said)) return role;
    const isFlags = said !== "" && cells.every(isFlag) && cells.some((cell) => /\p{L}/u.test(cell));
    const isWords = cells.filter(isWord).length * 2 > cells.length;
    return due.test(said) || isFlags || isWords ? "note" : role;
  });
}

/** What a column of notes has for a row; an answer to its header is the header: "yes" below "Organic". */
export function noteIn(cell: string, header: string): string {
  if (header === "" || !isFlag(cell) || roleOfHeader(header) !== undefined) return cell;
  return isYes(cell) ? foldSpace(header) : "";
}

/** The columns that nothing is taken from, each with the first that it says. */
export function leftOutColumns(
  roles: readonly ColumnRole[],
  header: Row | null,
  rows: readonly Row[],
): string[] {
  return roles.slice(0, mostColumns).flatMap((role, place) => {
    const title = foldSpace(header?.[place] ?? "");
    if (role !== "none" || technical.test(bareHeader(title))) return [];
    const cells = [...new Set(filledCells(rows, place))].filter((cell) => !/^(?:0|-|false)$/iu.test(cell));
    if (cells.length === 0) return [];
    const some = cells.slice(0, 3).join(", ") + (cells.length > 3 ? " …" : "");
    return [`${title || `Column ${place + 1}`}: ${some}`];
  });
}

function filledCells(rows: readonly Row[], place: number): string[] {
  return rows.map((row) => foldSpace(row[place] ?? "")).filter((cell) => cell !== "");
}
