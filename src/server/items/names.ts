import { newId } from "../../contract/new-id.ts";
import { parseItemName, type ParsedName } from "../../contract/items/parse-name.ts";
import { nameKey, titleCase } from "../../contract/items/rules.ts";
import type { Scope } from "../accounts/person.ts";
import type { App } from "../http/handler.ts";
import { changeList, type ListChange } from "../lists/change-list.ts";
import { touchRepeats } from "../repeat/purchases.ts";
import * as queries from "./name-queries.ts";
import type { KnownName } from "./name-queries.ts";

/** Names that one call of the AI batch looks at. */
const batchSize = 200;
const mostQuantity = 9999;

export type TypedName = ParsedName & { key: string };

/** What was typed as the list stores it: name in title case with its key, quantity within what a row can hold. */
export function readName(text: string): TypedName {
  const parsed = parseItemName(text);
  const name = titleCase(parsed.name);
  const quantity = Math.min(mostQuantity, Math.max(1, Math.round(parsed.quantity)));
  return { ...parsed, name, quantity, key: nameKey(name) };
}

/** Which master or user item a name stands for. */
export type NameLink = {
  masterItemId: string | null;
  userItemId: string | null;
  /** As the master or user item spells it. */
  name: string;
  /** Null: that of the user item. */
  categoryId: string | null;
};

/** What `typed` stands for. A name that nobody knew is learned on the way, before whatever is written next. */
export function linkName(app: App, change: ListChange, typed: TypedName, known: KnownName): NameLink {
  const categoryId = known.knownCategoryId;
  if (known.masterItemId !== null) {
    return { masterItemId: known.masterItemId, userItemId: null, name: known.masterItemName!, categoryId };
  }
  if (known.userItemId !== null) {
    return { masterItemId: null, userItemId: known.userItemId, name: known.userItemName!, categoryId };
  }
  const userItemId = learnName(app, change, typed, known.isCached);
  return { masterItemId: null, userItemId, name: typed.name, categoryId };
}

function learnName(
  app: App,
  { tx, scope, revision, now }: ListChange,
  { name, key }: TypedName,
  isCached: boolean,
): string {
  const id = newId(now.getTime());
  if (isCached) {
    tx.send(queries.learnCachedName, id, scope.userId, name, key, revision, now);
  } else {
    const { category, confidence, reason } = categorise(app, name);
    tx.send(queries.learnName, id, scope.userId, name, key, category, confidence, reason, revision, now);
  }
  return id;
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

/** Finds the category of the scope's names that have none yet; answers how many got one. */
export async function processBatch(app: App, scope: Scope): Promise<number> {
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
