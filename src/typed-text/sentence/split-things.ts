import { parseItemName } from "../parse-name.ts";
import { isNumberName } from "../number-names.ts";
import { mayBePreparation } from "../participle.ts";
import { isPreparation } from "../preparation.ts";
import { findRepeat, findRepeatAdverb, findRepeatAdverbAtHead } from "../repeat-words.ts";
import { isQuantity } from "../parse-many.ts";
import { nearly, rather } from "./filler-words.ts";
import { withBrandsBehind } from "./brands.ts";
import { joinAims } from "./aims.ts";
import { andWords } from "./and-words.ts";
import type { Joiner, Known, Piece } from "./known.ts";
import { continuesRemark, isLedSort, isRemark, namesThing, remarkAt } from "./remarks.ts";
import { splitBehindAmounts, splitBehindBrackets, splitDictated } from "./dictated-runs.ts";
import { splitRunOn } from "./run-ons.ts";
import { splitAnds } from "./split-ands.ts";
import { findTimeAtEnd } from "./time-words.ts";
import { countsAnother } from "./counted-vessels.ts";
import { withRanges } from "./usual-amounts.ts";
import {
  amountBeforeAnd,
  eachBehind,
  hasAmount,
  isSpokenQuantity,
  portionsIn,
  vesselBehind,
} from "./spoken-amounts.ts";

