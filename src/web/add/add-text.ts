import { namesWeekday } from "../../typed-text/repeat-words.ts";
import { readGuesses } from "../categoriser/guesses.ts";
import type { AddContext } from "./add-context.ts";
import type { AddResult } from "./add-result.ts";
import { addThings } from "./add-typed.ts";
import { withChosenName } from "./chosen-name.ts";
import { repeatDays } from "./entry-options.ts";
import { withLeftOut } from "./left-out.ts";
import { readNow, readSoon } from "./read-typed-text.ts";
import type { AddRequest } from "./unfinished-adds.ts";

/** Adds all things in a typed text. @throws when the device can't store them */
export async function addText(
  context: AddContext,
  request: AddRequest,
  resumed: boolean,
): Promise<AddResult> {
  const { text, name, asName, choices, days, confirmed, leaves, inStoreId, begunAt } = request;
  const { stores, premium, names } = context;
  const given = { stores, premium, names, asName, choices };
  const now = readNow(text, { ...given, guesses: readGuesses() });
  // The code awaits only what it has to, so that the text is on the list before the page can be hidden.
  const { things, leftOut } = now.missing.length === 0 ? now.typed : await readSoon(text, given);
  const entries = withChosenName(things, name);
  const wanted = things.map(({ entry, staysOnce }, index) => ({
    entry: entries[index]!,
    days: repeatDays(entry, days, premium),
    staysOnce,
    saysDay: entry.intervalDays !== null && namesWeekday(text),
  }));
  const result = await addThings(context, wanted, { confirmed, leaves, inStoreId, resumed, begunAt });
  return result.outcome === "done" ? { ...result, line: withLeftOut(result.line, leftOut) } : result;
}
