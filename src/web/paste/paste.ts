import type { Id } from "../../contract/ids.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { guessSoon } from "../categoriser/engine.ts";
import { readGuesses } from "../categoriser/guesses.ts";
import type { AddContext } from "../add/add-context.ts";
import { knownByEngine } from "../typed/known-by-engine.ts";
import { lineOf, type AddLine } from "../add/add-line.ts";
import type { PasteLine } from "../add/add-plan.ts";
import { batchEnd } from "../add/add-request.ts";
import { addThings, type Wanted } from "../add/add-typed.ts";
import { repeatDays } from "../add/entry-options.ts";
import { keepPastedText } from "../typed/pasted-text.ts";
import { linkIn } from "../typed/recipe-link.ts";
import { mergeEntries, namesIn, readLines, type PastedEntry } from "../typed/paste-lines.ts";

/** How often the engine is asked at most: each result may lead to other names. */
const mostRounds = 3;

/** Reads what was pasted: a link, or a text with things. */
export async function readPasted(
  text: string,
  context: Pick<AddContext, "names" | "stores" | "premium">,
): Promise<{ entries: readonly PastedEntry[]; link?: string }> {
  const link = linkIn(text);
  return link === null ? { entries: await readPaste(text, context) } : { entries: [], link };
}

/** The things in a pasted text, each once. */
export async function readPaste(
  text: string,
  { names, stores, premium }: Pick<AddContext, "names" | "stores" | "premium">,
): Promise<PastedEntry[]> {
  let guesses = readGuesses();
  for (let round = 1; ; round += 1) {
    const missing = new Set<string>();
    const lines = readLines(text, {
      stores,
      premium,
      isName: (name) => names.has(nameKey(name)),
      ...knownByEngine(guesses, missing),
    });
    guesses = await guessSoon([...missing, ...namesIn(lines)]);
    if (round === mostRounds || ![...missing].some((name) => guesses.has(name))) {
      const entries = mergeEntries(lines, guesses);
      keepPastedText(entries, text);
      return entries;
    }
  }
}

/**
 * Adds the lines of a pasted list one after the other.
 * @param chosenDays the choice of the recurrence dropdown
 * @param onLine called after each line with its result
 * @returns the ids of the items that were made or changed
 */
export async function addLines(
  context: AddContext,
  lines: readonly PasteLine[],
  chosenDays: number | null,
  onLine: (line: AddLine) => void,
): Promise<Id[]> {
  const ids: Id[] = [];
  for (const { entry } of lines) {
    const line = await addLine(context, { entry, days: repeatDays(entry, chosenDays, context.premium) });
    ids.push(...line.ids);
    onLine(line);
  }
  return ids;
}

/** Adds a line, and waits while a batch of names is being sorted, as after the page was hidden. */
async function addLine(context: AddContext, wanted: Wanted): Promise<AddLine> {
  for (;;) {
    const result = await addThings(context, [wanted], { confirmed: true });
    if (result.outcome === "done") return result.line;
    if (result.outcome !== "blocked") return lineOf("", [], `${wanted.entry.name} could not be added`);
    await batchEnd(context.store);
  }
}
