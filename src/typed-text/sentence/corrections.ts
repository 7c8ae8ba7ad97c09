import { compiledAhead } from "../compiled-ahead.ts";
import { fold, pieceOf } from "../../contract/items/pieces.ts";
import { isQuantity } from "../parse-many.ts";
import { parseItemName } from "../parse-name.ts";
import { unitOf } from "../units.ts";
import { isSpokenQuantity } from "./spoken-amounts.ts";
import { countWords } from "./count-words.ts";
import { sender } from "./phrase-parts.ts";
import { isSort } from "./remarks.ts";
import type { ReadThing } from "./read-text.ts";
import type { Draft } from "./shared-parts.ts";

/** What people say when they correct themselves, in English, German, Spanish and French: what follows counts instead. */
export const correctingWords = [
  "(?:(?:oh|um|uh|er|ah|hmm?|wait|sorry|oops|actually|nope?),? )*(?:(?:(?:no|wait|sorry|actually),? )+make (?:that|it|those)|no,? (?:wait|hold on|sorry|actually|rather|make (?:that|it))(?:,? (?:better|rather|make (?:that|it)))?|(?:wait|hold on|sorry|actually),? no(?=\\s*,)|(?:no,? )?(?:scratch|strike) that|(?:no|wait|actually|sorry)(?= (?:scratch|strike|skip|forget|drop) (?:the|those|my) )|(?:actually,? )?make (?:that|it|those)|correction(?! (?:tape|fluid|pens?)(?!\\p{Cased}))|(?:well,? )?(?:actually|sorry|on second thoughts?)(?=,? (?:just|only) )|or rather|or better(?: yet)?|(?:no,? )?i mean(?:t)?)",
  "(?:(?:ach|äh|ähm|oh|oder|halt|warte|moment|stopp?|quatsch|sorry|entschuldigung|verzeihung|pardon|ups),? )*(?:(?:ach|äh|ähm|oder|halt|warte|moment|stopp?),? (?:nee?|nein)|(?:nee?|nein),? (?:doch(?: lieber)?|lieber|besser|quatsch|warte?|moment|sorry|halt|sagen wir)(?:,? (?:doch|lieber|besser|eher))*|doch lieber|(?:doch|eigentlich)(?= nur )|quatsch|ich mein(?:e|te)|besser gesagt|vielmehr|korrektur|(?:ach|halt|warte|nee?|nein|doch)(?= (?:streich|vergiss|lass) (?:den|die|das) )|oder (?:doch )?(?:besser|lieber))",
  "(?:(?:ay|uy|ah|eh|bueno|espera|perdón),? )*(?:no,? (?:esper[aá]|pará|perdón|perdona|mejor(?: dicho)?|digo|mentira)(?:,? (?:mejor|que sean))*|bueno,? mejor|(?:espera|bueno|perdón|ay|uy),? no|mejor dicho|(?:bueno|mejor|en realidad)(?= s[oó]lo )|(?<!te )digo|(?:quiero|quise|quería) decir|más bien|o mejor|(?:no|espera|ay|mejor)(?= (?:quita|olvida|tacha) (?:el|l[oa]s?) ))",
  "(?:(?:euh|ah|oh|bon|enfin|pardon),? )*(?:non,? (?:attends?|attendez|pardon|plutôt|en fait|finalement|mieux|désolée?)(?:,? (?:plutôt|finalement|en fait))*|(?:attends?|enfin|euh|ah|pardon),? non|je (?:veux|voulais) dire|ou plutôt|ou mieux|(?:en fait|finalement|enfin)(?= (?:juste|seulement) )|(?:en fait|finalement),? plutôt|(?:non|attends|enfin|en fait|finalement)(?= (?:oublie|enlève|retire|raye) (?:les? |la |l['’])))",
].join("|");
/** "no, scratch that, I meant oat milk": words of a correction may follow each other. */
const meant =
  "(?:,?\\s+(?:i mean(?:t)?|(?:ich )?mein(?:t)?e(?: ich)?|(?:quería|quise|quiero) decir|je (?:veux|voulais) dire|rather|lieber|mejor|plutôt)(?!\\p{Cased}))?";
/** These correct only with punctuation on both sides. */
const mayCorrect =
  "no|nope|nee?|nein|nö|non|sorry|oops|wait|actually|entschuldigung|verzeihung|moment|halt|stopp?|warte|perdón|perdona|espera|pardon|désolée?|enfin";
