import { wordRow } from "./features.ts";
import type { Model } from "./model.ts";
import { singular } from "./stem.ts";

/** The least contribution (in units of the model's scores) of a word that is named as the reason. */
const CLEAR = 0.5;

/** A sentence that names the word with the largest contribution to the category. */
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
