import type { Id } from "../../contract/ids.ts";
import type { Presence } from "../../contract/lists/schema.ts";

/** E.g. "Ben is at Costco"; two in one store share a sentence. Empty when no person is in a store. */
export function whoIsWhere(presence: readonly Presence[]): string {
  return byStore(presence)
    .map((there) => `${areThey(there)} at ${there[0]!.storeName}`)
    .join(" · ");
}

/** E.g. "Ben is at Costco and sees it now", of those in whose store something new shows. */
export function whoSeesIt(presence: readonly Presence[]): string {
  return byStore(presence)
    .map(
      (there) =>
        `${areThey(there)} at ${there[0]!.storeName} and ${there.length === 1 ? "sees" : "see"} it now`,
    )
    .join(" · ");
}

/** E.g. "Ben is here", of one store. */
export function whoIsHere(presence: readonly Presence[], storeId: Id): string {
  const here = presence.filter((one) => one.storeId === storeId);
  return here.length === 0 ? "" : `${areThey(here)} here`;
}

function byStore(presence: readonly Presence[]): readonly (readonly Presence[])[] {
  return [...Map.groupBy(presence, ({ storeId }) => storeId).values()];
}

function areThey(people: readonly Presence[]): string {
  const names = people.map(({ name }) => name);
  if (names.length === 1) return `${names[0]} is`;
  if (names.length === 2) return `${names[0]} and ${names[1]} are`;
  return `${names[0]} and ${names.length - 1} others are`;
}

/** Joins the non-empty parts of a line, e.g. "17 things to get · Ben is at Costco". */
export function joined(...parts: string[]): string {
  return parts.filter((part) => part !== "").join(" · ");
}
