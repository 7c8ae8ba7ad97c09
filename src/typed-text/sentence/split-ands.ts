import { parseItemName } from "../parse-name.ts";
import { isPreparation } from "../preparation.ts";
import { isSomebody } from "./aims.ts";
import { andWord } from "./and-words.ts";
import type { Known, Piece } from "./known.ts";
import { isOneThing, isPairName } from "./pairs.ts";
import { isSort } from "./remarks.ts";
import { splitRunOn } from "./run-ons.ts";
import { hasAmount, isSpokenQuantity, milkByFat } from "./spoken-amounts.ts";

/** "and" separates things when an amount follows, when both sides are known names, and at the end of a list. */
export function splitAnds(piece: Piece, known: Known, inList: boolean): Piece[] {
  const { text } = piece;
  if (piece.portions !== undefined || known.isTalk(text) || known.knows(known.coreOf(text))) return [piece];
  const pieces: Piece[] = [];
  let start = 0;
  let { joiner, joined, isAfterComma = false } = piece;
  for (const match of text.matchAll(andWord)) {
    const before = text.slice(start, match.index);
    const after = text.slice(match.index + match[0].length);
    // "Erdbeer- und Kirschmarmelade"
    if (before.endsWith("-")) continue;
    if (isInBrackets(text, match.index) || !separatesThings(before, match[0].trim(), after, known, inList))
      continue;
    pieces.push({ text: before, joiner, joined, isAfterComma });
    isAfterComma = false;
    start = match.index + match[0].length;
    // "plus de café ni de thé", "à court de café et de filtres"
    if (/^(?:ni|et)$/iu.test(match[0].trim()))
      start += /^(?:de\s+(?!l[a'’])|d['’])?/iu.exec(text.slice(start))![0].length;
    [joiner, joined] = ["and", match[0].trim()];
  }
  pieces.push({ text: text.slice(start), joiner, joined, isAfterComma });
  return pieces;
}

function isInBrackets(text: string, at: number): boolean {
  return text.lastIndexOf("(", at) > text.lastIndexOf(")", at);
}

function separatesThings(
  before: string,
  word: string,
  after: string,
  known: Known,
  inList: boolean,
): boolean {
  const next = firstThing(after);
  // "450 g (1 lb) potatoes, peeled and diced"
  const done = /(?:,| [-–—])\s+([^,]*)$/u.exec(before)?.[1];
  if (done !== undefined && isPreparation(done) && isPreparation(next.trim())) return false;
  // "peppers, red and green"
  if (isSort(next.trim())) return false;
  if (isHeadAmount(next)) return true;
  if (isOneThing(before, known.coreOf(before), word, known.coreOf(next))) return false;
  if (known.endsAtStore(before, after)) return true;
  // "galletas maría dos paquetes y cacao"
  const behind = before.trim().split(/\s+/u);
  if (
    behind.length > 2 &&
    /^\p{Alpha}{3,}$/u.test(behind.at(-1)!) &&
    isSpokenQuantity(behind.slice(-2).join(" "))
  )
    return true;
  if (endsWithPicture.test(before) || /^\p{Extended_Pictographic}/u.test(after)) return true;
  const stripped = known.strip(after);
  if (hasAmount(stripped) || hasAmount(after)) return true;
  const lefts = [before, lastThing(before), before.replace(ofShop, ""), before.replace(ofPerson, "")].map(
    known.coreOf,
  );
  const right = known.coreOf(next);
  const whole = known.coreOf(after);
  // "birthday candles and Ben & Jerry's"
  if (/ (?:&|n['’]) /u.test(whole) && isPairName(whole)) return true;
  // "…and mac and cheese"
  const isWhole = known.isName(whole) || isPairName(whole);
  const isRight = isWhole || isKnown(right, known) || isKnown(right.replace(aim, ""), known);
  if (lefts.some((left) => known.knows(`${left} ${word} ${right}`))) return false;
  const isCounted = hasAmount(before) && lefts.some((left) => isLikely(left, known));
  const isLeft =
    milkByFat.test(before) ||
    lefts.some((left) => isKnown(left, known)) ||
    isKnown(before, known) ||
    isCounted;
  // "nose spray for children and plasters", "food for cats and dogs", but "shampoo for dry hair and conditioner".
  const purpose = forWhat.exec(before);
  const isForCreature = purpose !== null && creature.test(purpose[1]!);
  if (isForCreature && (creature.test(right) || known.knows(right))) return !creature.test(right);
  if (isLeft && isRight) return true;
  // "milk for max and bread"
  if (purpose !== null && isSomebody(purpose[1]!) && known.knows(right)) return true;
  if (purpose !== null && known.knows(right) && known.knows(known.coreOf(before.slice(0, purpose.index))))
    return !known.knows(purpose[1]!) && !isUnknownThing(purpose[1]!, before);
  if (word === "+" && isRight) return true;
  const isRightLikely = stripped !== after.trim() || isLikely(right, known);
  if (word === "&") return isLeft && isSortOfName(right, known);
  if (/^n['’]?$/u.test(word)) return false;
  if (inList) return true;
  // Few words are unknown: "olive oil and balsamic".
  if (isLeft) return isRightLikely || isUnknownThing(right, before);
  if (isKnown(right, known) && (hasAmount(before) || /^[\p{Alpha}-]{4,}$/u.test(before.trim()))) return true;
  // "Tabs für die Spülmaschine und Dünger für die Rosen"
  if (aim.test(before) && aim.test(next) && !/^(?:for|für|para|pour)\s/iu.test(next.trim())) return true;
  // "nuggets for the kids and beer for me"
  if (hasPart.test(next) && hasPart.test(before) && isKnown(right, known)) return true;
  return (
    (isRightLikely || isKnown(right, known)) &&
    lefts
      .slice(0, 2)
      .some((left) => isLikely(left, known) && !(right.includes(" ") ? hasPart : mayHavePart).test(left))
  );
}

/** "potting soil from Obi": a shop that is none of the list's stores. */
const ofShop = /(?<=\p{Alpha}{3}) (?:von|vom|aus dem|bei|from|at|chez|en) (?:the )?\p{Upper}[\p{Alpha}'’]+$/u;
/** "mom's pills", unlike "Bob's pickles" */
const ofPerson =
  /(?<!\p{Cased})(?:(?:my|our|the) )?(?:mom|mum|mam|mama|dad|grand\p{Alpha}+|nan\p{Alpha}*|gran(?:ny|dad)?|wife|husband|son|daughter|kids?|baby|boys?|girls?|cat|dog|boss|neighbou?r|teacher|roommate|flatmate|sister|brother|aunt\p{Alpha}*|uncle|oma|opa|papa)(?:['’]s|s['’]) (?=\S)/iu;
/** What a thing is for, without an article. */
const forWhat = /\s(?:for|für|para|pour)\s(\S.*)$/iu;
const creature =
  /^(?:(?:the|my|our|die|meine|los|las|mis|les|mes) )?(?:cats?|kittens?|dogs?|pupp(?:y|ies)|birds?|fish|rabbits?|hamsters?|kids?|children|adults?|bab(?:y|ies)|katzen?|hunde?n?|vögel|hasen|kinder|erwachsene|gat[oa]s?|perr[oa]s?|pájaros|niñ[oa]s?|adultos|bebés?|chats?|chiens?|oiseaux|enfants?|adultes|bébés?)$/iu;
/** "basil for the salad" */
const aim = /(?<=\S)\s(?:for|für|fürs|zum|para|pour)\s.*$/iu;

/** A word that may well be a thing: no sort ("peppers, red and green"), and in German a noun. */
function isUnknownThing(word: string, before: string): boolean {
  const isGerman = /\p{Lower} ?\p{Upper}|^\p{Upper}/u.test(before);
  return /^[\p{Alpha}-]{3,}$/u.test(word) && !isSort(word) && (!isGerman || /^\p{Upper}/u.test(word));
}

/** Whether a text is a known name, or several in a row. */
function isKnown(text: string, known: Known): boolean {
  if (known.knows(text) || known.isMisspelt(text) || isPairName(text)) return true;
  return (
    splitRunOn({ text, joiner: "first", joined: "" }, known, { inList: true, amongCommas: false }).length > 1
  );
}

/** Whether the last or the first word of a short text is a name, as in "gluten free pasta" or "queso sin lactosa". */
function isLikely(text: string, { knows }: Known): boolean {
  const words = text.split(" ");
  if (words.length < 2 || words.length > 7) return false;
  return words.some((_, at) => knows(words.slice(at).join(" ")) || knows(words.slice(0, at).join(" ")));
}

/** "unsalted peanuts" behind "milk &", unlike "pineapple pizza" behind "ham &" and "Chandon Impérial" behind "Moët &" */
function isSortOfName(text: string, known: Known): boolean {
  const words = text.split(" ");
  return (
    words.length < 4 &&
    isLikely(text, known) &&
    !known.knows(words[0]!) &&
    !/^(?:other|more|andere|otr[ao]s|autres)$/iu.test(words[0]!)
  );
}

const endsWithPicture = /\p{Extended_Pictographic}[\p{M}\u{1F3FB}-\u{1F3FF}]*\s*$/u;
/** What a thing has in it or is for: "tortellini with spinach and ricotta", "food for cats and dogs". */
const hasPart = /\s(?:with|for|in|mit|für|con|para|por|avec|pour|aux?)\s/iu;
/** The same, and what it is of when one word more may belong to it: "sopa de pollo y verduras". */
const mayHavePart = new RegExp(`${hasPart.source}|\\s(?:of|aus|von|de|del|d['’].*)\\s|['’]`, "iu");

/** "four strawberry yoghurts and two of lemon" */
function isHeadAmount(text: string): boolean {
  const { parsedQuantity, name } = parseItemName(text.trim());
  return parsedQuantity !== null && text.trim().endsWith(name) && name !== text.trim();
}

/** Up to the next "and". */
function firstThing(text: string): string {
  const next = new RegExp(andWord.source, "iu").exec(text);
  return next === null ? text : text.slice(0, next.index);
}
function lastThing(text: string): string {
  return text.split(new RegExp(andWord.source, "iu")).at(-1)!;
}
