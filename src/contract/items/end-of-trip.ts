import type { Id } from "../ids.ts";
import type { Absence, Item } from "./schema.ts";

/** Whether a person has reported an item as absent on a trip that isn't over. */
export function isReportedBy({ notHere }: Pick<Item, "notHere">, userId: Id): boolean {
  return notHere?.some((absence) => holdsFor(absence, userId)) === true;
}

/** An item after a person has said that their trip is over: the item itself when they have reported nothing on it. */
export function afterTripOf<T extends Pick<Item, "notHere">>(item: T, userId: Id): T {
  if (!isReportedBy(item, userId)) return item;
  const over = (absence: Absence) =>
    holdsFor(absence, userId) ? { ...absence, over: true as const } : absence;
  return { ...item, notHere: item.notHere!.map(over) };
}

function holdsFor(absence: Absence, userId: Id): boolean {
  return absence.userId === userId && absence.over !== true;
}
