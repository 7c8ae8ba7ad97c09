import { isPreparation } from "../preparation.ts";
import { findRepeatAlone } from "../repeat-words.ts";

/** A whole line in brackets, with the word that says that its thing is optional. */
const inBrackets =
  /^([^\S\n]*(?:[-*•][^\S\n]+)?)\((?:(?:optional|opcional|facultatif|optionnel|nach wunsch)\s?:\s*([^()\n]+)|([^()\n]+?),\s*(optional|opcional|facultatif|optionnel|nach wunsch))\)[^\S\n]*$/gimu;

/** A preparation behind a comma, with a remark in brackets. */
const bracketAtEnd = /, ?([^\s,()][^,()\n]{2,39}?) ?\(([^()\n]{1,30})\) ?$/gmu;

/** "onions (large), in rings" */
const preparationBehind = /\(([^()\n]{1,30})\), ?([^\s,()\n][^,()\n]{2,39}?)(?=[^\S\n]*(?:$|\n))/gu;
/** "Leche entera, 6 briks (5,34 €)": the price of what an amount follows. */
const priceBehind =
  /(?<=^[^\S\n]*(?:[-–•*▪][^\S\n]+|\[ ?\] )?)(\p{Alpha}[^,()\n]{1,40}), ?(\d{1,3}(?:[.,]\d{1,2})? ?\p{Alpha}{1,12}) ?\((?=[^()\n]*[€$£])([€$£]? ?\d+(?:[.,]\d{2})? ?[€$£]?)\)(?=[^\S\n]*$)/gmu;
/** "Lidl (every week): milk" */
const repeatOfTitle = /(?<=^[^\S\n]*)(\p{Alpha}[^():,\n]{1,30}) \(([^(),:\n]{4,40})\) ?:(?=\s)/gmu;
/** A line "(pie = Aunt Carol)": who brings what. */
const toldInBrackets = /\n[^\S\n]*\([^()\n]{2,40} = [^()\n]{2,40}\)[^\S\n]*(?=\n|$)/gu;
/** "rolls (5, without raisins)" */
const amountAndRemark = /(?<=\p{Alpha}{3}) \((\d{1,2}(?: ?x)?), (\p{Alpha}[^()\n]{2,60})\)/gu;

/**
 * A text whose lines in brackets are open, and whose remarks behind a preparation stand beside it: "(½ cup walnuts, optional)" is
 * "½ cup walnuts (optional)", "Parmesan, grated (to serve)" is "Parmesan (grated, to serve)".
 */
export function withBracketsOfLines(text: string): string {
  if (!text.includes("(")) return text;
  return text
    .replace(toldInBrackets, "")
    .replace(repeatOfTitle, (typed, title: string, said: string) => {
      if (findRepeatAlone(said) !== null) return `${title} ${said}:`;
      return findRepeatAlone(title) === null ? typed : `${title} ${said}:`;
    })
    .replace(priceBehind, "$2 $1 ($3)")
    .replace(preparationBehind, (typed, remark: string, how: string) =>
      isPreparation(how) ? `(${remark}, ${how})` : typed,
    )
    .replace(amountAndRemark, " $1 ($2)")
    .replace(
      inBrackets,
      (_, ahead: string, first: string | undefined, second: string, word: string | undefined) =>
        `${ahead}${first ?? second} (${word ?? "optional"})`,
    )
    .replace(bracketAtEnd, (typed, how: string, remark: string) =>
      isPreparation(how) ? ` (${how}, ${remark})` : typed,
    );
}
