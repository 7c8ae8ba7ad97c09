import { plainFields } from "./fields.ts";
import type { Item, NewItemFields } from "./schema.ts";

/** A plain value as it is kept: an empty text says as much as none. */
export function plainValue<T>(value: T | "" | undefined): T | null {
  return value === undefined || value === "" ? null : value;
}

/** The plain fields of a new item, null where nothing was given. */
export function plainFieldsOf(given: Partial<NewItemFields>): Pick<Item, (typeof plainFields)[number]> {
  const entries = plainFields.map((field) => [field, plainValue(given[field])]);
  return Object.fromEntries(entries) as Pick<Item, (typeof plainFields)[number]>;
}
