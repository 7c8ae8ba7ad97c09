import { emptyAddState, nextStep, type AddEvent, type AddState } from "../src/web/add/add-state.ts";

let now = 0;

/** The state after events, one each second or `gap` milliseconds, and the commands of the last one. */
export function after(events: readonly AddEvent[], from: AddState = emptyAddState, gap = 1000) {
  let step = { state: from, commands: [] } as ReturnType<typeof nextStep>;
  for (const event of events) step = nextStep(step.state, event, (now += gap));
  return step;
}

export const typed = (text: string): AddEvent => ({ type: "typed", text });
