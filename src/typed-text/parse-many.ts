import { foldSpace } from "./parse-name.ts";
import { isPreparation } from "./preparation.ts";
import { readParts } from "./read-quantity.ts";

const mostLines = 200;
const longestLine = 200;
const mostCells = mostLines * 4;
/** The characters of a paste that are parsed: all lines at their longest, with bullets. */
const longestText = mostLines * (longestLine + 50);

const boxes = "☐☑☒□■▢◻◼⬜⬛🔲🔳✅✓✔✗✘❑❏○●◦•‣▪▫·∙→➔➤➡▶►▸★☆✦❖◆◇♦";
const bullet = new RegExp(
  `^(?:\\[[ xX✓✔]?\\]|[${boxes}]\\uFE0F?|[-=]{1,2}>|[-–—*+>](?![-–—*+>\\d])|o\\t|[0-9]\\uFE0F?\\u20E3|🔟|[a-h]\\)(?=\\s)|\\d{1,3}[.)](?!\\d)|\\(\\d{1,3}\\)(?=\\s))\\s*`,
  "u",
);
const betweenItems = new RegExp(`[;\\t]|\\s\\|\\s|\\s(?=[${boxes}]\\uFE0F?\\s)`, "u");

const listHeading =
  "(?:(?:my |our )?(?:weekly )?(?:shopping|grocery|groceries|to[- ]?buy|food)[- ]?list(?: for [^:]{1,40})?|groceries|to buy|ingredients?|you(?:'|’)?ll need|" +
  "zutaten(?: für [^:]{1,40})?|einkauf(?:en|sliste|szettel)?|(?:einkaufsliste|einkaufszettel) (?:für|fürs) [^:]{1,40}|ingredientes?(?: para [^:]{1,40})?|lista(?: de(?: la)? compras?)?(?: para [^:]{1,40})?|" +
  "compras?|ingr[ée]dients?(?: pour [^:]{1,40})?|(?:liste (?:de|des) )?courses|liste (?:de|des) courses pour [^:]{1,40}|ingredients for [^:]{1,40})";
const wholeHeading = new RegExp(`^${listHeading}$`, "iu");
const headedList = new RegExp(`^(?:#+ ?)?${listHeading} ?: ?(?=\\S)`, "iu");
/** "Produce: apples, kale": a heading with its list behind it. */
const groupedList = /^\p{Alpha}[^:,;]{0,30}: (?=[^:]+,)/u;
const group = /^\p{Alpha}[^:,;]{0,30}: (?=\S)/u;
const and = /^(?:and|und|y|e|et|&) (?=\S)/iu;

/**
 * The items of a pasted text, at most 200 of at most 200 characters: one a line, without bullets, numbers, check-boxes and
 * headings; also separated by ";", tabs and " | ". Commas split a text of one line, or the list behind a heading on its line;
 * among several lines they belong to the names ("salt, kosher").
 */
export function parseMany(text: string): string[] {
  const lines = text
    .slice(0, longestText)
    .normalize("NFC")
    .split(/\r\n|[\n\r\u2028\u2029\u0085]/u)
    .map((line) => bulletless(line.trim()))
    .filter((line) => /[\p{Alpha}\p{N}\p{Extended_Pictographic}]/u.test(line));
  const listed = lines.filter((line) => !isHeading(line, lines.length > 1));
  // One line of the form "Produce: apples, kale" shows that "Dairy: milk" is a group as well.
  const heading = listed.some((line) => groupedList.test(line)) ? group : headedList;
  return listed
    .flatMap((line) => itemsOf(line, heading, listed.length === 1))
    .map(fitted)
    .filter((line) => line !== "")
    .slice(0, mostLines);
}

/** Bullets can stand in a row: "- [ ] milk", "1. ☐ milk". */
export function bulletless(line: string): string {
  let rest = line;
  for (let times = 0; times < 3; times += 1) rest = rest.replace(bullet, "");
  return rest.trim();
}

export function isHeading(line: string, amongOthers: boolean): boolean {
  const words = line.replace(/^[#*_]+|[:*_]+$/gu, "").trim();
  return wholeHeading.test(words) || (amongOthers && (/^#+ /u.test(line) || /:[*_]*$/u.test(line)));
}

function itemsOf(line: string, heading: RegExp, alone: boolean): string[] {
  const list = line.replace(headedList, "").replace(heading, "");
  const hasCommas = alone || list !== line;
  return joinCells(list.split(betweenItems))
    .flatMap((part) => (hasCommas ? splitCommas(part) : [part]))
    .map(bulletless);
}

/** A cell of a table that is only a quantity belongs to its neighbour: "milk | 2", "2 | milk". */
function joinCells(cells: string[]): string[] {
  const filled = cells
    .slice(0, mostCells)
    .map(foldSpace)
    .filter((cell) => cell !== "" && !/^(?:true|false)$/iu.test(cell));
  const joined: string[] = [];
  let ahead = "";
  for (const cell of filled) {
    if (!isQuantity(cell)) joined.push(foldSpace(`${ahead} ${cell}`));
    else if (joined.length > 0) joined.push(`${joined.pop()!} ${cell}`);
    ahead = isQuantity(cell) && joined.length === 0 ? foldSpace(`${ahead} ${cell}`) : "";
  }
  return ahead === "" ? joined : [...joined, ahead];
}

export function isQuantity(cell: string): boolean {
  return /[\d½¼¾⅓⅔]/u.test(cell) && readParts(cell, 0, false)?.end === cell.length;
}

/** Commas in numbers, in brackets and before how to prepare something ("1 onion, chopped") separate nothing. */
function splitCommas(line: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === "(") depth += 1;
    else if (line[at] === ")") depth = Math.max(0, depth - 1);
    const parting = line[at] === "," || line[at] === "，" || line[at] === "、";
    const isDecimal = /\d/.test(line[at - 1] ?? "") && /\d/.test(line[at + 1] ?? "");
    if (!parting || depth > 0 || isDecimal) continue;
    parts.push(line.slice(start, at));
    start = at + 1;
  }
  parts.push(line.slice(start));
  const named: string[] = [];
  for (const part of parts.map((text) => text.trim())) {
    if (named.length > 0 && isPreparation(part)) named.push(`${named.pop()!}, ${part}`);
    else named.push(named.length === 0 ? part : part.replace(and, ""));
  }
  return joinCells(named);
}

/** Removes a leftover comma, and cuts between characters. */
function fitted(line: string): string {
  const bare = foldSpace(line).replace(/(?: ?,)+$/u, "");
  return bare.length <= longestLine
    ? bare
    : bare
        .slice(0, longestLine)
        .replace(/[\uD800-\uDBFF]$/u, "")
        .trim();
}
