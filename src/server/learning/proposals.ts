import { dueReason } from "../../contract/items/due.ts";
import { nearestInterval } from "../../contract/learning/rules.ts";
import type { RepeatProposal } from "../../contract/learning/schema.ts";
import type { Scope } from "../accounts/person.ts";
import type { App } from "../http/handler.ts";
import { listRegularNames } from "./proposal-queries.ts";

const mostProposals = 10;

/** What the scope buys about as regularly as one of the recurrence options, the steadiest habits first. */
export async function listRepeatProposals(app: App, scope: Scope): Promise<RepeatProposal[]> {
  const regular = await app.database.all(listRegularNames, scope.memberIds, app.clock.now());
  const proposals = regular.flatMap((name) => {
    const { purchases: frequency, usualIntervalDays } = name;
    const intervalDays = nearestInterval(usualIntervalDays);
    if (intervalDays === null) return [];
    return [{ ...name, intervalDays, reason: dueReason({ frequency, usualIntervalDays })! }];
  });
  return proposals.slice(0, mostProposals);
}
