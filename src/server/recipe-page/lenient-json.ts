/** The nesting depth of objects and arrays. */
const mostDepth = 100;

/**
 * Parses the values of a JSON script, also malformed ones: with line breaks in strings, comments, too many or too few
 * commas, unescaped quotation marks, several values, or a missing end.
 * @throws SyntaxError when it can't be made out
 */
export function readJson(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return new LenientReader(text).readAll();
  }
}

const space = /[\s\uFEFF;]*/y;
const word = /[\w$.+-]+/y;
const numeral = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const marks = ["<!--", "-->", "<![CDATA[", "]]>"];
const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "", f: "" };
const literals: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

class LenientReader {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readAll(): unknown[] {
    const values: unknown[] = [];
    for (this.#skip(); !this.#isAtEnd; this.#skip()) {
      if (this.#take(",")) continue;
      values.push(this.#value());
    }
    return values;
  }

  get #isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  #value(): unknown {
    this.#skip();
    if (this.#text[this.#at] === '"') return this.#string();
    if (this.#take("{")) return this.#inside("}", {}, (object) => this.#member(object));
    if (this.#take("[")) return this.#inside("]", [] as unknown[], (array) => array.push(this.#value()));
    return this.#word();
  }

  /** Reads until `end`, or the end of the text. */
  #inside<T>(end: string, into: T, readOne: (into: T) => unknown): T {
    this.#depth += 1;
    if (this.#depth > mostDepth) throw new SyntaxError("too deep");
    for (this.#skip(); !this.#isAtEnd && !this.#take(end); this.#skip()) if (!this.#take(",")) readOne(into);
    this.#depth -= 1;
    return into;
  }

  #member(object: Record<string, unknown>): void {
    const name = this.#text[this.#at] === '"' ? this.#string() : String(this.#word());
    this.#skip();
    if (!this.#take(":")) throw new SyntaxError("no colon");
    const value = this.#isAtEnd ? null : this.#value();
    if (name !== "__proto__") object[name] = value;
  }

  #word(): unknown {
    word.lastIndex = this.#at;
    const found = word.exec(this.#text)?.[0];
    if (found === undefined) throw new SyntaxError("no value");
    this.#at += found.length;
    if (Object.hasOwn(literals, found)) return literals[found];
    return numeral.test(found) ? Number(found) : found;
  }

  #string(): string {
    let read = "";
    let from = (this.#at += 1);
    for (; !this.#isAtEnd; this.#at += 1) {
      const letter = this.#text[this.#at]!;
      if (letter === "\\") {
        read += this.#text.slice(from, this.#at) + this.#escape();
        from = this.#at + 1;
      } else if (letter === '"' && this.#ends()) {
        read += this.#text.slice(from, this.#at);
        this.#at += 1;
        return read;
      }
    }
    this.#at = this.#text.length;
    return read + this.#text.slice(from);
  }

  /** Reads to the last character of an escape. */
  #escape(): string {
    this.#at += 1;
    const letter = this.#text[this.#at] ?? "";
    const code = letter === "u" ? this.#text.slice(this.#at + 1, this.#at + 5) : "";
    if (!/^[\da-f]{4}$/i.test(code)) return escapes[letter] ?? letter;
    this.#at += 4;
    return String.fromCharCode(Number.parseInt(code, 16));
  }

  /** Whether a quotation mark ends its string; otherwise it is a character of the string. */
  #ends(): boolean {
    space.lastIndex = this.#at + 1;
    space.test(this.#text);
    const next = this.#text[space.lastIndex];
    return next === undefined || ",:}]/<-".includes(next);
  }

  #take(letter: string): boolean {
    if (this.#text[this.#at] !== letter) return false;
    this.#at += 1;
    return true;
  }

  /** Skips white space, semicolons, comments, and HTML comment marks around scripts. */
  #skip(): void {
    for (;;) {
      space.lastIndex = this.#at;
      space.test(this.#text);
      this.#at = space.lastIndex;
      const mark = marks.find((each) => this.#text.startsWith(each, this.#at));
      const comment = mark === undefined ? this.#commentLength() : 0;
      if (mark === undefined && comment === 0) return;
      this.#at += mark?.length ?? comment;
    }
  }

  #commentLength(): number {
    const end = this.#text.startsWith("//", this.#at)
      ? "\n"
      : this.#text.startsWith("/*", this.#at)
        ? "*/"
        : null;
    if (end === null) return 0;
    const found = this.#text.indexOf(end, this.#at + 2);
    return (found < 0 ? this.#text.length : found + end.length) - this.#at;
  }
}
