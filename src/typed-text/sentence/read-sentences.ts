import { isHeading } from "../parse-many.ts";
import type { NamedStore } from "../match-store.ts";
import { parseEntry } from "../parse-entry.ts";
import { foldSpace, parseItemName, type ParsedName } from "../parse-name.ts";
import { findRepeat } from "../repeat-words.ts";
import { stripFillers } from "./filler-words.ts";
import { linesOf } from "./sender-lines.ts";
import { hasAnd, splitThings, type Joiner, type Known } from "./split-things.ts";
import { findStorePhrase } from "./store-phrase.ts";
import { findTimeAtEnd, findTimeAtHead } from "./time-words.ts";

/** One thing that a text asks for. */
export type ReadThing = ParsedName & {
  note: string | null;
  store: NamedStore | null;
  /** Days between its repeats. */
  intervalDays: number | null;
};

export type ReadText = {
  things: ReadThing[];
  /** The words that are in no thing, in their order. */
  left: string[];
};

export type ReadOptions = {
  stores?: readonly NamedStore[];
  /** Whether a name is everybody's or the list's own, as it is written. */
  isName?: (name: string) => boolean;
  /** Whether the engine knows a name; it leaves out words such as "and". */
  isKnownToEngine?: (name: string) => boolean;
};

/**
 * Reads the things, amounts, notes, stores and repeats in what somebody typed, dictated, pasted or shared, in English, German,
 * Spanish or French: "um, can you add two cartons of milk and a dozen eggs from Costco please".
 */
export function readSentences(text: string, options: ReadOptions = {}): ReadText {
  const reader = new Reader(options);
  const lines = linesOf(text);
  for (const line of lines) reader.readLine(line.text, line.left, lines.length > 1);
  return { things: reader.things, left: [...reader.left, ...reader.missing(text)] };
}

/** The words of a text, without the punctuation around them. */
const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.:-]*(?<![.:-])/gu) ?? [];

/** What counts for several things of a clause. */
type Shared = { store: NamedStore | null; note: string | null; intervalDays: number | null; repeat: string };
type Draft = { thing: ReadThing; joiner: Joiner; spokenStore: boolean; repeatAtEnd: boolean };

/** Sentence ends: not those of abbreviations and numbers. */
const sentenceEnd = /[!?]+(?=\s|$)\s*|(?<=\p{L}{3}|\))\.(?=\s|$)\s*|\s*[;\n]\s*|…\s*/gu;
/** Sentences that ask for nothing. */
const chatter =
  /^(?:see (?:you|ya)\b.*|love you.*|talk (?:soon|later).*|on my way.*|i['’]?(?:ll| will) be (?:home|there|back|late)\b.*|be (?:home|there|back) .*|how are you.*|what do you think.*|good (?:morning|night|evening)|(?:have a )?(?:great|good|nice) (?:day|one|evening|weekend)|yes|no|nope|yep|yeah|sure|lol|haha+|got it|done|bye.*|i['’]?m .*|bis (?:später|gleich|dann|morgen|bald).*|ich (?:bin|komme) .*|hab(?:e)? dich lieb.*|hdl|tschüs+|alles klar|super|nos vemos.*|hasta (?:luego|mañana|pronto).*|te quiero.*|besos?|un abrazo|à (?:plus|bientôt|demain|ce soir|tout à l['’]heure).*|je (?:rentre|suis|t['’]aime).*|bisous?.*|ciao.*|xo+x*o*|x+)$/iu;
/** A clause that tells something: "we only have one roll left", "because the old ones are broken". */
const telling =
  /^(?:(?:we|i|you|they|he|she|it)(?:['’](?:re|ve|s|ll|m|d))? .*\b(?:have|has|had|is|are|was|were|will|can|could|like|love|think|know|left|only|used|ate|got|were|going|coming)\b.*|(?:because|since|so that|in case|that['’]?s|there['’]?s|it['’]?s|weil|damit|falls|wir haben (?:nur|nichts)|ich habe|es ist|das ist|porque|así que|para que|solo qued|es que|parce que|car|comme|il n['’]en reste|c['’]est) .*)$/iu;
const secondMeasure = /\(([^()]*\d[^()]*)\)/u;
const toTaste = /^(?:n\. ?b\.|nach belieben|to taste|al gusto|au goût)\s+(?=\S)/iu;

