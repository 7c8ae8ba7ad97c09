import { parseEntry } from "../src/typed-text/parse-entry.ts";
import { emptyAddState, nextStep, type AddEvent, type AddState } from "../src/web/add/add-state.ts";
import type { AddRequest } from "../src/web/add/unfinished-adds.ts";
import type { PastedEntry } from "../src/web/typed/paste-lines.ts";

let now = 0;

/** The state after events, one each second or `gap` milliseconds, and the commands of the last one. */
export function after(events: readonly AddEvent[], from: AddState = emptyAddState, gap = 1000) {
  let step = { state: from, commands: [] } as ReturnType<typeof nextStep>;
  for (const event of events) step = nextStep(step.state, event, (now += gap));
  return step;
}

/** The entry of a pasted line. */
export function pastedEntry(text: string): PastedEntry {
  return { ...parseEntry(text), doubt: null, written: text, staysOnce: false, saysDay: false, leftOut: null };
}

export const typed = (text: string): AddEvent => ({ type: "typed", text });

/** What Enter requests of a text without corrections. */
export const request = (text: string, more: Partial<AddRequest> = {}): AddRequest => ({
  text,
  asName: [],
  name: null,
  days: null,
  ...more,
});

/** Enter was pressed. @param question what has to be confirmed first */
export const entered = (question: string | null = null, given: { blocked?: boolean } = {}): AddEvent => ({
  type: "submitted",
  question,
  blocked: false,
  ...given,
});

/** A question about another amount, as it is announced. */
export const question = "500 g Flour is on the list already. Press Enter again to make it 1½ kg.";
