/** What a text may begin with so that a pattern can match there. */
type Beginnings = {
  letters: ReadonlySet<string>;
  /** Whether it may begin with more than `letters` tells. */
  hasOthers: boolean;
  /** Whether the pattern matches nothing at all, too. */
  isOptional: boolean;
};

type Token = { end: number; beginnings: Beginnings };

const nothing: Beginnings = { letters: new Set(), hasOthers: false, isOptional: true };
const anything: Beginnings = { letters: new Set(), hasOthers: true, isOptional: false };
const digits = [..."0123456789"];
/** The widest range of a class whose letters are told one by one. */
const widestRange = 64;
const lookaround = /^\(\?<?[=!]/u;
const groupStart = /^\((?:\?(?::|<\p{L}+>))?/u;
const zeroOrMore = /^(?:[?*]|\{0)/u;
const quantifier = /^(?:[?*+]|\{[\d,]+\})\??/u;

/** A character as patterns without regard to capitals compare it. */
function folded(character: string): string {
  return character === "ſ" ? "s" : character.toLowerCase();
}

function lettersOf(characters: readonly string[]): Beginnings {
  return { letters: new Set(characters.map(folded)), hasOthers: false, isOptional: false };
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
  const all = splitAlternatives(source).map(beginningsOfSequence);
  return {
    letters: new Set(all.flatMap(({ letters }) => [...letters])),
    hasOthers: all.some(({ hasOthers }) => hasOthers),
    isOptional: all.some(({ isOptional }) => isOptional),
  };
}

function beginningsOfSequence(source: string): Beginnings {
  const letters = new Set<string>();
  let hasOthers = false;
  for (let at = 0; at < source.length;) {
    const { end, beginnings } = tokenAt(source, at);
    for (const letter of beginnings.letters) letters.add(letter);
    hasOthers ||= beginnings.hasOthers;
    const rest = source.slice(end);
    if (!beginnings.isOptional && !zeroOrMore.test(rest)) return { letters, hasOthers, isOptional: false };
    at = end + (quantifier.exec(rest)?.[0].length ?? 0);
  }
  return { letters, hasOthers, isOptional: true };
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
  if (!/[\p{L}\p{N}]/u.test(escaped)) return { end: at + 2, beginnings: lettersOf([escaped]) };
  const isLong = /[pPu]/u.test(escaped) && source[at + 2] === "{";
  return { end: isLong ? source.indexOf("}", at) + 1 : at + 2, beginnings: anything };
}

function beginningsOfClass(inner: string): Beginnings {
  if (inner.startsWith("^") || /\\[\p{L}\p{N}]/u.test(inner)) return anything;
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

/**
 * A pattern of many alternatives, without regard to capitals. Of them only those are compiled that can begin with the letter where it is
 * tried: a browser compiles a pattern when it is first used, which takes 0.1 s for the longest ones, while somebody types.
 */
export class Alternatives {
  private readonly ahead: RegExp | null;
  private readonly source: { ahead: string; alternatives: string; behind: string };
  private readonly startsBehind: RegExp | null;
  private readonly compiled = new Map<string, RegExp>();
  private read: readonly { source: string; letters: ReadonlySet<string> | null }[] | undefined;

  /**
   * @param source.ahead what may stand before each alternative; it matches nothing, too
   * @param source.alternatives with "|" between them
   * @param startsBehind a character behind which the pattern is tried, besides the start of the text; null: nowhere else
   */
  constructor(
    { ahead = "", alternatives, behind = "" }: { ahead?: string; alternatives: string; behind?: string },
    startsBehind: RegExp | null = null,
  ) {
    this.source = { ahead, alternatives, behind };
    this.ahead = ahead === "" ? null : new RegExp(ahead, "iuy");
    this.startsBehind = startsBehind;
  }

  test(text: string): boolean {
    return this.exec(text) !== null;
  }

  /** The first match, as of `RegExp`; its groups aren't those of the source. */
  exec(text: string): RegExpExecArray | null {
    for (let at = 0; at <= text.length; at += 1) {
      if (at > 0 && !this.startsBehind?.test(text[at - 1]!)) {
        if (this.startsBehind === null) return null;
        continue;
      }
      const pattern = this.patternAt(text, at);
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (match !== null) return match;
    }
    return null;
  }

  /** Behind what stands ahead any alternative may follow. */
  private patternAt(text: string, at: number): RegExp {
    if (this.ahead !== null) {
      this.ahead.lastIndex = at;
      if (this.ahead.exec(text)?.[0] !== "") return this.patternOf("", () => true);
    }
    const letter = folded(String.fromCodePoint(text.codePointAt(at) ?? 0));
    return this.patternOf(letter, (letters) => letters.has(letter));
  }

  private patternOf(key: string, mayBegin: (letters: ReadonlySet<string>) => boolean): RegExp {
    let pattern = this.compiled.get(key);
    if (pattern === undefined) {
      const { ahead, behind } = this.source;
      const sources = this.alternatives()
        .filter(({ letters }) => letters === null || mayBegin(letters))
        .map(({ source }) => source);
      const alternatives = sources.join("|");
      pattern = sources.length === 0 ? /(?!)/uy : new RegExp(`${ahead}(?:${alternatives})${behind}`, "iuy");
      this.compiled.set(key, pattern);
    }
    return pattern;
  }

  private alternatives() {
    this.read ??= splitAlternatives(this.source.alternatives).map((source) => {
      const { letters, hasOthers, isOptional } = beginningsOf(source);
      return { source, letters: hasOthers || isOptional ? null : letters };
    });
    return this.read;
  }
}
