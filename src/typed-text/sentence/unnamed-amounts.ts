import { pieceOf } from "../../contract/items/pieces.ts";
import type { TaggedToken } from "../tagger/tag-text.ts";
import { wordsOf, wordsWithout } from "./parse-context.ts";
import type { ReadText, ReadThing } from "./read-text.ts";
import { knownRuns, mayName } from "./wanted-names.ts";

/** Longer texts name too much for an amount to be of what stands ahead of it. */
const longest = 160;
/** A known name is what an amount is of when the tagger takes a word of it for a thing's with this probability at least. */
const least = 0.15;

/** "a new jar" is a jar. */
const fresh = / (?:new|neue[nrs]?|nuev[oa]s?|nouve(?:au|l|lle)s?) /iu;

/** A first thing that is an amount without a name gets the one name ahead of it: "no oats again! 2 bags and milk please". */
export function withNameOfAmount(
  text: string,
  { things, left }: ReadText,
  tokens: () => readonly TaggedToken[],
  read: (part: string) => ReadText,
): ReadText {
  const [thing, ...others] = things;
  if (thing === undefined || !isAmount(thing)) return { things, left };
  if (text.length > longest || text.includes("\n")) return { things, left };
  const at = text.indexOf(thing.words);
  const names = knownRuns(tokens())
    .filter((run) => run.at(-1)!.end <= at && run.some(({ likely }) => likely.thing >= least))
    .map((run) => text.slice(run[0]!.start, run.at(-1)!.end))
    .filter(mayName);
  if (names.length !== 1) return { things, left };
  const again = read(`${thing.words.replace(fresh, " ")} ${names[0]!}`).things;
  if (again.length !== 1) return { things, left };
  const { name, quantity, parsedQuantity, parsedSize } = again[0]!;
  return {
    things: [{ ...thing, name, quantity, parsedQuantity, parsedSize }, ...others],
    left: wordsWithout(left, wordsOf(names[0]!)),
  };
}

/** "3", "2 bags" */
function isAmount({ name, parsedQuantity, parsedSize }: ReadThing): boolean {
  if (parsedSize !== null) return false;
  return parsedQuantity === null
    ? /^\d{1,2}$/u.test(name)
    : pieceOf(` ${name}`.replace(fresh, " ").trim()) !== undefined;
}
