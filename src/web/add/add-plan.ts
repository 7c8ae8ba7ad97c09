import { wholeLine, wholeLineGuess } from "../../categoriser/whole-line.ts";
import type { Category } from "../../contract/categories/schema.ts";
import type { Id } from "../../contract/ids.ts";
import { amountText, hasAmount, withNote, type ItemAmount } from "../../contract/items/amount.ts";
import type { ItemChanges } from "../../contract/items/schema.ts";
import type { ParsedEntry } from "../../typed-text/parse-entry.ts";
import { parseItemName, type ParsedName } from "../../typed-text/parse-name.ts";
import { addQuantities } from "../../typed-text/quantity.ts";
import { itemTitle, nameKey, titleCase } from "../../contract/items/rules.ts";
import type { Guesses } from "../categoriser/guesses.ts";
import type { NewItemInput } from "../offline/list-store.ts";
import type { OptimisticItem } from "../offline/operation.ts";
import { fold, type Choices, type KnownName } from "../typed/known-names.ts";
import { findOpen, rivalsOf, type OpenItem, type OpenItems } from "../typed/open-items.ts";

/** What was parsed from the Add field: name, amount, store and note. */
export type Entry = Pick<ParsedEntry, keyof ParsedName | "note" | "storeId">;

/** What this device knows of the list and of names. */
export type Knowledge = {
  names: ReadonlyMap<string, KnownName>;
  choices: Choices;
  open: OpenItems;
  categories: readonly Category[];
  guesses: Guesses;
};

/** An item to be put on the list. */
export type Addition = {
  input: NewItemInput;
  options: { hold: boolean; optimistic: OptimisticItem & { name: string } };
};

/** What adding an entry does to the list. */
export type AddPlan = { kind: "nothing" } | ItemPlan;
export type ItemPlan = Addition & {
  /** The title of the row that a new item gets. */
  title: string;
  /** `onList`: an item of this name is open; a bare name then changes nothing, unless it is to repeat from now on. */
  kind: "add" | "onList";
  known: KnownName | null;
  /** The open item of that name. */
  item: OpenItem | null;
  /** The amount that the open item can have: the sum, when the two can be added, or the typed one when the item has none. */
  sum: ItemAmount | null;
  /** The changes that the open item gets at once: its first amount, a note behind its own, a store; a hidden one shows again. */
  atOnce: ItemChanges;
  /**
   * The changes that the person has to confirm: the sum of both amounts, or the second one as a note when they can't
   * be added.
   */
  toConfirm: ItemChanges | null;
};

/** A line of a pasted list, with what adding it would do. */
export type PasteLine = { entry: ParsedEntry & { doubt: "pantry" | "talk" | null }; plan: ItemPlan };

/** A character that every name needs, see visible-text.ts. */
const hasVisible = /[\p{L}\p{N}\p{P}\p{S}]/u;

export function planAdd(entry: Entry, knowledge: Knowledge): AddPlan {
  const key = nameKey(entry.name);
  if (!hasVisible.test(key)) return { kind: "nothing" };
  const { names, open, guesses } = knowledge;
  const { parsedQuantity, parsedSize } = entry;
  const name = titleCase(entry.name);
  const known = names.get(key) ?? null;
  const shownName = known?.name ?? name;
  const item = findOpen(name, open, guesses);
  return {
    kind: item === null ? "add" : "onList",
    known,
    item,
    sum: item === null ? null : sumOf(item, entry),
    ...(item === null ? { atOnce: {}, toConfirm: null } : changesOf(item, entry)),
    title: itemTitle({ parsedQuantity, parsedSize, name: shownName }),
    input: inputOf(name, entry),
    options: {
      // An unknown name is held until the Add tab is left.
      hold: known === null,
      optimistic: {
        name: shownName,
        categoryId: categoryOf(entry, known, knowledge),
        masterItemId: known?.masterItemId ?? null,
        userItemId: known?.userItemId ?? null,
      },
    },
  };
}

/** The fields that are sent: only those that were typed, and no amount where the server parses none from the name either. */
function inputOf(name: string, { quantity, parsedQuantity, parsedSize, note, storeId }: Entry): NewItemInput {
  const amount = { quantity, parsedQuantity, parsedSize };
  const read = parseItemName(name);
  const isPlain = !hasAmount(amount) && !hasAmount(read) && nameKey(read.name) === nameKey(name);
  return {
    name,
    ...(!isPlain && amount),
    ...(note !== null && { note }),
    ...(storeId !== null && { storeId }),
  };
}

