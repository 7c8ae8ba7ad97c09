import { wordRow } from "./features.ts";
import type { Model } from "./model.ts";
import { singular } from "./stem.ts";

/** A word must speak this clearly (in units of the model's scores) to be named as the reason. */
const CLEAR = 0.5;

/** What in the name spoke most for the category, in words for a person. */
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
