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

/** A text in which a sentence ends behind a thing that is cancelled, when a request follows. */
export function withCancelsApart(text: string): string {
  return text.replace(goesOn, "$1 $2. ").replace(amountNext, "$1 $2. ");
}

const cancels = new RegExp(`(?<!\\p{Cased})(?:${cancel})(?!\\p{Cased})`, "iu");

/** Whether a text says that a thing is to be left out: "skip the kale". */
export function cancelsThing(text: string): boolean {
  return cancels.test(text);
}