class Reader {
  readonly things: ReadThing[] = [];
  readonly left: string[] = [];
  /** Texts whose words are in a thing, be it in another form ("two", "every week"). */
  private readonly used: string[] = [];
  private readonly stores: readonly NamedStore[];
  private readonly known: Known;
  /** The store of a heading: it counts until the next heading. */
  private headed: NamedStore | null = null;

  constructor({ stores = [], isName = () => false, isKnownToEngine = () => false }: ReadOptions) {
    this.stores = stores;
    const knows = (name: string) => isName(name) || (!hasAnd(name) && isKnownToEngine(name));
    this.known = { isName, knows, coreOf: (text) => this.coreOf(text) };
  }

  readLine(line: string, before: string, amongOthers: boolean): void {
    this.leave(before);
    if (line === "") return;
    const heading = line.replace(/^[#*_\s]+|[:*_\s]+$/gu, "");
    const store = this.stores.find(({ name }) => name.toLowerCase() === heading.toLowerCase());
    if (store !== undefined && (amongOthers || /:\s*$/u.test(line))) {
      this.headed = store;
      this.leave(line);
      return;
    }
    if (isHeading(line, amongOthers)) {
      this.headed = null;
      this.leave(line);
      return;
    }
    for (const clause of line.split(sentenceEnd)) this.readClause(clause.trim());
  }

  private readClause(clause: string): void {
    const shared: Shared = { store: this.headed, note: null, intervalDays: null, repeat: "" };
    const text = this.readHead(clause, shared);
    if (text === "") return;
    if (this.isTalk(text)) {
      this.leave(text);
      return;
    }
    const before = this.things.length;
    const drafts: Draft[] = [];
    for (const { text: piece, joiner, joined } of splitThings(text, this.known)) {
      this.leave(joined);
      const draft = this.isTalk(piece) ? null : this.readThing(piece, joiner);
      if (draft === null && this.isTalk(piece)) this.leave(piece);
      if (draft !== null) drafts.push(draft);
    }
    spread(drafts, shared);
    this.things.push(...drafts.map(({ thing }) => thing));
    if (this.things.length > before) this.used.push(shared.repeat);
  }

  /** Takes off what stands at the head of a clause: filler words, a store, a time, a repeat. */
  private readHead(clause: string, shared: Shared): string {
    let text = clause;
    for (let turn = 0; turn < 4; turn += 1) {
      const before = text;
      text = this.strip(text.replace(/^[¿¡"“„«»”'’‘\s]+(?=\S)/u, ""));
      const time = findTimeAtHead(text);
      if (time !== null) {
        shared.note = time.note;
        text = text.slice(time.end);
      }
      const group = /^(\p{L}[\p{L} &'’-]{1,29}):\s+(?=\S)/u.exec(text);
      const phrase = findStorePhrase(text, this.stores);
      if (phrase !== null && phrase.isHead && phrase.start === 0) {
        shared.store = phrase.store;
        text = text.slice(phrase.end).replace(/^[\s,:–-]+/u, "");
      } else if (group !== null && text.slice(group[0].length).includes(",")) {
        shared.store = this.storeNamedIn(group[1]!) ?? shared.store;
        this.leave(group[1]!);
        text = text.slice(group[0].length);
      }
      const repeat = findRepeat(text);
      if (repeat !== null && repeat.start === 0 && repeat.end < text.length) {
        shared.intervalDays = repeat.days;
        shared.repeat = text.slice(0, repeat.end);
        text = text.slice(repeat.end).replace(/^[\s,:]+/u, "");
      }
      if (text === before) break;
    }
    return text;
  }

  /** "Costco run": the store that a heading begins with. */
  private storeNamedIn(heading: string): NamedStore | null {
    const folded = heading.toLowerCase();
    return this.stores.find(({ name }) => `${folded} `.startsWith(`${name.toLowerCase()} `)) ?? null;
  }

  /** Whether a text asks for nothing. */
  private isTalk(text: string): boolean {
    return (chatter.test(text) || telling.test(text)) && !this.known.knows(text);
  }

  private readThing(piece: string, joiner: Joiner): Draft | null {
    let text = this.strip(piece);
    const notes: string[] = [];
    let store: NamedStore | null = null;
    for (let turn = 0; turn < 2; turn += 1) {
      const phrase = findStorePhrase(text, this.stores);
      if (phrase !== null && store === null) {
        store = phrase.store;
        text = cut(text, phrase.start, phrase.end);
      }
      const repeated = findRepeat(text) !== null;
      const time = repeated ? null : findTimeAtEnd(text);
      if (time !== null && time.start > 0) {
        notes.push(time.note);
        text = cut(text, time.start, time.end);
      }
      text = this.strip(text);
    }
    const taste = toTaste.exec(text);
    if (taste !== null) {
      this.leave(taste[0]);
      text = text.slice(taste[0].length);
    }
    text = this.takeSecondMeasure(text, notes);
    if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)) {
      this.leave(text);
      return null;
    }
    this.used.push(text);
    const entry = parseEntry(text.replace(/[\s,;:.!?…]+$/u, ""), { stores: this.stores });
    const { quantity, parsedQuantity, parsedSize } = entry;
    const name = this.strip(entry.name) || entry.name;
    if (entry.note !== null) notes.unshift(entry.note);
    const own = entry.storeId === null ? store : this.stores.find(({ id }) => id === entry.storeId)!;
    const thing: ReadThing = {
      name,
      quantity,
      parsedQuantity,
      parsedSize,
      note: notes.length === 0 ? null : notes.join(", "),
      store: own,
      intervalDays: entry.intervalDays,
    };
    return { thing, joiner, spokenStore: store !== null, repeatAtEnd: entry.intervalDays !== null };
  }

  /** "1 lb (450 g) spaghetti": the second measure is a note. */
  private takeSecondMeasure(text: string, notes: string[]): string {
    const match = secondMeasure.exec(text);
    if (match === null) return text;
    const before = text.slice(0, match.index).trim();
    const after = text.slice(match.index + match[0].length).trim();
    const { parsedQuantity, parsedSize } = parseItemName(`${before} x`);
    if (parsedQuantity === null && parsedSize === null) return text;
    if (parseItemName(`${match[1]} x`).parsedSize === null || after === "") return text;
    notes.push(match[1]!.trim());
    return foldSpace(`${before} ${after}`);
  }

  /** The name in a text, as far as it can be told without its neighbours. */
  private coreOf(text: string): string {
    let rest = stripFillers(text, this.known.knows).text;
    const phrase = findStorePhrase(rest, this.stores);
    if (phrase !== null) rest = cut(rest, phrase.start, phrase.end);
    const time = findTimeAtEnd(rest);
    if (time !== null && time.start > 0) rest = cut(rest, time.start, time.end);
    rest = stripFillers(rest, this.known.knows).text;
    return parseEntry(rest, { stores: this.stores }).name;
  }

  private strip(text: string): string {
    const stripped = stripFillers(text, this.known.knows);
    for (const part of stripped.left) this.leave(part);
    return stripped.text;
  }

  private leave(text: string): void {
    this.left.push(...wordsOf(text));
  }

  /** The words of the whole text that are neither in a thing nor left already, such as the "at" before a store. */
  missing(text: string): string[] {
    const said = this.things.flatMap(({ name, note, store }) => [name, note ?? "", store?.name ?? ""]);
    const known = new Set(
      [...this.left, ...this.used, ...said].flatMap(wordsOf).map((word) => word.toLowerCase()),
    );
    return wordsOf(text.normalize("NFC")).filter((word) => !known.has(word.toLowerCase()));
  }
}

function cut(text: string, start: number, end: number): string {
  return foldSpace(
    `${text.slice(0, start).replace(/[\s,]+$/u, "")} ${text.slice(end).replace(/^[\s,]+/u, "")}`,
  );
}

/** A store or a repeat said at the end of a list that "and" closes counts for all of it, up to the last that has its own. */
function spread(drafts: readonly Draft[], shared: Shared): void {
  const last = drafts.at(-1);
  if (last?.joiner === "and") {
    for (const draft of drafts.slice(0, -1).toReversed()) {
      if (draft.thing.store !== null) break;
      if (last.spokenStore) draft.thing.store = last.thing.store;
    }
    for (const draft of drafts.slice(0, -1).toReversed()) {
      if (draft.thing.intervalDays !== null) break;
      if (last.repeatAtEnd) draft.thing.intervalDays = last.thing.intervalDays;
    }
  }
  for (const { thing } of drafts) {
    thing.store ??= shared.store;
    thing.intervalDays ??= shared.intervalDays;
    if (shared.note !== null)
      thing.note = thing.note === null ? shared.note : `${shared.note}, ${thing.note}`;
  }
}
