import { nameKey } from "../../contract/items/rules.ts";
import { foldSpace } from "../../typed-text/parse-name.ts";
import { guessSoon } from "../categoriser/engine.ts";
import { readGuesses } from "../categoriser/guesses.ts";
import type { AddContext } from "../add/add-context.ts";
import { knownByEngine } from "../typed/known-by-engine.ts";
import type { AddLine } from "../add/add-line.ts";
import { joinLines, lineOfFailed } from "../add/join-lines.ts";
import type { ReviewLine } from "../add/review-line.ts";
import { batchEnd } from "../add/add-request.ts";
import { addThings, type Wanted } from "../add/add-typed.ts";
import { repeatDays } from "../add/entry-options.ts";
import { repeatAdder } from "../add/repeat-part.ts";
import { hasSeveralLines, keepPastedText } from "../typed/pasted-text.ts";
import { linkIn } from "../typed/recipe-link.ts";
import { typedAgain } from "./typed-again.ts";
import { mergeEntries, namesIn, readLines, type PastedEntry } from "../typed/paste-lines.ts";

/** How often the engine is asked at most: each result may lead to other names. */
const mostRounds = 3;

type PasteContext = Pick<AddContext, "names" | "stores" | "premium">;

/**
 * Reads what was pasted: a link, or a text with things.
 * @param plain what the field would hold with it
 * @returns `plain`: what the field is to hold if the paste is no list; null when it has to be reviewed
 */
export async function readPasted(
  text: string,
  plain: string,
  context: PasteContext,
): Promise<{ entries: readonly PastedEntry[]; link?: string; plain: string | null }> {
  const link = linkIn(text);
  if (link !== null) return { entries: [], link, plain };
  const entries = await readPaste(text, context);
  const [entry] = entries;
  if (entry === undefined || entries.length > 1 || !hasSeveralLines(text)) return { entries, plain };
  // Read as one line it would be something else. Beside other text it is reviewed, as a list is.
  const isAlone = foldSpace(plain) === foldSpace(text);
  return { entries, plain: isAlone ? await typedAgain(entry, context) : null };
}

/** The things in a pasted text, each once. */
export async function readPaste(
  text: string,
  { names, stores, premium }: PasteContext,
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
 * Adds the lines of a pasted list, at least one, one after the other. One that can't be added doesn't keep the others from the
 * list. Never rejects.
 * @param chosenDays the choice of the recurrence dropdown
 * @param onLine called after each line
 * @returns the line that tells all of it, whose Undo undoes all lines, and the entries that could not be added
 */
export async function addLines(
  context: AddContext,
  lines: readonly ReviewLine[],
  chosenDays: number | null,
  onLine: () => void,
): Promise<{ line: AddLine; left: readonly PastedEntry[] }> {
  const { premium } = context;
  const wanted = lines.map((line) => ({ ...line, days: repeatDays(line.entry, chosenDays, premium) }));
  // On a dead network each line that repeats would wait for the code of repeats anew.
  const canRepeat =
    wanted.every(({ days }) => days === null) ||
    (await repeatAdder.load().then(
      () => true,
      () => false,
    ));
  const told: AddLine[] = [];
  const failed: ReviewLine[] = [];
  for (const { entry, plan, days } of wanted) {
    const { staysOnce, saysDay } = entry;
    const isPossible = days === null || canRepeat;
    const line = isPossible ? await addLine(context, { entry, days, staysOnce, saysDay }) : null;
    if (line === null) failed.push({ entry, plan });
    else told.push(line);
    onLine();
  }
  const notAdded = failed.length === 0 ? [] : [lineOfFailed(failed.map(({ plan }) => plan.title))];
  const added = told.length === 0 ? [] : [joinLines(told)];
  return {
    // A long line is cut off: what failed comes first.
    line: joinLines([...notAdded, ...added]),
    left: failed.map(({ entry }) => withoutDoubt(entry)),
  };
}

/** An entry that the person has ticked. */
function withoutDoubt(entry: PastedEntry): PastedEntry {
  const { leftOut } = entry;
  const asWritten = leftOut?.asWritten.map(withoutDoubt) ?? [];
  return { ...entry, doubt: null, leftOut: leftOut && { ...leftOut, asWritten } };
}

/**
 * Adds a line, and waits while a batch of names is being sorted, as after the page was hidden.
 * @returns null when it can't be added
 */
async function addLine(context: AddContext, wanted: Wanted): Promise<AddLine | null> {
  for (;;) {
    const result = await addThings(context, [wanted], { confirmed: true }).catch(() => null);
    if (result?.outcome === "done") return result.line;
    if (result?.outcome !== "blocked") return null;
    await batchEnd(context.store);
  }
}
