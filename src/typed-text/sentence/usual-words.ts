import { throughSteps } from "../compiled-ahead.ts";
import { withEverydayTalk } from "./everyday-talk.ts";
import type { NamedStore } from "../match-store.ts";
import { withSendersAhead } from "./messenger.ts";
import { withCancelsApart } from "./cancels.ts";
import { withAmountsBehind } from "./amounts-behind.ts";
import { withAnswersInFull } from "./answers.ts";
import { withoutAsides, withPlainRequests } from "./asides.ts";
import { withClausesApart } from "./clause-breaks.ts";
import { withChangesOfMind } from "./changes-of-mind.ts";
import { withoutExportMarks } from "./chat-notices.ts";
import { withFullWords, withMeasuresInFull } from "./chat-spellings.ts";
import { withComplaintsAsRequests } from "./complaints.ts";
import { withConditionsAsNotes, withVisitsApart } from "./conditions.ts";
import { withEnoughAsCorrection, withNumbersCorrected } from "./corrections.ts";
import { isOnlyRepeat, isSectionName } from "./headings.ts";
import { withoutLetterWords } from "./letter-words.ts";
import { withBracketsOfLines } from "./line-brackets.ts";
import { withMeasuresInPlace } from "./measure-places.ts";
import { withAndsInFull, withDesApart } from "./misspelt-ands.ts";
import { withNumbersApart } from "./numbered-lists.ts";
import { withoutEmoticons, withPicturesAsSeparators } from "./pictures.ts";
import { withRepeatsOfReminders } from "./reminders.ts";
import { withReceiptAsList } from "./receipts.ts";
import { withReplacedInBrackets, withSubstitutesInBrackets } from "./replacements.ts";
import { withOneNegation } from "./shortages.ts";
import { withFetchesAsRequests } from "./fetches.ts";
import { withFractions } from "./spoken-fractions.ts";
import { withScopesApart } from "./scopes.ts";
import { withListsOfStores } from "./store-lists.ts";
import { withStoresLed } from "./store-leads.ts";
import { storeAlone } from "./store-phrase.ts";
import { withoutTakenBack } from "./taken-back-runs.ts";
import { withTableRows } from "./table-rows.ts";
import { isDay } from "./time-words.ts";
import { withNamedAgainApart } from "./named-again.ts";
import { withMissingFirst } from "./talk.ts";
import { withThemApart } from "./them-at-store.ts";
import { withUsualPhrases } from "./usual-phrases.ts";
import { withUsualRequests } from "./usual-requests.ts";
import { withUsualVerbs } from "./usual-verbs.ts";
import { withoutWhoWants } from "./wishes.ts";

const speaks = /^(\p{Upper}\p{Alpha}{1,14})\s?:\s/u;
const saysNext =
  /(?<=\S)(?<!(?<!\p{Cased})\p{Upper}\p{Alpha}*)\s+(?=\p{Upper}\p{Alpha}{1,14}\s?:\s+(?:[\p{Lower}]))/gu;
const occasion =
  /(?<!\p{Cased})(?:stuff|things|sachen|zeug|cosas|choses|trucs|list|liste|lista|run|trip|restock|supplies|shopping|groceries|einkauf|courses|compras?|birthday|geburtstag|cumple|anniversaire|party)(?!\p{Cased})/iu;
const dashedHead = /(?<=^|[;\n]\s*)(\p{Alpha}[\p{Alpha} ]{2,25})\s[-–—]\s(?=[^;\n]*,)/gu;

/** "printer paper, und zwar A4": which one, as a remark behind a dash. */
const namely =
  /(?<=\p{Alpha}),? (?:und zwar|nämlich|namely|en concreto|à savoir) (?=[^,.;:!?\n]{1,25}(?:$|[.!;\n]))/giu;

/** "Milch, und zwar alle zwei Wochen": when, where or how many of what stands before it. */
const namelyThen =
  /(?<=\p{Alpha}),? und zwar (?=(?:alle|jede[nrsm]?|einmal|zweimal|immer|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|wöchentlich|monatlich|bei|beim|von|vom|für|fürs|bis) )/giu;

/** "the cat broke it all 😅 we need glasses": a face between words ends what was said before it. */
const face =
  /(?<=\p{Alpha})\s*([\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}][\u{1F3FB}-\u{1F3FF}]?)[^\S\n]+(?=\p{Alpha})/gu;

