import { hasOnlyFunctionWords } from "../../typed-text/sentence/function-words.ts";
import { stripFillers } from "../../typed-text/sentence/strip-fillers.ts";
import type { AddLine } from "./add-line.ts";

/** The line with the words of the text that are in nothing that was added. Words without a meaning of their own ("please") aren't told. */
export function withLeftOut(line: AddLine, leftOut: readonly string[]): AddLine {
  const said = line.spoken.toLowerCase();
  const isNew = (word: string) => !isFiller(word) && !said.includes(word.toLowerCase());
  const words = withoutFillers(leftOut.join(" "));
  if (!words.split(" ").some(isNew)) return line;
  const detail = `Left out: “${words}”`;
  return { ...line, about: [...line.about, detail], spoken: `${line.spoken}. ${detail}` };
}

function isFiller(word: string): boolean {
  return withoutFillers(word) === "" || hasOnlyFunctionWords(word);
}

function withoutFillers(words: string): string {
  return stripFillers(words, () => false).text;
}
