import { throughSteps } from "../compiled-ahead.ts";
import { withoutAnsweredNeeds } from "./answered-messages.ts";
import { withoutAsides } from "./asides.ts";
import { withoutDenied } from "./denied.ts";
import { withDictatedStops } from "./dictated-facts.ts";
import { withEverydayTalk } from "./everyday-talk.ts";
import { withFinishedAsMissing } from "./finished-last.ts";
import { withKeptWants } from "./kept-wants.ts";
import { knowsName, type ReadOptions } from "./read-text.ts";
import { withoutSteps } from "./recipe-text.ts";
import { withStarCorrections } from "./star-corrections.ts";
import { withoutStories } from "./stories.ts";
import { withoutTicked } from "./ticked-lines.ts";
import { withoutTimedPlan } from "./timed-plans.ts";
import { withTypingErrorsMended } from "./typing-errors.ts";
import { withStoresToldPlainly } from "./told-stores.ts";

/** A text without what is only told, and with the rest in the words of a list: the other rules read it. */
export function toldPlainly(text: string, options: ReadOptions): string {
  const knows = (name: string) => knowsName(options, name);
  return throughSteps(text, [
    withStarCorrections,
    withoutTimedPlan,
    withoutSteps,
    (typed) => withTypingErrorsMended(typed, knows),
    withoutTicked,
    withoutAnsweredNeeds,
    (typed) => withStoresToldPlainly(typed, options.stores ?? []),
    withKeptWants,
    withFinishedAsMissing,
    withoutDenied,
    (typed) => withoutStories(typed, knows),
    (typed) => withDictatedStops(typed, knows),
    withEverydayTalk,
    withoutAsides,
  ]);
}
