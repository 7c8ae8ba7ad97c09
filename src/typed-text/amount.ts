import { fold } from "../contract/items/pieces.ts";

/** A number as typed, or a range of two. */
export type Amount = {
  low: number;
  high: number;
  /** The shown form: "2", "1,5", "½", "2–3". */
  shown: string;
  /** The end offset in the text. */
  end: number;
  /** Whether it was typed as a word ("two", "half a"). */
  inWords: boolean;
};

const vulgar: Record<string, number> = {
  "½": 1 / 2,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅕": 1 / 5,
  "⅖": 2 / 5,
  "⅗": 3 / 5,
  "⅘": 4 / 5,
  "⅙": 1 / 6,
  "⅚": 5 / 6,
  "⅛": 1 / 8,
  "⅜": 3 / 8,
  "⅝": 5 / 8,
  "⅞": 7 / 8,
};

/**
 * English, German, Spanish and French by value, folded. Left out because they are names as well: "elf", "uno" (a card
 * game), "once" and "quince".
 */
const numberWords = new Map(
  (
    "a an one ein eine einen ne nen un una une|two zwei zwo dos deux|three drei tres trois|four vier cuatro quatre|" +
    "five funf cinco cinq|six sechs seis|seven sieben siete sept|eight acht ocho huit|nine neun nueve neuf|" +
    "ten zehn diez dix|eleven onze|twelve zwolf doce douze|||fifteen funfzehn quinze|||||twenty zwanzig veinte vingt"
  )
    .split("|")
    .flatMap((words, index) => words.split(" ").map((word) => [word, index + 1] as const)),
);
const moreNumberWords =
  "13 thirteen dreizehn trece treize|14 fourteen vierzehn catorce quatorze|16 sixteen sechzehn dieciseis seize|18 eighteen achtzehn " +
  "dieciocho|17 seventeen siebzehn diecisiete|19 nineteen neunzehn diecinueve|30 thirty dreissig dreißig treinta trente|40 forty vierzig cuarenta quarante|" +
  "50 fifty funfzig cincuenta cinquante|60 sixty sechzig sesenta soixante|70 seventy siebzig setenta septante|80 eighty achtzig ochenta huitante octante|" +
  "90 ninety neunzig noventa nonante|100 hundred hundert cien ciento cent|200 doscientos|300 trescientos|400 cuatrocientos|" +
  "21 veintiuno veintiun veintiuna|22 veintidos|23 veintitres|24 veinticuatro|25 veinticinco|500 quinientos|600 seiscientos|700 setecientos|800 ochocientos|900 novecientos";
for (const [value, ...words] of moreNumberWords.split("|").map((line) => line.split(" ")))
  for (const spelling of words) numberWords.set(spelling, Number(value));

const fraction =
  /(?!0\d)(?:(\d{1,5})[ -])?(\d{1,2}) ?[/⁄] ?(\d{1,2})(?![\d/⁄])|(\d{1,5})? ?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/y;
