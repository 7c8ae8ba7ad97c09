import type { NamedStore } from "../match-store.ts";
import { findRepeat } from "../repeat-words.ts";
import type { TaggedToken } from "../tagger/tag-text.ts";
import { isAskedForAt, isSpeakerOrTask, isUnbuyable } from "./asked-names.ts";
import { andWords } from "./and-words.ts";
import { isFirstName } from "./first-names.ts";
import { refusalAhead } from "./answers.ts";
import { hasEverydayWord } from "./everyday-words.ts";
import { mayBeNegated } from "./overlooked.ts";
import type { ReadText } from "./read-text.ts";
import { wordsOf } from "./parse-context.ts";
import { isForeignAnd } from "./misspelt-ands.ts";
import { isClosing, messageOf } from "./sender-lines.ts";
import { findStorePhrase } from "./store-phrase.ts";
import { findDaily } from "./time-words.ts";

/** From this probability on a word is talk; from the other on it may be part of it. */
const surely = 0.8;
const perhaps = 0.5;
/** So sure the tagger must be of a single word. */
const surelyAlone = 0.9;
/** So sure the tagger must be of a word of a known name. */
const surelyInName = 0.98;
/** So sure the tagger must be of a name of one word. */
const surelyWhole = 0.95;
/** So sure the tagger must be of a thing where the rules have found none. */
const surelyThing = 0.95;
/** From this probability on a word behind a number may be what that counts. */
const mayBeThing = 0.3;

/** Words that join the parts of names, and articles: they say neither that something is talk nor that it is a thing. */
const joining = new Set(
  (
    "the a an and or of for with in at to from by n my our your some der die das den dem des ein eine einen einem einer ne nen und oder fur mit von vom im am an auf aus zum zur " +
    "bei beim noch el la lo los las un una unos unas y o e de del con sin para por en al a le les du aux au et ou dans sur pour avec sans chez l d plus"
  ).split(" "),
);
/** Whether a word, in lower case without accents, joins the parts of names or is an article. */
export function isJoiningWord(word: string): boolean {
  return joining.has(word);
}

/** The most words of an amount. */
const longestAmount = 3;
/** The most words of a name that no other talk stands beside. */
const longestAlone = 4;
/** Articles of what is counted, and of a part of it. */
const oneOf = /^(?:an?|some|eine?[nmr]?|nen?|un[ae]?|un[oa]s|du|des|l)$/u;
const onlyAnd = new RegExp(`^\\s*(?:${andWords})?\\s*$`, "iu");

/** Adjectives that talk has as well. */
const describing =
  /^(?:nice|good|great|fresh|big|small|cheap|real|lecker\p{Alpha}*|gute[nrs]?|frische[nrs]?|buen[oa]s?|ric[oa]s?|bon(?:ne)?s?|grand\p{Alpha}*|petit\p{Alpha}*)$/u;

/** Whether a word is an adjective that talk has as well as a name. */
export function isDescribing(word: string): boolean {
  return describing.test(word);
}

export type Cut = { text: string; left: string };

/**
 * A text without the talk that the rules took for things, or that hides all of its things; null when there is none. The rules
 * know fixed wordings; the tagger knows words by the company that they keep.
 */
export function withoutTalk(
  text: string,
  tagged: () => readonly TaggedToken[],
  read: ReadText,
  stores: readonly NamedStore[],
  knows: (name: string) => boolean,
): Cut | null {
  if (!isDoubtful(read, knows)) return null;
  const tokens = tagged();
  const doubtful = doubtfulIn(text, tokens, read, knows);
  const cuts = runsOfTalk(tokens)
    .filter((run) => doubtful.some(({ start, end }) => run.at(-1)!.end > start && run[0]!.start < end))
    .map((run) => ({ start: messageStart(text, run[0]!.start), end: run.at(-1)!.end }))
    .map((cut) => ({ ...cut, end: endOfStock(text, cut) }))
    .flatMap((cut) => withoutNames(cut, measuredNames(text, read)))
    .filter(({ start, end }) =>
      wordsOf(text.slice(start, end)).some((word) => !joining.has(word.toLowerCase())),
    )
    .filter(({ start, end }) => start < end && !isRefused(text, start))
    // Without it the name below would be a thing.
    .filter(
      ({ start, end }) =>
        !/^[,.! ]*\n\s*\p{Upper}/u.test(text.slice(end)) || !isClosing(text.slice(start, end).trim()),
    )
    .flatMap(({ start, end }) => withoutSaidOfThings(text, start, end, stores))
    .map(({ start, end }) => ({ start, end: end - beginOfName(text, start, end).length }))
    .filter(({ start, end }) => start < end)
    // "Nimm 2", "Johnson & Johnson baby shampoo"
    .filter(({ end }) => !/^\s*(?:\d+\s*(?:$|[.,;\n])|&)/u.test(text.slice(end)));
  return cuts.length === 0 ? null : cutOut(text, cuts);
}

