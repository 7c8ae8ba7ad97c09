import { vulgarSign, type Amount } from "./amount.ts";
import type { ParsedName } from "./parse-name.ts";
import {
  inItsCase,
  isWhole,
  mostItems,
  readParts,
  shownQuantity,
  type Parts,
  type Size,
  type UnitRead,
} from "./read-quantity.ts";
import { fold, type Unit } from "../contract/items/pieces.ts";
import { unitOf } from "./units.ts";

const mostMeasured = 99_999;

export type Quantity = Omit<ParsedName, "name">;

/**
 * The sum of two parsed quantities, or null when their units do not convert: within g/kg, ml/l, oz/lb, the US kitchen
 * measures, a dozen and single pieces, the same pieces ("cans"), packs of one size. A quantity of which nothing is shown counts as 1.
 */
export function addQuantities(one: Quantity, other: Quantity): Quantity | null {
  const a = partsOf(one);
  const b = partsOf(other);
  const sum = a === null || b === null ? null : (addPacks(a, b) ?? addMeasures(a, b) ?? addCounts(a, b));
  const tooMuch = (sum?.count?.high ?? 1) > mostItems || (sum?.size?.amount.high ?? 1) > mostMeasured;
  return sum === null || tooMuch ? null : shownQuantity(sum);
}

/**
 * A parsed quantity multiplied, as it is bought: "1 onion" for a quarter more people are 2, and "125 ml" 155. A thing
 * without an amount, or with one in words ("some"), stays as it is, and so does one whose product would be too large.
 */
export function multiplyQuantity(one: Quantity, factor: number): Quantity {
  const isBare = one.parsedQuantity === null && one.parsedSize === null && one.quantity === 1;
  const parts = isBare ? null : partsOf(one);
  if (parts === null || [parts.count, parts.size?.amount].some((part) => part?.inWords === true)) return one;
  const { count, size, vessel } = parts;
  const isMeasured = count === null && size !== null && vessel === null && size.unit.unit.kind === "measure";
  const product = isMeasured
    ? { ...parts, size: multiplySize(size, factor) }
    : withCount(
        parts,
        scaled(count ?? amount(1), (number) => wholeOrPart(number * factor)),
      );
  const tooMuch = (product.count?.high ?? 1) > mostItems || (product.size?.amount.high ?? 1) > mostMeasured;
  return tooMuch ? one : shownQuantity(product);
}

function withCount(parts: Parts, count: Amount): Parts {
  const { vessel } = parts;
  return { ...parts, count, vessel: vessel === null ? null : inNumber(vessel, vessel, count) };
}

function multiplySize(size: Size, factor: number): Size {
  const { family, factor: inUnit } = size.unit.unit;
  const isMetric = family === "g" || family === "ml";
  return measured(
    [size, size],
    scaled(size.amount, (number) =>
      isMetric ? roundMetric(number * factor * inUnit) : roundPart(number * factor) * inUnit,
    ),
  );
}

function scaled({ low, high, shown }: Amount, change: (number: number) => number): Amount {
  return amount(change(low), change(high), shown.includes(","));
}

/** Nobody buys 1¼ onions; a tenth of one is not missed. */
function wholeOrPart(number: number): number {
  return number > 1 ? Math.ceil(number - 0.1) : roundPart(number);
}

/** A fraction that people write, or the nearest quarter. */
function roundPart(number: number): number {
  return isPlain(number) ? number : Math.max(0.25, Math.round(number * 4) / 4);
}

/** In grams or millilitres. */
function roundMetric(number: number): number {
  const step = number >= 20 ? 5 : number >= 5 ? 1 : 0.25;
  return Math.max(step, Math.round(number / step) * step);
}

function partsOf({ quantity, parsedQuantity, parsedSize }: Quantity): Parts | null {
  const shown = [parsedQuantity ?? quantity, parsedSize].filter((part) => part !== null).join(" ");
  const parts = readParts(shown, 0, false);
  return parts?.end === shown.length ? parts : null;
}

/** "6 × 330 ml" and "330 ml" are 7 of the same. */
function addPacks(a: Parts, b: Parts): Parts | null {
  if (a.size === null || b.size === null) return null;
  const isPack = a.size.unit.unit.kind === "pack" || a.vessel !== null;
  if (a.count === null && b.count === null && !isPack) return null;
  const same = a.size.amount.shown === b.size.amount.shown && a.size.unit.unit === b.size.unit.unit;
  if (!same || a.vessel?.unit.family !== b.vessel?.unit.family) return null;
  const count = sumOf(a.count ?? amount(1), b.count ?? amount(1));
  return { ...a, count, vessel: a.vessel === null ? null : inNumber(a.vessel, b.vessel!, count) };
}

