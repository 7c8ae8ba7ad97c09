import { parseItemName } from "../parse-name.ts";
import { isPreparation } from "../preparation.ts";
import { findRepeat } from "../repeat-words.ts";
import { isQuantity } from "../parse-many.ts";
import { nearly, rather } from "./filler-words.ts";
import { andWord, andWords } from "./and-words.ts";
import type { Joiner, Known, Piece } from "./known.ts";
import { isOneThing, isPairName } from "./pairs.ts";
import { continuesRemark, isLedSort, isRemark, isSort } from "./remarks.ts";
import { splitRunOn } from "./run-ons.ts";
import { withRanges } from "./usual-amounts.ts";
import {
  amountBeforeAnd,
  eachBehind,
  hasAmount,
  isSpokenQuantity,
  milkByFat,
  portionsIn,
  vesselBehind,
} from "./spoken-amounts.ts";

/** "toothpaste and, um, floss". */
const trailingAnd =
  /(?<=\S)\s+(?:and|und|y|et|(?<!(?:presque|bientôt|quasiment|[nN]['’]en a|reste|ont)\s+)plus)$/iu;
const leadingAnd = new RegExp(`^(?:${andWords})\\s+(?=\\S)`, "iu");

/** "apples x6 oranges x4": a count behind each of several things. */
const countBetween =
  /(?<=\p{L})(\s+[x×]\d{1,3}|\s+[x×]\s?\d{1,3}(?=\s+\p{L}[^,]{0,60}\s[x×]\s?\d))\s+(?=\p{L}{3})/giu;
/** "2x salami 1x margherita": a count ahead of each. */
const countAhead = /(?<=\p{L}{3})\s+(?=\d{1,2}\s?[x×]\s+\p{L}{3})/giu;

/** "water, pack of 6" */
const packOf = /^(?:(?:an?|un|1) )?(?:pack|paquete|lot) (?:of|de|von|à) (\d{1,2})$/iu;
const dashes = /\s[-–—]\s/gu;

/** "zwei, drei Gurken": a range. */
const commaInRange = /(?<=(?:^|\s)\p{L}{2,6}),(?= \p{L}{2,6} \S)/gu;

/** The texts of the things in a clause, and what stood between them. */
export function splitThings(typed: string, known: Known): Piece[] {
  const given = withRanges(typed);
  // "sausages - chips - salad"; a single dash is before a note.
  const clause = given
    .split(/(?<=,)/u)
    .map((part) => ((part.match(dashes)?.length ?? 0) > 1 ? part.replace(dashes, ", ") : part))
    .join("");
  const inSlashes = clause.replace(slashes, (typed) => splitAtSlashes(typed, known));
  const inRanges = inSlashes.replace(commaInRange, (comma, at: number) =>
    isRangeAt(inSlashes, at) ? "" : comma,
  );
  const listed = splitCommas(inRanges.replace(countBetween, "$1, ").replace(countAhead, ", "), known);
  const inList = listed.length > 1;
  return listed
    .flatMap((piece) => splitAnds(piece, known, inList))
    .flatMap((piece, _, all) =>
      piece.portions === undefined ? splitRunOn(piece, known, !inList && all.length > 1) : [piece],
    );
}

/** "tomatoes/onions/peppers" */
const slashes = /\p{L}{3,}(?:\/\p{L}{3,})+/gu;

function splitAtSlashes(typed: string, { knows }: Known): string {
  return typed.split("/").every(knows) ? typed.replaceAll("/", ", ") : typed;
}

function isRangeAt(clause: string, comma: number): boolean {
  const from = clause.lastIndexOf(" ", comma) + 1;
  const words = `${clause.slice(from, comma)}${clause
    .slice(comma + 1)
    .split(" ", 2)
    .join(" ")}`;
  return /\d–\d/u.test(parseItemName(`${words} zorp`).parsedQuantity ?? "");
}

/** Commas, semicolons, slashes and plus signs between things: not in numbers and brackets, nor before a preparation. */
function splitCommas(clause: string, { isName, knows, strip, coreOf }: Known): Piece[] {
  const pieces: Piece[] = [];
  let depth = 0;
  let start = 0;
  let joiner: Joiner = "first";
  const push = (end: number) => {
    const text = clause.slice(start, end).trim().replace(trailingAnd, "");
    const last = pieces.at(-1);
    if (text === "") return;
    const more = last === undefined ? null : amountBeforeAnd(text);
    if (more !== null && parseItemName(last!.text).parsedQuantity === null) {
      last!.text = `${more.amount} ${last!.text}`;
      pieces.push({ text: more.rest, joiner: "and", joined: more.joined });
      return;
    }
    const portions = last === undefined ? null : portionsIn(text, last.text);
    if (portions !== null && knows(coreOf(last!.text)) && parseItemName(last!.text).parsedQuantity === null) {
      last!.portions = portions;
      return;
    }
    const pack = last === undefined ? null : packOf.exec(text);
    if (pack !== null) {
      last!.text = `${pack[1]} pack ${last!.text}`;
      return;
    }
    const vessel = last === undefined ? null : vesselBehind(text);
    if (vessel !== null) {
      const isCounted = parseItemName(last!.text).parsedQuantity !== null;
      last!.text = isCounted ? `${last!.text} - ${text}` : `${vessel} ${withoutArticle(last!.text)}`;
      return;
    }
    // "yogurt, 2 cartons - the big ones"
    const [amount, dash] = text.split(/\s[-–—]\s/u, 2);
    if (last !== undefined && dash !== undefined && isSpokenQuantity(amount!) && isRemark(dash)) {
      const noted = withoutArticle(last.text).replace(/\s*\(([^()]+)\)$/u, " - $1");
      last.text = `${amount} ${noted}${noted.includes(" - ") ? "," : " -"} ${dash}`;
      joiner = "comma";
      return;
    }
    const amountBehind = last === undefined ? "" : amountOfMore(text);
    if (amountBehind !== "") {
      last!.text += ` ${amountBehind}`;
      return;
    }
    const rough = text.replace(rather, "").replace(nearly, "");
    if (last !== undefined && rough !== text && (isQuantity(rough) || isSpokenQuantity(rough))) {
      last.text = `${rough} ${withoutArticle(strip(last.text))}`;
      return;
    }
    const isMore = last !== undefined && / [-–—] /u.test(last.text);
    const stripped = strip(text);
    if (last !== undefined && continuesRemark(last.text, text)) last.text += `, ${text}`;
    else if (
      last !== undefined &&
      !isName(text) &&
      (isRemark(text) || isGermanSort(text, knows) || (isLedSort(text) && !knows(stripped)))
    )
      last.text += isMore ? `, ${text}` : ` - ${text}`;
    // "dad wants the thick one"
    else if (last !== undefined && isRemarkOfOne(stripped) && stripped !== text)
      last.text += isMore ? `, ${stripped}` : ` - ${stripped}`;
    else if (
      last !== undefined &&
      (isPreparation(text.replace(/\s@\S.*$/u, "")) || isQuantity(text) || isName(`${last.text}, ${text}`))
    )
      last.text += isQuantity(text) ? ` ${text}` : `, ${text}`;
    else if (last !== undefined && /^\d+(?:[.,]\d+)? ?%$/u.test(text)) last.text += ` ${text}`;
    else if (last !== undefined && isQuantity(last.text) && !leadingAnd.test(text)) last.text += ` ${text}`;
    else if (last !== undefined && isSpokenQuantity(text)) last.text = `${text} ${withoutArticle(last.text)}`;
    else pieces.push({ text, joiner, joined: "" });
    joiner = "comma";
  };
  for (let at = 0; at < clause.length; at += 1) {
    const sign = clause[at]!;
    if (sign === "(") depth += 1;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    const isDecimal = /\d/u.test(clause[at - 1] ?? "") && /\d/u.test(clause[at + 1] ?? "");
    const isSeparator =
      ",;，、；|•·\t".includes(sign) || (sign === "/" && clause[at - 1] === " " && clause[at + 1] === " ");
    if (!isSeparator || depth > 0 || (sign === "," && isDecimal)) continue;
    push(at);
    start = at + 1;
  }
  push(clause.length);
  return pieces.map((piece, index) => {
    const and = index === 0 ? null : leadingAnd.exec(piece.text);
    return and === null ? piece : { text: piece.text.slice(and[0].length), joiner: "and", joined: and[0] };
  });
}

/** "das flüssige" behind "Waschmittel": an adjective alone, which has no capital. */
function isGermanSort(text: string, knows: (name: string) => boolean): boolean {
  const sort = /^(?:die|den|das|der) (\p{Ll}{3,}e[nrs]?)$/u.exec(text)?.[1];
  return sort !== undefined && !knows(sort) && !/(?:er|es|en)$/u.test(sort.slice(0, 4));
}

/** "and" separates things when an amount follows, when both sides are known names, and at the end of a list. */
function splitAnds(piece: Piece, known: Known, inList: boolean): Piece[] {
  const { text } = piece;
  if (piece.portions !== undefined || known.isTalk(text) || known.knows(known.coreOf(text))) return [piece];
  const pieces: Piece[] = [];
  let start = 0;
  let { joiner, joined } = piece;
  for (const match of text.matchAll(andWord)) {
    const before = text.slice(start, match.index);
    const after = text.slice(match.index + match[0].length);
    // "Erdbeer- und Kirschmarmelade"
    if (before.endsWith("-")) continue;
    if (isInBrackets(text, match.index) || !separatesThings(before, match[0].trim(), after, known, inList))
      continue;
    pieces.push({ text: before, joiner, joined });
    start = match.index + match[0].length;
    // "plus de café ni de thé", "à court de café et de filtres"
    if (/^(?:ni|et)$/iu.test(match[0].trim()))
      start += /^(?:de\s+(?!l[a'’])|d['’])?/iu.exec(text.slice(start))![0].length;
    [joiner, joined] = ["and", match[0].trim()];
  }
  pieces.push({ text: text.slice(start), joiner, joined });
  return pieces;
}

/** "peas and corn, 2 bags each", "cat food, 24 cans every 2 weeks": the amount with what it says besides; "" for others. */
function amountOfMore(text: string): string {
  const each = text.replace(eachBehind, "").replace(/^(?:je|jeweils)\s+/iu, "");
  if (each !== text) return isQuantity(each) ? `${each} each` : "";
  const repeat = findRepeat(text);
  return repeat !== null && repeat.start > 0 && isQuantity(text.slice(0, repeat.start).trim()) ? text : "";
}

/** "a turkey, about 12 pounds" */
function withoutArticle(text: string): string {
  return text.replace(/^(?:an?|eine?n?|une?|una)\s+(?=\S)/iu, "");
}

/** "the thick one not the thin" */
function isRemarkOfOne(text: string): boolean {
  return /^(?:the )?(?!one)\p{L}+ ones?(?!\p{L})/iu.test(text);
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
  // "peppers, red and green"
  if (isSort(next.trim())) return false;
  if (isHeadAmount(next)) return true;
  if (isOneThing(before, known.coreOf(before), word, known.coreOf(next))) return false;
  if (known.endsAtStore(before, after)) return true;
  if (endsWithPicture.test(before) || /^\p{Extended_Pictographic}/u.test(after)) return true;
  const stripped = known.strip(after);
  if (hasAmount(stripped) || hasAmount(after)) return true;
  const lefts = [known.coreOf(before), known.coreOf(lastThing(before))];
  const right = known.coreOf(next);
  const isRight = isKnown(right, known) || isKnown(right.replace(aim, ""), known);
  if (lefts.some((left) => known.knows(`${left} ${word} ${right}`))) return false;
  const isCounted = hasAmount(before) && lefts.some((left) => isLikely(left, known));
  const isLeft =
    milkByFat.test(before) ||
    lefts.some((left) => isKnown(left, known)) ||
    isKnown(before, known) ||
    isCounted;
  // "food for cats and dogs", but "shampoo for dry hair and conditioner".
  const purpose = forWhat.exec(before);
  if (purpose !== null && creature.test(purpose[1]!) && creature.test(right)) return false;
  if (isLeft && isRight) return true;
  if (purpose !== null && known.knows(right) && known.knows(known.coreOf(before.slice(0, purpose.index))))
    return !known.knows(purpose[1]!) && !isUnknownThing(purpose[1]!, before);
  if (word === "+" && isRight) return true;
  if (word === "&" || /^n['’]?$/u.test(word)) return false;
  if (inList) return true;
  const isRightLikely = stripped !== after.trim() || isLikely(right, known);
  // Few words are unknown: "olive oil and balsamic".
  if (isLeft) return isRightLikely || isUnknownThing(right, before);
  if (isKnown(right, known) && (hasAmount(before) || /^[\p{L}-]{4,}$/u.test(before.trim()))) return true;
  // "Tabs für die Spülmaschine und Dünger für die Rosen"
  if (aim.test(before) && aim.test(next) && !/^(?:for|für|para|pour)\s/iu.test(next.trim())) return true;
  // "nuggets for the kids and beer for me"
  if (hasPart.test(next) && hasPart.test(before) && isKnown(right, known)) return true;
  return (
    (isRightLikely || isKnown(right, known)) &&
    lefts.some((left) => isLikely(left, known) && !(right.includes(" ") ? hasPart : mayHavePart).test(left))
  );
}

/** What a thing is for, without an article. */
const forWhat = /\s(?:for|für|para|pour)\s(\S.*)$/iu;
const creature =
  /^(?:(?:the|my|our|die|meine|los|las|mis|les|mes) )?(?:cats?|kittens?|dogs?|pupp(?:y|ies)|birds?|fish|rabbits?|hamsters?|kids?|children|adults?|bab(?:y|ies)|katzen?|hunde?n?|vögel|hasen|kinder|erwachsene|gat[oa]s?|perr[oa]s?|pájaros|niñ[oa]s?|adultos|bebés?|chats?|chiens?|oiseaux|enfants?|adultes|bébés?)$/iu;
/** "basil for the salad" */
const aim = /(?<=\S)\s(?:for|für|fürs|zum|para|pour)\s.*$/iu;

/** A word that may well be a thing: no sort ("peppers, red and green"), and in German a noun. */
function isUnknownThing(word: string, before: string): boolean {
  const isGerman = /\p{Ll} ?\p{Lu}|^\p{Lu}/u.test(before);
  return /^[\p{L}-]{3,}$/u.test(word) && !isSort(word) && (!isGerman || /^\p{Lu}/u.test(word));
}

/** Whether a text is a known name, or several in a row. */
function isKnown(text: string, known: Known): boolean {
  if (known.knows(text) || isPairName(text)) return true;
  return splitRunOn({ text, joiner: "first", joined: "" }, known, true).length > 1;
}

/** Whether the last or the first word of a short text is a name, as in "gluten free pasta" or "queso sin lactosa". */
function isLikely(text: string, { knows }: Known): boolean {
  const words = text.split(" ");
  if (words.length < 2 || words.length > 7) return false;
  return words.some((_, at) => knows(words.slice(at).join(" ")) || knows(words.slice(0, at).join(" ")));
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
