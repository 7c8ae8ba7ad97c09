import { Parser } from "htmlparser2";

const blocks = new Set(
  "address article br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p section table td th tr ul".split(" "),
);

/** Whether a tag begins a new line. */
export function isBlock(tag: string): boolean {
  return blocks.has(tag);
}

/** Removes tags and decodes entities, which some sites encode twice (`&amp;frac12;`). */
export function plainText(text: string): string {
  const once = stripped(text);
  return once.includes("&") ? stripped(once) : once;
}

/** Puts a text on one line. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/gu, " ").trim();
}

/** Treats elements as not nested, so that the cost of a deeply nested text is linear in its length. */
class FlatParser extends Parser {
  protected override isVoidElement(): boolean {
    return true;
  }
}

function stripped(text: string): string {
  if (!/[<&]/.test(text)) return text;
  let plain = "";
  const parser = new FlatParser({
    onopentagname: (name) => {
      if (isBlock(name)) plain += "\n";
    },
    ontext: (part) => {
      plain += part;
    },
  });
  parser.end(text);
  return plain;
}
