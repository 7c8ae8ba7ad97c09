import { nameKey } from "../../contract/items/rules.ts";
import { compiledAhead } from "../compiled-ahead.ts";
import { withPhrases, type PhraseGroup } from "./phrase-groups.ts";
import { withoutStrayStops } from "./stray-stops.ts";
import { toldAnswers } from "./told-answers.ts";
import { toldBrought } from "./told-brought.ts";
import { toldDenials } from "./told-denials.ts";
import { toldGiven } from "./told-given.ts";
import { toldInChats } from "./told-in-chats.ts";
import { toldMoves } from "./told-moves.ts";
import { toldRemains } from "./told-remains.ts";

/** An invisible character around each sentence that these rules have written; nothing between two for what only goes. */
const mark = "\u2063";
const plain =
  "we (?:don't need|already have)|wir (?:brauchen kein|haben noch)|no necesitamos|ya tenemos|on n'a pas besoin de|on a déjà";
const denial = new RegExp(`(?<!\\S)((?:${plain}) (?:\\$\\d)+)`, "giu");
const verb = new RegExp(`^(?:${plain}) `, "iu");
const marked = (to: string) => (to === "" ? mark + mark : to.replaceAll(denial, `${mark}$1${mark}`));

const groups: readonly PhraseGroup[] = [
  ...toldDenials,
  ...toldBrought,
  ...toldGiven,
  ...toldInChats,
  ...toldMoves,
  ...toldAnswers,
  ...toldRemains,
].map(({ may, in: phrases }) => ({
  may,
  in: () => phrases().map(([pattern, to]) => [pattern, marked(to)] as const),
}));
compiledAhead(groups.map(({ may }) => may));

/** Such a sentence, with a conjunction ahead, which may be dictated. */
const sentence = new RegExp(
  `(?:[,;]?[^\\S\\n]+(?:and|und|y|e|et|comma|komma|coma|virgule)){0,2}[^\\S\\n]*${mark}([^${mark}]*)${mark}\\.?[^\\S\\n]*`,
  "gu",
);

/** "mückenspray ein schlafsack hab ich schon den leiht mir lena also nur noch kekse", dictated: another sentence begins. */
const dictatedStops =
  /(?<=\p{Alpha}{3}) (?=(?:eine?n?|den|die|das) \p{Alpha}{3,} hab(?:e)? ich (?:schon|noch|bereits)(?!\p{Cased}))|(?<=\p{Alpha}) (?=also (?:brauch(?:e|en)? (?:ich|wir) )?nur noch (?:\p{Alpha}|\d))/giu;

/** Longer texts are mostly pasted pages. */
const longest = 2000;

/** Whether a text names a thing by one of its words, or by none that is longer than an article. */
function mentions(text: string, thing: string): boolean {
  const words: readonly string[] = nameKey(text).match(/[\p{Alpha}\p{M}]+/gu) ?? [];
  return nameKey(thing)
    .split(/[^\p{Alpha}\p{M}]+/u)
    .some((word) => word.length > 2 && words.includes(word));
}

/**
 * A text in which a thing that isn't to be bought, because somebody says so, brings it or has answered so, is denied in plain words
 * when the text names it elsewhere as well; else the sentence is cut out.
 */
export function withoutDenied(text: string): string {
  if (!text.includes(" ") || text.length > longest) return text;
  const told = withPhrases(text.replace(dictatedStops, ". "), groups);
  if (!told.includes(mark)) return told;
  const others = told.replace(sentence, " ");
  const kept = told.replace(sentence, (_, said: string) =>
    said !== "" && mentions(others, said.replace(verb, "")) ? `. ${said}. ` : ". ",
  );
  return withoutStrayStops(kept);
}
