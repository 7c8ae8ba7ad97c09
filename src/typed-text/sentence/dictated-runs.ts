import { hasAmount } from "./spoken-amounts.ts";
import { bindsNumber, isNumberName } from "../number-names.ts";
import { parseItemName } from "../parse-name.ts";
import { findRepeat } from "../repeat-words.ts";
import { unitOf } from "../units.ts";
import { findTimeAtEnd } from "./time-words.ts";
import { countWords } from "./count-words.ts";
import { hasOnlyFunctionWords } from "./function-words.ts";
import { heldThing } from "./further-vessels.ts";
import { isPairName } from "./pairs.ts";
import type { Known, Piece } from "./known.ts";

const number =
  "(?:\\d{1,4}(?:[.,]\\d{1,2})?[½¼¾]?|[½¼¾]|an?|another|half an?|one|eine?n? halbe[ns]?|eine?n?|halbe[ns]?|una?|media?|medio|une|" +
  `${countWords})`;
/** "a pack of", "un kilo de", "une douzaine d'": an amount with its measure. */
const measureOf = new RegExp(
  `(?<=\\p{Alpha}{2} )${number} (?:demi-|half )?(\\p{Alpha}{2,14}) (?:of |de |d['’])(?=\\p{Alpha}{3})`,
  "giu",
);
/** "800 Gramm Raclettekäse", "zwei Flaschen Wein" */
const measureBefore = new RegExp(
  `(?<=\\p{Alpha}{2} )${number} (\\p{Upper}\\p{Alpha}{1,13}|k?g|[mc]?l) (?=\\p{Upper}\\p{Alpha}{3})`,
  "gu",
);
/** Before a measure these belong to what follows, or the measure belongs to what stands before them. */
const links =
  /(?<![\p{Alpha}'’])(?:half|of|in|with|for|from|about|around|like|the|our|my|or|by|per|each|at|to|von|mit|in|im|für|aus|etwa|circa|ca|ungefähr|rund|je|pro|à|zu|oder|noch|de|del|con|en|para|por|o|unos|unas|casi|cada|d['’]|du|des|avec|pour|dans|ou|environ|par|sur)\s$/iu;

/** "compression socks two pairs a pack of gum" */
const thenMeasure = new RegExp(
  `(?<=\\p{Alpha}{3} )${number} (\\p{Alpha}{2,14}) (?=${number} (\\p{Alpha}{2,14}) (?:of |de |d['’])\\p{Alpha}{3})`,
  "iu",
);
const amountBehind = new RegExp(
  `(?<=\\p{Alpha}{3} )(?:\\d{1,4}(?:[.,]\\d{1,2})? ?|(?:${countWords}|one|an?|ein|eine|un|una|une|half an?|medio|media) )(\\p{Alpha}{1,12})(?=\\s|$)`,
  "giu",
);

const countAhead = /(?<=\p{Alpha}{3} )\d{1,4}(?: ?(?:k?g|[mc]?l|lbs?|oz))? (?=\p{Alpha}{3})/giu;

/** "leche también pan", "bacon pis du sirop": words that lead to one thing more. */
const oneMore =
  /(?<=\p{Alpha}{2}) (?:(?:and|und|y|et|,) )?(?:también|tambien|además|ademas|tampoco|aussi|pis|puis|ensuite|luego|auch noch|außerdem|dazu noch|dann noch|also)(?= \p{Alpha})/iu;

/** "une lechuga", "des patates": an article that only begins a thing. */
const article = /(?<=\p{Alpha}{3} )(?:des|une|un|una|unas|unos) (?=\p{Alpha}{3})/giu;

/** "tomates de la mozza", "tomatoes two cucumbers" */
const wordAhead = new RegExp(
  `(?<=\\p{Alpha}{3} )(?:(?:${countWords}|de la|du) |de l['’])(?=\\p{Alpha}{3})`,
  "giu",
);
const countAtEnd = new RegExp(` (?:${countWords})$`, "iu");

const isMeasure = (word: string) => unitOf(word) !== undefined;

