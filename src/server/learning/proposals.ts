import { dueReason } from "../../contract/items/due.ts";
import { nearestInterval } from "../../contract/learning/rules.ts";
import type { RepeatProposal } from "../../contract/learning/schema.ts";
import type { Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import type { UsualInterval } from "./interval.ts";
import { listNamesInUse } from "./proposal-queries.ts";

const mostProposals = 10;
/** Days on which something must have been bought. */
const fewestPurchases = 4;
/** How much its interval may vary, as a share. */
const widestSpread = 0.4;

/** What the people of a list buy about as regularly as one of the recurrence options, the steadiest habits first. */
export async function listRepeatProposals(app: App, scope: Scope): Promise<RepeatProposal[]> {
  const names = await app.database.all(listNamesInUse, scope.listId, app.clock.now());
  const proposals = names.flatMap(({ spread, ...name }) => {
    const { purchases, usualIntervalDays } = name;
    // A household file may name an interval without its spread.
    const intervalDays = proposedInterval({ days: usualIntervalDays, spread: spread ?? 0, purchases });
    if (intervalDays === null) return [];
    const reason = dueReason({ frequency: purchases, usualIntervalDays })!;
    return [{ ...name, intervalDays, reason }];
  });
  return proposals.slice(0, mostProposals);
}

/** The recurrence option, in days, for something that is bought like this; null when that is too seldom or irregular. */
export function proposedInterval({ days, spread, purchases }: UsualInterval): number | null {
  return purchases >= fewestPurchases && spread <= widestSpread ? nearestInterval(days) : null;
}