/** "Milch ist alle 😅" */
const faceAtEnd =
  /(?<=\p{Alpha}[.!]*)\s*(?:[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}][\u{1F3FB}-\u{1F3FF}]?)+[^\S\n]*(?=$|\n)/gu;

/** "eggplants um also a can of tuna": a comma stands there, where somebody thinks. */
const oneMore =
  /(?<=\p{Alpha})\s+(?:(?:u[hm]+|eh+m?|äh+m?|euh+|hm+|ah|oh),?\s+)+(?=(?:also|and|plus|auch|noch|und|también|además|y|aussi|et)\s)/giu;

/** "tomatoes um spaghetti": behind a thing that somebody has said, a pause stands before the next one. */
const pause =
  / (?:u[hm]{1,9}|e{1,3}h{1,9}m?|äh{1,9}m?|eu{1,3}h{1,9})(?: (?:u[hm]{1,9}|äh{1,9}m?|eu{1,3}h{1,9}))? (?=\p{Alpha}{3})(?!(?:the|those|and|die|den|das|und|oder|or|los|las|les|non|nein|not|ein[es]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|halb|viertel)(?!\p{Cased}))/giu;
/** The last two words of a text, and the last of them. */
const lastWords = /(?:^|[\s,])((?:\p{Alpha}+ )?(\p{Alpha}{3,}))$/u;
/** The most letters in which these are looked for. */
const longestName = 60;

/** "2bananen 1salat": a count without a space. */
const countBefore = /(?<=^|[\s,;])(\d{1,2})(\p{Alpha}{4,})(?=$|[\s,.;!])/gu;

function withCountsApart(
  text: string,
  knows: (name: string) => boolean,
  use: (typed: string) => void,
): string {
  return text.replace(countBefore, (typed, count: string, name: string) => {
    if (!knows(name) || knows(typed)) return typed;
    use(typed);
    return `${count} ${name}`;
  });
}

function withPausesAsCommas(text: string, knows: (name: string) => boolean): string {
  return text.replace(pause, (typed, at: number) => {
    const [, both, last] = lastWords.exec(text.slice(Math.max(0, at - longestName), at)) ?? [];
    return both !== undefined && (knows(both) || knows(last!)) ? ", " : typed;
  });
}

/** A text without spaces before a colon or a stop, and with single spaces: "bring :  2 eggs". */
function withSingleSpaces(text: string): string {
  return text
    .replace(/(?<=\S)(?:[^\S\n\t]{2,}|[^\S\n]{9,})(?=\S)/gu, " ")
    .replace(/(?<=\p{Alpha}) :(?= )/gu, ":")
    .replace(/(?<=[\p{Alpha}\p{N})])[^\S\n]{1,3}\.(?=\s|$)/gu, ".");
}

