import type { NamedStore } from "../typed-text/match-store.ts";
import { parseEntry } from "../typed-text/parse-entry.ts";
import { foldSpace, parseItemName, wholeName, type ParsedName } from "../typed-text/parse-name.ts";

import type { ImportOptions } from "./import-plan.ts";

export type NamedItem = ParsedName & { note: string | null };

/**
 * Reads a name whose amount is in a field of its own: "Käse" and "1,5 kg". An amount that the parser can't read goes into
 * the note; nothing is lost.
 */
export function readNamed(name: string, amount = "", note = ""): NamedItem {
  const named = foldSpace(name);
  const amountText = foldSpace(amount);
  const notes = [foldSpace(note)];
  let parsed = amountText === "" ? parseItemName(named) : withAmount(named, amountText);
  if (parsed === null) {
    const [amountPart, rest] = partsOf(named, amountText);
    parsed = amountPart;
    notes.unshift(rest.trim());
  }
  const filled = notes.filter((text) => text !== "");
  return { ...(parsed ?? wholeName(named)), note: filled.length === 0 ? null : filled.join(", ") };
}

/** Characters of a typed text; a longer one is a name as a whole, because parsing it would take too long. */
const longestTyped = 1000;
const noStores: readonly NamedStore[] = [];
/** Caches the stores of a file, because the matcher caches by their identity. */
const namedStores = new WeakMap<readonly string[], readonly NamedStore[]>();

export function storesOf({ stores }: Pick<ImportOptions, "stores">): readonly NamedStore[] {
  if (stores === undefined) return noStores;
  const named = namedStores.get(stores) ?? stores.map((name) => ({ id: name, name }));
  namedStores.set(stores, named);
  return named;
}

/**
 * Reads what a person typed as the text of a task or a note: "toilet paper (big pack)", "milk 2 l @Aldi". Other fields of the
 * file go into the note.
 */
export function readTyped(
  text: string,
  options: Pick<ImportOptions, "stores">,
  ...notes: readonly [first?: string, second?: string]
): NamedItem & { store: string | null } {
  const typed = foldSpace(text);
  if (typed.length > longestTyped) return { ...wholeName(typed), note: null, store: null };
  const entry = parseEntry(typed, { stores: storesOf(options), asName: ["repeat"] });
  const { name, quantity, parsedQuantity, parsedSize, storeName } = entry;
  const note =
    [entry.note, ...notes]
      .map((part) => foldSpace(part ?? ""))
      .filter(Boolean)
      .join(", ") || null;
  return { name, quantity, parsedQuantity, parsedSize, note, store: storeName };
}

/** Reads an amount for a name; null when the text is no amount. */
function withAmount(named: string, amountText: string): ParsedName | null {
  for (const text of [`${amountText} ${named}`, `${amountText} x ${named}`]) {
    const read = parseItemName(text);
    if (read.name === named && (read.parsedQuantity !== null || read.parsedSize !== null)) return read;
  }
  // A name may contain an amount itself: two of "water 24 pack".
  const { name, ...amount } = parseItemName(`${amountText} thing`);
  return name === "thing" && /\d/u.test(named) && amount.parsedQuantity !== null
    ? { name: named, ...amount }
    : null;
}

const longestAmount = 100;
/** A word that continues the amount before it; the amount can't be split off there. */
const continuesAmount = /\d|^(?:or|to|oder|bis|o|a|ou|à|x|und|and|y|et|plus)\b/iu;

const approximately =
  /^(?:ca\.?|circa|approx\.?|about|etwa|ungefähr|rund|env\.?|environ|unos|unas|aprox\.?|~|≈)\s*(?=\d)/iu;

/** Splits "1 kg, bio", "bio (1 kg)" and "2x 1kg Typ 405" into the amount and the rest; without an amount all is the rest. */
function partsOf(named: string, amountText: string): [ParsedName | null, string] {
  if (amountText.length > longestAmount || !/[\d½¼¾]/u.test(amountText)) return [null, amountText];
  const parts = amountText.split(/[,;]\s+|\s*[()]\s*/u).filter((part) => part !== "");
  for (const part of parts.length > 1 ? parts : []) {
    const read = withAmount(named, part);
    if (read !== null) return [read, parts.filter((other) => other !== part).join(", ")];
  }
  const about = approximately.exec(amountText);
  if (about !== null) {
    const exact = amountText.slice(about[0].length);
    const whole = withAmount(named, exact);
    const [read, rest] = whole === null ? partsOf(named, exact) : [whole, ""];
    return read === null ? [null, amountText] : [read, `${about[0].trim()} ${rest}`];
  }
  const words = amountText.split(" ");
  for (let count = Math.min(words.length - 1, 4); count > 0; count -= 1) {
    const rest = words.slice(count).join(" ");
    const read = /^\p{L}/u.test(rest) ? withAmount(named, words.slice(0, count).join(" ")) : null;
    if (read !== null && (read.parsedSize !== null || !continuesAmount.test(rest))) return [read, rest];
  }
  return [null, amountText];
}
