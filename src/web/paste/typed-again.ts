import { amountText } from "../../contract/items/amount.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { everyInterval } from "../../contract/repeat/interval-label.ts";
import type { AddContext } from "../add/add-context.ts";
import { readSoon } from "../add/read-typed-text.ts";
import { longestText } from "../typed/longest-text.ts";
import type { PastedEntry } from "../typed/paste-lines.ts";
import type { TypedThing } from "../typed/typed-text.ts";

/**
 * The text from which the field reads an entry of a paste again: its line as it was written, if need be with what other
 * lines say of it, or its details one after the other. Null when the field would read something else.
 */
export async function typedAgain(
  entry: PastedEntry,
  { names, stores, premium }: Pick<AddContext, "names" | "stores" | "premium">,
): Promise<string | null> {
  const { name, note, written, storeName, intervalDays, leftOut } = entry;
  const store = storeName !== null && `@${storeName}`;
  const repeat = intervalDays !== null && everyInterval(intervalDays);
  // Without the words that were left out nobody could keep them.
  const details = [amountText(entry), name, note !== null && `(${note})`, store, repeat];
  const texts = [
    [written],
    [written, store],
    [written, repeat],
    [written, store, repeat],
    ...(leftOut === null ? [details] : []),
  ].map((parts) => parts.filter(Boolean).join(" "));
  for (const text of new Set(texts)) {
    if (text.length > longestText) continue;
    const { things } = await readSoon(text, { stores, premium, asName: [], names });
    if (things.length === 1 && isSame(things[0]!, entry)) return text;
  }
  return null;
}

function isSame({ entry: one, staysOnce }: TypedThing, other: PastedEntry): boolean {
  return (
    nameKey(one.name) === nameKey(other.name) &&
    amountText(one) === amountText(other) &&
    one.note === other.note &&
    one.storeId === other.storeId &&
    one.intervalDays === other.intervalDays &&
    staysOnce === other.staysOnce
  );
}
