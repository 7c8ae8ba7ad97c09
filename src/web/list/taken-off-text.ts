import type { Id } from "../../contract/ids.ts";
import type { TakenOff } from "../offline/list-view.ts";

/** How many things a sentence names. */
const mostNamed = 2;

/**
 * E.g. "Finn took Bananas off the list". `nameOf` knows the other members; of the person's own deletions, made on
 * another device, and those of somebody who has left, only what is gone is said.
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
