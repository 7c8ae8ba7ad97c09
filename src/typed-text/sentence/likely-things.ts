import { hasOnlyEverydayWords, isMostlyEveryday } from "./everyday-words.ts";
import type { Known } from "./known.ts";
import { isBesideThings } from "./pictures.ts";
import type { ReadThing } from "./read-text.ts";
import { namesNoThing } from "./read-thing.ts";
import { isDay } from "./time-words.ts";

const isPlace =
  /^(?:in (?:the |town$)|at (?:the |work$|school$)|on the |im |in der |auf der |beim |bei der |en (?:el|la|casa) |dans (?:le|la|les|l['’])|au |à la |à l['’])/iu;
/** A time of day, a time that passes and the number of a telephone: "16h", "20 mins late", "06 12 34 56 78". */
const timeOrPhone =
  /^(?:\+?\d[\d ()./-]{7,}$)|^(?:(?:vers|gegen|um|ab|about|around|at|a las|sobre las|à) )?\d{1,2}(?:[:.]\d\d)? ?(?:h(?:\d\d)?|uhr|am|pm|o['’]clock)$|^\d{1,3} ?(?:min(?:ute|uto)?s?|minuten|hours?|stunden?|horas?|heures?)(?: (?:late|später?|tarde|de retard))?$/iu;

/** How the clause was said in which a thing was read. */
export interface Manner {
  /** In somebody's message in a chat. */
  readonly isSaid: boolean;
  readonly isAsked: boolean;
  /** It tells that somebody is late. */
  readonly isLate: boolean;
}

/** Whether what was read as a thing is likely to be one: "in the tram", "16h" and "5 minutes" are not. */
export function isLikelyThing(
  { name, parsedQuantity }: ReadThing,
  { isSaid, isAsked, isLate }: Manner,
  isAmongOthers: boolean,
  known: Known,
): boolean {
  if (name === "" || name.startsWith("¿") || namesNoThing(name)) return false;
  // "in the tram" answers where somebody is.
  if (isSaid && isPlace.test(name) && !known.isName(name)) return false;
  // "don't forget the bags! 🔥 and charcoal"
  if (isBesideThings(name, isAmongOthers)) return false;
  if (known.knows(name)) return true;
  if (hasOnlyEverydayWords(name) || isDay(name) || timeOrPhone.test(name)) return false;
  return parsedQuantity !== null || (!isLate && !((isSaid || isAsked) && isMostlyEveryday(name)));
}
