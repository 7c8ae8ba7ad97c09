import { isPairName } from "./pairs.ts";

/** What stands between things though it isn't written as "and" or a comma. */

/** "n" in English, "i" in Spanish and "é" in French, as people write "and" in a hurry or as it sounds. */
const ands: Record<string, string> = { n: "and", "'n'": "and", "'n": "and", nd: "and", i: "y", é: "et" };
const and = /(?<=\p{Alpha}{2}) (n|['’]n['’]?|nd|i|é) (?=\p{Alpha}{2})/gu;
/** The most letters in which the names on both sides are looked for. */
const longestName = 60;
const mostWords = 3;

function hasNameAtEnd(text: string, knows: (name: string) => boolean): boolean {
  const words = text.split(/[\s,;:]+/u).slice(-mostWords);
  return words.some((_, at) => knows(words.slice(at).join(" ")));
}

function hasNameAtHead(text: string, knows: (name: string) => boolean): boolean {
  const words = (/^[^,;:.!?\n]*/u.exec(text)?.[0] ?? "").split(" ").slice(0, mostWords);
  return words.some((_, at) => knows(words.slice(0, at + 1).join(" ")));
}

/** "besoin de riz de pain et de sel": what stands before the last thing. */
const eachWithDe = /(?<=(?<!\p{Cased})besoin )(?:de |d['’])[^.,;:!?\n]{3,80}?(?= et (?:de |d['’]))/giu;
const deBetween = / (?=de |d['’])/u;
const de = /^(?:de |d['’])/iu;

/** A text with a comma between the things that each stand behind "de": not in "besoin de crème de marrons et de pain". */
export function withDesApart(text: string, knows: (name: string) => boolean): string {
  return text.replace(eachWithDe, (typed) =>
    typed.split(deBetween).reduce((done, part) => {
      const last = done.slice(done.lastIndexOf(",") + 1).trim();
      const isApart = knows(part.replace(de, "")) && !knows(`${last} ${part}`.replace(de, ""));
      return `${done}${isApart ? "," : ""} ${part}`;
    }),
  );
}

/** "And" in other languages; in the four that are read nobody says a number behind such a word. */
export const foreignAnds: ReadonlySet<string> = new Set([
  "и",
  "і",
  "та",
  "i",
  "og",
  "och",
  "ve",
  "és",
  "și",
  "και",
]);
const foreignAnd = new RegExp(`(?<=\\p{Alpha}) (?:${[...foreignAnds].join("|")}) (?=\\d)`, "gu");

/** Whether a word is "and" in a language that isn't read: what stands before it is a thing, though all of its words are unknown. */
export function isForeignAnd(word: string): boolean {
  return foreignAnds.has(word);
}

/** A text in which such a word between the names of two things is "and": "tomates i guisantes", not "mac n cheese". */
export function withAndsInFull(text: string, knows: (name: string) => boolean): string {
  const joined = text.replace(foreignAnd, " and ");
  return joined.replace(and, (typed, word: string, at: number) => {
    const before = joined.slice(Math.max(0, at - longestName), at);
    const after = joined.slice(at + typed.length, at + typed.length + longestName);
    const pair = `${/\p{Alpha}+$/u.exec(before)?.[0]} n ${/^\p{Alpha}+/u.exec(after)?.[0]}`;
    if (isPairName(pair) || !hasNameAtEnd(before, knows) || !hasNameAtHead(after, knows)) return typed;
    return ` ${ands[word.replaceAll("’", "'")]!} `;
  });
}
