import { wordRow } from "./features.ts";
import type { Model } from "./model.ts";
import { singular } from "./stem.ts";

/** A reason names no word that contributes less than this to the model's score. */
const CLEAR = 0.5;

/** The reason for a category: the word that contributes most to its score. */
export function explain(words: readonly string[], category: number, model: Model): string {
  let strongest = "";
  let most = CLEAR;
  for (const word of words) {
    const weight = model.weight(wordRow(singular(word)), category);
    if (weight <= most) continue;
    most = weight;
    strongest = word;
  }
  return strongest === "" ? "letter patterns" : `word '${strongest}'`;
}
