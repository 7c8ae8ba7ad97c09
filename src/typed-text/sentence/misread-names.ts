import type { ReadText } from "./read-text.ts";

/** Names of products that read as a request, an endearment or an amount: only as brands are written, and where a thing may stand. */
const names = [
  /(?<=^|[,;\n•-] ?|(?<!\p{L})(?:und|and|y|et|plus|Packung(?:en)?|Pckg\.?|Tüten?|Beutel) )Nimm[ -]?2(?=\s*(?:$|[,;\n+&])| (?:und|and|y|et|Soft|Lachgummi|Bonbons)(?!\p{L}))/gu,
  /(?<=^|[,;\n•-] ?|\p{L} |\d )Mon Ch[ée]ri(?=\s*(?:$|[.;\n+&])|,(?! (?:tu|on|il|n['’]oublie|prends|pense|peux|est|j['’]|je)(?!\p{L}))| (?:und|and|y|et)(?!\p{L}))/gu,
  /(?<!\p{L})Mahou 5 Estrellas(?!\p{L})/giu,
];
/** A word that no text has, and that reads as a name: its last letter is the place in `Stood.typed`. */
const standIn = "zqx";

/** A text with stand-ins for misread names, and the names as they were typed. */
export type Stood = { text: string; typed: readonly string[] };

export function isStandIn(name: string): boolean {
  return name.length === standIn.length + 1 && name.toLowerCase().startsWith(standIn);
}

export function withStandIns(text: string): Stood {
  const typed: string[] = [];
  const stood = names.reduce(
    (done, name) =>
      done.replace(name, (found) => {
        if (typed.length === 26) return found;
        typed.push(found);
        return `${standIn}${String.fromCharCode(96 + typed.length)}`;
      }),
    text,
  );
  return { text: stood, typed };
}

/** What was read with stand-ins, in the names that were typed. */
export function withoutStandIns({ things, left }: ReadText, typed: readonly string[]): ReadText {
  const restored = (text: string) =>
    text.replace(new RegExp(`${standIn}([a-z])`, "giu"), (_, letter: string) => {
      return typed[letter.toLowerCase().charCodeAt(0) - 97]!;
    });
  return {
    things: things.map((thing) => ({
      ...thing,
      name: restored(thing.name),
      note: thing.note === null ? null : restored(thing.note),
      words: restored(thing.words),
    })),
    left: left.flatMap((word) => restored(word).split(" ")),
  };
}