/** What says that the thing behind it is there, in the words into which the other rules put it. */
const inStock =
  /(?<!\p{Cased})(?:we (?:already|still) have|we don['’]t need|wir haben noch|wir brauchen kein|ya tenemos|no necesitamos|on a (?:déjà|encore|pas besoin))(?!\p{Cased})/giu;

/** Where what is there ends: at a stop, a comma or a further request. */
const stockEnd =
  /[.,;!?\n]|\s(?:(?:so|but|also|und|aber|así que|pero|donc|mais|and|y|et) )?(?:we need|i need|get|buy|bring|wir brauchen|brauchen wir|kauf|hol|es fehl\p{Alpha}*|necesit(?:o|amos)|(?:nos )?(?:hacen? )?faltan?|hay que|compra|trae|il (?:nous |me )?(?:faut|manque)|on a besoin|achète|prends)(?!\p{Cased})|$/iu;

/** Where a cut ends: with what is told to be there, which would be asked for without the words ahead of it. */
function endOfStock(text: string, { start, end }: Stretch): number {
  const told = [...text.matchAll(inStock)].find(
    (said) => said.index < end && said.index + said[0].length >= end && said.index >= start,
  );
  return told === undefined ? end : end + text.slice(end).search(stockEnd);
}

/** Most texts are of known names, and need no second look. */
function isDoubtful({ things, left }: ReadText, knows: (name: string) => boolean): boolean {
  return things.length === 0 ? left.length > 2 : things.some(({ name }) => !knows(name));
}

/** The words at the end of a cut with which the name behind it begins: "TK" of "TK-Pizza", "lactose free" before "yogurt". */
function beginOfName(text: string, start: number, end: number): string {
  const cut = text.slice(start, end);
  const behind = text.slice(end);
  if (/^-(?!(?:en|moi|toi|nous|lui|les?|la|y|t)(?!\p{Cased}))\p{Alpha}/u.test(behind))
    return /\p{Alpha}+$/u.exec(cut)?.[0] ?? "";
  return /^ \p{Alpha}/u.test(behind) ? (/\p{Alpha}+ free$/iu.exec(cut)?.[0] ?? "") : "";
}

type Stretch = { start: number; end: number };

/** Where names of things stand that have an amount with a unit: "un paquete de Frutikrokis, ni idea de qué es". */
function measuredNames(text: string, { things }: ReadText): Stretch[] {
  return things
    .filter(({ parsedQuantity, parsedSize }) => parsedQuantity !== null && parsedSize !== null)
    .filter(({ name }) => name.split(" ").length <= longestAsked && !hasEverydayWord(name))
    .map(({ name, words }) => {
      const start = text.indexOf(name, Math.max(0, text.indexOf(words)));
      return { start, end: start + name.length };
    })
    .filter(({ start }) => start >= 0);
}

/** The parts of a stretch beside the names that it has whole. */
function withoutNames(cut: Stretch, names: readonly Stretch[]): Stretch[] {
  return names.reduce(
    (parts, name) =>
      parts.flatMap((part) =>
        name.start < part.start || name.end > part.end
          ? [part]
          : [
              { start: part.start, end: name.start },
              { start: name.end, end: part.end },
            ],
      ),
    [cut],
  );
}

const speaker = /^\p{Upper}[^:,\n\d]{0,30}?\s?:\s+/u;

/** Whether a message says no to a question: it is no talk, since it takes back what was asked for. */
function isRefused(text: string, at: number): boolean {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  if (!/\?[^\p{Alpha}\p{N}]*\n$/u.test(text.slice(0, start))) return false;
  const line = text.slice(start).split("\n", 1)[0]!;
  return refusalAhead(messageOf(line).replace(speaker, "")) !== "";
}

/** An offset, or that of the message in its line: the sender stays, since it tells that people write to each other. */
function messageStart(text: string, at: number): number {
  if (!text.includes("\n")) return at;
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const line = text.slice(start).split("\n", 1)[0]!;
  const ahead = line.length - messageOf(line).length || (speaker.exec(line)?.[0].length ?? 0);
  return Math.max(at, start + ahead);
}

/** The most words of an unknown name that is asked for. */
const longestAsked = 3;
/** "We need Soylent": a single line that begins by asking for something, and not for doing it ("necesito ir", "il faut dormir"). */
const asksForThings =
  /^\s*(?:(?:ok|okay|so|hey|hi|please|bitte|also|oye|alors|und|and|y|et),? )*(?:(?:we|i)(?:['’]ll|['’]d| also| still| really| just)* (?:need|want)|need|(?:wir|ich) (?:brauchen?|bräuchten?)|brauchen wir|(?:hol|kauf|besorg|bring)e?|necesit(?:o|amos)|nos falta|il (?:nous |me )?(?:faut|faudrait)|on a besoin d[e'’]|(?:(?:we|i)(?:['’]re|['’]m| are| am) )?(?:almost |nearly |all )?(?:(?:running|getting) )?(?:low|short) on|(?:(?:we|i)(?:['’]re|['’]m| are| am) )?(?:almost |nearly |all )?out of|il n['’]y a (?:presque )?plus de|il manque|(?:can|could|will|would) (?:you|u) (?:get|buy|grab|bring|pick up|add)|(?:kauf|hol|bring|besorg)st du|nimmst du|(?:puedes|pod[eé]s|podr[ií]as) (?:traer|comprar|coger|apuntar|añadir)(?:me|nos)?|(?:me|nos) (?:traes|compras|coges)|(?:tu (?:peux|pourrais)|peux-tu|pourrais-tu) (?:me |nous )?(?:prendre|acheter|ramener|rapporter)|get|buy|grab|pick up)(?: (?:noch|auch|bitte|mal|heute?|morgen|nachher|gleich|uns|mir|us|me|some|more|acheter|prendre))*(?! to(?!\p{Cased})| qu[e'’]| one day|(?<=necesit\p{Alpha}+|faut|faudrait) \p{Alpha}*[aei]r(?:se|me|te|nos)?(?!\p{Cased}))\s[^\n.!?]+[.!?]?\s*$/iu;
/** "also nori", "nori too": a single line that names one thing more. */
const asksForMore =
  /^\s*(?:(?:and|und|y|et) )?(?:(?:also|auch(?: noch)?|noch|también|además|aussi)(?: some)? [^\n.,;:!?]{3,40}|[^\n.,;:!?]{3,40} (?:too|as well|auch(?: noch)?|también|aussi))[.!]?\s*$/iu;

/** The stretches of a text in which talk is to be looked for: around things with talk in their names, or all of it. */
function doubtfulIn(
  text: string,
  tokens: readonly TaggedToken[],
  { things, left }: ReadText,
  knows: (name: string) => boolean,
): Stretch[] {
  if (things.length === 0) {
    const isNamed = tokens.some(({ isKnown, likely }) => isKnown && likely.thing > surelyThing);
    return isNamed && !mayBeNegated(text) ? [{ start: 0, end: text.length }] : [];
  }
  const stretches: Stretch[] = [];
  let from = 0;
  for (const { name, words, joiner, parsedQuantity } of things) {
    const at = text.indexOf(words, from);
    const stretch = at < 0 ? { start: 0, end: text.length } : { start: at, end: at + words.length };
    if (at >= 0) from = stretch.end;
    if (knows(name)) continue;
    const inName = new Set(name.toLowerCase().match(/[\p{Alpha}\p{M}\p{N}]+/gu));
    const own = tokens.filter(
      ({ text: word, start, end }) =>
        start >= stretch.start && end <= stretch.end && inName.has(word.toLowerCase().replace(/['’]$/u, "")),
    );
    // A short name is dropped as a whole only beside other talk, and one of one word where the tagger is surer: "chow mein".
    const isWhole = own.every((token) => isTalk(token) || joining.has(token.word));
    if (isWhole && left.length === 0 && own.length <= longestAlone) continue;
    const sentence = sentenceAt(text, stretch.start);
    const isAsked = asksForThings.test(sentence) || (asksForMore.test(sentence) && !isFirstName(name));
    const mayBeAsked = own.length <= longestAsked && !hasEverydayWord(name) && !isUnbuyable(name);
    const named = at < 0 ? -1 : text.indexOf(name, at);
    if (isAsked && mayBeAsked && !(named >= 0 && isSpeakerOrTask(text, named, stretch.end))) continue;
    if (at >= 0 && isAskedForAt(name, text, at)) continue;
    // "foin, une pierre à ronger": counted behind another thing
    const isListed = joiner !== "first" && parsedQuantity !== null && own.length <= longestAsked;
    if (isListed && !hasEverydayWord(name)) continue;
    const enough = own.length === 1 ? surelyWhole : surely;
    if (own.some((token) => isTalk(token) && token.likely.talk > enough)) stretches.push(stretch);
  }
  return stretches;
}

/** The sentence of a text in which an offset is. */
function sentenceAt(text: string, at: number): string {
  const last = [...text.slice(0, at).matchAll(/[.!?]\s|\n/gu)].at(-1);
  const start = last === undefined ? 0 : last.index + last[0].length;
  return text.slice(start).split(/(?<=[.!?])\s|\n/u, 1)[0]!;
}

function isTalk({ word, likely, isKnown }: TaggedToken): boolean {
  return !joining.has(word) && likely.talk > (isKnown ? surelyInName : surely);
}

/**
 * Runs of words that are talk, without the articles ahead of a thing. A single word counts only where a clause begins or
 * ends: within one it may be an adjective.
 */
function runsOfTalk(tokens: readonly TaggedToken[]): TaggedToken[][] {
  const runs: TaggedToken[][] = [];
  let done = 0;
  for (let from = 0; from < tokens.length;) {
    let to = from;
    while (to < tokens.length && mayBeTalk(tokens[to]!) && (to === from || !endsSentence(tokens[to]!)))
      to += 1;
    const run = tokens.slice(ledStart(tokens, from, done), ledEnd(tokens, from, to));
    if (run.length > 0 && isCut(run, tokens)) runs.push(run);
    from = Math.max(to, from + 1);
    done = to;
  }
  return runs;
}

/** Without words of talk a run may be a brand or an adjective: "Sister Schubert's rolls", "dead sea salt". */
function isCut(run: readonly TaggedToken[], tokens: readonly TaggedToken[]): boolean {
  const sure = run.filter(isTalk).length;
  const isAtEdge = run[0]!.gap !== "space";
  const behind = tokens[tokens.indexOf(run.at(-1)!) + 1];
  // "125 ml lauwarme Milch", "2 bags of compost"
  if (!isAtEdge && isBehindAmount(tokens, tokens.indexOf(run[0]!))) return false;
  // "So Delicious coconut milk", "Once Upon a Farm pouches"
  if (run.length > 1 && run.every(({ text }) => /^\p{Upper}/u.test(text))) return false;
  // "ekmek ve 2 yumurta"
  if (isForeignAnd(run.at(-1)!.word) && behind !== undefined && startsAmount(behind)) return false;
  // "So Delicious oat milk", "algo de picar"
  const isAlone = run.length === 1 && behind?.gap === "space";
  const isBrand = isAlone && /^\p{Upper}/u.test(run[0]!.text) && /^\p{Upper}/u.test(behind.text);
  if (isBrand || (isAlone && /^(?:de|of|zu|zum|à|para)$/u.test(behind.word))) return false;
  // "anota un litro de aceite"
  const leads =
    isAtEdge &&
    behind?.gap === "space" &&
    (mayCount(tokens, tokens.indexOf(behind)) || oneOf.test(behind.word));
  if (!leads && !hasEverydayWord(run.map(({ text }) => text).join(" "))) return false;
  return sure > 1 || (sure === 1 && isAtEdge && run.some(({ likely }) => likely.talk > surelyAlone));
}

/** Whether an amount stands before a token, or before "of" there: "2 bags of compost". */
function isBehindAmount(tokens: readonly TaggedToken[], at: number): boolean {
  const before = tokens[at - 1];
  if (before !== undefined && startsAmount(before)) return true;
  const of = [at, at - 1].find((index) => /^(?:of|de|d|von)$/u.test(tokens[index]?.word ?? ""));
  const [number, unit] = of === undefined ? [] : tokens.slice(Math.max(0, of - 2), of);
  return (
    number !== undefined && startsAmount(number) && unit?.gap === "space" && tokens[of!]!.gap === "space"
  );
}

const numberWord =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze)$/iu;

function startsAmount({ text }: TaggedToken): boolean {
  return /^[\d½¼¾⅓⅔]/u.test(text);
}

/** Whether a token is a number ahead of what it may count: "nomás dos kilos de masa", unlike "at two, then". */
function mayCount(tokens: readonly TaggedToken[], at: number): boolean {
  const [token, counted] = [tokens[at]!, tokens[at + 1]];
  if (startsAmount(token)) return true;
  return numberWord.test(token.text) && counted?.gap === "space" && counted.likely.thing > mayBeThing;
}

function endsSentence({ gap }: TaggedToken): boolean {
  return gap === "line" || gap === "stop";
}

/** Returns where a run begins, its article included when that stands at the head of a clause; not before `first`. */
function ledStart(tokens: readonly TaggedToken[], from: number, first: number): number {
  let start = from;
  while (start > first && tokens[start]!.gap === "space" && joining.has(tokens[start - 1]!.word)) start -= 1;
  const led = tokens[start]!.gap === "space" ? from : start;
  // "can't" is two tokens, and its first one names a thing.
  return led > first && contracted.test(tokens[led - 1]!.text) ? led - 1 : led;
}

const contracted =
  /^(?:can|don|won|couldn|wouldn|shouldn|doesn|didn|isn|aren|wasn|weren|haven|hasn|hadn|ain)['’]$/iu;

/** Where a run ends without what belongs to the thing behind it: its article, and its amount. */
function ledEnd(tokens: readonly TaggedToken[], from: number, to: number): number {
  if (tokens[to] === undefined) return to;
  let end = to;
  const amount = tokens.findLastIndex((_, at) => at < to && mayCount(tokens, at));
  if (amount >= Math.max(from, to - longestAmount) && tokens[to].gap === "space") end = amount;
  // "that nice bread"
  if (end - from > 1 && describing.test(tokens[end - 1]!.word) && tokens[end]!.gap === "space") end -= 1;
  while (end > from && joining.has(tokens[end - 1]!.word)) end -= 1;
  return end;
}

function mayBeTalk(token: TaggedToken): boolean {
  const { likely, isKnown } = token;
  return isKnown ? likely.talk > surelyInName : likely.talk >= perhaps;
}

/** A stretch without the store in it, which is a thing's; none if it has words of a repeat. */
function withoutSaidOfThings(
  text: string,
  start: number,
  end: number,
  stores: readonly NamedStore[],
): Stretch[] {
  const part = text.slice(start, end);
  const repeat = findRepeat(text);
  if (
    findRepeat(part) !== null ||
    findDaily(part) !== null ||
    (repeat !== null && repeat.start < end && repeat.end > start)
  )
    return [];
  const phrase = findStorePhrase(part, stores);
  if (phrase === null) return [{ start, end }];
  return [
    { start, end: start + phrase.start },
    { start: start + phrase.end, end },
  ].filter((stretch) => /\p{Alpha}{2}/u.test(text.slice(stretch.start, stretch.end)));
}

/** What is cut from between two things is a comma for them. */
function cutOut(text: string, cuts: readonly Stretch[]): Cut {
  let kept = "";
  let from = 0;
  const left: string[] = [];
  for (const { start, end } of cuts) {
    kept += text.slice(from, start);
    left.push(text.slice(start, end));
    const after = text.slice(end);
    // "[14:02] Tom: in a minute": nothing stays of the sender that was cut.
    kept = kept.replace(/(?<=^|\n)\[$/u, "");
    const isBetween =
      /[\p{Alpha}\p{N})]\s*$/u.test(kept) &&
      /^[\s)]*[\p{Alpha}\p{N}@]/u.test(after) &&
      !/^\s*\n/u.test(after);
    if (isBetween) kept = `${kept.trimEnd()},`;
    from = /(?:^|\n|: ?)$/u.test(kept)
      ? end + /^[\s.,;!?…]*/u.exec(after.split("\n", 1)[0]!)![0].length
      : end;
  }
  kept += text.slice(from);
  const rest = kept.replace(/^[\s.,;:!?…]+/u, "").replace(/[\s,;:]+$/u, "");
  return { text: onlyAnd.test(rest) ? "" : rest, left: left.join(" ") };
}
