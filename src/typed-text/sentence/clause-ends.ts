import { cancelsThing } from "./cancels.ts";
import { choreAhead } from "./chores.ts";
import { correctsAtHead } from "./corrections.ts";
import type { ParseContext } from "./parse-context.ts";
import { tellsPlan } from "./plans.ts";
import { reasonBehindOf, reasonOf, tellsOfOthers, tellsOfState } from "./reasons.ts";
import { purposeOf, requestAt } from "./talk.ts";

const bareRequest =
  /(?<=\S\s)(?:(?:(?:we|i) )?(?:need|get|grab|buy|pick up|bring)|brauchen?|hol|kauf|bring|besorg|compra|trae|pilla|coge|necesit\p{Alpha}+|faltan?|prends|achète|ramène|il (?:nous )?faut|faut)\s+(?=\S)/iu;

/** "ask dad if we need lightbulbs" */
const asksAbout = /(?<!\p{Cased})(?:if|whether|ob|wenn|falls|si|when|cuando|quand)(?!\p{Cased})|s['’]il/iu;

/** "Sure, bread", "bread, see you later": a clause without the talk before its first commas and behind its last one. */
export function withoutTalkAround(clause: string, context: ParseContext): string {
  const chore = choreAhead(clause);
  context.leave(chore);
  let text = clause.slice(chore.length);
  let told = talkAhead(text, context);
  while (told > 0) {
    context.leave(text.slice(0, told));
    text = text.slice(told).trim();
    told = talkAhead(text, context);
  }
  const last = text.lastIndexOf(",");
  const end = text.slice(last + 1).trim();
  const isPlan = tellsPlan(end) && !context.known.knows(end);
  // "Hey hon, we're having people over so we'll need bread"
  const asksBehind = purposeOf(end) !== "" || reasonOf(end) !== "" || correctsAtHead(end) !== "";
  if (last > 0 && !asksBehind && (isPlan || context.isTalk(end) || tellsOfState(end))) {
    context.leave(text.slice(last + 1));
    text = text.slice(0, last).trim();
  }
  return text;
}

/** How much of a clause is talk: up to its first comma, or to what is asked for before it. */
function talkAhead(text: string, context: ParseContext): number {
  const first = text.indexOf(",");
  const ahead = text.slice(0, Math.max(first, 0));
  const isTold =
    !cancelsThing(ahead) && (context.isTalk(ahead) || tellsOfState(ahead) || tellsOfOthers(ahead));
  // "aspirin because my back hurts, and tea"
  if (first <= 0 || !isTold || reasonBehindOf(ahead) !== "") return 0;
  if (asksAbout.test(ahead)) return first + 1;
  // "we're having people over saturday need burger buns, hot dogs"
  const asked = bareRequest.exec(ahead);
  if (asked !== null && context.known.knows(context.known.coreOf(ahead.slice(asked.index))))
    return asked.index;
  // "okay we're having tacos so I need tortillas and two limes, not too soft"
  const request = requestAt(ahead, true);
  return request > 0 ? request : first + 1;
}
