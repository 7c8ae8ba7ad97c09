import { compiledAhead } from "../compiled-ahead.ts";
import { withPhrases } from "./phrase-groups.ts";
import { withoutStrayStops } from "./stray-stops.ts";
import { toldAnew } from "./told-anew.ts";
import { toldExcept } from "./told-except.ts";
import { toldKept } from "./told-kept.ts";
import { toldMeant } from "./told-meant.ts";
import { toldPlaces } from "./told-places.ts";
import { toldPromised } from "./told-promised.ts";
import { toldRemaining } from "./told-remaining.ts";
import { toldSpent } from "./told-spent.ts";
import { toldTurns } from "./told-turns.ts";

const kept = [
  ...toldRemaining,
  ...toldKept,
  ...toldAnew,
  ...toldSpent,
  ...toldPromised,
  ...toldExcept,
  ...toldMeant,
  ...toldTurns,
  ...toldPlaces,
];
compiledAhead(kept.map(({ may }) => may));

/** A text whose wants that look like talk are plain: "don't get rice. bread is what's missing" becomes "… we need bread". */
export function withKeptWants(text: string): string {
  // A single word compiles none of the patterns.
  if (!text.includes(" ")) return text;
  const plain = withPhrases(text, kept);
  return plain === text ? text : withoutStrayStops(plain);
}
