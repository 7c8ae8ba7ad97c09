import { nameKey } from "../../contract/items/rules.ts";
import { parseItemName, type ParsedName } from "../parse-name.ts";
import { findRepeat } from "../repeat-words.ts";
import { andWords } from "./and-words.ts";
import {
  changesMindAtHead,
  correctsAtHead,
  isOnlyAmount,
  mayBeEnough,
  splitCorrections,
  withNumbersCorrected,
} from "./corrections.ts";
import { countWords } from "./count-words.ts";
import { hasEverydayWord } from "./everyday-words.ts";
import { onlyFillers } from "./filler-words.ts";
import { isFirstName } from "./first-names.ts";
import { isSectionName } from "./headings.ts";
import { foreignAnds } from "./misspelt-ands.ts";
import { mayBeNegated } from "./overlooked.ts";
import { wordsOf, wordsWithout } from "./parse-context.ts";
import { knowsName, type ReadOptions, type ReadText, type ReadThing } from "./read-text.ts";
import { isClosing } from "./sender-lines.ts";
import { isSize, isSort } from "./remarks.ts";
import { storeAlone } from "./store-phrase.ts";
import { findTimeAtEnd } from "./time-words.ts";

/** Things of a plain list that the other rules took for talk: nothing of such a list is lost. */

/** Longer texts aren't plain lists. */
const longest = 400;
/** The most words of a name in a plain list, and of one that nobody knows. */
const mostWords = 5;
const mostUnknown = 2;
/** The fewest letters of an unknown name without an amount. */
const fewestLetters = 3;

const amountAhead = `(?:\\d|(?:${countWords}|an?|eine?n?|un[ae]?|des|du|some|unas|unos)(?!\\p{Cased}))`;
const separator = new RegExp(
  `\\s*[,;\\n+&]\\s*(?:(?:${andWords})\\s+(?=\\S))?|\\s+(?:${andWords}|(?:${[...foreignAnds].join("|")}|in|en|ir|ja|si|un|dhe)(?= ${amountAhead}))\\s+`,
  "giu",
);
const article =
  /^(?:(?:the|an?|some|more|eine?n?|etwas|de[rn]|die|das|un[ae]?|un[oa]s|el|l[ao]s?|les?|des|du|de la)\s+|(?:de )?l['’])(?=\S)/iu;
/** These tell of what is there as well: "le frigo déborde". */
const definite = /^(?:the|der|die|das|el|l[ao]s?|les?) |^l['’]/iu;
const plain = /^[\p{Alpha}\p{M}'’ -]+$/u;
/** What leads to something else than a thing. */
const ledAsRemark =
  /^(?:for|with|without|from|at|in|on|to|of|by|für|mit|ohne|von|vom|bei|beim|aus|zum|zur|para|con|sin|de|del|en|al?|por|pour|avec|sans|chez|dans|aux?|à)(?!\p{Cased})/iu;
/** Names of things that are everyday words or fillers of another language, or sorts of another thing, as well. */
const isAlsoTalk = /^(?:soy|te|hay|rye)$/iu;

type Part = { text: string; name: string; isCounted: boolean; isAloneOnLine: boolean; isFirst: boolean };

/** The parts of a list, between its separators. */
function partsOf(text: string): Part[] {
  const parts = text.split("\n").flatMap((line) => {
    const texts = line
      .split(separator)
      .map((part) => part.trim().replace(/[.!\s]+$/u, ""))
      .filter((part) => part !== "");
    return texts.map((part) => ({ text: part, ...countedName(part), isAloneOnLine: texts.length === 1 }));
  });
  return parts.map((part, at) => ({ ...part, isFirst: at === 0 }));
}

function countedName(part: string): Pick<Part, "name" | "isCounted"> {
  const { name, parsedQuantity } = parseItemName(part);
  const bare = name.replace(article, "");
  return { name: bare, isCounted: parsedQuantity !== null || (bare !== name && !definite.test(name)) };
}

/** A reading with the things of a plain list that it has left out, each where it stands. */
export function withNothingLost(text: string, { things, left }: ReadText, options: ReadOptions): ReadText {
  if (left.length === 0 || text.length > longest || /[:?@()]/u.test(text)) return { things, left };
  const parts = partsOf(text);
  if (parts.length < 2 || !parts.every(({ name }) => isPlain(name))) return { things, left };
  if (mayBeNegated(text) || isCorrected(text) || text.split("\n").some(isClosing)) return { things, left };
  const leftWords = new Set(left.map((word) => word.toLowerCase()));
  // "zwei zarf puis süt", where nothing was read though something is counted
  const ofUnknown = things.length === 0 && parts.some(({ isCounted }) => isCounted);
  const lost = parts.filter((part) => {
    const isSure = part.isCounted || options.isName?.(part.name) === true || isAlsoTalk.test(part.name);
    return (ofUnknown || isSure) && isLost(part, things, leftWords, options);
  });
  if (lost.length === 0) return { things, left };
  // "2" of "2 heu"
  const isAmountOf = ({ words }: ReadThing) =>
    isOnlyAmount(words) && lost.some((part) => part.text.startsWith(`${words} `));
  const all = things.filter((thing) => !isAmountOf(thing));
  let rest = left;
  let from = 0;
  for (const part of lost) {
    const at = text.indexOf(part.text, from);
    from = at + part.text.length;
    const behind = all.findIndex(({ words }) => text.indexOf(words) > at);
    all.splice(behind < 0 ? all.length : behind, 0, thingOf(part));
    rest = wordsWithout(rest, wordsOf(part.text));
  }
  return { things: all, left: rest };
}

function isPlain(name: string): boolean {
  if (isAlsoTalk.test(name)) return true;
  return plain.test(name) && name.split(" ").length <= mostWords && !hasEverydayWord(name);
}

function isCorrected(text: string): boolean {
  return (
    splitCorrections(text).length > 1 ||
    withNumbersCorrected(text) !== text ||
    mayBeEnough(text) ||
    correctsAtHead(text) !== "" ||
    changesMindAtHead(text) !== ""
  );
}

function isLost(
  { name, isCounted, isAloneOnLine, isFirst }: Part,
  things: readonly ReadThing[],
  left: ReadonlySet<string>,
  options: ReadOptions,
): boolean {
  const words = wordsOf(name);
  if (words.length === 0 || !words.every((word) => left.has(word.toLowerCase()))) return false;
  const key = nameKey(name);
  if (things.some((thing) => nameKey(thing.name).includes(key))) return false;
  if (ledAsRemark.test(name) || (isSort(name) && !isFirst) || isSize(name) || findRepeat(name) !== null)
    return false;
  if (storeAlone(name, options.stores ?? []) !== null || findTimeAtEnd(name) !== null) return false;
  if (isAlsoTalk.test(name)) return isCounted || !isAloneOnLine;
  if (onlyFillers.test(name) || isFirstName(name)) return false;
  const isKnown = knowsName(options, name);
  if (!isKnown && words.length > mostUnknown) return false;
  if (isCounted) return true;
  // A line by itself may be a heading.
  return !isAloneOnLine && !isSectionName(name) && name.length >= fewestLetters;
}

function thingOf({ text, name }: Part): ReadThing {
  const { quantity, parsedQuantity, parsedSize }: ParsedName = parseItemName(text);
  return {
    name,
    quantity,
    parsedQuantity,
    parsedSize,
    note: null,
    store: null,
    intervalDays: null,
    words: text,
    joiner: "comma",
  };
}
