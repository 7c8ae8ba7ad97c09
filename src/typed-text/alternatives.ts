import { passStage } from "./compiled-ahead.ts";

/**
 * What a text may begin with so that a pattern can match there: folded texts of up to `length` characters, in which `wildcard` stands for each
 * character. A shorter one leaves open what follows.
 */
type Beginnings = ReadonlySet<string>;

type Token = { end: number; beginnings: Beginnings };

/** The length of the beginnings that are told apart. */
const length = 2;
const wildcard = "\0";
/** Stands for each character that no beginning has. */
const other = "\u0001";
const nothing: Beginnings = new Set([""]);
const anything: Beginnings = new Set([wildcard]);
const digits = [..."0123456789"];
/** The widest range of a class whose letters are told one by one. */
const widestRange = 64;
const lookaround = /^\(\?<?[=!]/u;
const groupStart = /^\((?:\?(?::|<\p{Alpha}+>))?/u;
const quantifier = /^(?:[?*+]|\{[\d,]+\})\??/u;

/** A character as patterns without regard to capitals compare it. */
function folded(character: string): string {
  return character === "ſ" ? "s" : character.toLowerCase();
}

function lettersOf(characters: readonly string[]): Beginnings {
  return new Set(characters.map((character) => (character.length === 1 ? folded(character) : wildcard)));
}

/** What a text may begin with that goes on with `next` behind `first`. */
function joined(first: Beginnings, next: Beginnings): Beginnings {
  const all = new Set<string>();
  for (const start of first) {
    if (start.length === length) all.add(start);
    else for (const end of next) all.add((start + end).slice(0, length));
  }
  return all;
}

/** Beginnings of what stands there as often as a quantifier says, or more often. */
function repeated(once: Beginnings, sign: string | undefined): Beginnings {
  if (sign === undefined) return once;
  const all = sign.startsWith("?") ? once : new Set([...once, ...joined(once, once)]);
  return /^(?:[?*]|\{0)/u.test(sign) ? new Set([...all, ""]) : all;
}

/** The index behind the bracket that closes the one at `at`: of a group or of a class. */
function endOf(source: string, at: number): number {
  const isClass = source[at] === "[";
  let depth = 0;
  for (let index = at; index < source.length; index += 1) {
    const sign = source[index]!;
    if (sign === "\\") index += 1;
    else if (isClass && sign === "]") return index + 1;
    else if (!isClass && sign === "[") index = endOf(source, index) - 1;
    else if (!isClass && sign === "(") depth += 1;
    else if (!isClass && sign === ")" && (depth -= 1) === 0) return index + 1;
  }
  throw new Error(`A bracket isn't closed: ${source.slice(at)}`);
}

/** The alternatives of a pattern's source outside of its groups. */
export function splitAlternatives(source: string): string[] {
  const alternatives: string[] = [];
  let start = 0;
  for (let index = 0; index < source.length; index += 1) {
    const sign = source[index]!;
    if (sign === "\\") index += 1;
    else if (sign === "(" || sign === "[") index = endOf(source, index) - 1;
    else if (sign === "|") {
      alternatives.push(source.slice(start, index));
      start = index + 1;
    }
  }
  return [...alternatives, source.slice(start)];
}

function beginningsOf(source: string): Beginnings {
  return new Set(splitAlternatives(source).flatMap((alternative) => [...beginningsOfSequence(alternative)]));
}

function beginningsOfSequence(source: string): Beginnings {
  let all = nothing;
  for (let at = 0; at < source.length && [...all].some((start) => start.length < length);) {
    const { end, beginnings } = tokenAt(source, at);
    const sign = quantifier.exec(source.slice(end))?.[0];
    all = joined(all, repeated(beginnings, sign));
    at = end + (sign?.length ?? 0);
  }
  return all;
}

function tokenAt(source: string, at: number): Token {
  const sign = String.fromCodePoint(source.codePointAt(at)!);
  if (sign === "(") {
    const end = endOf(source, at);
    const group = source.slice(at, end);
    if (lookaround.test(group)) return { end, beginnings: nothing };
    return { end, beginnings: beginningsOf(group.slice(groupStart.exec(group)![0].length, -1)) };
  }
  if (sign === "[") {
    const end = endOf(source, at);
    return { end, beginnings: beginningsOfClass(source.slice(at + 1, end - 1)) };
  }
  if (sign === "^" || sign === "$") return { end: at + 1, beginnings: nothing };
  if (sign === ".") return { end: at + 1, beginnings: anything };
  if (sign !== "\\") return { end: at + sign.length, beginnings: lettersOf([sign]) };
  const escaped = source[at + 1]!;
  if (/[bB]/u.test(escaped)) return { end: at + 2, beginnings: nothing };
  if (escaped === "d") return { end: at + 2, beginnings: lettersOf(digits) };
  if (!/[\p{Alpha}\p{N}]/u.test(escaped)) return { end: at + 2, beginnings: lettersOf([escaped]) };
  const isLong = /[pPu]/u.test(escaped) && source[at + 2] === "{";
  return { end: isLong ? source.indexOf("}", at) + 1 : at + 2, beginnings: anything };
}

function beginningsOfClass(inner: string): Beginnings {
  if (inner.startsWith("^") || /\\[\p{Alpha}\p{N}]/u.test(inner)) return anything;
  const characters = [...inner.replaceAll("\\", "")];
  const letters: string[] = [];
  for (let index = 0; index < characters.length; index += 1) {
    const first = characters[index]!.codePointAt(0)!;
    const isRange = characters[index + 1] === "-" && index + 2 < characters.length;
    const last = isRange ? characters[index + 2]!.codePointAt(0)! : first;
    if (last - first > widestRange) return anything;
    for (let point = first; point <= last; point += 1) letters.push(String.fromCodePoint(point));
    if (isRange) index += 2;
  }
  return lettersOf(letters);
}

/** Whether a text with these first characters may begin so. */
function mayBegin(characters: string, beginning: string): boolean {
  if (beginning.length > characters.length) return false;
  for (let index = 0; index < beginning.length; index += 1)
    if (beginning[index] !== wildcard && beginning[index] !== characters[index]) return false;
  return true;
}

type Alternative = { source: string; beginnings: readonly string[] };
/** `general`: those that may begin with any character. */
type Parsed = { all: readonly Alternative[]; general: readonly Alternative[]; letters: ReadonlySet<string> };

const never = /(?!)/uy;

/**
 * A pattern of many alternatives, without regard to capitals. Of them only those are compiled that can begin with the two letters where it
 * is tried: a browser compiles a pattern when it is first used, which takes 0.1 s for the longest ones, while somebody types.
 */
export class Alternatives {
  private readonly ahead: RegExp | null;
  private readonly source: { ahead: string; alternatives: string; behind: string };
  private readonly starts: RegExp | null;
  private readonly byCharacters = new Map<string, RegExp>();
  private readonly bySource = new Map<string, RegExp>();
  private read: Parsed | undefined;

  /**
   * @param source.ahead what may stand before each alternative; it matches nothing, too
   * @param source.alternatives with "|" between them
   * @param starts matches nothing, with the flag "g", at the places where the pattern is tried; null: at the start of the text only
   */
  constructor(
    { ahead = "", alternatives, behind = "" }: { ahead?: string; alternatives: string; behind?: string },
    starts: RegExp | null = null,
  ) {
    this.source = { ahead, alternatives, behind };
    this.ahead = ahead === "" ? null : new RegExp(ahead, "iuy");
    this.starts = starts;
  }

  test(text: string): boolean {
    return this.exec(text) !== null;
  }

  /** The first match, as of `RegExp`; of the source's groups it has only those of the alternatives that were compiled. */
  exec(text: string): RegExpExecArray | null {
    passStage();
    if (this.starts === null) return this.matchAt(text, 0);
    this.starts.lastIndex = 0;
    for (let start = this.starts.exec(text); start !== null; start = this.starts.exec(text)) {
      const { index } = start;
      const match = this.matchAt(text, index);
      if (match !== null) return match;
      this.starts.lastIndex = index + ((text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1);
    }
    return null;
  }

  private matchAt(text: string, at: number): RegExpExecArray | null {
    const { all, general } = (this.read ??= parse(this.source.alternatives));
    if (this.ahead !== null) {
      this.ahead.lastIndex = at;
      // Behind what stands ahead any alternative may follow.
      if (this.ahead.exec(text)?.[0] !== "") return execAt(this.patternOf(all), text, at);
    }
    const characters = this.charactersAt(text, at);
    const ofCharacters = execAt(this.patternFor(characters), text, at);
    const ofAny = execAt(this.patternOf(general), text, at);
    if (ofCharacters === null || ofAny === null) return ofCharacters ?? ofAny;
    // The first one of them all counts.
    return execAt(this.patternOf(all.filter((one) => mayBeginOne(characters, one))), text, at);
  }

  /** The first characters from a place on, folded, as the beginnings tell them apart. */
  private charactersAt(text: string, at: number): string {
    let characters = "";
    for (let end = at; end < text.length && characters.length < length;) {
      const character = String.fromCodePoint(text.codePointAt(end)!);
      const letter = folded(character);
      characters += this.read!.letters.has(letter) ? letter : other;
      end += character.length;
    }
    return characters;
  }

  private patternFor(characters: string): RegExp {
    let pattern = this.byCharacters.get(characters);
    if (pattern === undefined) {
      const { all, general } = this.read!;
      pattern = this.patternOf(all.filter((one) => mayBeginOne(characters, one) && !general.includes(one)));
      this.byCharacters.set(characters, pattern);
    }
    return pattern;
  }

  private patternOf(chosen: readonly Alternative[]): RegExp {
    if (chosen.length === 0) return never;
    const alternatives = chosen.map(({ source }) => source).join("|");
    let pattern = this.bySource.get(alternatives);
    if (pattern === undefined) {
      const { ahead, behind } = this.source;
      pattern = new RegExp(`${ahead}(?:${alternatives})${behind}`, "iuy");
      this.bySource.set(alternatives, pattern);
    }
    return pattern;
  }
}

function parse(alternatives: string): Parsed {
  const all = splitAlternatives(alternatives).map((source) => ({
    source,
    beginnings: [...beginningsOf(source)],
  }));
  return {
    all,
    general: all.filter(({ beginnings }) =>
      beginnings.some((text) => text === "" || text.startsWith(wildcard)),
    ),
    letters: new Set(all.flatMap(({ beginnings }) => beginnings.flatMap((text) => [...text]))),
  };
}

function mayBeginOne(characters: string, { beginnings }: Alternative): boolean {
  return beginnings.some((beginning) => mayBegin(characters, beginning));
}

function execAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
