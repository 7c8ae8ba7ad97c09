import { functionWordsAhead } from "./function-words.ts";
import type { ParseContext } from "./parse-context.ts";

/** "red or white?" asks which. */
export function isChoice(clause: string, { known }: ParseContext): boolean {
  return / (?:or|oder|o|ou) /iu.test(clause) && known.strip(clause) === clause;
}

/** "we have eggs, we need milk" */
export function asksFor(piece: string): boolean {
  return functionWordsAhead(piece.split(" ")) > 0;
}
