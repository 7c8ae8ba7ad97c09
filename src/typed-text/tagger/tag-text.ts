import { probabilitiesOf, tags, type ChainWeights, type Tag } from "./chain.ts";
import { featureRows, placesIn } from "./features.ts";
import { tokensOf, type Token } from "./tokens.ts";
import { emissions, scale, transitions } from "./weights.ts";

export type TaggedToken = Token & {
  /** Whether it belongs to a name that is known. */
  isKnown: boolean;
  /** The probability of each tag. */
  likely: Readonly<Record<Tag, number>>;
};

let loaded: ChainWeights | undefined;

/** Tags the words of a text in English, German, Spanish or French. `knows`: whether a text is the name of a thing that is known. */
export function tagText(text: string, knows: (name: string) => boolean): TaggedToken[] {
  loaded ??= { emissions: bytesOf(emissions), transitions: bytesOf(transitions), scale };
  const tokens = tokensOf(text);
  const places = placesIn(text, tokens, knows);
  const probabilities = probabilitiesOf(featureRows(tokens, places), loaded);
  return tokens.map((token, index) => {
    const likely = Object.fromEntries(tags.map((tag, at) => [tag, probabilities[index]![at]!]));
    return { ...token, isKnown: places[index] !== "", likely: likely as Record<Tag, number> };
  });
}

function bytesOf(base64: string): Int8Array {
  return Int8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}