const parting = "\\s*(?:[,;…]|\\.{2,}|\\s[-–—])\\s*";
/** "milk, wait, also eggs" goes on. */
const notMore =
  "(?!(?:also|and|plus|too|auch|noch|und|also|también|y|además|aussi|et|we (?:have|got)|haben wir|do we)(?!\\p{Cased}))";
const correction = new RegExp(
  `(?<=[\\p{Alpha}\\p{N})%.])(?<!\\s(?:and|und|y|et|plus))(?:${parting}(?:${correctingWords})${meant}(?:${parting}|:?\\s+)|\\s+(?:${correctingWords})${meant}(?:${parting}|\\s+)|${parting}(?:${mayCorrect})(?:${parting}))${notMore}(?=[\\p{Alpha}\\p{N}])`,
  "giu",
);
const correctionAhead = new RegExp(
  `^(?:${correctingWords})${meant}(?:${parting}|:?\\s+)${notMore}(?=[\\p{Alpha}\\p{N}])`,
  "iu",
);

const sounds = "ähm?|euh|heu|eh+|uh+m?|um+|er+m?|hm+";
const rather =
  "mejor|besser|lieber|eher|doch|plutôt|rather|better|make it|finalement|en fait|que sean|mejor que sean|esper[aá]|pará|attends|warte?|sagen wir|wait";
const inFact = "finalement|en fait|plutôt|actually|instead|lieber|doch|mejor|eigentlich";
const enough = "reich(?:t|en)|genügen|(?:is|are|will be) enough|suffi(?:t|sent|ra|ront)|bastan?";
const inFactBehind = new RegExp(`(?<=, no, \\d{1,3}) (?:${inFact}|${enough})(?!\\p{Cased})`, "giu");
const otherNumber = new RegExp(
  `(?<=[\\p{Alpha}\\p{N}%)])(?:(?:\\s*[,;….]|\\.{2,}|\\s[-–—])\\s+(?:(?:${sounds}|ah|oh|wait|ach|ay),? )*(?:${mayCorrect}|ne|attends?|attendez|ups|uy|sorry,? no|perdón,? no|${sounds})(?:,? (?:${rather}|${mayCorrect}))*,?|\\s+(?:(?:${sounds}|ah|oh|wait|ach|ay),? )*(?:${mayCorrect})(?:,? (?:${mayCorrect}))?)\\s+(?=(?:\\d[\\d.,]*|one|un[ao]?|une|eine?n?|${countWords})(?: ?(?:kg|g|ml|cl|l|lbs?|oz|kilos?|lit(?:er|re|ro)s?|pounds?))?(?:\\s*[,;.!?]|$|\\s+(?:and|und|y|et)\\s|\\s+(?:${inFact}|${enough})(?!\\p{Cased})))`,
  "giu",
);

const figure = `(?:\\d[\\d.,]*|one|un[ao]?|une|${countWords})`;
/** "4 nein 5 Bananen", "two, no wait, three lemons" */
const figureBefore = new RegExp(
  `(?<![\\p{Alpha}\\p{N}.,])${figure}(?:\\s*[,;…]|\\.{2,}|\\s[-–—])?\\s+(?:(?:${sounds}|ah|oh|wait|ach|ay),? )*(?:no|nope|nee?|nein|nö|non|o+ps|ups|ähm?|euh|uhm?|eh|sorry|perdón|pardon|better|besser|mejor|digo|enfin)(?:,? (?:wait|make (?:it|that)|rather|lieber|besser|doch|mejor|perdón|espera|plutôt|attends|pardon|sorry))?,?\\s+(?=${figure} \\p{Alpha})`,
  "giu",
);

/** "4 steaks hachés euh non 6 steaks hachés", "une baguette non deux baguettes", "un kilo no dos kilos de patatas" */
const sameAgain = new RegExp(
  `(?<![\\p{Alpha}\\p{N}])(?:${figure}|an?|eine?n?) (\\p{Alpha}(?:(?! (?:${countWords}) )[\\p{Alpha} ]){1,30}?)(?:,|\\.{2,}|…)?\\s+(?:(?:${sounds}|ah|oh|ach|ay|uy|wait|sorry),?\\s+)*(?:no|nope|nein|nee?|non|perd[oó]n|perdona|sorry|pardon|digo|wait|warte|espera|enfin|mejor|actually|en fait|finalement|eigentlich|bueno|o+ps|ups)(?:,? (?:${rather}|${mayCorrect}))*,?\\s+(${figure}) (\\p{Alpha}[\\p{Alpha}'’ ]{1,60})`,
  "giu",
);

