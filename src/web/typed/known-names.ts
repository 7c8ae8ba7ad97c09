import type { Id } from "../../contract/ids.ts";
import type { Habit } from "../../contract/items/due.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { MasterItem, Suggestion, UserItem } from "../../contract/items/schema.ts";
import type { ChoiceView } from "../offline/list-view.ts";

/** A name of the catalogue or of the household, with what is known about it. */
export type KnownName = {
  name: string;
  /** See `nameKey`: names are the same when their keys are. */
  key: string;
  /** The key without accents, for searching. */
  folded: string;
  masterItemId: Id | null;
  userItemId: Id | null;
  categoryId: Id | null;
  /** The household's habit of buying it; null for a name that it has never bought. */
  habit: Habit | null;
  /** How popular the name is with everybody; higher is more usual. */
  popularity: number;
};

/** The categories that the people of the list have chosen for names, by their keys: they outrank everything else. */
export type Choices = ReadonlyMap<string, Id>;

export function choicesOf(views: readonly ChoiceView[]): Choices {
  const choices = new Map<string, Id>();
  for (const { name, categoryId } of views) {
    if (categoryId === null) choices.delete(name);
    else choices.set(name, categoryId);
  }
  return choices;
}

/**
 * Every name to be suggested, by its key. What the household has bought or named itself comes first and keeps its
 * category; the names everybody has fill in.
 */
export function knownNames(
  suggestions: readonly Suggestion[],
  userItems: readonly UserItem[],
  masterItems: readonly MasterItem[],
  choices: Choices = new Map(),
): ReadonlyMap<string, KnownName> {
  const known = new Map<string, KnownName>();
  const add = (given: Partial<KnownName> & { name: string }) => {
    const key = nameKey(given.name);
    const before = known.get(key);
    if (before === undefined) known.set(key, { ...unknown, folded: fold(key), ...given, key });
    else {
      before.masterItemId ??= given.masterItemId ?? null;
      before.userItemId ??= given.userItemId ?? null;
      before.categoryId ??= given.categoryId ?? null;
      before.popularity = Math.max(before.popularity, given.popularity ?? 0);
    }
  };
  for (const { name, masterItemId, userItemId, categoryId, ...bought } of suggestions)
    add({ name, masterItemId, userItemId, categoryId, habit: habitOf(bought) });
  for (const { id, name, categoryId } of userItems) add({ name, userItemId: id, categoryId });
  for (const { id, name, categoryId, popularity } of masterItems)
    add({ name, masterItemId: id, categoryId, popularity });
  for (const [key, categoryId] of choices) {
    const chosen = known.get(key);
    if (chosen !== undefined) chosen.categoryId = categoryId;
  }
  return known;
}

function habitOf(bought: Pick<Suggestion, "frequency" | "lastSeen" | "usualIntervalDays">): Habit {
  const { frequency, lastSeen, usualIntervalDays = null } = bought;
  return { frequency, lastSeen: Date.parse(lastSeen), usualIntervalDays };
}

/** Lower case without accents, so that "jalapeno" finds "Jalapeño". */
export function fold(text: string): string {
  return nameKey(text).normalize("NFD").replace(/\p{M}/gu, "");
}

const unknown = {
  masterItemId: null,
  userItemId: null,
  categoryId: null,
  habit: null,
  popularity: 0,
};
