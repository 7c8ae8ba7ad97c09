import { parseEntry } from "../src/typed-text/parse-entry.ts";
import { emptyAddState, nextStep, type AddEvent, type AddState } from "../src/web/add/add-state.ts";
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