/** "00 flour" and "007" are names: no number begins with a nought and a digit. */
const decimal = /(?!0\d)\d{1,5}(?:[.,]\d{1,3})?/y;
/** German "6er Pack": one pack of six. */
const packOf = /[1-9]\d?er(?= (?:pack|packung|karton|kasten|kiste|box|träger)(?!\p{Cased}))/iuy;
/** A number that goes on like this is a date, a ratio, a version or an emoji. */
const goesOn = /[\d\p{M}½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|[.,:/⁄]\d/uy;
const thousands = /^[1-9]\d?\d?[.,]\d{3}$/;
const word = /\p{Alpha}{1,24}(?![\p{Alpha}\p{M}\d'’&.])/uy;
/** "un par de calcetines" is a pair; of other things it is two, also before their unit ("un par de barras de pan"). */
const couple =
  /(?:(?:a|un) )?couple(?: of(?= \p{Alpha}+ of ))?(?= )|un par(?= de (?!calcet|zapat|guantes|medias|cordones|pantal|gafas|pendientes|sandalias|botas|pilas))(?: de(?= \p{Alpha}+ de ))?/iuy;
const half =
  /(?:(?:an?|one|ein(?:e[nrs]?)?|une?) )?(?:half|halb(?:e[nrs]?)?|medi[oa]|demie?)(?: (?:of an?|of|an?|una?))?(?=[ -])/iuy;
const andHalf =
  /,? (?:and|und|y|et) (?:a half|½|1\/2|medi[oa]|demie?|ein(?:e[nrs]?)? halb(?:e[nrs]?)?)(?= )/iuy;
const quarter =
  /(?:(?:an?|un|ein) )?(?:quarter(?: of an?)?|cuarto(?: de)?|viertel|quart de)(?= (?:lb|pound|cup|gallon|kilo|litro|liter|litre|livre|pfund))/iuy;
const threeQuarters =
  /(?:tres cuartos|trois quarts|three[ -]quarters|drei ?viertel)(?: (?:of an?|de|of))?(?= (?:lbs?|pounds?|cups?|gallon|kilos?|litros?|litres?|liters?|pfund|kg)(?!\p{Cased}))/iuy;
/** "un cuarto de jamón", "un quart de brie" at the counter; "cuarto de baño" is a room. */
const quarterKilo =
  /(?:(?:un )?cuarto de(?= (?!ba[ñn]o|hora|kilo|litro|estar|invitados|lavado|juegos))|un quart de(?= (?!heure|finale|litre|livre|kilo)))/iuy;
/** "uno de mantequilla"; "Uno" by itself is a card game. */
const oneOf = /(?:uno|otr[oa])(?= de )/iuy;
const oneAndHalf = /(?:anderthalb|eine?inhalb)(?= )/iuy;
const between = / ?[-–—] ?| (?:to|or|bis|oder|o|ou|a|à) /iuy;
/** "deux trois kiwis" as well. */
const betweenWords = / ?[-–—] ?| (?:(?:to|or|bis|oder|o|ou|a|à) )?/iuy;

/** The match of a sticky expression at an offset. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

export function isPackOf(amount: Amount): boolean {
  return amount.shown.endsWith("er");
}

/** The number, number word or range that begins at `at`; its values are above 0 and at most 99,999. */
export function readAmount(text: string, at: number): Amount | null {
  const first = readDigits(text, at) ?? readWords(text, at);
  if (first === null) return null;
  const until = matchAt(first.inWords ? betweenWords : between, text, first.end);
  const last = until === null ? null : readSingle(text, first.end + until[0].length);
  if (last === null || last.low <= first.low || last.inWords !== first.inWords) return first;
  if (until![0] === " " && last.low !== first.low + 1) return first;
  return { ...last, low: first.low, shown: `${first.shown}–${last.shown}` };
}

/** "and a half", "y medio", "et demi" after a whole number (or after its unit). */
export function withHalf(text: string, amount: Amount, at: number): Amount {
  const more = amount.low === amount.high && Number.isInteger(amount.low) ? matchAt(andHalf, text, at) : null;
  if (more === null) return amount;
  const value = amount.low + 0.5;
  return { ...amount, low: value, high: value, shown: `${amount.low}½`, end: at + more[0].length };
}

function readSingle(text: string, at: number): Amount | null {
  return readDigits(text, at) ?? readNumberWord(text, at);
}

function readDigits(text: string, at: number): Amount | null {
  if (/[a-z]/i.test(text[at]!)) return null;
  const amount = readFraction(text, at) ?? readDecimal(text, at);
  if (amount === null || amount.low === 0 || matchAt(goesOn, text, amount.end) !== null) return null;
  return withHalf(text, amount, amount.end);
}

function readFraction(text: string, at: number): Amount | null {
  const match = matchAt(fraction, text, at);
  if (match === null) return null;
  const [typed, before, over, under, beforeSign, sign] = match;
  const part = sign === undefined ? Number(over) / Number(under) : vulgar[sign]!;
  if (part >= 1 || part === 0) return null;
  const whole = Number(before ?? beforeSign ?? 0);
  const shown = sign ?? vulgarSign(part);
  if (shown === null) return null;
  return single(whole + part, `${whole === 0 ? "" : whole}${shown}`, at + typed.length);
}

/** The sign of a fraction below 1, e.g. "¾"; null when there is none. */
export function vulgarSign(part: number): string | null {
  return Object.keys(vulgar).find((sign) => Math.abs(vulgar[sign]! - part) < 1e-6) ?? null;
}

function readDecimal(text: string, at: number): Amount | null {
  const pack = matchAt(packOf, text, at)?.[0];
  if (pack !== undefined) return single(Number.parseInt(pack, 10), pack.toLowerCase(), at + pack.length);
  const match = matchAt(decimal, text, at);
  if (match === null) return null;
  const typed = match[0];
  const value = thousands.test(typed) ? Number(typed.replace(/[.,]/, "")) : Number(typed.replace(",", "."));
  return single(value, typed, at + typed.length);
}

function readWords(text: string, at: number): Amount | null {
  if (/[ -@]/.test(text[at]!)) return null;
  const found =
    wordAmount(half, 0.5, "½", text, at) ??
    wordAmount(quarter, 0.25, "¼", text, at) ??
    wordAmount(quarterKilo, 0.25, "¼", text, at) ??
    wordAmount(threeQuarters, 0.75, "¾", text, at) ??
    wordAmount(oneOf, 1, "1", text, at) ??
    wordAmount(oneAndHalf, 1.5, "1½", text, at) ??
    wordAmount(couple, 2, "2", text, at);
  return found ?? readNumberWord(text, at);
}

function readNumberWord(text: string, at: number): Amount | null {
  const first = numberWordAt(text, at);
  if (first === null) return null;
  const { value, end } = withHundreds(text, first);
  return withHalf(text, { ...single(value, String(value), end), inWords: true }, end);
}

type NumberWord = { value: number; end: number };

function numberWordAt(text: string, at: number): NumberWord | null {
  const typed = matchAt(word, text, at)?.[0];
  // French "à" folds to the English article.
  const value = typed === undefined || /^à$/iu.test(typed) ? undefined : valueOf(fold(typed));
  return typed === undefined || value === undefined ? null : { value, end: at + typed.length };
}

/** "two hundred and fifty", "deux cents", "doscientos cincuenta", "twenty-five", "treinta y cinco". */
function withHundreds(text: string, first: NumberWord): NumberWord {
  const hundred = matchAt(/[ -](?:hundred|cents?)(?= )/iuy, text, first.end);
  const counts = hundred !== null && first.value < 10;
  const large = counts ? { value: first.value * 100, end: first.end + hundred[0].length } : first;
  // "dix-huit"
  const isTen = large.value === 10 && text[large.end] === "-";
  const isTens = isTen || (large.value >= 20 && large.value % 10 === 0);
  if (!isTens) return large;
  const link = matchAt(/[ -](?:and |y )?/iuy, text, large.end);
  const more = link === null ? null : numberWordAt(text, large.end + link[0].length);
  // "twenty a day": the article is not a number here.
  const fits = more !== null && more.value > 1 && more.value < (large.value < 100 ? 10 : 100);
  return fits ? withHundreds(text, { value: large.value + more.value, end: more.end }) : large;
}

/** "two", and German "zweimal", "zweihundert", "fünfundzwanzig". */
function valueOf(folded: string): number | undefined {
  const known = numberWords.get(folded);
  if (known !== undefined || !/mal$|un/.test(folded)) return known;
  const [, times, hundreds, more, ones, tens] =
    /^(?:(\p{Alpha}+)mal|(\p{Alpha}*)hundert(\p{Alpha}*)|(\p{Alpha}+)und(\p{Alpha}+zig|dreissig|dreißig))$/u.exec(
      folded,
    ) ?? [];
  if (times !== undefined) return numberWords.get(times);
  if (hundreds !== undefined) return sumOf(hundreds === "" ? 100 : (digitOf(hundreds) ?? NaN) * 100, more!);
  return ones === undefined ? undefined : sumOf(numberWords.get(tens!) ?? NaN, ones);
}

function sumOf(large: number, word: string): number | undefined {
  const sum = word === "" ? large : large + (valueOf(word) ?? NaN);
  return Number.isNaN(sum) ? undefined : sum;
}

function digitOf(word: string): number | undefined {
  const value = numberWords.get(word);
  return value !== undefined && value < 10 ? value : undefined;
}

function wordAmount(pattern: RegExp, value: number, shown: string, text: string, at: number): Amount | null {
  const match = matchAt(pattern, text, at);
  return match === null ? null : { ...single(value, shown, at + match[0].length), inWords: true };
}

function single(value: number, shown: string, end: number): Amount {
  return { low: value, high: value, shown, end, inWords: false };
}
