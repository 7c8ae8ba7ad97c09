import { nameKey } from "../../contract/items/rules.ts";
import type { ReadThing } from "./read-text.ts";

/**
 * Whether earlier messages or sentences ask for a thing already. It takes over an amount that is told later: "eggs" before "how
 * many?" and "2 dozen eggs".
 */
export function isSaidAgain(earlier: readonly ReadThing[], thing: ReadThing): boolean {
  const { quantity, parsedQuantity, parsedSize } = thing;
  const same = earlier.find(
    ({ name, store }) =>
      nameKey(name) === nameKey(thing.name) && (thing.store === null || thing.store === store),
  );
  if (same === undefined || (parsedQuantity !== null && same.parsedQuantity !== null)) return false;
  if (parsedQuantity !== null) Object.assign(same, { quantity, parsedQuantity, parsedSize });
  same.note ??= thing.note;
  return true;
}
