const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Decodes HTML character references ("&amp;", "&#39;"). */
export function withoutReferences(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([a-z]{2,4}));/gu,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return named[name as string] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
      const isCharacter = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : whole;
    },
  );
}

/** Removes Markdown's bold, italics, code and links; the text of a link and escaped characters stay. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/(?<=\S\s)<!--((?:(?!-->|<!--).)*)-->/gu, (_, remark: string) => `(${remark.trim()})`)
    .replace(/(?<!\\)!?\[([^\][]*)(?<!\\)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]*")?\)/gu, "$1")
    .replace(/(?<!\\)(\*\*|__)(?=\S)((?:(?!\1).)+?)(?<=[^\s\\])\1/gu, "$2")
    .replace(/(?<![\p{L}\p{N}*_\\])([*_])(?=[^\s*_])([^*_]+?)(?<=[^\s*_\\])\1(?![\p{L}\p{N}*_])/gu, "$2")
    .replace(/(?<!\\)`([^`]+)(?<!\\)`/gu, "$1");
}
