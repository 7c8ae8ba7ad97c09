import { amountText } from "../../contract/items/amount.ts";
import type { Id } from "../../contract/ids.ts";
import type { ItemChanges } from "../../contract/items/schema.ts";
import type { TakenOff } from "../offline/list-view.ts";

/** How many things a sentence names. */
const mostNamed = 2;

/**
 * E.g. "Finn took Bananas off the list". `nameOf` knows the other members; of the person's own deletions, made on
 * another device, and those of a person who has left, the text says only what is gone.
 */
export function takenOffText(things: readonly TakenOff[], nameOf: (userId: Id) => string | null): string {
  const people = new Set(things.map(({ by }) => by));
  const [by] = people;
  const who = people.size === 1 && typeof by === "string" ? nameOf(by) : null;
  const named = things.length > mostNamed ? 1 : things.length;
  const what = things.slice(0, named).map(({ name }) => name);
  if (things.length > named) what.push(`${things.length - named} more`);
  const words = what.join(" and ");
  if (who !== null) return `${who} took ${words} off the list`;
  return `${words} ${things.length === 1 ? "was" : "were"} taken off the list`;
}

/** The longest text that a toast repeats. */
const longestText = 60;

/**
 * What was typed or chosen for these things and isn't saved, e.g. "Not saved: amount 3, note “ripe ones”"; else empty.
 * @param nameOf what a store or a category is called
 */
export function unsavedText(things: readonly TakenOff[], nameOf: (id: Id) => string | null): string {
  const chosen = (what: string, id: Id | null | undefined) => {
    const name = typeof id === "string" ? nameOf(id) : null;
    return name === null ? [] : [`${what} ${name}`];
  };
  const texts = things.flatMap(
    ({ changes: { name, amount, quantity, price, storeId, categoryId, note } }) => [
      ...(name === undefined ? [] : [`name ${quoted(name)}`]),
      ...(amount === undefined || amountText(amount) === "" ? [] : [`amount ${amountText(amount)}`]),
      ...(quantity === undefined ? [] : [`quantity ${quantity}`]),
      ...(typeof price === "number" ? [`price ${price}`] : []),
      ...chosen("store", storeId),
      ...chosen("category", categoryId),
      ...(typeof note === "string" ? [`note ${quoted(note)}`] : []),
    ],
  );
  return texts.length === 0 ? "" : `Not saved: ${texts.join(", ")}`;
}

function quoted(text: string): string {
  const letters = [...text];
  return `“${letters.length > longestText ? `${letters.slice(0, longestText - 1).join("")}…` : text}”`;
}

/**
 * Several changes of one item are one thing. An item that is put back is open and shown: only its other changes are
 * kept.
 */
export function oncePerItem(things: readonly TakenOff[]): TakenOff[] {
  const byItem = new Map<Id, TakenOff>();
  for (const thing of things) {
    const before = byItem.get(thing.itemId);
    const changes = { ...before?.changes, ...lasting(thing.changes) };
    byItem.set(thing.itemId, { ...(before ?? thing), changes });
  }
  return [...byItem.values()];
}

function lasting(changes: ItemChanges): ItemChanges {
  const { completed: _ticked, hidden: _hidden, deleted: _deleted, ...rest } = changes;
  const { inStoreId: _in, notHere: _not, ...kept } = rest;
  return kept;
}