/** "Milch und was noch Klopapier": somebody asks themselves between two things. */
const whatElse =
  /(?<=\p{Alpha})[,\s]+(?:(?:and|und|y|et)\s+)?(?:was (?:war )?noch|qué más|what else|quoi d['’]autre)[?,…\s]+(?=\p{Alpha})/giu;

const arrow = /(?<=[\p{Alpha}\p{N})])[^\S\n]*(?:-+>|=+>|→|⇒|➡\uFE0F?)[^\S\n]*(?=[\p{Alpha}\p{N}])/gu;

/** "for the cake -> 6 eggs": an arrow is a colon, unless a store stands behind it. */
function withArrowsRead(text: string, stores: readonly NamedStore[]): string {
  return text.replace(arrow, (typed, at: number) => {
    const rest = text.slice(at + typed.length).split("\n", 1)[0]!;
    return storeAlone(rest, stores) === null ? ": " : typed;
  });
}

/** A dash before "and" is a comma, and one behind the name of a section is a colon: "Drinks - juice, water". */
function withDashesRead(text: string): string {
  if (!/\s[-–—]\s/u.test(text)) return text;
  return text
    .replace(/\s[-–—]\s(?=(?:and|und|y|et|also|auch|también|aussi|plus)\s)/giu, ", ")
    .replace(dashedHead, (typed, title: string) =>
      isSectionName(title) || occasion.test(title) ? `${title}: ` : typed,
    );
}

/** "Mijo ¿ya desayunaste?" */
const vocative =
  /(?<=^|\n|[:.,!] )(?:m?[hi]+j[oa]s?|amor|cari(?:ño)?|gord[oa]|viej[oa]|ma|pa|g?üey|wey|oye),?\s+(?=¿)/giu;

/** "mi amor, en Walmart necesitamos jabón": only what is no name of a thing; "honey," may be one. */
const calledAhead =
  /^\s*(?:mi (?:amor|vida|cielo|corazón|rey|reina)|mon (?:amour|c(?:œ|oe)ur|chéri|ange)|ma (?:chérie|puce|belle)|mein (?:schatz|lieber|liebling)|meine (?:liebe|süße)|my (?:love|dear|darling)),\s+(?=\S)/iu;

/** A text without inverted question and exclamation marks, which open any part of a sentence: "si pasas por Dia, ¿me compras pan?". */
function withoutInvertedMarks(text: string): string {
  return text
    .replace(calledAhead, "")
    .replace(vocative, "")
    .replace(/(?<=\p{Alpha})[^\S\n]+¿\s*/gu, ", ")
    .replace(/[¿¡]\s*/gu, "");
}

/** A single word, of which the field may have the first letters only. */
const word = /^[\p{Alpha}\p{M}'’-]+$/u;

/** A text with what can be said in many ways put in one of them, which the other rules read. */
export function inUsualWords(
  text: string,
  stores: readonly NamedStore[],
  knows: (name: string) => boolean,
  use: (typed: string) => void,
): string {
  // Of the patterns only those of short forms match a word; a browser takes long to compile the others.
  if (word.test(text)) return withFullWords(text);
  return throughSteps(text, [
    (typed) => withCountsApart(typed.replace(namelyThen, " "), knows, use),
    (typed) => withAndsInFull(typed, knows),
    (typed) => withDesApart(typed, knows),
    withoutExportMarks,
    withSendersAhead,
    withSingleSpaces,
    (typed) => withTableRows(typed, stores),
    withBracketsOfLines,
    (typed) => withNamedAgainApart(typed, stores),
    (typed) => withScopesApart(typed, stores, use),
    withoutInvertedMarks,
    (typed) => withReceiptAsList(typed, stores),
    withoutEmoticons,
    withNumbersApart,
    (typed) => withoutTakenBack(typed, knows),
    (typed) => withoutLetterWords(typed, knows),
    withRepeatsOfReminders,
    (typed) => withArrowsRead(typed, stores),
    (typed) => withFetchesAsRequests(typed, stores),
    (typed) => withSpeakersApart(typed, stores),
    (typed) => withPausesAsCommas(typed, knows),
    withoutFacesAndPauses,
    withAnswersInFull,
    withEverydayTalk,
    withoutAsides,
    withPlainRequests,
    withMeasuresInPlace,
    (typed) => withClausesApart(typed, stores),
    withChangesOfMind,
    withCancelsApart,
    withPicturesAsSeparators,
    withMeasuresInFull,
    withMissingFirst,
    withDashesRead,
    withFullWords,
    (typed) => withUsualVerbs(typed, stores),
    withUsualRequests,
    withUsualPhrases,
    (typed) => withFractions(typed, use),
    (typed) => withThemApart(typed, stores),
    (typed) => withListsOfStores(typed, stores, knows),
    (typed) => withStoresLed(typed, stores),
    withoutWhoWants,
    withEnoughAsCorrection,
    withNumbersCorrected,
    (typed) => withVisitsApart(typed, stores),
    (typed) => withConditionsAsNotes(typed, stores),
    withAmountsBehind,
    withSubstitutesInBrackets,
    withOneNegation,
    (typed) => withReplacedInBrackets(typed, stores),
    (typed) => withComplaintsAsRequests(typed, stores),
  ]);
}

/** "Mom: get tortillas Dad: and salsa" in two lines. */
function withSpeakersApart(text: string, stores: readonly NamedStore[]): string {
  const speaker = text.includes("\n") ? undefined : speaks.exec(text)?.[1];
  const isName =
    speaker !== undefined && !isDay(speaker) && !isSectionName(speaker) && !isOnlyRepeat(speaker);
  return isName && storeAlone(speaker, stores) === null ? text.replace(saysNext, "\n") : text;
}

function withoutFacesAndPauses(text: string): string {
  return text
    .replace(faceAtEnd, "")
    .replace(face, "$1; ")
    .replace(whatElse, ", ")
    .replace(oneMore, ", ")
    .replace(namely, " - ");
}
