import { parseEntry } from "../../typed-text/parse-entry.ts";
import type { AddContext } from "./add-context.ts";
import type { AddResult } from "./add-result.ts";
import { addThings } from "./add-typed.ts";
import { entryOptions, repeatDays } from "./entry-options.ts";
import type { AddRequest } from "./unfinished-adds.ts";

/** Adds what a typed text says. @throws when the device can't keep it */
export function addText(context: AddContext, request: AddRequest, resumed: boolean): Promise<AddResult> {
  const { text, name, asName, days, confirmed, inStoreId } = request;
  const { stores, premium } = context;
  const typed = parseEntry(text, entryOptions(stores, asName, premium));
  const entry = name === null ? typed : { ...typed, name };
  const wanted = [{ entry, days: repeatDays(typed, days, premium) }];
  return addThings(context, wanted, { confirmed, inStoreId, resumed });
}
