import { compiledAhead } from "../compiled-ahead.ts";
import { countWords } from "./count-words.ts";
import { withPhrases } from "./phrase-groups.ts";
import { removals } from "./removals.ts";
import { stillNeeded } from "./still-needed.ts";
import { toldAhead } from "./told-ahead.ts";
import { toldAround } from "./told-around.ts";
import { toldAroundLists } from "./told-around-lists.ts";
import { toldCaredFor } from "./told-cared-for.ts";
import { toldBreakage } from "./told-breakage.ts";
import { toldAsides } from "./told-asides.ts";
import { toldBetween } from "./told-between.ts";
import { toldBeyond } from "./told-beyond.ts";
import { toldAmounts } from "./told-amounts.ts";
import { toldBeside } from "./told-beside.ts";
import { toldInTurn } from "./told-in-turn.ts";
import { toldLacks } from "./told-lacks.ts";
import { toldLater } from "./told-later.ts";
import { toldNeeds } from "./told-needs.ts";
import { toldOften } from "./told-often.ts";
import { toldPeople } from "./told-people.ts";
import { toldSlips } from "./told-slips.ts";
import { toldStock } from "./told-stock.ts";
import { toldVisits } from "./told-visits.ts";
import { toldWants } from "./told-wants.ts";
import { toldWithout } from "./told-without.ts";
import { toldWishes } from "./told-wishes.ts";

const told = [
  ...toldAroundLists,
  ...toldAround,
  ...toldCaredFor,
  ...toldWithout,
  ...toldOften,
  ...toldBetween,
  ...toldAsides,
  ...toldPeople,
  ...toldLater,
  ...removals,
  ...stillNeeded,
  ...toldLacks,
  ...toldBreakage,
  ...toldVisits,
  ...toldSlips,
  ...toldAmounts,
  ...toldWishes,
  ...toldWants,
  ...toldBeyond,
  ...toldAhead,
  ...toldNeeds,
  ...toldBeside,
  ...toldInTurn,
  ...toldStock,
];
compiledAhead(told.map(({ may }) => may));

/** Larger numbers, which people say as well when they correct one. */
const larger =
  "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a )?hundred|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|(?:ein|zwei|drei)?hundert|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|quinze|seize|vingt|trente|quarante|cinquante|soixante|quatre-vingts?|cent";
/** "y tres no perdona cuatro pimientos": the second number counts. */
const otherFigure = new RegExp(
  `(?<=(?:^|[\\s,]))(?:\\d{1,3}|${countWords}|${larger}) (?:no|nein|nee|non)(?:,? (?:perdona|perdón|espera|mejor|digo|warte|quatsch|doch|sorry|wait|pardon|attends|plutôt))*,? (?=(?:\\d{1,3}|${countWords}|${larger}) \\p{Alpha})`,
  "giu",
);

/** "Schinken haben wir noch, lieber Salami": behind what is told, the next thing. */
const ratherAhead =
  /(?<=[.!] ?)(?:, ?)?(?:lieber|stattdessen|dafür|rather|instead|mejor|plutôt) (?=\p{Alpha}|\d)/giu;

/** A text whose talk is in the words of a list: "der Entkalker geht zur Neige" becomes "wir brauchen Entkalker". */
export function withEverydayTalk(text: string): string {
  // A single word compiles none of the patterns.
  if (!text.includes(" ")) return text;
  const plain = withPhrases(text, told).replace(otherFigure, "");
  return plain === text
    ? text
    : plain
        .replace(ratherAhead, "")
        .replace(/[,;] ?(?=[.!])|(?<!\.)\.(?=\. )/gu, "")
        .replace(/^[.;,\s]+(?=\S)/u, "");
}
