import { fold } from "../../contract/items/pieces.ts";

/** What stands between two tokens, the strongest of it first. */
export type Gap = "start" | "line" | "stop" | "comma" | "colon" | "bracket" | "picture" | "sign" | "space";

export type Token = {
  /** As it stands in the text. */
  text: string;
  /** In lower case without accents. */
  word: string;
  start: number;
  end: number;
  /** What stands before it. */
  gap: Gap;
};

/** Words, numbers and "@"; what is elided before an apostrophe is a word of its own ("d'", "don'"). */
const tokenPattern = /[\p{Alpha}\p{M}\p{N}]+(?:[.,]\d+)*['’]?|[½¼¾⅓⅔]|@/gu;

const gaps: readonly (readonly [Gap, RegExp])[] = [
  ["line", /\n/u],
  ["stop", /[.!?…]/u],
  ["comma", /[,;]/u],
  ["colon", /:/u],
  ["bracket", /[()[\]]/u],
  ["picture", /\p{Extended_Pictographic}/u],
  ["sign", /[-–•*+/]/u],
];

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(tokenPattern)) {
    const between = text.slice(end, index);
    const gap = gaps.find(([, pattern]) => pattern.test(between))?.[0] ?? (end === 0 ? "start" : "space");
    end = index + found.length;
    tokens.push({ text: found, word: fold(found), start: index, end, gap });
  }
  return tokens;
}
