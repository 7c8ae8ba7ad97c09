import { matchAt, readAmount } from "./amount.ts";
import { bindsNumber, isNumberName } from "./number-names.ts";
import {
  hasName,
  isWhole,
  mostItems,
  readParts,
  readUnit,
  shownQuantity,
  skipLink,
} from "./read-quantity.ts";
import type { Parts } from "./read-quantity.ts";

export type ParsedName = {
  /** The name: a part of the typed text, with its white space folded. */
  name: string;
  /**
   * How many to buy, 1 to 9999: of "6 × 330 ml" 6, of "2 cans" 2, of a measure ("500 g"), of one pack ("12 pack") and of
   * "1 dozen" 1. Fractions are rounded up; of a range it is the upper end.
   */
  quantity: number;
  /** How it is shown before the name, e.g. "2", "½", "6 ×", "2–3"; null when none was typed. */
  parsedQuantity: string | null;
  /** Unit or size, e.g. "lb", "330 ml", "dozen"; null when none was typed. */
  parsedSize: string | null;
};

/** A parsed name with the offsets of the name in the folded text. */
export type LocatedName = ParsedName & { from: number; to: number };

/**
 * Splits what was typed into quantity, size and name; what can't be read as either stays in the name. Lost are only
 * "of", "de", "d'", "du", "des", "del", "von" and "vom" between a quantity and its name, brackets and punctuation around a
 * quantity, and "x" beside a count; number words become numbers and known units their short spelling.
 * The title line (quantity, size, name) parses into itself.
 */
export function parseItemName(text: string): ParsedName {
  const { from: _, to: __, ...parsed } = readItemName(foldSpace(text.normalize("NFC")));
  return parsed;
}

/** A result with the whole text as the name. */
export function wholeName(text: string): ParsedName {
  return { name: foldSpace(text.normalize("NFC")), quantity: 1, parsedQuantity: null, parsedSize: null };
}

export function foldSpace(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}

/** The longest text that is parsed; a longer one is a name unchanged. */
const longestText = 500;

/** As `parseItemName`, of a text whose white space is folded already. */
export function readItemName(text: string): LocatedName {
  if (text.length > longestText) return plain(text);
  const parsed = readOnce(text);
  // A result only counts when its title line parses to the same: "1 - y media" would not.
  const { parsedSize, name } = readOnce(titleOf(parsed));
  return name === parsed.name && parsedSize === parsed.parsedSize ? parsed : plain(text);
}

function titleOf({ parsedQuantity, parsedSize, name }: ParsedName): string {
  return [parsedQuantity, parsedSize, name].filter(Boolean).join(" ");
}

function plain(text: string): LocatedName {
  return { name: text, quantity: 1, parsedQuantity: null, parsedSize: null, from: 0, to: text.length };
}

function readOnce(text: string): LocatedName {
  const head = readHead(text);
  const from = head?.nameAt ?? 0;
  const { parts, to } = readTails(text, from, head?.parts ?? null);
  if (parts === null) return plain(text);
  return { name: text.slice(from, to), ...shownQuantity(parts), from, to };
}

type Head = { parts: Parts; nameAt: number };

/** A name does not begin with these: "2% milk", "5+ cereal", "50/50 bread", "1. milk". */
const noNameStart = /^[%$€£°+\-–—.,;:!?)\]/=&*]/u;

function readHead(text: string): Head | null {
  if (isNumberName(text, 0)) return null;
  const found = readSome(text) ?? readBareUnit(text) ?? readNumbered(text);
  if (found === null || text[found.nameAt] === undefined) return null;
  const name = text.slice(found.nameAt);
  return noNameStart.test(name) || !hasName(name) ? null : found;
}

/** "a few limes" is 3 to buy, "some bread" 1; shown as typed. */
const some =
  /(?:(a few|few|several|ein paar|einige|mehrere|quelques|plusieurs|un[oa]s (?:cuant|poc)[oa]s|un[oa]s|algun[oa]s|vari[oa]s)|some|etwas|un peu|un poco|algo(?= de )|a (?:little bit|little|bit))(?= )/iuy;

function readSome(text: string): Head | null {
  const match = matchAt(some, text, 0);
  if (match === null) return null;
  const end = match[0].length;
  const value = match[1] === undefined ? 1 : 3;
  const count = { low: value, high: value, shown: match[0].toLowerCase(), end, inWords: true };
  // "a few cans of tuna", "ein paar Dosen Mais"
  const unit = match[1] === undefined ? null : readUnit(text, end, true);
  const vessel = unit === null || unit === "nameless" || unit.unit.kind !== "vessel" ? null : unit;
  return {
    parts: { count, size: null, vessel, end: vessel?.end ?? end, marked: false },
    nameAt: afterSpace(text, skipLink(text, vessel?.end ?? end)),
  };
}

