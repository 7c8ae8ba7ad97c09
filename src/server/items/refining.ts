import { nameKey } from "../../contract/items/rules.ts";
import type { Scope } from "../accounts/person.ts";
import { EndpointAway } from "../categoriser/endpoint.ts";
import { Turns } from "../categoriser/turns.ts";
import type { App } from "../http/handler.ts";
import { changeList } from "../lists/change-list.ts";
import { touchRepeats } from "../repeat/purchases.ts";
import * as queries from "./refining-queries.ts";

/**
 * Names in one request, by how often they were asked about in vain: one name that makes the endpoint answer nonsense
 * must not spoil the others for ever.
 */
const batchSizes = [50, 5, 1];

export type Refined = {
  /** Names that have the endpoint's answer now. */
  count: number;
  /** There are names left to ask about. */
  isMore: boolean;
};

/** A list's names are asked about once at a time: the job and a call of the AI batch may come together. */
const turnsOf = new Map<string, { turns: Turns; users: number }>();

/**
 * Asks the endpoint about one batch of the list's unsure names and takes over what it knows. A person's choice stays.
 * Without an endpoint there is nothing to do.
 * @throws EndpointAway when it can't be asked; everything stays as it is
 */
export async function refine(app: App, scope: Scope): Promise<Refined> {
  const { endpoint } = app;
  if (endpoint === null) return { count: 0, isMore: false };
  const place = turnsOf.get(scope.id) ?? { turns: new Turns(1), users: 0 };
  turnsOf.set(scope.id, place);
  place.users += 1;
  try {
    return await place.turns.take(async () => {
      const asked = await askAboutNames(app, endpoint, scope);
      return { count: await adopt(app, scope), isMore: asked > 0 };
    });
  } finally {
    place.users -= 1;
    if (place.users === 0) turnsOf.delete(scope.id);
  }
}

/** As `refine`, for a caller that can do without. */
export async function tryToRefine(app: App, scope: Scope): Promise<number> {
  try {
    return (await refine(app, scope)).count;
  } catch (error) {
    if (!(error instanceof EndpointAway)) throw error;
    app.log.info({ reason: error.message }, "names could not be refined");
    return 0;
  }
}

/** Keeps the answers for everybody; answers how many names were asked about. */
async function askAboutNames(
  { database, config }: App,
  endpoint: NonNullable<App["endpoint"]>,
  scope: Scope,
): Promise<number> {
  const unsure = await database.all(queries.listUnsureNames, scope.memberIds, endpoint.most);
  const vainAsks = unsure[0]?.vainAsks ?? 0;
  const batch = unsure.filter((name) => name.vainAsks === vainAsks).slice(0, batchSizes[vainAsks]);
  if (batch.length === 0) return 0;
  const categories = await database.all(queries.listGlobalNames);
  const answers = await endpoint.categorise(
    batch.map(({ name }) => name),
    categories.map(({ name }) => name),
  );
  const found = batch.map(({ name }) => answers.get(name));
  await database.run(
    queries.keepAnswers,
    batch.map(({ key }) => key),
    found.map((answer) => (answer === undefined ? null : nameKey(answer.category))),
    found.map((answer) => Math.round((answer?.confidence ?? 0) * 100)),
    `said by ${config.ai?.model ?? "the endpoint"}`,
  );
  return batch.length;
}

/** Takes over the kept answers of the endpoint, also those that somebody else's list had asked for. */
async function adopt(app: App, scope: Scope): Promise<number> {
  // A change counts the list's revision up, and every device fetches: not without something to say.
  if ((await app.database.first(queries.hasAdoptable, scope.memberIds))?.found !== true) return 0;
  const { body } = await changeList(app, scope, null, async (change) => {
    const adopted = await change.tx.all(queries.adoptAnswers, scope.memberIds, change.revision, change.now);
    touchRepeats(
      change,
      adopted.map(({ key }) => key),
    );
    return adopted.length;
  });
  return body as number;
}
