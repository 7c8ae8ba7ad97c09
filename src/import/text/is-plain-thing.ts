import { isQuantity } from "../../typed-text/parse-many.ts";
import { stripFillers } from "../../typed-text/sentence/strip-fillers.ts";
import { hasOnlyFunctionWords } from "../../typed-text/sentence/function-words.ts";
import { isChatter, isNegation } from "../../typed-text/sentence/talk.ts";
import { findTimeAtEnd } from "../../typed-text/sentence/time-words.ts";

const mostWords = 5;
const plain = /^[\p{L}\p{M}\p{N} '’.%-]*\p{L}{2}[\p{L}\p{M}\p{N} '’.%-]*$/u;
const sentenceEnd = /\p{L}\.(?: |$)/u;
/** Prepositions, and "no", which mean that the row says more than a name. */
const hasPreposition =
  /(?<!\p{L})(?:at|from|by|in|on|for|until|no|bei|beim|von|vom|zum|für|bis|en|chez|à|pour|para|jusqu)(?!\p{L})/iu;

/**
 * Whether a row is the name of one thing and no sentence. This check takes a hundredth of the time of reading
 * a sentence.
 */
export function isPlainThing(given: string): boolean {
  const row = withoutDetail(given);
  if (!plain.test(row) || sentenceEnd.test(row) || hasPreposition.test(row)) return false;
  const words = row.split(" ");
  return (
    words.length <= mostWords &&
    !isQuantity(row) &&
    !words.some(hasOnlyFunctionWords) &&
    !isChatter(row) &&
    findTimeAtEnd(row) === null &&
    !isNegation(row, () => false) &&
    stripFillers(row, () => false).text === row
  );
}

/** Removes a remark or an amount behind the name: "Milk (organic)", "Milk, 2 l". */
function withoutDetail(row: string): string {
  const bare = row.replace(/(?<=\S) \([^()]*\)$/u, "");
  const [name, amount, ...others] = bare.split(/,\s+/u);
  return amount !== undefined && others.length === 0 && isQuantity(amount) ? name! : bare;
}
