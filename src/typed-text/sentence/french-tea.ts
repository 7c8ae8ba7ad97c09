import type { ReadText } from "./read-text.ts";

const the = /(?<![\p{Alpha}'’])(t)he(?![\p{Alpha}'’])/giu;
const tea = /(?<![\p{Alpha}])(t)hé(?!\p{Cased})/giu;
const french =
  /(?<!\p{Cased})(?:et|du|des|de la|le|les|une?|au|aux|pour|il|faut|prends|achète|chez|sucre|lait|pain|vert|noir|menthe|sachets?|boîte|boite|paquet)(?!\p{Cased})|[éèêàçœ]/iu;
const english =
  /(?<!\p{Cased})(?:and|of|at|we|you|need|get|grab|for|buy|some|with|please|is|are|to|from|in|on|out)(?!\p{Cased})/iu;

/** Whether "the" in a text is French "thé" without its accent: "café, the et sucre". */
export function saysTea(text: string): boolean {
  return (
    /the/iu.test(text) &&
    text.search(the) >= 0 &&
    french.test(text) &&
    !english.test(text) &&
    !/thé/iu.test(text)
  );
}

export function withAccent(text: string): string {
  return text.replace(the, "$1hé");
}

/** What was read with the accent, as it was typed. */
export function withoutAccent({ things, left }: ReadText): ReadText {
  const typed = (text: string) => text.replace(tea, "$1he");
  return {
    things: things.map((thing) => ({
      ...thing,
      name: typed(thing.name),
      note: thing.note === null ? null : typed(thing.note),
      words: typed(thing.words),
    })),
    left: left.map(typed),
  };
}
