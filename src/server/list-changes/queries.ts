import { statement } from "../db/statement.ts";
import type { ListId } from "../people/person.ts";

/** Of several devices whose first price comes at the same time one sets the currency, and all get it. */
export const setFirstCurrency = statement<[listId: ListId, currency: string], { currency: string }>(
  "lists.set-first-currency",
  "UPDATE lists SET currency = coalesce(currency, $2) WHERE id = $1 RETURNING currency",
);
