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
  const plain = withoutSteps(withoutTimedPlan(withStarCorrections(text)));
  const spelt = withTypingErrorsMended(plain, knows);
  const placed = withStoresToldPlainly(withoutAnsweredNeeds(withoutTicked(spelt)), options.stores ?? []);
  const wanted = withoutDenied(withFinishedAsMissing(withKeptWants(placed)));
  const stopped = withDictatedStops(withoutStories(wanted, knows), knows);
  return withoutAsides(withEverydayTalk(stopped));
}
