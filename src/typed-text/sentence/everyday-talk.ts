import { countWords } from "./count-words.ts";
import { withPhrases } from "./phrase-groups.ts";
import { toldAhead } from "./told-ahead.ts";
import { toldBeyond } from "./told-beyond.ts";
import { toldBeside } from "./told-beside.ts";
import { toldInTurn } from "./told-in-turn.ts";
import { toldNeeds } from "./told-needs.ts";
import { toldStock } from "./told-stock.ts";
import { toldVisits } from "./told-visits.ts";

const told = [
  ...toldVisits,
  ...toldBeyond,
  ...toldAhead,
  ...toldNeeds,
  ...toldBeside,
  ...toldInTurn,
  ...toldStock,
];

/** "y tres no perdona cuatro pimientos": the second number counts. */
const otherFigure = new RegExp(
  `(?<=(?:^|[\\s,]))(?:\\d{1,3}|${countWords}) (?:no|nein|nee|non)(?:,? (?:perdona|perdón|espera|mejor|digo|warte|quatsch|doch|sorry|wait|pardon|attends|plutôt))+,? (?=(?:\\d{1,3}|${countWords}) \\p{L})`,
  "giu",
);

/** A text whose talk is in the words of a list: "der Entkalker geht zur Neige" becomes "wir brauchen Entkalker". */
export function withEverydayTalk(text: string): string {
  // A single word compiles none of the patterns.
  if (!text.includes(" ")) return text;
  const plain = withPhrases(text, told).replace(otherFigure, "");
  return plain === text ? text : plain.replace(/[,;] ?(?=[.!])/gu, "").replace(/^[.;,\s]+(?=\S)/u, "");
}
