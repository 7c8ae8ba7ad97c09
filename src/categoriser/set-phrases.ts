import { categoryIndex } from "./scheme.ts";

/** Folded names whose single words mislead: "oil" is cooking oil, "chips" are snacks. */
const phrases: readonly (readonly [name: string, category: string])[] = [
  ["3 in 1 oil", "hardware"],
  ["3 in one oil", "hardware"],
  ["three in one oil", "hardware"],
  ["multi purpose oil", "hardware"],
  ["multipurpose oil", "hardware"],
  ["machine oil", "hardware"],
  ["sewing machine oil", "hardware"],
  ["lubricating oil", "hardware"],
  ["bike chain oil", "hardware"],
  ["huile lubrifiante", "hardware"],
  ["fish and chips", "deli"],
  ["fish chips", "deli"],
  ["fish n chips", "deli"],
];
const byName = new Map(phrases.map(([name, id]) => [name, categoryIndex(id)]));

/** The category of a set phrase, or null. */
export function categoryOfPhrase(words: readonly string[]): number | null {
  return byName.get(words.join(" ")) ?? null;
}
