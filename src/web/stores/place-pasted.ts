import type { Id } from "../../contract/ids.ts";
import { longestName } from "../../contract/items/limits.ts";
import type { AddContext } from "../add/add-context.ts";
import { namesToGuess } from "../add/add-plan.ts";
import { forStoreOfVisit } from "../add/add-typed.ts";
import { withTimeoutWhileShown } from "../async/timeout.ts";
import { askEngine } from "../categoriser/engine.ts";
import { readGuesses } from "../categoriser/guesses.ts";
import { openItems } from "../typed/open-items.ts";
import { mergeEntries, type PastedEntry } from "../typed/paste-lines.ts";
import { keepPastedText, pastedText } from "../typed/pasted-text.ts";

/** How long the categories are waited for: without one a thing would be put to the store although that sells it. */
const engineMs = 3000;

/** Gives pasted things the store in which they were pasted, unless they have one of their own or show there anyway. */
export async function placePasted(
  context: AddContext,
  entries: readonly PastedEntry[],
  inStoreId: Id,
): Promise<readonly PastedEntry[]> {
  const open = openItems(context.store.getView().items);
  const names = entries
    .filter(({ name }) => name.length <= longestName)
    .flatMap((entry) => namesToGuess(entry, open));
  await withTimeoutWhileShown(engineMs, askEngine(names), "The engine takes its time.").catch(
    () => undefined, // the names known by then have to do
  );
  const place = (entry: PastedEntry) => forStoreOfVisit(context, entry, inStoreId);
  const placed = entries.map(place).map(({ leftOut, ...entry }) => ({
    ...entry,
    leftOut: leftOut && { ...leftOut, asWritten: leftOut.asWritten.map(place) },
  }));
  // One thing may be in the text with the store and without.
  const merged = mergeEntries(placed, readGuesses());
  keepPastedText(merged, pastedText(entries));
  return merged;
}
