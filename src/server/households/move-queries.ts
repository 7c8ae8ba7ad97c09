import { mostOpenItems } from "../../contract/items/limits.ts";
import { statement, type Statement } from "../db/statement.ts";
import { hasOwnPremium } from "../people/own-premium.ts";
import type { ListId } from "../people/person.ts";

/** Lets references between rows cross lists until the transaction ends: a move changes the key of both ends. */
export const deferReferences = statement<[]>("households.defer-references", "SELECT defer_references()");

type Move = [from: ListId, to: ListId, userId: string];

/** A person's rows of a table go from one list to another. */
const moveRowsOf = (table: string): Statement<Move> =>
  statement<Move>(
    `households.move-${table}`,
    `UPDATE ${table} SET list_id = $2 WHERE list_id = $1 AND user_id = $3`,
  );

/** The tables with a person's rows on a list. */
export const moveRows: readonly Statement<Move>[] = [
  moveRowsOf("stores"),
  moveRowsOf("categories"),
  moveRowsOf("user_items"),
  moveRowsOf("category_choices"),
  moveRowsOf("pantry_names"),
  moveRowsOf("items"),
  moveRowsOf("recurring_items"),
  // An occurrence belongs to the person of its repeat.
  statement<Move>(
    "households.move-recurring-occurrences",
    `UPDATE recurring_occurrences o SET list_id = $2 FROM recurring_items r
     WHERE o.list_id = $1 AND r.list_id = $2 AND r.id = o.recurring_item_id AND r.user_id = $3`,
  ),
  moveRowsOf("shopping_lists"),
  moveRowsOf("store_visits"),
  moveRowsOf("item_purchases"),
  moveRowsOf("skipped_items"),
  moveRowsOf("shopping_history"),
  moveRowsOf("suggestions"),
  moveRowsOf("operations"),
  moveRowsOf("imports"),
  statement<Move>(
    "households.move-imported-rows",
    `UPDATE imported_rows r SET list_id = $2 FROM imports m
     WHERE r.list_id = $1 AND m.list_id = $2 AND m.id = r.import_id AND m.user_id = $3`,
  ),
];

/** A person who uses another list than they should. */
export type Misplaced = { userId: string; householdId: string | null; from: ListId; to: ListId };

/**
 * Whether the sharing of a household is active, and so which list a person uses: the household's while its owner has
 * premium of their own, else the person's own list, which has their id. This is decided here and nowhere else.
 */
export const findMisplaced = statement<[userIds: readonly string[]], Misplaced>(
  "households.find-misplaced",
  `SELECT * FROM (
     SELECT u.id AS "userId", u.household_id AS "householdId", u.list_id AS "from",
       CASE WHEN ${hasOwnPremium("o")} THEN h.id ELSE u.id END AS "to"
     FROM users u LEFT JOIN households h ON h.id = u.household_id LEFT JOIN users o ON o.id = h.owner_id
     WHERE u.id = ANY($1::uuid[])) used
   WHERE "from" <> "to" ORDER BY "userId"`,
);

/**
 * A household's list without a currency gets that of a person who joins. A pause comes from its owner alone, since one person's
 * holiday must not stop the repeats of the others.
 */
export const fillSettings = statement<[from: ListId, to: ListId, userId: string]>(
  "households.fill-settings",
  `UPDATE lists shared SET currency = coalesce(shared.currency, own.currency),
     repeats_paused_until = CASE WHEN h.owner_id = $3 THEN coalesce(shared.repeats_paused_until, own.repeats_paused_until)
       ELSE shared.repeats_paused_until END,
     repeats_resume_at = CASE WHEN h.owner_id = $3 THEN coalesce(shared.repeats_resume_at, own.repeats_resume_at)
       ELSE shared.repeats_resume_at END
   FROM lists own, households h WHERE own.id = $1 AND shared.id = $2 AND h.id = $2`,
);

/**
 * The own list of a person who parts gets the settings of the list that they leave, also that a pause was ended there. A
 * list that has a currency keeps one, because its prices need it.
 */
export const takeSettings = statement<[from: ListId, to: ListId]>(
  "households.take-settings",
  `UPDATE lists own SET currency = coalesce(shared.currency, own.currency),
     repeats_paused_until = shared.repeats_paused_until, repeats_resume_at = shared.repeats_resume_at
   FROM lists shared WHERE shared.id = $1 AND own.id = $2`,
);

export const setList = statement<[userId: string, listId: ListId]>(
  "households.set-list",
  "UPDATE users SET list_id = $2 WHERE id = $1",
);

/** Locks lists in the order in which everything that needs several locks them. */
export const lockLists = statement<[ids: readonly string[]], { id: string }>(
  "households.lock-lists",
  "SELECT id FROM lists WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE",
);

/**
 * Other people stand behind these lists from now on. Their counters go beyond each other's, so that a row which comes
 * from one of them is never newer than the list it comes to; and beyond the number of open items, by which a list that can't be
 * full is known (`items/queries.ts`).
 */
export const beginEpoch = statement<[ids: readonly string[]], { revision: number }>(
  "households.begin-epoch",
  `UPDATE lists SET epoch = epoch + 1,
     revision = greatest(
       (SELECT max(revision) FROM lists WHERE id = ANY($1::uuid[])),
       (SELECT count(*) FROM items i WHERE i.list_id = ANY($1::uuid[]) AND i.deleted_at IS NULL AND NOT i.completed)) + 1
   WHERE id = ANY($1::uuid[]) RETURNING revision`,
);

/** Whether a list has more open items than it may, some of them this person's. */
export const isTooLongWith = statement<[userId: string], { isTooLong: boolean }>(
  "households.is-too-long-with",
  `SELECT EXISTS (
       SELECT FROM items i WHERE i.list_id = u.list_id AND i.user_id = u.id AND i.deleted_at IS NULL AND NOT i.completed)
     AND EXISTS (
       SELECT FROM items i WHERE i.list_id = u.list_id AND i.deleted_at IS NULL AND NOT i.completed
       OFFSET ${mostOpenItems}) AS "isTooLong"
   FROM users u WHERE u.id = $1`,
);

/** A person's repeats belong to their household, or to them alone. */
export const setHouseholdOfRepeats = statement<[userIds: readonly string[], householdId: string | null]>(
  "households.set-household-of-repeats",
  `UPDATE recurring_items r SET household_id = $2 FROM users u
   WHERE u.id = ANY($1::uuid[]) AND r.list_id = u.list_id AND r.user_id = u.id AND r.household_id IS DISTINCT FROM $2`,
);
