import { isPackOf, matchAt, readAmount, withHalf, type Amount } from "./amount.ts";
import { isNoUnit, isNumberName } from "./number-names.ts";
import type { Unit } from "../contract/items/pieces.ts";
import { unitOf } from "./units.ts";

/** A unit as it is shown, and where it ends in the text. */
export type UnitRead = { unit: Unit; shown: string; end: number };

/** The size of one piece: an amount of a measure, of pieces in a pack. */
export type Size = { amount: Amount; unit: UnitRead };

/** "2 × 400 g cans": each part may be missing, not all. */
export type Parts = {
  count: Amount | null;
  size: Size | null;
  vessel: UnitRead | null;
  /** Where it ends in the text. */
  end: number;
  /** The count was marked as one: "x3", "3x", "(3)". */
  marked: boolean;
};

export const mostItems = 9999;
/** A number before a size, without "x" between them, is a count up to here. */
const mostSized = 99;

const unitSpelling =
  /[ -]?(fl\.? ?oz|fluid ounces?|cuill[eè]res? [aà] (?:soupe|caf[eé]|th[eé]|table)|c(?:uill?)?\.? ?[aà]\.? ?(?:soupe|s|caf[eé]|th[eé]|table|c)|[\p{Alpha}µ]+)\.?(?![\p{Alpha}\p{M}\d'’/-]| ?[&%])/iuy;
/** "2 x milk", "2xmilk", "2 ×milk"; not "2 xanthan gum". */
const times = /(?: ?[×*] ?| ?x |(?<! )x)(?=[\d½¼¾\p{Alpha}])| ?x(?=[\d½¼¾])/iuy;
const timesCount = / ?[x×*] ?([1-9]\d{0,3})(?![\p{Alpha}\p{M}\d.,/%])/iuy;
const markedCount = /[x×*] ?([1-9]\d{0,3})(?![\p{Alpha}\p{M}\d.,/%])/iuy;
const countTimes = / ?(?:[x×*]|mal)(?= |$)/iuy;
/** Words between a quantity and its name; they are dropped. A brand keeps its own: "De Cecco". */
const link = / (?:(?:things? of|of|de|du|des|del|von|vom) (?!cecco|kuyper)|d['’] ?)/iuy;
const nameSign = /[\p{Alpha}\p{Extended_Pictographic}]/u;

/** Reads the quantity that begins at `at`. With `atHead` a name must follow it, without one it may end the text. */
export function readParts(text: string, at: number, atHead: boolean): Parts | null {
  const marked = matchAt(markedCount, text, at);
  if (marked !== null) {
    const end = at + marked[0].length;
    const count = countOf(marked[1]!, end);
    const unit = readUnit(text, end, atHead);
    if (unit === "nameless") return null;
    if (unit === null) return { ...none, count, end, marked: true };
    return { ...readMore(text, withUnit(text, count, unit, atHead), atHead), marked: true };
  }
  const amount = readAmount(text, at);
  if (amount === null) return null;
  const unit = readUnit(text, amount.end, atHead);
  if (unit === "nameless") return null;
  if (unit !== null) return readMore(text, withUnit(text, amount, unit, atHead), atHead);
  const multiple = readMultiple(text, amount, atHead);
  if (multiple !== undefined) return multiple;
  return readSized(text, amount, atHead) ?? { ...none, count: amount, end: amount.end };
}

const none = { count: null, size: null, vessel: null, marked: false };

function countOf(digits: string, end: number): Amount {
  const value = Number(digits);
  return { low: value, high: value, shown: digits, end, inWords: false };
}

/** The unit behind a number; "nameless" when a name must follow and nothing but a measure is there. */
export function readUnit(text: string, at: number, atHead: boolean): UnitRead | "nameless" | null {
  const match = matchAt(unitSpelling, text, at);
  const unit = match === null ? undefined : unitOf(match[1]!);
  if (match === null || unit === undefined) return null;
  const end = at + match[0].length;
  if (isNoUnit(text, end - match[0].trimStart().length)) return null;
  const typed = match[1]!.toLowerCase();
  if (atHead && !hasName(text.slice(end)))
    return unit.kind === "vessel" || /^(?:cup|tass|taza)/.test(typed) ? null : "nameless";
  return { unit, shown: unit.short ?? inItsCase(typed, unit), end };
}

/** German nouns have a capital, whatever was typed. */
export function inItsCase(word: string, { noun }: Unit): string {
  return noun === true ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
}

function withUnit(text: string, typed: Amount, unit: UnitRead, atHead: boolean): Parts {
  const amount = withHalf(text, typed, unit.end);
  const end = amount === typed ? unit.end : amount.end;
  if (unit.unit.kind === "vessel" && !isPackOf(amount)) return { ...none, count: amount, vessel: unit, end };
  const vessel = readVessel(text, end, atHead);
  return { ...none, size: { amount, unit }, vessel, end: vessel?.end ?? end };
}

function readVessel(text: string, at: number, atHead: boolean): UnitRead | null {
  const found = readUnit(text, at, atHead);
  return found === null || found === "nameless" || found.unit.kind !== "vessel" ? null : found;
}

/** "330 ml x 6", "2 cans (400 g)" and "2 bottles of 1.5 l". */
function readMore(text: string, parts: Parts, atHead: boolean): Parts {
  if (parts.size !== null) {
    const more = matchAt(timesCount, text, parts.end);
    if (more === null) return parts;
    const end = parts.end + more[0].length;
    return { ...parts, count: countOf(more[1]!, end), end };
  }
  const linked = skipLink(text, parts.end);
  const found = readSize(text, linked === parts.end ? linked : linked - 1, atHead);
  return found === null ? parts : { ...parts, size: found.size, end: found.end };
}

/** " 400 g" or " (400 g)". */
function readSize(text: string, at: number, atHead: boolean): { size: Size; end: number } | null {
  const bracket = text.startsWith(" (", at);
  if (!bracket && text[at] !== " ") return null;
  const begin = at + (bracket ? 2 : 1);
  if (isNumberName(text, begin)) return null;
  const amount = readAmount(text, begin);
  const unit = amount === null ? null : readUnit(text, amount.end, atHead);
  if (amount === null || unit === null || unit === "nameless") return null;
  if (unit.unit.kind === "vessel" && unit.unit.family !== "pack" && !isPackOf(amount)) return null;
  if (bracket && text[unit.end] !== ")") return null;
  return { size: { amount, unit }, end: unit.end + (bracket ? 1 : 0) };
}

/** "2 15 oz cans" and "2 (15 oz) cans", but "Kronenbourg 1664 330 ml". */
function readSized(text: string, count: Amount, atHead: boolean): Parts | null {
  if (!isWhole(count) || count.high > mostSized) return null;
  const found = readSize(text, count.end, atHead);
  if (found === null) return null;
  const vessel = readVessel(text, found.end, atHead);
  return { ...none, count, size: found.size, vessel, end: vessel?.end ?? found.end };
}

/** What follows a number and "x". Undefined: there is no "x"; null: it is no quantity ("4x4 gauze"). */
function readMultiple(text: string, count: Amount, atHead: boolean): Parts | null | undefined {
  if (!isWhole(count)) return undefined;
  const single = matchAt(countTimes, text, count.end);
  const counted = { ...none, count, end: count.end + (single?.[0].length ?? 0), marked: true };
  const more = matchAt(times, text, count.end);
  if (more === null) return single === null ? undefined : counted;
  const begin = count.end + more[0].length;
  if (isNumberName(text, begin)) return single === null ? null : counted;
  const amount = readAmount(text, begin);
  if (amount === null || amount.inWords) {
    const vessel = single === null ? null : readVessel(text, begin - 1, atHead);
    if (vessel !== null) return readMore(text, { ...none, count, vessel, end: vessel.end }, atHead);
    return single === null ? undefined : counted;
  }
  const unit = readUnit(text, amount.end, atHead);
  if (unit === null || unit === "nameless") return null;
  const vessel = unit.unit.kind === "vessel" ? null : readVessel(text, unit.end, atHead);
  return { ...none, count, size: { amount, unit }, vessel, end: vessel?.end ?? unit.end };
}

/** A name has a letter or a picture. */
export function hasName(text: string): boolean {
  return nameSign.test(text);
}

export function isWhole(amount: Amount): boolean {
  return amount.low === amount.high && Number.isInteger(amount.low) && amount.low <= mostItems;
}

/** Where the name begins behind a quantity that ends at `at`: after "of", "de", "d'"... if there is one. */
export function skipLink(text: string, at: number): number {
  const match = matchAt(link, text, at);
  return match === null ? at : at + match[0].length;
}

/** The fields of an item that a quantity makes. */
export function shownQuantity({ count, size, vessel }: Parts): {
  quantity: number;
  parsedQuantity: string | null;
  parsedSize: string | null;
} {
  const whole = count === null ? 1 : Math.ceil(count.high);
  if (size === null)
    return { quantity: whole, parsedQuantity: count?.shown ?? null, parsedSize: vessel?.shown ?? null };
  const unit = vessel === null ? size.unit.shown : `${size.unit.shown} ${vessel.shown}`;
  if (count === null) return { quantity: 1, parsedQuantity: size.amount.shown, parsedSize: unit };
  return { quantity: whole, parsedQuantity: `${count.shown} ×`, parsedSize: `${size.amount.shown} ${unit}` };
}