/** Where the things begin behind the first one, by amounts and articles before them. */
function startsIn(text: string, known: Known): number[] {
  const starts = [...text.matchAll(measureOf), ...text.matchAll(measureBefore)]
    .filter(({ index, 1: unit }) => isMeasure(unit!) || heldThing(text.slice(index)) !== null)
    .map(({ index }) => index);
  const led = [...text.matchAll(article)].filter(({ index, 0: typed }) => {
    const words = text.slice(index + typed.length).split(" ", 3);
    return words.some((_, at) => known.knows(words.slice(0, at + 1).join(" ")));
  });
  // "2 Milch alle 2 Wochen"
  const repeat = findRepeat(text);
  const isInRepeat = (at: number) => repeat !== null && at > repeat.start && at < repeat.end;
  const all = [
    ...starts,
    ...countsIn(text),
    ...led.map(({ index }) => index),
    ...wordsIn(text, known),
  ].filter((at) => !links.test(text.slice(0, at)) && !isInRepeat(at));
  return [...new Set(all)].toSorted((one, other) => one - other);
}

/**
 * The things of words that were dictated without a pause: "two packs of bacon a dozen eggs", also when their names are not
 * known. A thing begins at an amount with its measure, at an article, and behind a word such as "también".
 */
export function splitDictated(piece: Piece, known: Known): Piece[] {
  const { text } = piece;
  if (known.knows(text) || known.isName(known.coreOf(text)) || /[()@:&]/u.test(text)) return [piece];
  const more = oneMore.exec(text);
  if (more !== null && known.strip(text.slice(0, more.index)) !== "")
    return [
      ...splitDictated({ ...piece, text: text.slice(0, more.index) }, known),
      ...splitDictated(
        { text: text.slice(more.index + more[0].length + 1), joiner: "run", joined: more[0].trim() },
        known,
      ),
    ];
  const starts = startsIn(text, known).filter((at) => isThing(text.slice(0, at), known));
  return starts.length === 0 ? [piece] : cutAt(piece, starts);
}

const bracketThenMore = /(?<=\p{Alpha}{2} ?\([^()]{1,40}\)) (?=[\p{Alpha}\d])/gu;