function changesOf(item: OpenItem, entry: Entry): Pick<ItemPlan, "atOnce" | "toConfirm"> {
  const { quantity, parsedQuantity, parsedSize, note, storeId } = entry;
  const amount = { quantity, parsedQuantity, parsedSize };
  const noted = withNote(item.note, note);
  const atOnce: ItemChanges = {
    ...(!hasAmount(item) && hasAmount(amount) && { amount }),
    ...(noted !== item.note && { note: noted }),
    ...(storeId !== null && storeId !== item.storeId && { storeId }),
    // A person who adds an item wants to see it.
    ...(item.hidden && { hidden: false }),
  };
  if (!hasAmount(item) || !hasAmount(amount)) return { atOnce, toConfirm: null };
  const sum = sumOf(item, entry);
  const asNote = `+ ${amountText(amount)}`;
  const toConfirm =
    sum === null ? { note: noted === null ? asNote : `${noted}, ${asNote}` } : { amount: sum };
  return { atOnce, toConfirm };
}

/** The names about which the engine must be asked for a plan to be complete. */
export function namesToGuess(entry: Entry, open: OpenItems): string[] {
  if (nameKey(entry.name) === "") return [];
  const name = titleCase(entry.name);
  return [...new Set([name, wholeLineOf(entry), ...rivalsOf(name, open)])];
}

/** The title as the server will write it: with the name as the list stores it. */
function wholeLineOf(entry: Entry): string {
  return wholeLine({ ...entry, name: titleCase(entry.name) });
}

/** Finds the category: a person's choice, else that of the whole line, else that of the known name, else the engine's guess. */
function categoryOf(entry: Entry, known: KnownName | null, knowledge: Knowledge): Id | null {
  const { choices, categories, guesses } = knowledge;
  const chosen = choices.get(nameKey(entry.name));
  if (chosen !== undefined) return chosen;
  const alone = guesses.get(titleCase(entry.name));
  const byLine = wholeLineGuess(alone, guesses.get(wholeLineOf(entry)));
  const knownCategory = known?.categoryId ?? null;
  const guess = byLine ?? (knownCategory === null ? alone : undefined);
  if (guess === undefined) return knownCategory;
  return categories.find((category) => category.isGlobal && category.name === guess.category)?.id ?? null;
}

/** The sum of two amounts. Null without a second amount or with one in words alone ("some"), and for two that can't be added. */
function sumOf(item: OpenItem, { quantity, parsedQuantity, parsedSize }: Entry): ItemAmount | null {
  if (parsedSize === null && !/\p{N}/u.test(parsedQuantity ?? "")) return null;
  const amount = { quantity, parsedQuantity, parsedSize };
  return hasAmount(item) ? addQuantities(item, amount) : amount;
}

/** A text in which a suggested name stands for the one that was typed. */
export type Completion = {
  name: string;
  text: string;
  /** The letters that it adds at the end of the text; empty when the name replaces the typed one. */
  letters: string;
};

/**
 * Completes the typed name to a suggested one: "2 lb chicken thi" to Chicken Thighs by the letters "ghs",
 * "thi @costco" by the name in its place. Null when the name is whole, or it isn't sure where it stands in the text; also for a
 * thing (`isThing`) whose letters are only like those of the suggestion.
 */
export function completionOf(text: string, typed: string, name: string, isThing = false): Completion | null {
  if (typed.length < 2 || nameKey(typed) === nameKey(name)) return null;
  const start = text.lastIndexOf(typed);
  const rest = start === -1 ? null : text.slice(start);
  if (rest !== null && name.toLowerCase().startsWith(rest.toLowerCase())) {
    const letters = name.slice(rest.length);
    return { name, text: text + letters, letters };
  }
  const words = fold(name).split(/[^\p{L}\p{N}]+/u);
  const parts = fold(typed).split(" ");
  if (isThing && !parts.every((part) => words.some((word) => word.startsWith(part)))) return null;
  const [before = "", after = "", ...others] = text.split(typed);
  const isInWord = /[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after);
  if (rest === null || isInWord || others.length > 0) return null;
  return { name, text: `${before}${name}${after.trimEnd()}`, letters: "" };
}
