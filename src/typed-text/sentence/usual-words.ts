import type { NamedStore } from "../match-store.ts";
import { withFullWords } from "./chat-spellings.ts";
import { withComplaintsAsRequests } from "./complaints.ts";
import { withNumbersCorrected } from "./corrections.ts";
import { withReplacedInBrackets, withSubstitutesInBrackets } from "./replacements.ts";
import { withOneNegation } from "./shortages.ts";
import { withFractions } from "./spoken-fractions.ts";
import { withMissingFirst } from "./talk.ts";

/** A text with what can be said in many ways put in one of them, which the other rules read. */
export function inUsualWords(
  text: string,
  stores: readonly NamedStore[],
  use: (typed: string) => void,
): string {
  const full = withSubstitutesInBrackets(withFractions(withFullWords(withMissingFirst(text)), use));
  return withComplaintsAsRequests(
    withReplacedInBrackets(withOneNegation(withNumbersCorrected(full)), stores),
    stores,
  );
}
