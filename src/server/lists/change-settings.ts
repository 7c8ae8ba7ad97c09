import type { ListSettings, ListSettingsReply } from "../../contract/lists/schema.ts";
import type { App } from "../app.ts";
import { startOfDate } from "../due/dates.ts";
import { checkDayAhead } from "../due/day-ahead.ts";
import type { Answer } from "../http/handler.ts";
import type { Operation } from "../http/operation.ts";
import { changeList, type ListChange } from "../list-changes/change-list.ts";
import { setFirstCurrency } from "../list-changes/queries.ts";
import type { Person, Scope } from "../people/person.ts";
import { Refusal } from "../refusal.ts";
import * as queries from "./queries.ts";

/**
 * Sets what is given of a list's settings. Another currency leaves the prices themselves as they are.
 * @throws Refusal `premium_only` for a pause of the repeats; `invalid_input` for a day that is past or too far ahead
 */
export function changeListSettings(
  app: App,
  person: Person,
  scope: Scope,
  settings: ListSettings,
  operation: Operation | null,
): Promise<Answer<ListSettingsReply>> {
  const { firstCurrency, ...others } = settings;
  const { currency, repeatsPausedUntil } = others;
  if (repeatsPausedUntil !== undefined && person.role === "free") throw new Refusal("premium_only");
  return changeList<ListSettingsReply>(app, scope, operation, async (change) => {
    const { tx, revision } = change;
    if (currency !== undefined) tx.send(queries.setCurrency, scope.listId, currency);
    if (repeatsPausedUntil !== undefined) await pauseRepeats(change, repeatsPausedUntil);
    const kept = firstCurrency && (await tx.first(setFirstCurrency, scope.listId, firstCurrency));
    return { ...others, ...kept, revision };
  });
}

async function pauseRepeats({ tx, scope, now }: ListChange, until: string | null): Promise<void> {
  const { timezone } = (await tx.first(queries.readTimezone, scope.listId))!;
  checkDayAhead("repeatsPausedUntil", until, { timezone, now });
  const resumesAt = until === null ? null : startOfDate(until, timezone);
  tx.send(queries.setRepeatsPause, scope.listId, until, resumesAt);
}
