import { parseItemName } from "../parse-name.ts";
import { isPreparation } from "../preparation.ts";
import { isQuantity } from "../parse-many.ts";
import { isFlavour, isFlavoured, isOneThing, isPairName } from "./pairs.ts";

/** How a piece hangs together with the one before it. */
export type Joiner = "first" | "comma" | "and" | "run";
export type Piece = { text: string; joiner: Joiner; joined: string };

export type Known = {
  /** Whether a text is written just as a name that everybody or the list has. */
  isName: (name: string) => boolean;
  /** Whether a text is the name of a thing that is known. */
  knows: (name: string) => boolean;
  /** The name in a text: without its amount, store, time and filler words. */
  coreOf: (text: string) => string;
  /** A text without the filler words around it. */
  strip: (text: string) => string;
  /** Whether a text says at its end where to buy, and what follows "and" is no further store. */
  partsAtStore: (text: string, after: string) => boolean;
  /** Whether a text asks for nothing. */
  isTalk: (text: string) => boolean;
};

const andWords =
  "and also|and then|and|as well as|along with|together with|plus|und auch|und dann|und noch|und|u\\.|u(?=\\s+\\d)|sowie|y también|y además|(?<!\\bil\\s)y(?!\\s+a\\b)|e|et aussi|et puis|et|ainsi que|ni|&|\\+|n['’]?";
const andWord = new RegExp(`(?<=\\S)[\\s]+(?:${andWords})[\\s]+(?=\\S)`, "giu");
/** Whether a text holds a word that may part things. */
export const hasAnd = (text: string): boolean => text.search(andWord) >= 0;
const leadingAnd = new RegExp(`^(?:${andWords})\\s+(?=\\S)`, "iu");

/** "apples x6 oranges x4": a count behind each of several things. */
const countBetween = /(?<=\p{L})(\s+[x×]\s?\d{1,3})\s+(?=\p{L}[^,]{0,60}\s[x×]\s?\d)/giu;

/** The texts of the things in a clause, and what stood between them. */
export function splitThings(clause: string, known: Known): Piece[] {
  const listed = splitCommas(clause.replace(countBetween, "$1, "), known);
  const inList = listed.length > 1;
  return listed
    .flatMap((piece) => splitAnds(piece, known, inList))
    .flatMap((piece, _, all) => splitRunOn(piece, known, all.length > 1));
}

/** How somebody would like it best. */
const remark =
  /^(?:am besten|möglichst|lieber|ideally|preferably|(?:but )?not too|the (?:big|small|good|cheap|large|cheaper|bigger|smaller) ones?|nicht zu|preferiblemente|a ser posible|mejor si|de préférence|plutôt|pas trop)(?!\p{L})/iu;

/** Commas, semicolons, slashes and plus signs between things: not in numbers and brackets, nor before a preparation. */
function splitCommas(clause: string, { isName }: Known): Piece[] {
  const pieces: Piece[] = [];
  let depth = 0;
  let start = 0;
  let joiner: Joiner = "first";
  const push = (end: number) => {
    const text = clause.slice(start, end).trim();
    const last = pieces.at(-1);
    if (text === "") return;
    if (last !== undefined && remark.test(text)) last.text += ` - ${text}`;
    else if (
      last !== undefined &&
      (isPreparation(text.replace(/\s@\S.*$/u, "")) || isQuantity(text) || isName(`${last.text}, ${text}`))
    )
      last.text += isQuantity(text) ? ` ${text}` : `, ${text}`;
    else if (last !== undefined && /^\d+(?:[.,]\d+)? ?%$/u.test(text)) last.text += ` ${text}`;
    else if (last !== undefined && isQuantity(last.text)) last.text += ` ${text}`;
    else if (last !== undefined && isSpokenQuantity(text)) last.text = `${text} ${last.text}`;
    else pieces.push({ text, joiner, joined: "" });
    joiner = "comma";
  };
  for (let at = 0; at < clause.length; at += 1) {
    const sign = clause[at]!;
    if (sign === "(") depth += 1;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    const isDecimal = /\d/u.test(clause[at - 1] ?? "") && /\d/u.test(clause[at + 1] ?? "");
    const isParting =
      ",;，、；|•·\t".includes(sign) || (sign === "/" && clause[at - 1] === " " && clause[at + 1] === " ");
    if (!isParting || depth > 0 || (sign === "," && isDecimal)) continue;
    push(at);
    start = at + 1;
  }
  push(clause.length);
  return pieces.map((piece, index) => {
    const and = index === 0 ? null : leadingAnd.exec(piece.text);
    return and === null ? piece : { text: piece.text.slice(and[0].length), joiner: "and", joined: and[0] };
  });
}

