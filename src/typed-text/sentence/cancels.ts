/** "actually skip the bread and get rolls": a thing is cancelled, and the sentence goes on. */
import { countWords } from "./count-words.ts";

/** Not "don't forget the milk", "vergiss die Milch nicht". */
const cancel =
  "(?<!(?:n['’]?t|not|never) )(?:scratch|strike|skip|forget|drop) (?:the|those|my)|(?:streich|vergiss|lass) (?:den|die|das)(?![^.;:!?\\n]* nicht(?!\\p{Cased}))|(?:quita|olvida|tacha) (?:el|l[oa]s?)|(?:oublie|enlève|retire|raye) (?:les?|la)";
const request =
  "get|buy|grab|bring|add|we need|take|hol|kauf|nimm|besorg|wir brauchen|compra|trae|coge|pon|añade|necesitamos|prends|achète|ramène|ajoute|mets|il faut";
const goesOn = new RegExp(
  `(?<!\\p{Cased})(${cancel}) ((?!nicht(?!\\p{Cased}))\\p{Alpha}[\\p{Alpha}-]*(?: (?!(?:nicht|and|und|y|et|${request})(?!\\p{Cased}))\\p{Alpha}[\\p{Alpha}-]*){0,2}?),? (?:(?:and|but|und|aber|y|pero|et|mais|just|instead|stattdessen|lieber|mejor|plutôt) )*(?=(?:${request}) )`,
  "giu",
);

const have =
  "(?: (?:we|i)(?:['’]ve)?(?: still| already)*(?: have| got)(?: some| enough| plenty| that| it| one| left)*|,? (?:wir haben|haben wir)(?: ja| noch| schon| genug)+| (?:todavía|aún|ya) (?:hay|queda|tenemos)| (?:on en a|il en reste)(?: encore| déjà| assez)?)?";
/** "scratch the bacon we still have some and half a pound of sausage" */
const amountNext = new RegExp(
  `(?<!\\p{Cased})(${cancel}) ([\\p{Alpha}-]+(?: [\\p{Alpha}-]+)?)(${have}),? (?:and|but|plus|und|aber|y|pero|et|mais) (?=(?:\\d|½|(?:${countWords}|half|an?|some|eine?n?|un[ao]?|une|des|du|medi[oa])(?!\\p{Cased})))`,
  "giu",
);

/** "milk, skip the eggs, bread": one thing of a list, and what stands behind it. */
const ofList = new RegExp(
  `(?<=[^\\s,][,.;\\n] ?(?:(?:actually|oh|and|but|aber|pero|mais),? )?)(${cancel}) (\\p{Alpha}[\\p{Alpha}-]*(?: (?!(?:and|or|und|oder|y|o|et|ou)(?!\\p{Cased}))\\p{Alpha}[\\p{Alpha}-]*){0,2}), (?=([^.;!?\\n]{2,}))`,
  "giu",
);
const longWord = /\p{Alpha}{3,}/gu;

/** "forget the eggs" is a slip of "don't forget the eggs", and "skip" may be the brand, except for eggs that were named before. */
const forget =
  /(?<!\p{Cased})(?<!(?:n['’]?t|not|never|to) )(?:forget|skip|scrap|ditch|axe|leave(?! [^.,;!?\n]* (?:on|in|at|for|with|by|there|here)(?!\p{Cased}))) (?=(?:the|those|my) (\p{Alpha}{3,}))/giu;
/** "milk, eggs, don't forget the eggs": it asks for them once. */
const remind =
  /(?<=[^\s,.]),? (?=(?:(?:and|und|y|et|oh),? )?(?:don['’]?t forget|remember|vergiss nicht|no (?:te )?olvides|n['’]oublie(?:s|z)? pas) (?:the |die |das |den |el |l[oa]s? |les? |l['’])?(\p{Alpha}{3,}))/giu;

/**
 * A text in which a sentence ends behind a thing that is cancelled, when a request follows or things that weren't named before,
 * and ahead of a reminder of a thing that was.
 */
export function withCancelsApart(text: string): string {
  const isNamed = (word: string, at: number) => text.slice(0, at).toLowerCase().includes(word.toLowerCase());
  return text
    .replace(remind, (all, thing: string, at: number) => (isNamed(thing, at) ? ". " : all))
    .replace(forget, (all, thing: string, at: number) => (isNamed(thing, at) ? "scratch " : all))
    .replace(goesOn, "$1 $2. ")
    .replace(amountNext, "$1 $2. ")
    .replace(ofList, (all, verb: string, thing: string, rest: string, at: number) =>
      (rest.match(longWord) ?? []).some((word) => isNamed(word, at)) ? all : `${verb} ${thing}. `,
    );
}

const cancels = new RegExp(`(?<!\\p{Cased})(?:${cancel})(?!\\p{Cased})`, "iu");

/** Whether a text says that a thing is to be left out: "skip the kale". */
export function cancelsThing(text: string): boolean {
  return cancels.test(text);
}
