import { parseItemName } from "../parse-name.ts";
import { isPreparation } from "../preparation.ts";
import { isQuantity } from "../parse-many.ts";

/** How a piece hangs together with the one before it. */
export type Joiner = "first" | "comma" | "and";
export type Piece = { text: string; joiner: Joiner; joined: string };

export type Known = {
  /** Whether a text is written just as a name that everybody or the list has. */
  isName: (name: string) => boolean;
  /** Whether a text is the name of a thing that is known. */
  knows: (name: string) => boolean;
  /** The name in a text: without its amount, store, time and filler words. */
  coreOf: (text: string) => string;
};

const andWords =
  "and also|and then|and|as well as|along with|together with|plus|und auch|und dann|und noch|und|sowie|y también|y además|y|e|et aussi|et puis|et|ainsi que|&|\\+|n['’]";
const andWord = new RegExp(`(?<=\\S)[\\s]+(?:${andWords})[\\s]+(?=\\S)`, "giu");
/** Whether a text holds a word that may part things. */
export const hasAnd = (text: string): boolean => text.search(andWord) >= 0;
const leadingAnd = new RegExp(`^(?:${andWords})\\s+(?=\\S)`, "iu");

/** Two words that make one thing with "and" between them, as the beginning of a name or as all of it. */
const pairs =
  /(?:mac(?:aroni)? (?:and|&|n['’]?) cheese|half (?:and|&) half|sweet (?:and|&) sour|fish (?:and|&) chips|peanut butter (?:and|&) jelly|pork (?:and|&) beans|franks (?:and|&) beans|cookies (?:and|&) (?:cream|creme)|sour cream (?:and|&) (?:onion|chives?)|salt (?:and|&) (?:vinegar|pepper) \S|ham (?:and|&) cheese \S|garlic (?:and|&) herbs?|lemon (?:and|&) herb|black (?:and|&) white|head (?:and|&) shoulders|arm (?:and|&) hammer|johnson (?:and|&) johnson|ben (?:and|&) jerry|m ?(?:and|&) ?m|bubble and squeak|surf and turf|oil and vinegar dressing|cream (?:and|&) onion|chips (?:and|&) dip|rice (?:and|&) beans \S|spaghetti (?:and|&) meatballs|chicken and (?:rice|waffles?) \S|bread (?:and|&) butter pickles|dolce (?:and|&) gabbana|spic and span|cut and come|hot and sour|schwarz und weiß|kraut und rüben|rot und weiß|himmel un[dt] erde|arroz y leche|moros y cristianos|pan y tomate|sel et vinaigre|noir et blanc|crème et ciboulette|sal y vinagre|ajo y perejil|salz und essig|zwiebel und sauerrahm)/iu;

/** The texts of the things in a clause, and what stood between them. */
export function splitThings(clause: string, known: Known): Piece[] {
  const listed = splitCommas(clause, known);
  const inList = listed.length > 1;
  return listed
    .flatMap((piece) => splitAnds(piece, known, inList))
    .flatMap((piece) => splitRunOn(piece, known));
}

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
    if (last !== undefined && (isPreparation(text) || isQuantity(text) || isName(`${last.text}, ${text}`)))
      last.text += isQuantity(text) ? ` ${text}` : `, ${text}`;
    else if (last !== undefined && isQuantity(last.text)) last.text += ` ${text}`;
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
  if (known.knows(known.coreOf(text))) return [piece];
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
  const lastWords = before.split(/\s+/u).slice(-2).join(" ");
  for (const left of [lastWords, before.split(/\s+/u).at(-1)!]) {
    const pair = pairs.exec(`${left} ${word} ${next}`);
    if (pair !== null && pair[0].includes(` ${word} `)) return false;
  }
  if (hasAmount(after)) return true;
  const [left, right] = [known.coreOf(lastThing(before)), known.coreOf(next)];
  if (known.knows(`${left} ${word} ${right}`)) return false;
  if (known.knows(left) && known.knows(right)) return true;
  return inList && !"&+".includes(word) && !/^n['’]/u.test(word);
}

/** Up to the next "and". */
function firstThing(text: string): string {
  const next = new RegExp(andWord.source, "iu").exec(text);
  return next === null ? text : text.slice(0, next.index);
}
function lastThing(text: string): string {
  return text.split(new RegExp(andWord.source, "iu")).at(-1)!;
}

const articles =
  /^(?:some|a|an|another|more|the|eine?n?|etwas|noch|un[ae]?|unos|unas|des|du|de la|de)\s+\S|^(?:de l|d|l)['’]\S/iu;

function hasAmount(text: string): boolean {
  const { parsedQuantity, name } = parseItemName(text);
  const isHead = parsedQuantity !== null && !text.startsWith(name);
  return isHead || articles.test(text);
}

/** The most words of a name in a run-on. */
const mostWords = 5;

/** "milk eggs bread butter": known names without anything between them. */
function splitRunOn(piece: Piece, { isName, knows: knowsText, coreOf }: Known): Piece[] {
  // The engine knows "leche pan" as well; words that are names by themselves only belong together in a name of the list.
  const knows = (name: string) =>
    isName(name) || (knowsText(name) && !(name.includes(" ") && name.split(" ").every(knowsText)));
  const core = coreOf(piece.text);
  const words = piece.text.split(/\s+/u);
  if (words.length < 2 || knowsText(core) || knowsText(piece.text) || /[()@:&+]/u.test(piece.text))
    return [piece];
  if (hasAnd(piece.text)) return [piece];
  const starts = shortestRunOn(words, knows);
  if (starts === null) return [piece];
  return starts.map((start, index) => ({
    text: words.slice(start, starts[index + 1]).join(" "),
    joiner: index === 0 ? piece.joiner : "comma",
    joined: index === 0 ? piece.joined : "",
  }));
}

/** Where each of the fewest known names begins that make up all the words; null when they are no run-on. */
function shortestRunOn(words: readonly string[], knows: (name: string) => boolean): number[] | null {
  type Way = { starts: number[]; amounts: number };
  const ways: (Way | null)[] = [{ starts: [], amounts: 0 }];
  for (let end = 1; end <= words.length; end += 1) {
    let best: Way | null = null;
    for (let start = Math.max(0, end - mostWords - 3); start < end; start += 1) {
      const before = ways[start] ?? null;
      if (before === null) continue;
      const text = words.slice(start, end).join(" ");
      const { name, parsedQuantity } = parseItemName(text);
      const withAmount = parsedQuantity !== null && text.endsWith(name) && name !== text;
      if (!knows(withAmount ? name : text) || (parsedQuantity !== null && !withAmount)) continue;
      const way = { starts: [...before.starts, start], amounts: before.amounts + (withAmount ? 1 : 0) };
      if (best === null || way.starts.length < best.starts.length) best = way;
    }
    ways[end] = best;
  }
  const way = ways[words.length];
  if (way === null || way === undefined || way.starts.length < 2) return null;
  const firstEnd = words[way.starts[1]! - 1]!;
  // Two singular words are mostly one thing ("bread milk"), since the first says which ("chocolate milk").
  const isPair = /s$/iu.test(firstEnd) || (way.starts[1]! > 1 && words.length - way.starts[1]! > 1);
  return way.starts.length > 2 || way.amounts > 1 || isAmountAt(words, way.starts[1]!) || isPair
    ? way.starts
    : null;
}

function isAmountAt(words: readonly string[], at: number): boolean {
  return /^\d/u.test(words[at]!) || hasAmount(words.slice(at).join(" "));
}
