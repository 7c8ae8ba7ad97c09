import { expect, test } from "vitest";
import { createCategoriser } from "./categoriser.ts";
import { decodeData, encodeData } from "./data-file.ts";
import { categoryIndex } from "./scheme.ts";
import { WAYS, buildData } from "./train/build.ts";
import type { Corpus } from "./train/build.ts";
import type { Entry } from "./train/corpus.ts";

const entry = (name: string, category: string): Entry => ({
  name,
  category: categoryIndex(category),
  language: "en",
});
const corpus: Corpus = {
  lexicon: [entry("apple", "produce"), entry("green beans", "produce"), entry("cheddar cheese", "dairy")],
  words: [entry("philadelphia", "dairy")],
  kinds: [
    {
      category: categoryIndex("frozen"),
      flavours: ["vanilla", "mint"],
      heads: ["ice cream"],
      tails: ["pops"],
    },
  ],
  patterns: [{ category: categoryIndex("bakery"), pattern: "*brot", fillings: ["roggen", "dinkel"] }],
};
const build = () => buildData(corpus, { ways: WAYS, seen: [0.2, 0.8], right: [0.3, 0.9] });

test("the same lexicon gives the same file", () => {
  expect(Buffer.from(encodeData(build())).equals(Buffer.from(encodeData(build())))).toBe(true);
});

test("decoded data categorises like the encoded data", () => {
  const data = build();
  const written = createCategoriser(data);
  const file = encodeData(data);
  // A file may be a view at an odd offset of a larger buffer.
  const shifted = new Uint8Array(file.length + 1);
  shifted.set(file, 1);
  const read = createCategoriser(decodeData(shifted.subarray(1)));
  for (const name of ["apple", "mint ice cream", "chedar cheese", "swiss cheese", "beans"]) {
    expect(read.categorise(name)).toEqual(written.categorise(name));
  }
  expect(read.categorise("vanilla mint ice cream").ranked[0]?.category).toBe("Frozen");
});

test("a file of another kind is rejected", () => {
  expect(() => decodeData(new Uint8Array([9, 0, 0, 0, 1, 2]))).toThrow("not the categoriser's data file");
});