/** "toothpaste and, um, floss". */
const trailingAnd =
  /(?<=\S)\s+(?:and(?: also| then)?|und(?: auch| noch| dann)?|dann noch|sowie|y(?: además| también| luego)?|et(?: aussi| puis)?|ainsi que|as well as|(?<!(?:presque|bientôt|quasiment|[nN]['’]en a|reste|ont)\s+)plus)$/iu;
const leadingAnd = new RegExp(`^(?:${andWords})\\s+(?=\\S)`, "iu");

/** "apples x6 oranges x4": a count behind each of several things. */
const countBetween =
  /(?<=\p{Alpha})(\s+[x×]\d{1,3}|\s+[x×]\s?\d{1,3}(?=\s+\p{Alpha}[^,]{0,60}\s[x×]\s?\d))\s+(?!(?:for|from|every|each|this|please|thanks|tomorrow|today|tonight|tmrw|für|fürs|von|vom|bei|beim|zum|zur|jede\p{Alpha}*|alle|bitte|danke|morgen|heute|para|del?|cada|todos|todas|por|mañana|hoy|pour|chez|tous|toutes|stp|svp|demain)(?!\p{Cased}))(?=\p{Alpha}{3})/giu;
const measureBetween =
  /(?<=\p{Alpha} \d{1,4}(?:[.,]\d+)? ?(?:kg|g|gr|kilos?|l|ml|cl|lit(?:er|ros?|res?)|lbs?|oz)) (?=\p{Alpha}{3})/giu;
/** "2x salami 1x margherita": a count ahead of each. */
const countAhead = /(?<=\p{Alpha}{3})\s+(?=\d{1,2}\s?[x×]\s+\p{Alpha}{3})/giu;

/** "water, pack of 6" */
const packOf = /^(?:(?:an?|un|1) )?(?:pack|paquete|lot) (?:of|de|von|à) (\d{1,2})$/iu;
const dashes = /\s[-–—]\s/gu;

/** "zwei, drei Gurken": a range. */
const commaInRange = /(?<=(?:^|\s)\p{Alpha}{2,6}),(?= \p{Alpha}{2,6} \S)/gu;

/**
 * The texts of the things in a clause, and what stood between them.
 * @param isListed whether it is a line of several with bullets or numbers: such a line seldom holds two things without a sign between
 */
export function splitThings(typed: string, known: Known, isListed = false): Piece[] {
  // "ham – half a pound"
  const given = withRanges(typed).replace(/ [-–—] (?=([^,;–—]{1,20})$)/u, (dash, amount: string) =>
    isSpokenQuantity(amount) ? ", " : dash,
  );
  // "sausages - chips - salad"; a single dash is before a note.
  const clause = given
    .split(/(?<=,)/u)
    .map((part) => ((part.match(dashes)?.length ?? 0) > 1 ? part.replace(dashes, ", ") : part))
    .join("");
  const inSlashes = clause.replace(slashes, (typed) => splitAtSlashes(typed, known));
  const inRanges = inSlashes.replace(commaInRange, (comma, at: number) =>
    isRangeAt(inSlashes, at) ? "" : comma,
  );
  const counted = inRanges.replace(countBetween, "$1, ");
  // "apples x6 pears 1 kg cream": where amounts stand behind, a measure does, too.
  const measured = counted === inRanges ? counted : counted.replace(measureBetween, ", ");
  const listed = splitCommas(measured.replace(countAhead, ", "), known);
  const inList = listed.length > 1;
  const pieces = listed
    .flatMap((piece) => splitAnds(piece, known, inList))
    .flatMap((piece) => splitBehindBrackets(piece, known))
    .flatMap((piece) => splitBehindAmounts(piece, known))
    .flatMap((piece, _, all) => {
      // "…, monthly 1 kg coffee"
      const isRepeated = piece.joiner !== "first" && findRepeatAdverbAtHead(piece.text) !== null;
      if (piece.portions !== undefined || isRepeated) return [piece];
      const among = { inList: !inList && all.length > 1, amongCommas: listed.length > 2, hasCommas: inList };
      // "bananas yogurt the greek one": the remark is about the last of them.
      const remark = remarkAt(piece.text);
      const bare = remark > 0 ? piece.text.slice(0, remark) : piece.text;
      const names = splitRunOn({ ...piece, text: bare }, known, among);
      const last = names.at(-1);
      // "• Mandarin orange chicken"
      const isSingular = names.length === 3 && !names.slice(0, 2).some(({ text }) => /s$/iu.test(text));
      if (isListed && (names.length === 2 || isSingular) && !hasAmount(last!.text)) return [piece];
      if (names.length > 1 && last !== undefined)
        return names.with(names.length - 1, { ...last, text: last.text + piece.text.slice(bare.length) });
      return splitDictated(piece, known).flatMap((part, _, parts) =>
        parts.length > 1 ? splitRunOn(part, known, among) : [part],
      );
    });
  return withBrandsBehind(joinAims(pieces), known);
}

/** "tomatoes/red onions/peppers", with a few words before and behind it */
const slashes =
  /(?:\p{Alpha}+ ){0,2}\p{Alpha}{3,}(?:\/\p{Alpha}{3,}(?: \p{Alpha}{2,}){0,2}(?=\/))*\/\p{Alpha}{3,}(?: \p{Alpha}{2,}){0,2}/gu;

/** Whether the words between two slashes are a name; those of the first part may end with one, those of the last begin with one. */
function splitAtSlashes(typed: string, { knows }: Known): string {
  const parts = typed.split("/").map((part) => part.split(" "));
  const isName = parts.every((words, part) =>
    words.some((_, at) => {
      if (part === 0) return knows(words.slice(at).join(" "));
      return part === parts.length - 1
        ? knows(words.slice(0, at + 1).join(" "))
        : at === 0 && knows(words.join(" "));
    }),
  );
  return isName ? typed.replaceAll("/", ", ") : typed;
}

function isRangeAt(clause: string, comma: number): boolean {
  const from = clause.lastIndexOf(" ", comma) + 1;
  const words = `${clause.slice(from, comma)}${clause
    .slice(comma + 1)
    .split(" ", 2)
    .join(" ")}`;
  return /\d–\d/u.test(parseItemName(`${words} zorp`).parsedQuantity ?? "");
}

const insteadOf =
  /^(?:rather|instead|lieber|besser|dafür|stattdessen|mejor|en su lugar|plutôt|à la place)\s+(?=\S)/iu;

/** Commas, semicolons, slashes and plus signs between things: not in numbers and brackets, nor before a preparation. */
function splitCommas(clause: string, known: Known): Piece[] {
  const { isName, knows, strip, coreOf, isTalk, endsAtStore } = known;
  const counted = (amount: string, text: string) => withAmountAhead(amount, text, known);
  const pieces: Piece[] = [];
  let depth = 0;
  let start = 0;
  let joiner: Joiner = "first";
  /** "2 rolls", which is no amount of what follows. */
  let counting: Piece | null = null;
  const push = (end: number) => {
    const text = clause.slice(start, end).trim().replace(trailingAnd, "");
    const last = pieces.at(-1);
    if (text === "") return;
    // "After Eight, 4711"
    if (isBareNumberName(text)) {
      pieces.push({ text, joiner, joined: "" });
      joiner = "comma";
      return;
    }
    if (last !== undefined && countsAnother(last.text, text)) {
      counting = { text, joiner: "comma", joined: "" };
      pieces.push(counting);
      return;
    }
    const more = last === undefined ? null : amountBeforeAnd(text);
    if (more !== null && parseItemName(last!.text).parsedQuantity === null) {
      last!.text = counted(more.amount, last!.text);
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
      last!.text = isCounted ? `${last!.text} - ${text}` : counted(vessel, last!.text);
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
    const amountBehind = last === undefined ? "" : amountOfMore(text, strip, endsAtStore);
    if (amountBehind !== "") {
      last!.text += ` ${amountBehind}`;
      return;
    }
    const spoken = last === undefined ? 0 : spokenAmountOfMore(text, endsAtStore);
    if (spoken > 0) {
      last!.text = `${counted(text.slice(0, spoken).trim(), last!.text)} ${text.slice(spoken).trim()}`;
      return;
    }
    const rough = text.replace(rather, "").replace(nearly, "");
    if (last !== undefined && rough !== text && (isQuantity(rough) || isSpokenQuantity(rough))) {
      const { name, parsedQuantity } = parseItemName(strip(last.text));
      last.text = `${rough} ${parsedQuantity === null ? withoutArticle(strip(last.text)) : name}`;
      return;
    }
    const isMore = last !== undefined && / [-–—] /u.test(last.text);
    const stripped = strip(text);
    // "no chips this time, rather carrots"
    const isInstead = last !== undefined && insteadOf.test(text) && isTalk(last.text);
    if (isInstead) pieces.push({ text: text.replace(insteadOf, ""), joiner: "first", joined: "" });
    else if (last !== undefined && continuesRemark(last.text, text)) last.text += `, ${text}`;
    else if (
      last !== undefined &&
      !isName(text) &&
      ((isRemark(text) && !(namesThing(text, { knows }) && !isSameNoun(last.text, text))) ||
        isDoneTo(last.text, text, { isName, knows }) ||
        isGermanSort(text, knows) ||
        (isLedSort(text) && !knows(stripped)))
    )
      last.text += isMore ? `, ${text}` : ` - ${text}`;
    // "dad wants the thick one"
    else if (last !== undefined && isRemarkOfOne(stripped) && stripped !== text)
      last.text += isMore ? `, ${stripped}` : ` - ${stripped}`;
    // "mozzarella, shredded 1 lb"
    else if (last !== undefined && preparedAmount(text) !== null && !hasAmount(last.text))
      last.text = `${preparedAmount(text)!.amount} ${last.text}, ${preparedAmount(text)!.done}`;
    // "pretzels for sunday, 8 pieces"
    else if (last !== undefined && isQuantity(text) && / (?:for|für|para|pour) /iu.test(last.text))
      last.text = counted(text, last.text);
    // "6 eggs, 2x rashers"
    else if (last !== undefined && isQuantity(text) && isCountedPiece.test(text) && hasAmount(last.text))
      last.text += ` ${text.replace(/ ?[x×] ?/iu, " ").trim()}`;
    else if (
      last !== undefined &&
      (isPreparation(text.replace(/\s@\S.*$/u, "")) || isQuantity(text) || isName(`${last.text}, ${text}`))
    )
      last.text = isQuantity(text) ? `${withoutArticle(last.text)} ${text}` : `${last.text}, ${text}`;
    else if (last !== undefined && /^\d+(?:[.,]\d+)? ?%$/u.test(text)) last.text += ` ${text}`;
    else if (
      last !== undefined &&
      last !== counting &&
      isQuantity(last.text) &&
      !isBareNumberName(last.text) &&
      !leadingAnd.test(text)
    )
      last.text += ` ${text}`;
    else if (last !== undefined && isSpokenQuantity(text)) last.text = counted(text, last.text);
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
    return and === null
      ? piece
      : { text: piece.text.slice(and[0].length), joiner: "and", joined: and[0], isAfterComma: true };
  });
}

const isCountedPiece = /^(?:\d+ ?[x×]|[x×] ?\d+) ?\p{Alpha}{4,}$/iu;

/** "shredded 1 lb": a preparation with the amount of what stands before it. */
function preparedAmount(text: string): { amount: string; done: string } | null {
  const { name, parsedQuantity } = parseItemName(text);
  if (parsedQuantity === null || name === text || !text.startsWith(name) || !isPreparation(name)) return null;
  return { amount: text.slice(name.length).trim(), done: name };
}

/** "4711", "1664" */
function isBareNumberName(text: string): boolean {
  return /^\d+$/u.test(text) && isNumberName(text, 0);
}

/** "200 g Feta, zerbröselt": how an ingredient that has an amount is prepared. */
function isDoneTo(
  ingredient: string,
  text: string,
  { isName, knows }: Pick<Known, "isName" | "knows">,
): boolean {
  // The engine knows "tamisée", too.
  const isThing = /ées?$/u.test(text) ? isName(text) : knows(text);
  // "a couple of avocados" ends like a participle, and is counted.
  const isCounted = isThing || parseItemName(text).parsedQuantity !== null;
  return mayBePreparation(text) && !isCounted && parseItemName(ingredient).parsedQuantity !== null;
}

/** "das flüssige" behind "Waschmittel": an adjective alone, which has no capital. */
function isGermanSort(text: string, knows: (name: string) => boolean): boolean {
  const sort = /^(?:die|den|das|der) (\p{Lower}{3,}e[nrs]?)$/u.exec(text)?.[1];
  return sort !== undefined && !knows(sort) && !/(?:er|es|en)$/u.test(sort.slice(0, 4));
}

const toStore = / (?=(?:from|at|in|bei|beim|von|vom|im|del?|en|al|chez|à|aux?) |@)/giu;

/**
 * "peas and corn, 2 bags each", "cat food, 24 cans every 2 weeks", "7up, 3 bottles for saturday": the amount with what it says
 * besides; "" for others.
 */
function amountOfMore(text: string, strip: Known["strip"], endsAtStore: Known["endsAtStore"]): string {
  const each = text.replace(eachBehind, "").replace(/^(?:je|jeweils)\s+/iu, "");
  if (each !== text) return isQuantity(each) ? `${each} each` : "";
  const asked = strip(text);
  const besides = [findRepeat(asked), findRepeatAdverb(asked), findTimeAtEnd(asked)];
  const store = endsAtStore(asked, "") ? ([...asked.matchAll(toStore)].at(-1)?.index ?? -1) : -1;
  const starts = [...besides.map((words) => words?.start ?? 0), store].filter((start) => start > 0);
  return starts.length > 0 && isQuantity(asked.slice(0, Math.min(...starts)).trim()) ? asked : "";
}

/** "ham, two bottles at Costco": where the amount of the thing before it ends, before its store, time or repeat; 0 for others. */
function spokenAmountOfMore(text: string, endsAtStore: Known["endsAtStore"]): number {
  const store = endsAtStore(text, "") ? ([...text.matchAll(toStore)].at(-1)?.index ?? 0) : 0;
  const found = [findTimeAtEnd(text), findRepeat(text), findRepeatAdverb(text)];
  const end = Math.min(...[store, ...found.map((words) => words?.start ?? 0)].filter((start) => start > 0));
  return Number.isFinite(end) && isSpokenQuantity(text.slice(0, end).trim()) ? end : 0;
}

/** "a turkey, about 12 pounds" */
function withoutArticle(text: string): string {
  return text.replace(/^(?:an?|eine?n?|une?|una)\s+(?=\S)/iu, "");
}

/** A piece with the amount behind its comma ahead of its thing, which is the last of two: "apples and pears, two kilos". */
function withAmountAhead(amount: string, piece: string, known: Known): string {
  const and = leadingAnd.exec(piece)?.[0] ?? "";
  const bare = piece.slice(and.length);
  const last = splitAnds({ text: bare, joiner: "first", joined: "" }, known, false).at(-1)?.text ?? "";
  const at = bare.endsWith(last) ? bare.length - last.length : 0;
  const name = withoutArticle(bare.slice(at));
  // "petits pois, deux boîtes": no small cans
  const of = /^(?:petit|gros|grand)/iu.test(name) && known.knows(name) ? "de " : "";
  return `${and}${bare.slice(0, at)}${amount} ${of}${name}`;
}

/** "Äpfel, die roten Äpfel" */
function isSameNoun(one: string, other: string): boolean {
  return one.split(" ").at(-1) === other.split(" ").at(-1);
}

/** "the thick one not the thin" */
function isRemarkOfOne(text: string): boolean {
  return /^(?:the )?(?!one)\p{Alpha}+ ones?(?!\p{Cased})/iu.test(text);
}