/** "dozen eggs", "bag of chips", "Bund Petersilie": one of it. */
function readBareUnit(text: string): Head | null {
  const unit = readUnit(text, 0, true);
  if (unit === null || unit === "nameless") return null;
  const linked = text.slice(unit.end, unit.end + 4).toLowerCase() === " of ";
  if (!unit.unit.bare && !linked) return null;
  const parts = readParts(`1 ${text}`, 0, true);
  return parts === null ? null : { parts, nameAt: afterSpace(text, skipLink(text, parts.end - 2)) };
}

/** "a" is only a number before a unit or a word: "A & W root beer" and "a la carte" are names. */
const articleName = /^a (?:(?!\p{Alpha}{3})|few$|little$|couple$)/iu;

function readNumbered(text: string): Head | null {
  const parts = readParts(text, 0, true);
  if (parts === null || (parts.count?.high ?? 1) > mostItems) return null;
  const counted = parts.vessel === null && parts.size === null;
  if (counted && articleName.test(text)) return null;
  const isPlainNumber = counted && parts.count?.inWords === false && Number.isInteger(parts.count.low);
  const end = isPlainNumber ? parts.end : skipLink(text, parts.end);
  // The link takes the space with it; without one, the name must stand apart from the quantity.
  if (end === parts.end && text[end] !== " ") return null;
  return { parts, nameAt: afterSpace(text, end) };
}

function afterSpace(text: string, at: number): number {
  return text[at] === " " ? at + 1 : at;
}

/** Words from the end that a quantity can have: "6 x 1 1/2 fl oz cans". */
const tailWords = 8;
const separator = /[\s,;:–—-]+$/u;

/** Takes what stands behind the name: "milk x3", "milk (2)", "cola 6x330ml", and with the head's count "2 milk 1l". */
function readTails(text: string, from: number, head: Parts | null): { parts: Parts | null; to: number } {
  let parts = head;
  let to = text.length;
  for (let turn = 0; turn < 2; turn += 1) {
    const tail = readTail(text, from, to, parts !== null);
    const joined = tail === null ? null : parts === null ? tail.parts : join(parts, tail.parts);
    if (tail === null || joined === null) break;
    parts = joined;
    to = tail.to;
  }
  return { parts, to };
}

/** One says how many, the other how big each is. */
function join(one: Parts, other: Parts): Parts | null {
  if (one.size !== null && other.size !== null) return null;
  const [counted, sized] = one.size === null ? [one, other] : [other, one];
  const isSize =
    sized.size !== null && sized.count === null && counted.count !== null && isWhole(counted.count);
  if (!isSize || (counted === other && !counted.marked && counted.vessel === null)) return null;
  if (counted.vessel !== null && sized.vessel !== null) return null;
  return { ...sized, count: counted.count, vessel: counted.vessel ?? sized.vessel };
}

function readTail(
  text: string,
  from: number,
  end: number,
  more: boolean,
): { parts: Parts; to: number } | null {
  const closed = text[end - 1] === ")";
  const open = closed ? text.lastIndexOf("(", end) : -1;
  if (closed) {
    const parts = open <= from ? null : readWhole(text.slice(open + 1, end - 1));
    return parts === null ? null : ending(text, from, open, { ...parts, marked: true });
  }
  let found: { parts: Parts; to: number } | null = null;
  let at = end;
  for (let words = 0; words < tailWords; words += 1) {
    at = text.lastIndexOf(" ", at - 1);
    if (at <= from) break;
    if (!/[\d½⅓⅔¼¾x×*]/iu.test(text[at + 1]!)) continue;
    const parts = readWhole(text.slice(at + 1, end));
    if (parts === null || (isBare(parts) && more)) continue;
    if (belongsToName(parts, text.slice(from, at), text.slice(at + 1, end))) continue;
    found = ending(text, from, at, parts) ?? found;
  }
  return found;
}

function readWhole(text: string): Parts | null {
  if (readAmount(text, 0)?.inWords === true || isNumberName(text, 0)) return null;
  const parts = readParts(text, 0, false);
  return parts === null || parts.end !== text.length || (parts.count?.high ?? 1) > mostItems ? null : parts;
}

function isBare({ size, vessel, marked }: Parts): boolean {
  return size === null && vessel === null && !marked;
}

/** "eggs 12" is a count; "Kronenbourg 1664", "Heinz 57", "Type 405 1 kg" and "frame 8 x 10" are not. */
function belongsToName(parts: Parts, before: string, typed: string): boolean {
  const { count, size, marked } = parts;
  if (marked) return /\d$/.test(before) && /^\D+ /.test(typed);
  const isBound = bindsNumber(before.replace(separator, ""), count?.low);
  if (isBare(parts)) return isBound || count === null || !Number.isInteger(count.low) || count.high > 99;
  return isBound && count !== null && size !== null;
}

function ending(text: string, from: number, at: number, parts: Parts): { parts: Parts; to: number } | null {
  const before = text.slice(from, at).replace(separator, "");
  return hasName(before) && !noNameStart.test(before) ? { parts, to: from + before.length } : null;
}