/** "and" parts things when an amount follows, when both sides are known names, and at the end of a list. */
function splitAnds(piece: Piece, known: Known, inList: boolean): Piece[] {
  const { text } = piece;
  if (known.isTalk(text) || known.knows(known.coreOf(text))) return [piece];
  const pieces: Piece[] = [];
  let start = 0;
  let { joiner, joined } = piece;
  for (const match of text.matchAll(andWord)) {
    const before = text.slice(start, match.index);
    const after = text.slice(match.index + match[0].length);
    if (isInBrackets(text, match.index) || !parts(before, match[0].trim(), after, known, inList)) continue;
    pieces.push({ text: before, joiner, joined });
    start = match.index + match[0].length;
    [joiner, joined] = ["and", match[0].trim()];
  }
  pieces.push({ text: text.slice(start), joiner, joined });
  return pieces;
}

function isInBrackets(text: string, at: number): boolean {
  return text.lastIndexOf("(", at) > text.lastIndexOf(")", at);
}

function parts(before: string, word: string, after: string, known: Known, inList: boolean): boolean {
  const next = firstThing(after);
  if (isOneThing(before, known.coreOf(before), word, known.coreOf(next))) return false;
  if (known.partsAtStore(before, after)) return true;
  if (endsWithPicture.test(before) || /^\p{Extended_Pictographic}/u.test(after)) return true;
  const said = known.strip(after);
  if (hasAmount(said) || hasAmount(after)) return true;
  const lefts = [known.coreOf(before), known.coreOf(lastThing(before))];
  const right = known.coreOf(next);
  if (lefts.some((left) => known.knows(`${left} ${word} ${right}`))) return false;
  const isCounted = hasAmount(before) && lefts.some((left) => isLikely(left, known));
  const isLeft = lefts.some((left) => isKnown(left, known)) || isKnown(before, known) || isCounted;
  if (isLeft && isKnown(right, known)) return true;
  if ("&+".includes(word) || /^n['’]?$/u.test(word)) return false;
  if (inList) return true;
  const isRightLikely = said !== after.trim() || isLikely(right, known);
  if (isLeft) return isRightLikely;
  return (
    (isRightLikely || isKnown(right, known)) &&
    lefts.some((left) => isLikely(left, known) && !hasPart.test(left))
  );
}

/** Whether a text is a known name, or several in a row. */
function isKnown(text: string, known: Known): boolean {
  if (known.knows(text) || isPairName(text)) return true;
  return splitRunOn({ text, joiner: "first", joined: "" }, known, true).length > 1;
}

/** Whether the last or the first word of a short text is a name, as in "gluten free pasta" or "queso sin lactosa". */
function isLikely(text: string, { knows }: Known): boolean {
  const words = text.split(" ");
  if (words.length < 2 || words.length > 4) return false;
  return words.some((_, at) => knows(words.slice(at).join(" ")) || knows(words.slice(0, at).join(" ")));
}

const endsWithPicture = /\p{Extended_Pictographic}[\p{M}\u{1F3FB}-\u{1F3FF}]*\s*$/u;
/** What a thing has in it or is for: "tortellini with spinach and ricotta", "food for cats and dogs". */
const hasPart = /\s(?:with|for|in|of|mit|für|aus|von|con|para|por|avec|pour|aux?|de|del|d['’].*)\s|['’]/iu;

/** Up to the next "and". */
function firstThing(text: string): string {
  const next = new RegExp(andWord.source, "iu").exec(text);
  return next === null ? text : text.slice(0, next.index);
}
function lastThing(text: string): string {
  return text.split(new RegExp(andWord.source, "iu")).at(-1)!;
}

const articles =
  /^(?:some|a|an|another|more|the|my|our|eine?n?|etwas|einige|noch|der|die|das|den|un[ae]?|unos|unas|el|la|los|las|algo de|algun[oa]s|des|du|de la|de|le|les|quelques)\s+\S|^(?:de l|d|l)['’]\S/iu;
const partitive =
  /^(?:(?:some|more|noch|etwas|unos|unas|des|du|de la|le|la|les|el|los|las|die|das|den|der)\s+|(?:de l|d|l)['’])(?=\S)/iu;

function hasAmount(text: string): boolean {
  const { parsedQuantity, name } = parseItemName(text);
  const isHead = parsedQuantity !== null && !text.startsWith(name);
  return isHead || articles.test(text);
}

/** "dos botellas" behind a comma is the amount of what went before. */
export function isSpokenQuantity(text: string): boolean {
  const words = text.split(/\s+/u);
  if (words.length > 3 || /^(?:an?|eine?[nrs]?|une?|una)$/iu.test(text)) return false;
  const { parsedSize, parsedQuantity, name } = parseItemName(`${text} zorp`);
  return parsedQuantity !== null && (parsedSize !== null || words.length === 1) && name === "zorp";
}

/** The most words of a name in a run-on. */
const mostWords = 5;
/** A text of more words is no run-on. */
const mostRunOn = 60;

/** "milk eggs bread butter": known names without anything between them. */
function splitRunOn(piece: Piece, known: Known, inList: boolean): Piece[] {
  const { isName, knows: knowsText, coreOf } = known;
  // The engine knows "leche pan" as well; words that are names by themselves only belong together in a name of the list.
  const knows = (name: string) =>
    isName(name) || (knowsText(name) && !(name.includes(" ") && name.split(" ").every(knowsText)));
  const words = piece.text.split(/\s+/u);
  if (words.length < 2 || words.length > mostRunOn) return [piece];
  if (known.isTalk(piece.text) || isPairName(coreOf(piece.text))) return [piece];
  if (knowsText(piece.text) || /[()@:&+]/u.test(piece.text) || hasAnd(piece.text)) return [piece];
  const core = coreOf(piece.text);
  if (knowsText(core)) return [piece];
  // What stands around the names, such as a store at the end, stays with the outer ones.
  const at = piece.text.indexOf(core);
  const isInner = at >= 0 && core !== "" && !/^\d/u.test(piece.text);
  const starts =
    shortestRunOn(words, knows, inList) ?? (isInner ? innerRunOn(piece.text, at, core, knows, inList) : null);
  if (starts === null) return [piece];
  return starts.map((start, index) => ({
    text: words.slice(start, starts[index + 1]).join(" "),
    joiner: index === 0 ? piece.joiner : "run",
    joined: index === 0 ? piece.joined : "",
  }));
}

/** As `shortestRunOn`, of the part of a text that holds the names. */
function innerRunOn(
  text: string,
  at: number,
  core: string,
  knows: (name: string) => boolean,
  inList: boolean,
): number[] | null {
  const before = text.slice(0, at).split(/\s+/u).filter(Boolean).length;
  const starts = shortestRunOn(core.split(/\s+/u), knows, inList);
  return starts === null ? null : starts.map((start, index) => (index === 0 ? 0 : start + before));
}

/** Where each of the fewest known names begins that make up all the words; null when they are no run-on. */
function shortestRunOn(
  words: readonly string[],
  knows: (name: string) => boolean,
  inList: boolean,
): number[] | null {
  type Way = { starts: number[]; amounts: number };
  const ways: (Way | null)[] = [{ starts: [], amounts: 0 }];
  for (let end = 1; end <= words.length; end += 1) {
    let best: Way | null = null;
    for (let start = Math.max(0, end - mostWords - 3); start < end; start += 1) {
      const before = ways[start] ?? null;
      if (before === null) continue;
      const text = words.slice(start, end).join(" ");
      if (start > 0 && isPreparation(text)) continue;
      const bare = text.replace(partitive, "");
      const { name, parsedQuantity } = parseItemName(text);
      const withAmount = parsedQuantity !== null && text.endsWith(name) && name !== text;
      const isHeld = knows(withAmount ? name : text) && (parsedQuantity === null || withAmount);
      if (!isHeld && (bare === text || !knows(bare) || eaters.test(bare))) continue;
      const isMarked = withAmount || (bare !== text && !knows(text));
      const way = { starts: [...before.starts, start], amounts: before.amounts + (isMarked ? 1 : 0) };
      if (best === null || way.starts.length < best.starts.length) best = way;
    }
    ways[end] = best;
  }
  const way = ways[words.length];
  if (way === null || way === undefined || way.starts.length < 2) return null;
  const firstEnd = words[way.starts[1]! - 1]!;
  if (words.length < 4 && isFlavoured(words)) return null;
  // Two singular words are mostly one thing ("bread milk"), since the first says which ("chocolate milk").
  const isPair =
    /s$/iu.test(firstEnd) ||
    (inList && !isFlavour(firstEnd)) ||
    (way.starts[1]! > 1 && words.length - way.starts[1]! > 1);
  return way.starts.length > 2 || way.amounts > 1 || isAmountAt(words, way.starts[1]!) || isPair
    ? way.starts
    : null;
}

/** Who a thing is for: "croquettes du chien". */
const eaters = /^(?:chiens?|chats?|bébés?|enfants?|perros?|gatos?|bebés?|niñ[oa]s?|hund|katze)$/iu;

function isAmountAt(words: readonly string[], at: number): boolean {
  return /^\d/u.test(words[at]!) || hasAmount(words.slice(at).join(" "));
}
