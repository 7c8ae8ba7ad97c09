import { pieceOf } from "../../contract/items/pieces.ts";

/** "un pack de 12 de cerveza", "lot de 6 bières" */
const packOfSome =
  /^(?:(?:an?|une?|1) )?(?:pack|lot|paquete|paquet) (?:of|de|à) (\d{1,2}) (?:(?:of|de) |d['’])?(?=(?!kg|ml|cl|oz|lbs?)\p{Alpha}{3})/iu;
/** "2 à 500 g Mehl", "3 Dosen à 400 g Tomaten", "2 de 500 g de harina" */
const ofSize =
  /^(\d{1,2})((?: \p{Alpha}+)?) (?:à|de) (?=\d+(?:[.,]\d+)? ?(?:g|gr|kg|ml|cl|l|liter|litros?|litres?)(?!\p{Cased}))/iu;
/** "4×yogurt" */
const countAlongside = /^(\d{1,2})(?:x| ?×)(?=\p{Alpha}{3})/iu;
/** "lata de atún x3", "garrafas de agua 4" */
const vesselTimes =
  /^(\p{Alpha}{3,12}) ((?:de |d['’]|of )\S.{1,40}?)(?:,? ?[x×] ?| )(\d{1,2})(?=$| (?:cada|todos|todas|every|jede|alle|chaque|tous|toutes) )/iu;
const packNumbers = new Map([
  ["zweier", 2],
  ["dreier", 3],
  ["vierer", 4],
  ["fünfer", 5],
  ["sechser", 6],
  ["achter", 8],
  ["zehner", 10],
  ["zwölfer", 12],
]);
const germanPack = new RegExp(
  `^((?:eine?n?|1) )?(${[...packNumbers.keys()].join("|")}|\\d{1,2}er)-?\\s?pack(?:ung)?(?!\\p{Cased})`,
  "iu",
);
/** "quince manzanas", "once huevos", "elf Eier": these words are names as well, so the parser of amounts leaves them out. */
const spanishNumber =
  /^(quince|once) (?=(?!slices|trees|preserves|jams|jellies|pies)\p{Lower}+[aeos]s(?!\p{Cased}))/u;
const germanEleven = /^elf (?=\p{Upper})/u;

/** A piece of a text with its amount in the form that the parser of names reads. */
export function inUsualForm(piece: string): string {
  return piece
    .replace(countAlongside, "$1 ")
    .replace(/^(\p{Alpha}.*) (?:pack|lot|paquete) (?:de|of|à) (\d{1,2})$/iu, "$2 pack $1")
    .replace(vesselTimes, (typed, vessel: string, name: string, count: string) =>
      pieceOf(vessel)?.kind === "vessel" ? `${count} ${vessel} ${name}` : typed,
    )
    .replace(packOfSome, "$1 pack ")
    .replace(ofSize, (_, count: string, vessel: string) =>
      vessel === "" ? `${count} x ` : `${count}${vessel} of `,
    )
    .replace(germanPack, (_, one: string | undefined, count: string) => {
      const number = packNumbers.get(count.toLowerCase());
      return `${one ?? ""}${number === undefined ? count : `${number}er`} Pack`;
    })
    .replace(spanishNumber, (_, word: string) => (word === "once" ? "11 " : "15 "))
    .replace(germanEleven, "11 ");
}

const range =
  /(?<=^|[\s,])(?:between|zwischen|entre) (\d{1,3}|\p{Alpha}{2,6}) (?:and|und|y|et) (\d{1,3}|\p{Alpha}{2,6})(?= \S)/giu;

/** "between two and three leeks", "entre 2 y 3 puerros": "and" separates no things there. */
export function withRanges(clause: string): string {
  return clause.replace(range, "$1-$2");
}

/** The first words of a text up to the last one that differs in its usual form. */
export function changedWords(piece: string, usual: string): string {
  const end = piece.length - commonEnd(piece, usual);
  return piece.slice(0, end) + /^\S*/u.exec(piece.slice(end))![0];
}

/** The number of letters in which the ends of two texts agree. */
function commonEnd(one: string, other: string): number {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one.at(-1 - length) === other.at(-1 - length))
    length += 1;
  return length;
}
