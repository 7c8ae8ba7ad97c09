import type { PlainField } from "./fields.ts";
import type { Item, NewItemFields } from "./schema.ts";

/** Each plain field: listed apart from the table of all fields, so that the first load needn't have that. */
const plain: Record<PlainField, true> = { note: true, price: true };
export const plainFields = Object.keys(plain) as PlainField[];

/** A plain value as it is kept: an empty text says as much as none. */
export function plainValue<T>(value: T | "" | undefined): T | null {
  return value === undefined || value === "" ? null : value;
}

/** The plain fields of a new item, null where nothing was given. */
export function plainFieldsOf(given: Partial<NewItemFields>): Pick<Item, PlainField> {
  const entries = plainFields.map((field) => [field, plainValue(given[field])]);
  return Object.fromEntries(entries) as Pick<Item, PlainField>;
}
