import type { NamedStore } from "../match-store.ts";
import { bulletless } from "../parse-many.ts";
import { findRepeat } from "../repeat-words.ts";
import { withoutListWords } from "./headings.ts";
import { findStorePhrase, storeAlone, storeAt } from "./store-phrase.ts";
import { findTimeAtEnd } from "./time-words.ts";

const wordStart = /(?<![\p{Alpha}\p{N}])[\p{Alpha}\p{N}]/gu;
const aroundTitle = /^[#*_\s]+|[:*_\s]+$/gu;
/** The longest line that can be a title. */
const longestTitle = 60;

/** The name of a store as a line has it, with the words around it that name no thing; "" without any. */
function storeTitled(line: string, isAboveList: boolean, stores: readonly NamedStore[]): string {
  if (line.length > longestTitle || /[,;]/u.test(line) || findRepeat(line) !== null) return "";
  const bare = line.replace(aroundTitle, "");
  const listed = withoutListWords(bare);
  const ofList = storeAlone(listed, stores);
  if (ofList !== null) return listed === bare ? "" : ofList.name;
  const time = findTimeAtEnd(listed);
  const untimed = time === null ? "" : withoutListWords(listed.slice(0, time.start).trim());
  const atTime = untimed === "" ? null : storeAlone(untimed, stores);
  if (atTime !== null) return atTime.name;
  // "flat shopping @aldi"
  if (!isAboveList || findStorePhrase(bare, stores) !== null) return "";
  for (const { index } of bare.matchAll(wordStart)) {
    const named = storeAt(bare, index, stores);
    const isLed = bare[index - 1] === "@" || named?.store.isWord !== true;
    if (named?.whole === true && isLed) return bare.slice(index, named.end);
  }
  return "";
}

/** A text whose lines that name a store above things have its name alone, before a colon: "für Aldi morgen:" becomes "Aldi:". */
export function withStoreTitles(text: string, stores: readonly NamedStore[]): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n");
  const isListed = lines.map((line) => bulletless(line.trim()) !== line.trim());
  return lines
    .map((line, at) => {
      if (isListed[at] === true || at === lines.length - 1 || line.trim() === "") return line;
      const next = lines.findIndex((other, below) => below > at && other.trim() !== "");
      const isAboveList = /:[*_\s]*$/u.test(line) || line.startsWith("#") || isListed[next] === true;
      const name = storeTitled(line, isAboveList, stores);
      return name === "" ? line : `${name}:`;
    })
    .join("\n");
}
