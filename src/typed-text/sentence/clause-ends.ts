import { choreAhead } from "./chores.ts";
import type { ParseContext } from "./parse-context.ts";
import { reasonBehindOf, tellsOfOthers, tellsOfState } from "./reasons.ts";

/** "Sure, bread", "bread, see you later": a clause without the talk before its first and behind its last comma. */
export function withoutTalkAround(clause: string, context: ParseContext): string {
  const chore = choreAhead(clause);
  context.leave(chore);
  let text = clause.slice(chore.length);
  const first = text.indexOf(",");
  const ahead = text.slice(0, Math.max(first, 0));
  const isTold = context.isTalk(ahead) || tellsOfState(ahead) || tellsOfOthers(ahead);
  // "aspirin because my back hurts, and tea"
  if (first > 0 && isTold && reasonBehindOf(ahead) === "") {
    context.leave(text.slice(0, first));
    text = text.slice(first + 1).trim();
  }
  const last = text.lastIndexOf(",");
  const end = text.slice(last + 1).trim();
  if (last > 0 && (context.isTalk(end) || tellsOfState(end))) {
    context.leave(text.slice(last + 1));
    text = text.slice(0, last).trim();
  }
  return text;
}
