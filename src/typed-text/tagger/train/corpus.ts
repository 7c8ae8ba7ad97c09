import { readdirSync, readFileSync } from "node:fs";
import { tags, type Tag } from "../chain.ts";
import { featureRows, placesIn } from "../features.ts";
import { tokensOf, type Token } from "../tokens.ts";

/**
 * A text with its parts as they stand in it. Of a thing the amount and the name are separated by "|", in their order: "12
 * cans|sheba tuna", "pesto|x2". `other`: stores, times, people, purposes, preparations and repeats.
 */
type MarkedText = { text: string; things: readonly string[]; other?: readonly string[] };
/** A text with a letter for each of its tokens: "t" for a thing, "k" for what is said about one, "o" for talk. */
type TaggedText = { text: string; tags: string };
export type CorpusText = MarkedText | TaggedText;

/** A text for the training: the rows of the features of each token, and the index of its tag. */
export type Example = { rows: readonly (readonly number[])[]; tags: readonly number[] };

/** In the order of `tags`. */
const letters = "tko";
const folder = new URL("corpus/", import.meta.url);

/** The texts of the corpus: a file for each language and kind, a line of JSON for each text. */
export function readCorpus(): CorpusText[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
    .flatMap((name) => readFileSync(new URL(name, folder), "utf8").trim().split("\n"))
    .map((line) => JSON.parse(line) as CorpusText);
}

/** @param knows whether a text is a name that everybody has or that the categoriser knows */
export function exampleOf(text: CorpusText, knows: (name: string) => boolean): Example {
  const tokens = tokensOf(text.text);
  const rows = featureRows(tokens, placesIn(text.text, tokens, knows));
  if (!("tags" in text)) return { rows, tags: tagsOf(text, tokens) };
  if (text.tags.length !== tokens.length)
    throw new Error(`${tokens.length} tokens, ${text.tags.length} tags: ${text.text}`);
  return { rows, tags: [...text.tags].map((letter) => letters.indexOf(letter)) };
}

function tagsOf({ text, things, other = [] }: MarkedText, tokens: readonly Token[]): number[] {
  const found: Tag[] = tokens.map(() => "talk");
  // Long parts come first: a short one may stand inside one of them, too.
  for (const thing of things.toSorted((one, two) => two.length - one.length))
    for (const part of thing.split("|")) mark(part, "thing");
  for (const part of other) mark(part, "about");
  return found.map((tag) => tags.indexOf(tag));

  function mark(part: string, tag: Tag): void {
    const wanted = part.trim().toLowerCase();
    const lower = text.toLowerCase();
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      const covered = tokens.flatMap((token, index) =>
        token.start >= at && token.end <= end ? [index] : [],
      );
      const isWhole = tokens[covered[0] ?? -1]?.start === at && tokens[covered.at(-1)!]?.end === end;
      if (!isWhole || covered.some((index) => found[index] !== "talk")) continue;
      for (const index of covered) found[index] = tag;
      return;
    }
  }
}
