import { parseItemName } from "../parse-name.ts";
import { correctAmount, isOnlyAmount } from "./corrections.ts";
import { nearly, rather } from "./filler-words.ts";
import type { ReadThing } from "./read-text.ts";
import type { ParseContext } from "./parse-context.ts";
import { isRemark, isSize, namesThing } from "./remarks.ts";
import { isLargeVessel } from "./spoken-amounts.ts";

/** "two of them" */
const ofThem =
  /\s+(?:of (?:them|those|these)|davon|de (?:es[oa]s|ell[oa]s)|d['’]entre eux|von denen|each)$/iu;

/** "solo quedan dos latas" says what is left of it, not how many to buy. */
const onlyLeft =
  /^(?:(?:solo|sólo|apenas) (?:me |nos )?queda|(?:wir haben |haben wir |es sind )?nur noch|(?:we|i)(?:['’]re| are)? (?:only have|just have|down to|only got)|(?:il )?(?:ne |n['’]en )?(?:nous )?reste(?:nt)? (?:plus )?qu)/iu;

/** "if not get some" */
const someOfIt = /^(?:some|any|one|more|welche[ns]?|algo|alguno?s?|un peu)$/iu;

/**
 * Gives a thing the amount or the size that a text consists of, and returns whether it did: "6", "a dozen", "get two packs",
 * "size 4" and "the blue one" say how many and which.
 */
export function applyFollowUp(thing: ReadThing | undefined, text: string, context: ParseContext): boolean {
  if (thing === undefined || !/\p{Alpha}/u.test(thing.name)) return false;
  const polite = text.replace(/(?:,? (?:please|bitte|por favor|stp|svp))?[\s.!]*$/iu, "");
  const asked = context.known.strip(polite).replace(rather, "").replace(nearly, "").replace(ofThem, "");
  if (someOfIt.test(asked) || (onlyLeft.test(text) && isOnlyAmount(asked))) {
    context.leave(text);
    return true;
  }
  // "4711" is a name.
  const isAmount = (words: string) =>
    isOnlyAmount(words) && parseItemName(`${words} zorp`).parsedQuantity !== null;
  // "unas tostadas" is a thing, unlike "tostadas" behind one.
  const isLed = /^(?:unas|unos|some|des|ein paar) /iu.test(polite);
  const isAbout = (words: string) =>
    isSize(words) ||
    isLargeVessel(words) ||
    (isRemark(words) && !isLed && !context.known.isName(words) && !namesThing(words, context.known));
  // "Nimm 2" is the name of sweets, too.
  const behindVerb = polite.replace(/^(?:nimm|nehmt|hol|kauf|bring)t? (?:bitte |davon |gleich )*/iu, "");
  const bare = [polite, asked, behindVerb].find((words) => isAmount(words) || isAbout(words));
  if (bare === undefined) return false;
  if (isAmount(bare) && thing.parsedQuantity === null) correctAmount(thing, bare);
  else if (isAbout(bare)) thing.note = thing.note === null ? bare : `${thing.note}, ${bare}`;
  else return false;
  context.use(bare);
  context.leave(text.replace(bare, " "));
  return true;
}
