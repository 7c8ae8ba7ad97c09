import { nameKey } from "../../contract/items/rules.ts";
import type { ReadThing } from "./read-text.ts";
import { isNamedBy } from "./taken-back.ts";

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

/** "gobelets" of "gobelets en carton" */
function isHeadOf(name: string, head: string): boolean {
  const rest = nameKey(name).slice(nameKey(head).length);
  return (
    nameKey(name).startsWith(nameKey(head)) &&
    /^ (?:de|du|des|d['’]|en|à|au|aux|pour|para|con|sin|del|of|for)(?: |(?<=['’]))/u.test(rest)
  );
}

/**
 * Whether a bare thing with a store or a repeat only says where or how often to get an earlier one, which takes them over: "Get the
 * chicken at Costco" behind "a rotisserie chicken", "the milk every week" behind "milk".
 */
export function isScopeOf(earlier: readonly ReadThing[], thing: ReadThing): boolean {
  const { parsedQuantity, store, intervalDays, note } = thing;
  if (parsedQuantity !== null || (store === null && intervalDays === null)) return false;
  const told = earlier.findLast(
    (one) =>
      (one.store === null || store === null || one.store === store) &&
      (one.intervalDays === null || intervalDays === null) &&
      (one.store !== store || one.intervalDays !== intervalDays) &&
      (one.note === null || note === null || one.note === note) &&
      (isNamedBy(one.name, thing.name) || isHeadOf(one.name, thing.name)),
  );
  if (told === undefined) return false;
  told.store ??= store;
  told.note ??= note;
  told.intervalDays ??= intervalDays;
  return true;
}