/** "deux sachets de petits pois euh non trois sachets", "two packs of butter sorry one pack" */
const unitAgain = new RegExp(
  `(?<![\\p{Alpha}\\p{N}]|(?:half|halbe[nrs]?|medi[oa]|demie?)[ -])(?:${figure}|an?|eine?n?) (\\p{Alpha}{3,12}) ((?!(?:and|und|y|et) )(?:of |de |d['’])?\\p{Alpha}(?:(?! (?:${countWords}) )[\\p{Alpha} ]){1,30}?)(?:,|\\.{2,}|…)?\\s+(?:(?:${sounds}|ah|oh|ach|ay|uy|wait|sorry),?\\s+)*(?:no|nope|nein|nee?|non|sorry|oops|ups|oups|pardon|perd[oó]n|perdona|entschuldigung|verzeihung|digo|wait|warte|espera|attends|enfin)(?:,? (?:${rather}|${mayCorrect}))*,?\\s+(${figure}|eine?n?) (\\p{Alpha}{3,12})(?=$|[,.;!?\\n]|\\s(?:and|und|y|et|also|auch|noch|también|aussi)\\s)`,
  "giu",
);

/** What was said once more in the same unit with another number. */
function correctedUnit(typed: string, unit: string, name: string, count: string, again: string): string {
  return isSameWord(unit, again) ? `${count} ${again} ${name}` : typed;
}

/** "no 3 actually", "non, trois en fait": a message that is another amount of what the messages before ask for. */
const amountMessage = new RegExp(
  `(\\n${sender})(?:(?:${sounds}|ah|oh|ach|ay|uy|oops|ups|oups|wait|sorry),? )*(?:${mayCorrect}|pardon|attends|${rather}|${inFact})(?:,? (?:${rather}|${mayCorrect}|${inFact}|pardon))*,? (\\d{1,3}|${countWords})(?:,? (?:${inFact}|better|besser|rather|then|dann|alors|entonces|bitte|please|por favor|stp|svp))*[.! ]*(?=\\n|$)`,
  "giu",
);

/** "3 statt 2 Brote", "3 lbs not 2 lbs of ground beef": the first counts. */
const insteadOfNumber = new RegExp(
  `(?<![\\p{Alpha}\\p{N}.,])(${figure})( \\p{Alpha}{1,12})?,? (?:statt|anstatt|instead of|rather than|not|en vez de|en lugar de|au lieu de|y no|et pas|und nicht) ${figure}\\2 (?=\\p{Alpha})`,
  "giu",
);
/** Words without the endings of a plural. */
const stemOf = (words: string): string =>
  words.toLowerCase().replace(/(?<=\p{Alpha}{2})(?:e?[sn]|e)(?!\p{Cased})/gu, "");

const finallyAhead = new RegExp(`^(?:${inFact})(?!\\p{Cased})\\s*`, "iu");

/** "lime" and "limes" */
export function hasSameStem(one: string, other: string): boolean {
  return stemOf(one) === stemOf(other);
}

/** "pan" and "panes", "loaf" and "loaves" */
function isSameWord(one: string, other: string): boolean {
  const family = unitOf(one)?.family;
  if (hasSameStem(fold(one), fold(other)) || (family !== undefined && family === unitOf(other)?.family))
    return true;
  const [short, long] = (one.length < other.length ? [one, other] : [other, one]).map(fold);
  return long!.length - short!.length <= 2 && long!.startsWith(short!);
}

const beginsThing = new RegExp(
  `^(?:\\d|(?:${countWords}|an?|eine?n?|un[ao]?|une|des|du|de la|del)(?!\\p{Cased}))`,
  "iu",
);

/** What was said once more with another number, and what follows it. */
function correctedAgain(typed: string, one: string, count: string, behind: string): string {
  const length = one.split(" ").length;
  const words = behind.trim().split(/\s+/u);
  const again = words.slice(0, length).join(" ");
  if (!one.split(" ").every((word, at) => isSameWord(word, words[at] ?? ""))) return typed;
  const rest = words.slice(length).join(" ").replace(finallyAhead, "");
  return `${count} ${again}${beginsThing.test(rest) ? ", " : " "}${rest}`.trimEnd();
}

