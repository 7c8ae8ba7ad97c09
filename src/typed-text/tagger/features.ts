import type { Token } from "./tokens.ts";

/** The logarithm of the number of rows that features are hashed to. */
const rowBits = 15;
export const rowCount = 1 << rowBits;

/** The most tokens of a known name. */
const longestName = 4;

/** Where a token stands in a known name: alone, at its begin, inside, at its end; "" outside. */
export type Place = "" | "alone" | "begin" | "inside" | "end";

/** The places of tokens in the names that a text has, the longest names first from the left. */
export function placesIn(
  text: string,
  tokens: readonly Token[],
  knows: (name: string) => boolean,
): readonly Place[] {
  const places: Place[] = tokens.map(() => "");
  for (let at = 0; at < tokens.length;) {
    const length = nameLength(text, tokens, at, knows);
    for (let index = 0; index < length; index += 1)
      places[at + index] =
        length === 1 ? "alone" : index === 0 ? "begin" : index === length - 1 ? "end" : "inside";
    at += Math.max(1, length);
  }
  return places;
}

function nameLength(
  text: string,
  tokens: readonly Token[],
  at: number,
  knows: (name: string) => boolean,
): number {
  let most = 1;
  while (most < longestName && tokens[at + most]?.gap === "space") most += 1;
  for (let length = most; length > 0; length -= 1)
    if (knows(text.slice(tokens[at]!.start, tokens[at + length - 1]!.end))) return length;
  return 0;
}

/** The rows of the features of each token: its word, its neighbours, its spelling and what is known of it. */
export function featureRows(tokens: readonly Token[], places: readonly Place[]): readonly number[][] {
  const wordAt = (index: number): string => {
    const word = tokens[index]?.word;
    if (word === undefined) return index < 0 ? "<" : ">";
    return /^\d/u.test(word) && !/[a-z]/u.test(word) ? "#" : word;
  };
  return tokens.map((token, index) => {
    const [before, word, after] = [wordAt(index - 1), wordAt(index), wordAt(index + 1)];
    const place = places[index]!;
    const placeBefore = places[index - 1] ?? "";
    const placeAfter = places[index + 1] ?? "";
    const gapAfter = tokens[index + 1]?.gap ?? "end";
    return [
      "bias",
      `word ${word}`,
      `before ${before}`,
      `after ${after}`,
      `pair ${before} ${word}`,
      `pair after ${word} ${after}`,
      `second before ${wordAt(index - 2)}`,
      `second after ${wordAt(index + 2)}`,
      `around ${before} ${after}`,
      `end2 ${word.slice(-2)}`,
      `end3 ${word.slice(-3)}`,
      `end4 ${word.slice(-4)}`,
      `begin3 ${word.slice(0, 3)}`,
      `begin4 ${word.slice(0, 4)}`,
      `shape ${shapeOf(token.text)} ${token.gap}`,
      `gaps ${token.gap} ${gapAfter}`,
      `gap ${token.gap} ${word}`,
      `gap after ${gapAfter} ${word}`,
      `place ${place}`,
      `places ${placeBefore} ${place} ${placeAfter}`,
      `place of ${place} ${word}`,
      `place between ${place} ${token.gap} ${gapAfter}`,
      `place and shape ${place} ${shapeOf(token.text)}`,
      `place after ${placeAfter} ${after}`,
      `place before ${placeBefore} ${before} ${place}`,
      `end before ${before.slice(-3)} ${place}`,
      `end after ${after.slice(-3)} ${place}`,
    ].map(rowOf);
  });
}

function shapeOf(text: string): string {
  if (/^[\d½¼¾⅓⅔]/u.test(text)) return /\p{Alpha}/u.test(text) ? "measure" : "number";
  if (/^\p{Upper}{2,}$/u.test(text)) return "capitals";
  return /^\p{Upper}/u.test(text) ? "capital" : "small";
}

/** 32-bit FNV-1a with its bits mixed, since its low bits alone spread poorly. */
function rowOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % rowCount;
}
