import { matchKey, mayBeSame, type FirstGuess } from "../../categoriser/same-thing.ts";
import { sureFrom } from "../../categoriser/sure-from.ts";
import { newId } from "../../contract/new-id.ts";
import { parseItemName, wholeName, type ParsedName } from "../../contract/items/parse-name.ts";
import { nameKey, titleCase } from "../../contract/items/rules.ts";
import type { NewItem } from "../../contract/items/schema.ts";
import type { Scope } from "../accounts/person.ts";
import type { App } from "../http/handler.ts";
import { sendJob } from "../jobs/add-job.ts";
import { changeList, type ListChange } from "../lists/change-list.ts";
import { touchRepeats } from "../repeat/purchases.ts";
import * as queries from "./name-queries.ts";
import type { KnownName } from "./name-queries.ts";
import { tryToRefine } from "./refining.ts";

/** Names that one call of the AI batch looks at. */
const batchSize = 200;
const mostQuantity = 9999;

export type TypedName = ParsedName & {
  key: string;
  /** For finding the same thing under another form of its name. */
  matchKey: string;
  /** All that was said: with the quantity and the note, which may tell more than the name ("2 cans", "frozen"). */
  said: string;
};

/**
 * What was typed as the list stores it: name in title case with its key, quantity within what a row can hold. With
 * `asName` nothing is read from it.
 */
export function readName(text: string, { note, asName }: Pick<NewItem, "note" | "asName"> = {}): TypedName {
  const parsed = asName === true ? wholeName(text) : parseItemName(text);
  const name = titleCase(parsed.name);
  const quantity = Math.min(mostQuantity, Math.max(1, Math.round(parsed.quantity)));
  const said = note ? `${text} (${note})` : text;
  return { ...parsed, name, quantity, key: nameKey(name), matchKey: matchKey(name), said };
}

/**
 * Key of the category of what was said, when that is sure and another than that of the name alone: tomatoes are Produce,
 * "2 cans of tomatoes" are not. Null otherwise.
 */
export function saidCategory(app: App, { name, key, said }: TypedName): string | null {
  if (nameKey(said) === key) return null;
  const [alone, whole] = [firstGuess(app, name), firstGuess(app, said)];
  const isOther = whole.confidence >= sureFrom && whole.category !== alone.category;
  return isOther ? nameKey(whole.category) : null;
}

/** Whether an open item with the same `matchKey` is what was typed. */
export function isSameThing(app: App, typed: TypedName, openName: string): boolean {
  return nameKey(openName) === typed.key || mayBeSame(firstGuess(app, typed.name), firstGuess(app, openName));
}

function firstGuess({ categoriser }: App, name: string): FirstGuess {
  return categoriser.categorise(name).ranked[0] ?? { category: "Other", confidence: 0 };
}

/** Which master or user item a name stands for. */
export type NameLink = {
  masterItemId: string | null;
  userItemId: string | null;
  /** As the master or user item spells it. */
  name: string;
  categoryId: string | null;
  categoryName: string | null;
};

/** What `typed` stands for. A name that nobody knew is learned on the way, before whatever is written next. */
export function linkName(app: App, change: ListChange, typed: TypedName, known: KnownName): NameLink {
  const category = { categoryId: known.knownCategoryId, categoryName: known.knownCategoryName };
  if (known.masterItemId !== null) {
    return { masterItemId: known.masterItemId, userItemId: null, name: known.masterItemName!, ...category };
  }
  if (known.userItemId !== null) {
    return { masterItemId: null, userItemId: known.userItemId, name: known.userItemName!, ...category };
  }
  const userItemId = learnName(app, change, typed, known);
  const isChosen = known.chosenCategoryId !== null;
  return {
    masterItemId: null,
    userItemId,
    name: typed.name,
    categoryId: isChosen ? category.categoryId : known.learnedCategoryId,
    categoryName: isChosen ? category.categoryName : known.learnedCategoryName,
  };
}

function learnName(app: App, change: ListChange, { name, key }: TypedName, known: KnownName): string {
  const { tx, scope, revision, now } = change;
  const id = newId(now.getTime());
  const categoryId = known.learnedCategoryId;
  const learned = [id, scope.userId, name, key] as const;
  let isUnsure = known.isCacheUnsure;
  if (known.isCached) {
    tx.send(queries.learnCachedName, ...learned, categoryId, revision, now);
  } else {
    const { confidence, reason } = categorise(app, name);
    const answer = [categoryId!, confidence, reason] as const;
    tx.send(queries.learnName, ...learned, ...answer, revision, now, newId(now.getTime()));
    isUnsure = confidence < sureFrom * 100;
  }
  if (isUnsure && app.endpoint !== null)
    sendJob(tx, "refine-names", { userId: scope.userId }, { key: `refine-names ${scope.userId}` });
  return id;
}

/** Key of the category that the engine puts a name into, for the look-up that goes before `linkName`. */
export function guessCategory(app: App, name: string): string {
  return categorise(app, name).category;
}

/** The engine's answer as it is stored: the category's key, and how sure it is from 0 to 100. */
function categorise(app: App, name: string): { category: string; confidence: number; reason: string } {
  const { ranked, reason } = app.categoriser.categorise(name);
  const [best] = ranked;
  return {
    category: nameKey(best?.category ?? "Other"),
    confidence: Math.round((best?.confidence ?? 0) * 100),
    reason,
  };
}

/** Finds, now, a category for the scope's names without one and a better one for unsure names; answers how many got one. */
export async function processBatch(app: App, scope: Scope): Promise<number> {
  return (await categoriseMissing(app, scope)) + (await tryToRefine(app, scope));
}

async function categoriseMissing(app: App, scope: Scope): Promise<number> {
  const pending = await app.database.all(queries.listPendingNames, scope.memberIds, batchSize);
  if (pending.length === 0) return 0;
  const answers = pending.map(({ name }) => categorise(app, name));
  const { body } = await changeList(app, scope, null, async (change) => {
    const { tx, revision, now } = change;
    const done = await tx.all(
      queries.categoriseNames,
      pending.map(({ id }) => id),
      pending.map(({ key }) => key),
      answers.map(({ category }) => category),
      answers.map(({ confidence }) => confidence),
      answers.map(({ reason }) => reason),
      scope.memberIds,
      revision,
      now,
    );
    touchRepeats(
      change,
      pending.map(({ key }) => key),
    );
    return done.length;
  });
  return body as number;
}