const excused = new RegExp(
  `[.,;!\\n]\\s*(?:(?:oh|ah|ach|ay|uy|wait|no|nein|non),? )*(?:sorry|oops|my mistake|entschuldigung|verzeihung|ups|perd[oó]n|perdona|me equivoqué|pardon|désolée?|oups),? (?:(?:i need|it['’]s|es sind|wir brauchen|doch|lieber|que sean|mejor|son|plutôt|finalement|en fait|il en faut),? )*(${figure}) (\\p{Alpha}[\\p{Alpha}'’ ]{1,30}?)(?=\\s*(?:$|[.,;!\\n])| (?:and|und|y|et|bitte|please|por favor|stp|svp)(?!\\p{Cased}))`,
  "iu",
);
compiledAhead([
  amountMessage,
  insteadOfNumber,
  sameAgain,
  unitAgain,
  figureBefore,
  otherNumber,
  inFactBehind,
  excused,
]);
const counted = new RegExp(
  `(?<![\\p{Alpha}\\p{N}.,])(?:${figure}|an?|eine?n?|un[ae]?)( \\p{Alpha}[\\p{Alpha}'’ ]{1,40})`,
  "giu",
);

/** "4 chops and a pie. Sorry, 6 chops": the second number counts for what both name. */
function withExcusedCorrected(text: string): string {
  const said = excused.exec(text);
  if (said === null) return text;
  const [typed, count, name] = said;
  const words = name!.split(" ");
  const before = text.slice(0, said.index);
  const meant = [...before.matchAll(counted)].find(([, behind]) => {
    const named = behind!.trim().split(/\s+/u);
    return words.every((word, at) => isSameWord(word, named[at] ?? ""));
  });
  if (meant === undefined) return text;
  const corrected =
    before.slice(0, meant.index) + count + before.slice(meant.index + meant[0].length - meant[1]!.length);
  return corrected + text.slice(said.index + typed.length);
}

/** A text in which a number that corrects another stands behind "no", and commas: "4 citrons, euh non 3". */
export function withNumbersCorrected(text: string): string {
  return withExcusedCorrected(text)
    .replace(insteadOfNumber, "$1$2 ")
    .replace(sameAgain, correctedAgain)
    .replace(unitAgain, correctedUnit)
    .replace(amountMessage, "$1make it $2")
    .replace(figureBefore, "")
    .replace(otherNumber, ", no, ")
    .replace(inFactBehind, "");
}

/** "3 Gurken und Feta, 2 Gurken reichen": so many will do. */
const willDo = new RegExp(
  `(?:((?:^|[\\s,])(?:${correctingWords}|${mayCorrect})[\\s,:]+)|(^)|(?<=\\p{Alpha})(?:\\s*[,;.]|\\s[-–—])\\s+)(${figure} \\p{Alpha}+(?: \\p{Alpha}+)??) (?:is|are|should be|will be|wären|sind|ist|son|es|sont|c['’]est|sollten|dürften|müssten|deber[ií]an?|devraient|devrait)? ?(?:enough|plenty|genug|reich(?:t|en)|genügen|langen|suficientes?|bastan?|bastar|llegar|suffi(?:t|sent|ra|ront|re)|assez|(?:will|should) do)(?: (?:doch|schon|auch|aus|völlig|too|really))?(?=$|[,.;!\\n])`,
  "giu",
);

/** One of these is in each text that `willDo` matches, which takes longer. */
const saysEnough =
  /enough|plenty|genug|reich|genüg|langen|suficiente|basta|llegar|suff|assez|(?:will|should) do/iu;

/** Whether a text may say that an amount will do. */
export function mayBeEnough(text: string): boolean {
  return saysEnough.test(text);
}

/** A text in which an amount that will do is a correction: "3 Gurken und Feta, Korrektur: 2 Gurken". */
export function withEnoughAsCorrection(text: string): string {
  if (!mayBeEnough(text)) return text;
  return text.replace(willDo, (_, marker: string | undefined, head: string | undefined, thing: string) =>
    marker === undefined && head === undefined ? `, correction, ${thing}` : `${marker ?? ""}${thing}`,
  );
}

/** A part of a text, and the words before it by which it replaces the part before them ("" for the first). */
export type CorrectionPart = { text: string; marker: string };

/** The parts of a text between corrections: "milk, no wait, oat milk". */
export function splitCorrections(text: string): CorrectionPart[] {
  if (!/[\s,;]/u.test(text)) return [{ text, marker: "" }];
  const parts: CorrectionPart[] = [];
  let start = 0;
  let marker = "";
  for (const match of text.matchAll(correction)) {
    parts.push({ text: text.slice(start, match.index), marker });
    marker = match[0];
    start = match.index + match[0].length;
  }
  return [...parts, { text: text.slice(start), marker }];
}

/** The words of a correction at the head of a text: "no wait, oat milk" behind another sentence. */
export function correctsAtHead(text: string): string {
  return correctionAhead.exec(text)?.[0] ?? "";
}