function addMeasures(a: Parts, b: Parts): Parts | null {
  if (a.size === null || b.size === null || a.vessel !== null || b.vessel !== null) return null;
  if (a.count !== null || b.count !== null || a.size.unit.unit.family !== b.size.unit.unit.family)
    return null;
  if (a.size.unit.unit.kind !== "measure") return null;
  const low = a.size.amount.low * a.size.unit.unit.factor + b.size.amount.low * b.size.unit.unit.factor;
  const high = a.size.amount.high * a.size.unit.unit.factor + b.size.amount.high * b.size.unit.unit.factor;
  return { ...a, size: measured([a.size, b.size], { low, high }) };
}

/** The size of an amount in the smallest unit of its family, shown in the better of two units. */
function measured([a, b]: [Size, Size], { low, high }: Pick<Amount, "low" | "high">): Size {
  const unit = bestUnit(a.unit, b.unit, low, high);
  const comma = [a, b].some((size) => size.amount.shown.includes(","));
  const total = amount(low / unit.unit.factor, high / unit.unit.factor, comma);
  const word = unit.unit.short === null ? inNumber(a.unit, b.unit, total, unit).shown : unit.shown;
  return { amount: total, unit: { ...unit, shown: word } };
}

/** The largest of the typed units (or kg, l) in which the sum is a plain number, else the smaller typed one. */
function bestUnit(a: UnitRead, b: UnitRead, low: number, high: number): UnitRead {
  const [large, small] = a.unit.factor >= b.unit.factor ? [a, b] : [b, a];
  const metric = { g: "kg", ml: "l" }[a.unit.family];
  const thousand = metric === undefined ? undefined : unitOf(metric);
  const isMetric = a.unit.short !== null || b.unit.short !== null;
  if (thousand !== undefined && isMetric && [low, high].every((total) => total % 1000 === 0))
    return { unit: thousand, shown: metric!, end: 0 };
  const plain = [low, high].every((total) => isPlain(total / large.unit.factor));
  return plain ? large : small;
}

function isPlain(value: number): boolean {
  const part = value - Math.floor(value);
  return part < 1e-6 || vulgarSign(part) !== null;
}

function addCounts(a: Parts, b: Parts): Parts | null {
  if (a.size !== null || b.size !== null || a.count === null || b.count === null) return null;
  const [one, other] = [a.vessel?.unit, b.vessel?.unit];
  if (one?.family === other?.family) {
    const count = sumOf(a.count, b.count);
    return { ...a, count, vessel: a.vessel === null ? null : inNumber(a.vessel, b.vessel!, count) };
  }
  if (!isPieces(one) || !isPieces(other)) return null;
  const count = sumOf(times(a.count, one), times(b.count, other));
  return isWhole(count) || count.low !== count.high ? { ...a, count, vessel: null } : null;
}

/** Single pieces, or dozens of them. */
function isPieces(unit: Unit | undefined): boolean {
  return unit === undefined || unit.family === "dozen";
}

function times({ low, high }: Amount, unit: Unit | undefined): Amount {
  return amount(low * (unit?.factor ?? 1), high * (unit?.factor ?? 1));
}

function sumOf(a: Amount, b: Amount): Amount {
  return amount(a.low + b.low, a.high + b.high, a.shown.includes(",") || b.shown.includes(","));
}

const withPluralS = /^(?:cup|taza|cucharad(?:it)?a|cdt?a|livre|docena|douzaine)$/;

/** The word for this many: the plural that was typed, or made from the singular. */
function inNumber(a: UnitRead, b: UnitRead, count: Amount, of: UnitRead = a): UnitRead {
  if (count.high <= 1) return of;
  const known = of.unit.plural ?? (withPluralS.test(of.shown) ? `${of.shown}s` : null);
  const typed = [a, b].filter(({ unit }) => unit.factor === of.unit.factor).map(({ shown }) => shown);
  const longest = typed.reduce((one, other) => (other.length > one.length ? other : one), of.shown);
  const plural = known === null ? longest : typed.find((word) => fold(word) === fold(known));
  return { ...of, shown: inItsCase(plural ?? known!, of.unit) };
}

function amount(low: number, high = low, comma = false): Amount {
  const shown =
    low === high ? shownNumber(low, comma) : `${shownNumber(low, comma)}–${shownNumber(high, comma)}`;
  return { low, high, shown, end: 0, inWords: false };
}

/** Nobody says "1⅖ kg". */
const fifths = "⅕⅖⅗⅘";

/** "3", "1½", else at most two decimals. */
function shownNumber(value: number, comma: boolean): string {
  const whole = Math.floor(value + 1e-6);
  if (Math.abs(value - whole) < 1e-6) return String(whole);
  const sign = vulgarSign(value - whole);
  if (sign !== null && !fifths.includes(sign)) return `${whole === 0 ? "" : whole}${sign}`;
  const decimals = String(Math.round(value * 100) / 100);
  return comma ? decimals.replace(".", ",") : decimals;
}
