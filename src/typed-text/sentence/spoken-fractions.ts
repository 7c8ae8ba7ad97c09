import { readAmount } from "../amount.ts";
import { countWords } from "./count-words.ts";

const numbers = `\\d{1,3}|an?|one|eine?[nrs]?|un[ao]?|une|${countWords}`;
const andHalf =
  "(?:and|und|y|et) (?:(?:a |1 )?half(?: an?)?|½|1\\/2|medi[oa]|demie?|ein(?:e[nrs]?)? halbe?[nrs]?)";
const measures =
  "pounds?|lbs?|kilos?|kg|lit(?:er|re)s?|gallons?|quarts?|pints?|dozens?|cups?|litros?|libras?|docenas?|tazas?|livres?|douzaines?|tasses?|Pfund|Liter|Kilogramm";

/** "one and a half pounds", "ein und ein halbes Kilo"; not the time of "a las 8 y media". */
const halfAhead = new RegExp(
  `(?<![\\p{Alpha}\\p{N}]|(?<!\\p{Cased})(?:las|at|um) )(${numbers}) ${andHalf}(?= (?!and |und |y |et )\\p{Alpha})`,
  "giu",
);
/** "kilo y medio de tomates", "une livre et demie de" */
const halfBehind = new RegExp(
  `(?<![\\p{Alpha}\\p{N}])(?:(${numbers}) ?)?(${measures}) ${andHalf}(?=$|[,.]| (?!(?:${measures})(?!\\p{Cased}))\\p{Alpha})`,
  "giu",
);
const germanHalf = /(?<!\p{Cased})(ein|zwei|drei|vier|fünf|sechs|sieben|acht)e?inhalb(?= )/giu;
/** "one and a quarter pounds", "dos kilos y cuarto", "two and three quarter cups" */
const quartersAhead = new RegExp(
  `(?<![\\p{Alpha}\\p{N}])(${numbers}) (?:and|und|y|et) (a quarter|three quarters?|ein viertel|un cuarto|un quart|trois quarts)(?= (?:of )?(?:${measures})(?!\\p{Cased}))`,
  "giu",
);
const quarter =
  /(?<![\p{Alpha}\p{N}])(?:a|one|ein) (?:quarter(?: of an?| of)?|viertel)(?= (?!pounders?|of |(?:lb|pound|cup|gallon|kilo|liter|litre|pfund))\p{Alpha}{3})/giu;

const third =
  /(?<![\p{Alpha}\p{N}])(?:(?:a|one) third(?: of an?| of)?|ein drittel|un tercio de|un tiers de)(?= \p{Alpha})/giu;

const valueOf = (word: string): number => readAmount(`${word} `, 0)?.low ?? 1;

/** A text with numbers such as "one and a half" and "kilo y medio" in figures, before the unit: there "and" separates no things. */
export function withFractions(text: string, use: (typed: string) => void): string {
  if (!/half|halb|½|1\/2|medi[oa]|demi|quart|cuarto|viertel|third|drittel|tercio|tiers/iu.test(text))
    return text;
  const inFigures = (pattern: RegExp, figures: (groups: string[]) => string) => (given: string) =>
    given.replace(pattern, (typed, ...groups: string[]) => {
      use(typed);
      return figures(groups);
    });
  return [
    inFigures(halfAhead, ([whole]) => `${valueOf(whole!)}½`),
    inFigures(halfBehind, ([whole, unit]) => `${valueOf(whole ?? "1")}½ ${unit}`),
    inFigures(quartersAhead, ([whole, part]) => `${valueOf(whole!)}${/^t/iu.test(part!) ? "¾" : "¼"}`),
    inFigures(germanHalf, ([whole]) => `${valueOf(whole!)}½`),
    inFigures(quarter, () => "¼"),
    inFigures(third, () => "⅓"),
  ].reduce((done, next) => next(done), text);
}