const changesMind =
  /^(?:(?:oh|ok(?:ay)?|vale|bueno|bon|gut|right|haha),? )*(?:pues entonces|pues|entonces|then|dann|alors|so|also|donc)(?:,? (?:just|nur|s[oó]lo|juste|seulement|doch|halt|eben))?,? (?=\d)|^(?:(?:oh|ah|ach|hey|ok(?:ay)?|sorry|perdón|pardon|true|right|stimmt|klar|cierto|verdad|es verdad|vrai|c['’]est vrai|yes|ja|sí|oui|then|dann|entonces|pues|alors),? )*(?:in the end|actually|after all|make (?:it|that)|am ende|doch(?: lieber)?|jetzt doch|no|nope|nah|nee?|nein|non|lieber|al final|finalmente|mejor|finalement|en fait|du coup|plutôt)(?:,? (?:rather|better|lieber|besser|mejor|plutôt|take|get|nimm|coge|trae|prends))*,? (?=\d)/iu;

/** The words of a message by which it gives what was asked for before another amount: "in the end 6 kg of courgettes". */
export function changesMindAtHead(text: string): string {
  return changesMind.exec(text)?.[0] ?? "";
}

const withoutStop = (text: string) => text.replace(/[\s.!]+$/u, "");

/** Whether a text is nothing but another amount: "2 cartons of milk, no, 3". */
export function isOnlyAmount(text: string): boolean {
  const bare = withoutStop(text);
  return isQuantity(bare) || isSpokenQuantity(bare);
}

/** The words of a thing but for its name and the unit of its amount: those of an amount that no longer counts. */
export function amountWords({ thing: { name, parsedSize, words } }: Draft): string {
  const kept = fold(`${name} ${parsedSize}`).split(" ");
  const isKept = (word: string) => kept.includes(fold(word));
  return words
    .split(/\s+/u)
    .filter((word) => !isKept(word))
    .join(" ");
}

const onlyAhead =
  /^(?:(?:solo|sólo|solamente|nur|just|only|juste|seulement|lieber|besser|mejor|plutôt|better|que sean) )+/iu;
/** The amount at the head of a correction, before what goes on: "no, make it four and some mayo"; all of it, or none (""). */
export function amountAhead(text: string): string {
  const bare = text.replace(onlyAhead, "");
  // "two packs, no, one": an article counts as well.
  if (isOnlyAmount(bare) || /^(?:one|eine?[nrs]?|un[oa]?|une)[\s.!]*$/iu.test(bare)) return text;
  const [before = ""] = /^[^,]{1,20}?(?=\s*,|\s+(?:and|und|y|et)\s)/iu.exec(text) ?? [];
  return before !== "" && isOnlyAmount(before.replace(onlyAhead, "")) ? before : "";
}

/** Gives a thing the amount that it was corrected to; its unit stays when the correction has only a number. */
export function correctAmount(thing: ReadThing, text: string): void {
  const { quantity, parsedQuantity, parsedSize } = parseItemName(
    `${withoutStop(text.replace(onlyAhead, ""))} zorp`,
  );
  // "a dozen eggs, make that 18"
  const unit = pieceOf(thing.parsedSize ?? "")?.family === "dozen" && quantity > 5 ? null : thing.parsedSize;
  Object.assign(thing, { quantity, parsedQuantity, parsedSize: parsedSize ?? unit });
}

/** What was said of the thing before holds for the one instead of it: "two cartons of milk, no, oat milk". */
export function takeOver({ thing: old }: Draft, { thing }: Draft): void {
  // "1 kg of beef, no, lamb"
  const isWeight = /^(?:k?g|kilos?|lbs?|pounds?|oz)$/iu.test(old.parsedSize ?? "");
  const isAlike = alike(old.name, thing.name) || old.parsedSize === null || isWeight;
  if (thing.parsedQuantity === null && isAlike) {
    const { quantity, parsedQuantity, parsedSize } = old;
    Object.assign(thing, { quantity, parsedQuantity, parsedSize });
  }
  // "5 red peppers, no, green"
  const words = old.name.split(" ");
  const sort = words.findIndex((word) => isSort(word));
  if (isSort(thing.name) && sort >= 0) thing.name = words.with(sort, thing.name).join(" ");
  thing.store ??= old.store;
  thing.intervalDays ??= old.intervalDays;
  thing.joiner = old.joiner;
}

/** "milk" and "oat milk", "Milch" and "Hafermilch". */
function alike(one: string, other: string): boolean {
  const words = new Set(fold(one).split(" "));
  return (
    fold(other)
      .split(" ")
      .some((word) => words.has(word)) || fold(other).endsWith(fold(one))
  );
}
