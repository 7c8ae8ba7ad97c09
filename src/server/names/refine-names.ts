import { nameKey } from "../../contract/items/rules.ts";
import type { Scope } from "../people/person.ts";
import { AiModelAway } from "../categoriser/ai-model.ts";
import { Semaphore } from "../semaphore.ts";
import type { App } from "../app.ts";
import { changeList } from "../list-changes/change-list.ts";
import { touchRepeats } from "../due/purchases.ts";
import * as queries from "./refine-queries.ts";

/**
 * Names in one request, by how often the AI model gave no usable answer: one name that makes the AI model answer nonsense
 * must not spoil the others for ever.
 */
const batchSizes = [50, 5, 1];

export type Refined = {
  /** Names that have the AI model's answer now. */
  count: number;
  /** There are names left to ask about. */
  isMore: boolean;
};

/** One request at a time asks about a list's names: the job and a call of the AI batch may come together. */
const semaphores = new Map<string, { semaphore: Semaphore; users: number }>();

/**
 * Asks the AI model for the categories of one batch of the list's names of which the engine is unsure, and adopts its
 * answers. A person's choice stays.
 * Without an AI model there is nothing to do.
 * @throws AiModelAway when it can't be asked; everything stays as it is
 */
export async function refineNextNames(app: App, scope: Scope): Promise<Refined> {
  const { aiModel } = app;
  if (aiModel === null) return { count: 0, isMore: false };
  const entry = semaphores.get(scope.listId) ?? { semaphore: new Semaphore(1), users: 0 };
  semaphores.set(scope.listId, entry);
  entry.users += 1;
  try {
    return await entry.semaphore.take(async () => {
      const asked = await askAboutNames(app, aiModel, scope);
      return { count: await adopt(app, scope), isMore: asked > 0 };
    });
  } finally {
    entry.users -= 1;
    if (entry.users === 0) semaphores.delete(scope.listId);
  }
}

/** As `refineNextNames`, but it returns 0 when the model can't be asked. */
export async function tryToRefineNextNames(app: App, scope: Scope): Promise<number> {
  try {
    return (await refineNextNames(app, scope)).count;
  } catch (error) {
    if (!(error instanceof AiModelAway)) throw error;
    app.log.info({ reason: error.message }, "names could not be refined");
    return 0;
  }
}

/** Stores the model's answers for everybody. @returns the number of names that it was asked about */
async function askAboutNames(
  { database, config, measures }: App,
  aiModel: NonNullable<App["aiModel"]>,
  scope: Scope,
): Promise<number> {
  const unsure = await database.all(queries.listUnsureNames, scope.listId, aiModel.most);
  const vainAsks = unsure[0]?.vainAsks ?? 0;
  const batch = unsure.filter((name) => name.vainAsks === vainAsks).slice(0, batchSizes[vainAsks]);
  if (batch.length === 0) return 0;
  const categories = await database.all(queries.listGlobalNames);
  const answers = await aiModel.categorise(
    batch.map(({ name }) => name),
    categories.map(({ name }) => name),
  );
  const found = batch.map(({ name }) => answers.get(name));
  await database.run(
    queries.keepAnswers,
    batch.map(({ key }) => key),
    found.map((answer) => (answer === undefined ? null : nameKey(answer.category))),
    found.map((answer) => Math.round((answer?.confidence ?? 0) * 100)),
    `said by ${config.ai?.model ?? "the AI model"}`,
  );
  measures.namesSorted("ai", found.filter((answer) => answer !== undefined).length);
  return batch.length;
}

/** Takes over the kept answers of the AI model, also those that another list had asked for. */
async function adopt(app: App, scope: Scope): Promise<number> {
  // A change raises the list's revision, and every device pulls: not without an answer to take over.
  if ((await app.database.first(queries.hasAdoptable, scope.listId))?.found !== true) return 0;
  const { body } = await changeList(app, scope, null, async (change) => {
    const adopted = await change.tx.all(queries.adoptAnswers, scope.listId, change.revision, change.now);
    touchRepeats(
      change,
      adopted.map(({ key }) => key),
    );
    return adopted.length;
  });
  return body as number;
}
