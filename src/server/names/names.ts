import { matchKey, mayBeSame, type FirstGuess } from "../../categoriser/same-thing.ts";
import { wholeLineGuess, wholeLine, lineWithNote } from "../../categoriser/whole-line.ts";
import { givenAmount } from "../../contract/items/amount.ts";
import { newId } from "../../contract/new-id.ts";
import { parseItemName, type ParsedName } from "../../typed-text/parse-name.ts";
import { nameKey, titleCase } from "../../contract/items/rules.ts";
import type { NewItemFields } from "../../contract/items/schema.ts";
import type { Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import { sendJob } from "../jobs/add-job.ts";
import { changeList, type ListChange } from "../list-changes/change-list.ts";
import { touchRepeats } from "../due/purchases.ts";
import * as queries from "./name-queries.ts";
import type { Naming } from "./name-queries.ts";
import { tryToRefineNextNames } from "./refine-names.ts";

/** Names that one call of the AI batch looks at. */
const batchSize = 200;

export type TypedName = ParsedName & {
  key: string;
  /** The key that other forms of the same name have, too. */
  matchKey: string;
  /** The whole line: quantity, size, name and note, which may say more than the name alone ("2 cans", "frozen"). */
  line: string;
};

/**
 * A name as the list stores it: in title case, with its key. The amount is what the other fields say; when they say none, it
 * is read from the name.
 */
export function readName(name: string, fields: Omit<NewItemFields, "name"> = {}): TypedName {
  const amount = givenAmount(fields);
  const read = amount === null ? parseItemName(name) : { name, ...amount };
  const shown = titleCase(read.name);
  const { note } = fields;
  const line = amount === null ? lineWithNote(name, note) : wholeLine({ ...read, name: shown, note });
  return { ...read, name: shown, key: nameKey(shown), matchKey: matchKey(shown), line };
}

/** Key of the category of the whole line, when it outranks the name's (see `wholeLineGuess`). */
function lineCategory(app: App, { name, key, line }: TypedName): string | null {
  if (nameKey(line) === key) return null;
  const guess = wholeLineGuess(firstGuess(app, name), firstGuess(app, line));
  return guess === null ? null : nameKey(guess.category);
}

/** Whether an open item with the same `matchKey` is what was typed. */
export function isSameThing(app: App, typed: TypedName, openName: string): boolean {
  return nameKey(openName) === typed.key || mayBeSame(firstGuess(app, typed.name), firstGuess(app, openName));
}

function firstGuess({ categoriser }: App, name: string): FirstGuess {
  return categoriser.categorise(name).ranked[0] ?? { category: "Other", confidence: 0 };
}

/** Everything that the database needs to know of a name; see `Naming`. */
export function namingOf(app: App, { userId, listId }: Scope, typed: TypedName, now: Date): Naming {
  const { category, confidence, reason } = categorise(app, typed.name);
  return {
    list: listId,
    caller: userId,
    at: now,
    name: typed.name,
    name_key: typed.key,
    guess_key: category,
    guess_confidence: confidence,
    guess_reason: reason,
    said_key: lineCategory(app, typed),
    new_row: newId(now.getTime()),
  };
}

/** Counts where the category of an added name came from. @param guess the engine's, for an unknown name */
export function countName({ measures }: App, { tx }: ListChange, guess: string | null): void {
  tx.afterCommit(() => measures.namesSorted(guess === null ? "known" : sourceOf(guess)));
}

const sourceOf = (category: string) => (category === "other" ? "other" : "engine");

/** Has the AI model asked about names that were just learned, when there is one and it may know one of them better. */
export async function refineLater(
  { aiModel }: App,
  { tx, scope }: ListChange,
  keys: readonly string[],
): Promise<void> {
  if (aiModel === null || keys.length === 0) return;
  const kept = await tx.first(queries.areNamesUnsure, keys);
  if (kept?.areUnsure === true)
    sendJob(tx, "refine-names", { userId: scope.userId }, { key: `refine-names ${scope.userId}` });
}

/** Keeps a person's category choices; the open items and the repeats of these names follow. */
export function keepChoices(
  change: ListChange,
  choices: readonly { key: string; categoryId: string }[],
): void {
  if (choices.length === 0) return;
  const { tx, scope, revision, now } = change;
  const keys = choices.map(({ key }) => key);
  const categoryIds = choices.map(({ categoryId }) => categoryId);
  tx.send(queries.keepChoices, scope.listId, scope.userId, keys, categoryIds, revision, now);
  touchRepeats(change, keys);
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

/** Finds, now, a category for the list's names without one and a better one for unsure names; returns how many got one. */
export async function processBatch(app: App, scope: Scope): Promise<number> {
  return (await categoriseMissing(app, scope)) + (await tryToRefineNextNames(app, scope));
}

async function categoriseMissing(app: App, scope: Scope): Promise<number> {
  const pending = await app.database.all(queries.listPendingNames, scope.listId, batchSize);
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
      scope.listId,
      revision,
      now,
    );
    tx.afterCommit(() => {
      for (const { category } of answers) app.measures.namesSorted(sourceOf(category));
    });
    touchRepeats(
      change,
      pending.map(({ key }) => key),
    );
    return done.length;
  });
  return body as number;
}
