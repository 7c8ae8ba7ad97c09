import { nameKey } from "../../contract/items/rules.ts";
import type { TaggedToken } from "../tagger/tag-text.ts";
import { isOnlyAmount } from "./corrections.ts";
import { hasOnlyEverydayWords } from "./everyday-words.ts";
import { isSectionName } from "./headings.ts";
import { wordsOf } from "./parse-context.ts";
import type { ReadText } from "./read-text.ts";
import { isClosing, isGroup, messageOf } from "./sender-lines.ts";
import { months } from "./time-words.ts";

/** From this probability on a word may be of a thing; one word at least must have the other. */
const likely = 0.8;
const surely = 0.95;
/** What is there or not wanted is named, too: "we don't need milk", "on a déjà des œufs". */
const mayNegate =
  /(?<!\p{Cased})(?:no[tn]?|never|don|doesn|didn|won|isn|kein\p{Alpha}*|nicht|nix|weder|nein|pas|ni|sin|tampoco|rien|jamais|already|schon|bereits|déjà|ya|still|noch|encore|todavía|aún|enough|plenty|de sobra|en reste|il (?:nous )?reste|on en a|scratch|strike|skip|scrap|ditch|axe|(?<!n['’]t |not )forget (?:the|those|my)|leave (?:the|those)|streich|vergiss|lass|quita|tacha|enlève|raye|genug|assez|suficiente|(?<=(?:^|[.!?,:\n] ?))(?:we|i)(?:['’]ve got| have(?! to(?!\p{Cased})| no(?!\p{Cased})))|i mean(?:t)?|ich mein(?:e|te)?|digo|qui(?:ero|se) decir|je (?:veux|voulais) dire|statt|anstatt|instead|en vez|en lugar|à la place|au lieu|actually|korrektur|(?:he|she|they)(?:['’]ve|['’]s| has| have)? \p{Alpha}+ed|last night|yesterday|gestern|ayer|anoche|hier)(?!\p{Cased})/iu;

/** "Jonas bringt die Getränke mit", "Nacho se encarga de las cervezas" */
const othersBring =
  /(?:(?<!\p{Cased})(?!(?:Bitte|Porfa|Dann|Luego|Und|Heute|Morgen|Hoy|Mañana|Jetzt|Ihr)(?!\p{Cased}))\p{Upper}\p{Alpha}+|(?:mi|my|meine?|ma|mon) \p{Alpha}+) (?:bringt|bringen|brings|is bringing|trae|lleva|apporte|s['’]occupe|se encarga|kümmert sich)(?!\p{Cased})/u;

/** Whether a text may name things that aren't wanted. */
export function mayBeNegated(text: string): boolean {
  return mayNegate.test(text) || othersBring.test(text);
}

/** The stretches of a text that name known things, of whose words all are left and none is in a thing. */
export function overlookedIn(
  text: string,
  tokens: () => readonly TaggedToken[],
  { things, left }: ReadText,
): string[] {
  if (left.length === 0 || mayBeNegated(text)) return [];
  const leftWords = new Set(left.flatMap((word) => word.toLowerCase().split(/['’]/u)));
  const names = things.map(({ name }) => nameKey(name));
  return (
    runsOfThings(tokens())
      .filter(
        (run) =>
          run.some((token) => token.isKnown && token.likely.thing > surely) &&
          run.every((token) => leftWords.has(token.text.toLowerCase().replace(/['’]$/u, ""))) &&
          // "Drinks:" stands over things.
          !/^\s*[:—–=~]/u.test(text.slice(run.at(-1)!.end)) &&
          !isOverList(text, run[0]!.start, run.at(-1)!.end) &&
          !isGroup(lineAt(text, run[0]!.start)) &&
          !isOfSender(text, run[0]!.start) &&
          !signs(text, run[0]!.start) &&
          // "sticker omitted" in the export of a chat
          !/^\s*(?:omitted|weggelassen|omitid[oa]|omis)(?!\p{Cased})/iu.test(text.slice(run.at(-1)!.end)) &&
          !isMonth(text, run[0]!.start, run.at(-1)!.end),
      )
      .map((run) => withCounted(text, run[0]!.start, run.at(-1)!.end))
      // "Can't wait" is no can.
      .filter((stretch) => !/['’]$/u.test(stretch))
      // "Mamie 08:15" says who wrote, and when.
      .filter((stretch) => !hasOnlyEverydayWords(stretch) && !/\d:\d\d/u.test(stretch))
      .filter((stretch) => !names.some((name) => nameKey(stretch).includes(name)))
  );
}

/** A stretch, with what an amount counts: "2 bags" of "2 bags of compost". */
function withCounted(text: string, start: number, end: number): string {
  const stretch = text.slice(start, end);
  const counted = isOnlyAmount(stretch)
    ? /^ (?:of |de |d['’]|von )[\p{Alpha}'’-]+/iu.exec(text.slice(end))
    : null;
  return stretch + (counted?.[0] ?? "");
}

function lineAt(text: string, at: number): string {
  return text.slice(text.lastIndexOf("\n", at) + 1).split("\n", 1)[0]!;
}

/** "Hugo, [15.06.2025 18:30]", though Hugo is a drink, too. */
function isOfSender(text: string, start: number): boolean {
  const line = lineAt(text, start);
  const at = start - (text.lastIndexOf("\n", start) + 1);
  return at < line.length - messageOf(line).length;
}

/** Whether a short line below the words that close a letter has the offset: "Nana" is a blanket, too. */
function signs(text: string, start: number): boolean {
  const above = text.slice(0, start).split("\n").slice(0, -1);
  const closing = above.findLast((line) => line.trim() !== "") ?? "";
  return isClosing(closing.trim()) && wordsOf(lineAt(text, start)).length < 4;
}

const month = new RegExp(`^(?:${months})$`, "iu");

/** "10 de mayo" */
function isMonth(text: string, start: number, end: number): boolean {
  return month.test(text.slice(start, end)) && /\d\.?º? (?:de )?$/u.test(text.slice(0, start));
}

/** Whether a stretch is a line by itself over lines with bullets or numbers, or the title over a blank line. */
function isOverList(text: string, start: number, end: number): boolean {
  // "Fruta y verdura" over "- 6 plátanos"
  if (isSectionName(lineAt(text, start).replace(/[\s:]+$/u, ""))) return true;
  const isFirst = !/\p{Alpha}/u.test(text.slice(0, start));
  if (isFirst && /^[^\p{Alpha}\n]*\n\s*\n/u.test(text.slice(end))) return true;
  return (
    /(?:^|\n)[^\p{Alpha}\n]*$/u.test(text.slice(0, start)) &&
    /^[^\p{Alpha}\n]*\n\s*(?:[-*•·▪◦‣–]|\d{1,2}[.)])/u.test(text.slice(end))
  );
}

function runsOfThings(tokens: readonly TaggedToken[]): TaggedToken[][] {
  const runs: TaggedToken[][] = [];
  for (const [index, token] of tokens.entries()) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    const goesOn =
      before !== undefined && before === tokens[index - 1] && (token.gap === "space" || token.gap === "sign");
    // "jerry's" is two tokens.
    const isWithin = goesOn && before.end === token.start;
    if (goesOn && (isWithin || token.likely.thing > likely)) last!.push(token);
    else if (token.likely.thing > likely) runs.push([token]);
  }
  return runs;
}
