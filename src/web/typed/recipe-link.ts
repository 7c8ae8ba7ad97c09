import { Signal } from "../async/signal.ts";
import { longestLink } from "./longest-text.ts";

/** Returns the link if the whole text is one; null for any other text. */
export function linkIn(text: string): string | null {
  const link = text.trim();
  return link.length <= longestLink && /^https?:\/\/[^\s/]\S*$/i.test(link) && URL.canParse(link)
    ? link
    : null;
}

/** The person has asked for the recipe behind the link in the field. */
export const recipeWanted = new Signal();
