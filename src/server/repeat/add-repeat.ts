import { newId } from "../../contract/new-id.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { Item, NewItemFields } from "../../contract/items/schema.ts";
import type { RecurringItem } from "../../contract/repeat/schema.ts";
import type { Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import { Later } from "../db/group-commit.ts";
import { type Answer, created } from "../http/handler.ts";
import type { Operation } from "../http/operation.ts";
import { Refusal } from "../refusal.ts";
import { lookUpToAdd as lookUpItem, putOnList } from "../items/add-item.ts";
import { readName } from "../names/names.ts";
import type { AddLookup as ItemLookup } from "../items/queries.ts";
import { changeList, type ListChange } from "../list-changes/change-list.ts";
import { localDate, nextDueDate } from "../due/dates.ts";
import * as queries from "./queries.ts";
import type { AddLookup } from "./queries.ts";

/** As the contract has it, with the source's default filled in. */
export type GivenRepeat = NewItemFields & {
  id?: string;
  intervalDays: number;
  recurrenceSource: "manual" | "learned";
  later?: boolean;
  itemId?: string;
};

/**
 * Puts an item on the list now and again later, or only later when that is asked for and it was bought before: 201 for a new repeat; 200 for one of that name, which gets the interval.
 * @throws Refusal `id_taken` for an id of another list, or an item's id that has another name; `not_found` for a store or
 * category that isn't the list's
 */
export async function addRecurringItem(
  app: App,
  scope: Scope,
  given: GivenRepeat,
  operation: Operation | null,
): Promise<Answer<RecurringItem>> {
  const typed = readName(given.name, given);
  const { listId, userId } = scope;
  const item = { ...given, id: given.itemId };
  return changeList<RecurringItem, [ItemLookup, AddLookup]>(
    app,
    scope,
    operation,
    async (change, [seenItem, seen]) => {
      if (seen.sameId !== null) return seen.sameId;
      const isOther = seenItem.sameId !== null && nameKey(seenItem.sameId.name) !== typed.key;
      if (seen.idTaken || isOther) throw new Refusal("id_taken");
      const bought =
        given.later === true && seenItem.alreadyOpen === null
          ? await change.tx.first(queries.findBought, listId, typed.key)
          : null;
      if (bought !== null) return keepRepeat(change, given, bought.id, seen, new Date(bought.completedAt));
      const put = await putOnList(app, change, typed, item, seenItem);
      const { id, name } = put instanceof Later ? ((await put.value).body as Item) : put;
      // The open item may have another form of the name.
      const key = nameKey(name);
      const sameName =
        key === typed.key
          ? seen.sameName
          : (await change.tx.first(queries.lookUpToAdd, listId, userId, key, null))!.sameName;
      return keepRepeat(change, given, id, { ...seen, sameName });
    },
    {
      ahead: {
        read: (tx) =>
          Promise.all([
            lookUpItem(tx, scope, typed, item),
            tx.first(queries.lookUpToAdd, listId, userId, typed.key, given.id ?? null).then((row) => row!),
          ]),
      },
      newIds: [given.itemId, given.id],
    },
  );
}

async function keepRepeat(
  { tx, scope, revision, now }: ListChange,
  { id, intervalDays, recurrenceSource }: GivenRepeat,
  itemId: string,
  seen: AddLookup,
  from = now,
): Promise<RecurringItem | Answer<RecurringItem>> {
  const { userId, listId } = scope;
  const startDate = localDate(from, seen.timezone);
  const [known, ...others] = seen.sameName;
  const rule = known ?? { startDate, lastPurchasedAt: null };
  // A repeat that was put off comes by its interval again.
  const due = nextDueDate({ ...seen, ...rule, putOffAt: null, intervalDays, now });
  const how = [intervalDays, weeksOf(intervalDays), recurrenceSource] as const;
  if (known === undefined) {
    const row = [
      id?.toLowerCase() ?? newId(now.getTime()),
      userId,
      seen.householdId,
      itemId,
      ...how,
    ] as const;
    const made = await tx.first(queries.insertRecurringItem, listId, ...row, startDate, due, revision, now);
    return created(made!.recurringItem);
  }
  // Two people's repeats of one name come together when they share a list; a new interval replaces both.
  if (others.length > 0)
    tx.send(
      queries.deleteRecurringItems,
      listId,
      others.map((other) => other.id),
      revision,
      now,
    );
  const changed = await tx.first(
    queries.changeInterval,
    listId,
    known.id,
    itemId,
    ...how,
    due,
    revision,
    now,
  );
  return changed!.recurringItem;
}

export function weeksOf(days: number): number {
  return Math.max(1, Math.round(days / 7));
}