/** "Milch (Bio) Brot (Vollkorn)": a bracket ends a known thing when another follows. */
export function splitBehindBrackets(piece: Piece, known: Known): Piece[] {
  const { text } = piece;
  const starts = [...text.matchAll(bracketThenMore)].map(({ index }) => index + 1);
  if (starts.length === 0 || known.knows(text)) return [piece];
  let from = 0;
  const things = starts.filter((at) => {
    const led = text
      .slice(from, at)
      .replace(/\([^()]*\)/gu, "")
      .trim();
    // "2 cups (250 g) flour"
    if (isMeasure(led.slice(led.lastIndexOf(" ") + 1))) return false;
    const before = known.coreOf(led);
    const after = text.slice(at).split(/ ?\(/u, 1)[0]!;
    const words = after.split(" ");
    const isThing = words.some((_, end) => known.knows(known.coreOf(words.slice(0, end + 1).join(" "))));
    const isSplit = known.knows(before) && isThing && !known.isName(`${before} ${after}`);
    if (isSplit) from = at;
    return isSplit;
  });
  return things.length === 0 ? [piece] : cutAt(piece, things);
}

/** "poires 1 kg kiwis 500 g": the things of a text in which each amount stands behind its thing. */
export function splitBehindAmounts(piece: Piece, known: Known): Piece[] {
  const { text } = piece;
  if (known.knows(text)) return [piece];
  const amounts = [...text.matchAll(amountBehind)].filter(([, unit]) => isMeasure(unit!));
  const ends = amounts.map(({ index, 0: amount }) => index + amount.length);
  const isOfNames = (counts: readonly RegExpExecArray[]) => countsFollowNames(text, counts, known);
  if (amounts.length > 1 && ends.at(-1) === text.length && isOfNames(amounts))
    return cutAt(piece, ends.slice(0, -1));
  const counts = isOfNames([...text.matchAll(countBehind)]) ? countsBehind(text) : [];
  if (counts.length > 0) return cutAt(piece, counts);
  const then = thenMeasure.exec(text);
  const isThen = then !== null && isMeasure(then[1]!) && isMeasure(then[2]!);
  return isThen ? cutAt(piece, [then.index + then[0].length]) : [piece];
}

/** Whether a name stands before each amount, and before the first one a known name where some are words: "dos" is French as well. */
function countsFollowNames(text: string, counts: readonly RegExpExecArray[], known: Known): boolean {
  if (counts.every(([typed]) => /^\d/u.test(typed))) return true;
  let from = 0;
  const names = counts.map(({ index, 0: typed }) => {
    const name = text.slice(from, index).trim();
    from = index + typed.length;
    return name;
  });
  const [first = ""] = names;
  return (
    names.every((name) => /^[^\d]*\p{Alpha}{3}[^\d]*$/u.test(name)) &&
    (known.knows(known.coreOf(first)) || isPairName(known.coreOf(first)))
  );
}

const countBehind = new RegExp(
  `(?<=\\p{Alpha}{3} )(\\d{1,3}|${countWords}|(?:one|an?|eine?|un|une|una)(?= \\p{Alpha}{2,12}(?:\\s|$)))(?: ?(\\p{Alpha}{1,12}))?(?=\\s|$)`,
  "giu",
);

/** "eggs 12 bananas 6 oatmeal 1 box": where the things end that each have a count or an amount behind them. */
function countsBehind(text: string): number[] {
  // "coffee every 3 weeks 2 packs" has one.
  if (/^\d/u.test(text) || findRepeat(text) !== null) return [];
  const ends: number[] = [];
  for (const { index, 0: typed, 1: count, 2: word } of text.matchAll(countBehind)) {
    const before = text.slice(0, index).trimEnd();
    if (isNumberName(text, index) || bindsNumber(before) || links.test(`${before} `)) return [];
    const isMeasured = word !== undefined && isMeasure(word);
    // "eggs 12 and a melon": an article counts only what has a measure.
    if (!isMeasured && /^(?:one|an?|eine?|un[ae]?)$/iu.test(count!)) return [];
    const end = index + (isMeasured ? typed : count!).length;
    // "lait 500 g de jambon"
    if (/^ (?:of|de|d['’])/iu.test(text.slice(end))) return [];
    ends.push(end);
  }
  return ends.length > 1 && ends.at(-1) === text.length ? ends.slice(0, -1) : [];
}

/** "3 onions 2 carrots celery 500g lamb": where figures begin the things behind the first one, which has a figure, too. */
function countsIn(text: string): number[] {
  const first = parseItemName(text);
  if (first.parsedQuantity === null || !/^\d/u.test(text)) return [];
  return [...text.matchAll(countAhead)]
    .map(({ index }) => index)
    .filter((at) => {
      const before = text.slice(0, at).trimEnd();
      const isHeld = isMeasure(before.slice(before.lastIndexOf(" ") + 1));
      return !isHeld && !links.test(`${before} `) && !isNumberName(text, at) && !bindsNumber(before);
    });
}

/** Where things begin whose counts are words, and those behind a partitive, between known names. */
function wordsIn(text: string, { isName, knows, coreOf }: Known): number[] {
  if (countAtEnd.test(text)) return [];
  let from = 0;
  return [...text.matchAll(wordAhead)]
    .filter(({ index, 0: typed }) => {
      if (isNumberName(text, index)) return false;
      const words = text.slice(index + typed.length).split(" ", 3);
      const ahead = text.slice(from, index).trim();
      const before = coreOf(ahead);
      // "2 pains tranchés du jus de pomme"
      const isCounted = /^du/iu.test(typed) && hasAmount(ahead) && knows(before.split(" ", 1)[0]!);
      const isThere = /^d[eu]/iu.test(typed) && !isCounted ? isName : knows;
      const isAhead = words.some((_, at) => isThere(words.slice(0, at + 1).join(" ")));
      if (!isAhead || !(isCounted || knows(before)) || knows(`${before} ${typed}${words[0]!}`)) return false;
      from = index;
      return true;
    })
    .map(({ index }) => index);
}

function cutAt(piece: Piece, starts: readonly number[]): Piece[] {
  return [0, ...starts].map((start, index) => ({
    ...(index === 0 ? piece : { joiner: "run" as const, joined: "" }),
    text: piece.text.slice(start, starts[index]).trim(),
  }));
}

/** Whether words may name a thing: they are neither talk nor a store, a repeat or other words around a thing. */
function isThing(words: string, { strip, coreOf, isTalk }: Known): boolean {
  const repeat = findRepeat(words);
  const text = (repeat === null ? words : words.slice(0, repeat.start) + words.slice(repeat.end)).trim();
  return (
    !hasOnlyFunctionWords(text) &&
    /\p{Alpha}{3}/u.test(strip(text)) &&
    coreOf(text) !== "" &&
    findTimeAtEnd(text)?.start !== 0 &&
    !isTalk(text)
  );
}
