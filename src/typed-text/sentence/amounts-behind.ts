import { compiledAhead } from "../compiled-ahead.ts";
import { correctingWords, isOnlyAmount } from "./corrections.ts";
import { countWords } from "./count-words.ts";

/** Amounts that stand behind their thing in a clause of their own: "filters for the jug, we need two", "Katzenstreu, immer 2 Säcke". */

const count = `(?:\\d{1,4}(?:[.,]\\d{1,2})?|½|one|half an?|an?|eine?[ns]?|un[oae]?|medi[oa]|${countWords})`;
const amount = `(${count}(?: ?\\p{Alpha}{1,14})?)`;
const end = "(?=\\s*(?:$|[.,;!?\\n]))";
const behind = "(?<=[\\p{Alpha}\\p{N})%])(?:\\s?[,.;]|\\s[-–—])\\s+";

/** "always two bags", "mindestens 3" */
const howOften =
  "always|usually|normally|perhaps|at least|immer|jeweils|meistens|normalerweise|jedes mal|sagen wir|mindestens|siempre|normalmente|cada vez|quizás?|digamos|por lo menos|al menos|como mínimo|toujours|d['’]habitude|normalement|chaque fois|disons|au moins";

const english = `(?:(?:we|i)(?:['’]ll| will|['’]d| would)?(?: only| just)? (?:need|take|want|like)|get(?: me| us)?|grab|take|bring|buy)`;
const german =
  "(?:davon )?(?:(?:brauchen|bräuchten|nehmen) wir|(?:brauche?|bräuchte|nehme?) ich|(?:wir|ich) (?:brauchen?|bräuchten?|nehmen?)|nimm|bring|hol|kauf)(?: (?:davon|bitte|noch|mir|uns))*";
const spanish =
  "(?:de es[oa]s )?(?:(?:nos |me )?hacen? falta|necesit(?:o|amos)|que sean|coge|trae|compra|pon|hazte con|con)(?: unos| unas)?";
const french =
  "(?:il (?:m['’]|nous )?en (?:faut|faudrait)|il (?:faut|faudrait) en (?:acheter|racheter|prendre|mettre)|j['’]en (?:veux|voudrais|prendrais)|on en (?:veut|prend|prendrait)|(?:prends|achète|ramène|mets|rajoute)s?-?\\s?(?:en|m['’]en|nous-en))";
const rest =
  "(?: of (?:it|them|those|these))?(?: davon)?(?: (?:please|too|bitte|mit|basta|porfa|stp|svp|s['’]il te plaît))*";
const asked = new RegExp(
  `${behind}(?:(?:and|und|y|et|so|also|así que|donc|alors|du coup|dann) )*(?:${howOften}|${english}|${german}|${spanish}|${french}) ${amount}${rest}${end}`,
  "giu",
);

/** "pork chops: four of them" */
const ofThem = new RegExp(`(?<=\\p{Alpha})\\s?:\\s+${amount} of (?:them|those)${end}`, "giu");

/** "kidney beans (need 3 cans)" */
const neededInBrackets = new RegExp(
  `\\((?:(?:we |i )?(?:need|want|get)|(?:wir )?brauchen(?: wir)?|necesitamos|hacen falta|il en faut|on en veut|davon)(?: (?:about|like|noch|bitte|etwa))? ${amount}\\)`,
  "giu",
);

/** "coffee, a couple of bags" */
const coupleOf = new RegExp(
  `${behind}(?:a couple of|un par de|une paire de) (\\p{Alpha}{2,14})${end}`,
  "giu",
);

/** "Avocados, zwei reichen" */
const enough = new RegExp(
  `${behind}${amount} (?:(?:is|are|should be|will be|sind|ist|son|es|sont|c['’]est) )?(?:enough|plenty|will do|genug|reich(?:t|en)|genügen|genügt|langen|suficientes?|bastan?|suffi(?:t|sent|ra|ront)|assez)(?: (?:doch|schon|auch|aus|völlig|too|really))?${end}`,
  "giu",
);
const hasCount = new RegExp(`(?<![\\p{Alpha}\\p{N}])${count}(?![\\p{Alpha}\\p{N}])[^.;!?\\n]*$`, "iu");
const clause = /[^.;!?\n]*$/u;
const corrects = new RegExp(`(?<!\\p{Cased})(?:${correctingWords}|no|nope|nee?|nein|non)\\s*$`, "iu");
/** The most letters of a clause in which its earlier amount is looked for. */
const longestClause = 80;

const article = /^(?:an?|one|eine?[nrs]?|un[oa]?|une)$/iu;

/** "Get 4 lemons. Actually make that 6", "tres aguacates... mejor cinco": the correction is of the sentence before. */
const correctedBehind = new RegExp(
  `(?<=[\\p{Alpha}\\p{N}])\\s?(?:\\.{1,3}|…|!)\\s+(?=(?:(?:${correctingWords})(?:\\s*[,;…]|:)?|mejor|lieber|besser|doch nur|rather|better|plutôt)\\s+(?:(?:just|nur|solo|sólo|juste) )?${amount}\\s*(?:$|[.!\\n]))`,
  "giu",
);
compiledAhead([asked, enough, correctedBehind, ofThem, neededInBrackets]);

/** "some bread, two loaves": with the amount "some" says nothing. */
const someAhead = new RegExp(`(?<!\\p{Alpha})some (?=\\p{Alpha}[\\p{Alpha} ]{2,30}, ${amount}${end})`, "giu");

/** A text in which such an amount stands behind a comma, or behind "no" where it takes the place of an earlier one. */
export function withAmountsBehind(text: string): string {
  const behindComma = (typed: string, said: string) => (isOnlyAmount(said) ? `, ${said}` : typed);
  return text
    .replace(neededInBrackets, (typed, said: string) => (isOnlyAmount(said) ? `(${said})` : typed))
    .replace(correctedBehind, (typed, said: string) => (isOnlyAmount(said) ? ", " : typed))
    .replace(enough, (typed, said: string, at: number) => {
      const before = clause.exec(text.slice(Math.max(0, at - longestClause), at))![0];
      const number = said.replace(article, "1");
      if (!isOnlyAmount(number)) return typed;
      return hasCount.test(before) && !corrects.test(before) ? `, no, ${number}` : `, ${number}`;
    })
    .replace(asked, behindComma)
    .replace(ofThem, behindComma)
    .replace(coupleOf, (typed, unit: string) => behindComma(typed, `2 ${unit}`))
    .replace(someAhead, (typed, said: string) => (isOnlyAmount(said) ? "" : typed));
}
