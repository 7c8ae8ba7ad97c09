import { pieceOf } from "../../contract/items/pieces.ts";
import { parseItemName } from "../parse-name.ts";
import { andWords } from "./and-words.ts";
import type { Portions } from "./known.ts";

const articles =
  /^(?:some|a|an|another|more|the|my|our|eine?n?|etwas|einige|noch|der|die|das|den|un[ae]?|unos|unas|el|la|los|las|algo de|algun[oa]s|des|du|de la|de|le|les|quelques)\s+\S|^(?:de l|d|l)['’]\S/iu;
export const partitive =
  /^(?:(?:some|more|noch|etwas|unos|unas|des|du|de la|le|la|les|el|los|las|die|das|den|der)\s+|(?:de l|d|l)['’])(?=\S)/iu;

/** Whether a text begins with an amount or an article. */
export function hasAmount(text: string): boolean {
  const { parsedQuantity, name } = parseItemName(text);
  const isHead = parsedQuantity !== null && !text.startsWith(name);
  return isHead || articles.test(text);
}

/** "dos botellas" behind a comma is the amount of what went before. */
export function isSpokenQuantity(text: string): boolean {
  const words = text.split(/\s+/u);
  if (words.length > 3 || /^(?:an?|eine?[nrs]?|une?|una)$/iu.test(text)) return false;
  const { parsedSize, parsedQuantity, name } = parseItemName(`${text} zorp`);
  return (
    parsedQuantity !== null &&
    (parsedSize !== null || words.length === 1 || parsedQuantity.includes("–")) &&
    name === "zorp"
  );
}

const amountThenMore = new RegExp(`^(.{2,30}?)\\s+(${andWords})\\s+(?=\\S)`, "iu");

/** "1 bunch and lemons" behind a comma: the amount of what went before, the word after it and the next thing. */
export function amountBeforeAnd(text: string): { amount: string; joined: string; rest: string } | null {
  const match = amountThenMore.exec(text);
  if (match === null || !/\s|\d\p{Alpha}/u.test(match[1]!) || !isSpokenQuantity(match[1]!)) return null;
  return { amount: match[1]!, joined: match[2]!, rest: text.slice(match[0].length) };
}

const cuts =
  "fillets?|spears?|ribs?|cobs?|crowns?|links?|strips?|filets?|lomos?|filetes?|mazorcas?|pavés?|darnes?";
/** These are parts of meat only. */
const meats = "breasts?|thighs?|chops?|drumsticks?|pechugas?|escalopes?|cuisses?";
const meat = /(?:chicken|turkey|pork|lamb|duck|veal|beef|pollo|pavo|cerdo|poulet|dinde|porc|canard|veau)$/iu;
const portions = new RegExp(`^(\\p{Alpha}{2,6}|\\d{1,2}) (?:(${cuts})|(${meats}))$`, "iu");

/** "salmon, 2 fillets": so many parts of what stands before the comma; by themselves they are things. */
export function portionsIn(text: string, before: string): Portions | null {
  const [, count, cut, ofMeat] = portions.exec(text) ?? [];
  const of = cut ?? (meat.test(before) ? ofMeat : undefined);
  if (count === undefined || of === undefined) return null;
  const { parsedQuantity, name } = parseItemName(`${count} zorp`);
  return parsedQuantity === null || name !== "zorp" ? null : { count: parsedQuantity, of: of.toLowerCase() };
}

/** "a gallon of 2%": what Americans call milk by its fat. */
export const milkByFat = /^(.{2,30}? of (?:\d|3\.25|½|1\/2)%)$/iu;

const howLarge =
  /^(?:lg|lrg|sm|med|large|big|small|huge|giant|jumbo|medium|tiny|xl|große?[nrs]?|kleine?[nrs]?|riesige?[nrs]?|grande?s?|pequeñ[oa]s?|gros|grosses?|petite?s?)$/iu;

/** "the big bag", "el paquete grande": of another thing. */
export function isLargeVessel(text: string): boolean {
  const words = text.replace(/^(?:the|de[rnm]|die|das|el|la|l[eao]s?)\s+/iu, "").split(" ");
  return (
    words.length === 2 &&
    words.some((word) => howLarge.test(word)) &&
    words.some((word) => pieceOf(word) !== undefined)
  );
}

/** "2 large cans of tomatoes", "una lata grande de atún": the amount without how large the vessel is, and that. */
export function withoutHowLarge(text: string): { text: string; note: string } | null {
  const words = text.split(" ");
  const [number, second = "", third = ""] = words;
  const at = howLarge.test(second) ? 1 : howLarge.test(third) ? 2 : 0;
  const vessel = at === 1 ? third : second;
  if (at === 0 || words.length < 4 || pieceOf(vessel) === undefined) return null;
  // "6 petits pots aux carottes" for a baby
  if (/^(?:aux?|à|pour|para|für|for)$/iu.test(words[3]!)) return null;
  const without = [number, vessel, ...words.slice(3)].join(" ");
  const { parsedSize } = parseItemName(without);
  return parsedSize === null ? null : { text: without, note: words[at]! };
}

const ofSize =
  /^(?:(?:an?|the|in|en|im|une?|una|eine?[nrm]?|el|la|les?|de[rnm]|die) )*(\p{Alpha}{3,15}),? (?:(?:of|de|à|von|mit|zu|a) )?(\d{1,4}(?:[.,]\d{1,3})? ?\p{Alpha}{1,10})$/iu;
const sizeAhead =
  /^(?:(?:an?|the|in|eine?[nrm]?|de[rnm]|die) )*(\d{1,4}(?:[.,]\d{1,3})?[- ]?\p{Alpha}{1,7})[- ](\p{Alpha}{3,15})$/iu;

/** "garrafa de 5 l", "1 liter bottle" behind a comma: in what, and of what size, is what went before; null without both. */
export function vesselBehind(text: string): string | null {
  const [, vessel = "", size = ""] = ofSize.exec(text) ?? [];
  const [, ahead = "", held = ""] = sizeAhead.exec(text) ?? [];
  const [name, measure] = vessel === "" ? [held, ahead.replace("-", " ")] : [vessel, size];
  if (
    name === "" ||
    pieceOf(name)?.kind !== "vessel" ||
    pieceOf(measure.replace(/^[\d.,]+ ?/u, "")) !== undefined
  )
    return null;
  const { parsedSize } = parseItemName(`${measure} zorp`);
  return parsedSize === null ? null : `1 ${name} of ${measure}`;
}

/** "2 bags each": behind the amount. */
export const eachBehind = /(?<=\S)\s+(?:each|je|jeweils|cada un[oa]|chacun[e]?)$/iu;
