import type { NamedStore } from "../match-store.ts";
import type { Joiner } from "./known.ts";
import type { ParsedName } from "../parse-name.ts";

/** One thing that a text asks for. */
export type ReadThing = ParsedName & {
  note: string | null;
  store: NamedStore | null;
  /** Days between its repeats. */
  intervalDays: number | null;
  /** Its part of the text, as far as it was typed in one piece. */
  words: string;
  /** How it hangs together with the thing before it. */
  joiner: Joiner;
};

export type ReadText = {
  things: ReadThing[];
  /** The words that are in no thing, in their order. */
  left: string[];
};

export type ReadOptions = {
  stores?: readonly NamedStore[];
  /** Whether a name is everybody's or the list's own, as it is written. */
  isName?: (name: string) => boolean;
  /** Whether the engine knows a name; it leaves out words such as "and". */
  isKnownToEngine?: (name: string) => boolean;
  /** Whether the engine takes a word for a misspelling of a known name. */
  isMisspelt?: (word: string) => boolean;
};

/** Whether a name is everybody's or the list's own, or known to the engine. */
export function knowsName({ isName, isKnownToEngine }: ReadOptions, name: string): boolean {
  return isName?.(name) === true || isKnownToEngine?.(name) === true;
}
