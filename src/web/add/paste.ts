import type { Id } from "../../contract/ids.ts";
import type { EntryOptions, ParsedEntry } from "../../typed-text/parse-entry.ts";
import { guessSoon } from "../categoriser/engine.ts";
import type { AddEnvironment } from "./add-environment.ts";
import { addWhenFree } from "./add-entry.ts";
import { repeatDays } from "./entry-options.ts";
import { makeSum } from "./make-sum.ts";
import type { PasteLine } from "./add-plan.ts";
import type { LastAdded } from "./add-state.ts";
import { mergeEntries, namesIn, readLines } from "./paste-lines.ts";

/** The things that a pasted text lists, each once. */
export async function readPaste(text: string, options: EntryOptions): Promise<ParsedEntry[]> {
  const lines = readLines(text, options);
  return mergeEntries(lines, await guessSoon(namesIn(lines)));
}

/**
 * Adds the lines of a pasted list one after the other. Answers the ids of the items that it made.
 * @param chosenDays what the recurrence dropdown says
 * @param onLine called after each line, with what it added
 */
export async function addLines(
  environment: AddEnvironment,
  lines: readonly PasteLine[],
  chosenDays: number | null,
  onLine: (added: LastAdded | null) => void,
): Promise<Id[]> {
  const { store, premium } = environment;
  const ids: Id[] = [];
  for (const { entry, plan } of lines) {
    if (plan.item !== null && plan.sum !== null) {
      onLine(await makeSum(store, plan.item, plan.sum));
      continue;
    }
    const result = await addWhenFree(environment, entry, repeatDays(entry, chosenDays, premium));
    const added = result.outcome === "added" ? result.added : null;
    ids.push(...(added?.ids ?? []));
    onLine(added);
  }
  return ids;
}
