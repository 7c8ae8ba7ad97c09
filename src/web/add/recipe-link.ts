import { Signal } from "../async/signal.ts";

/** The maximum length of a link that the server accepts. */
const longest = 2000;

/** Returns the link if the whole text is one; null for any other text. */
export function linkIn(text: string): string | null {
  const link = text.trim();
  return link.length <= longest && /^https?:\/\/[^\s/]\S*$/i.test(link) && URL.canParse(link) ? link : null;
}

/** The person has asked for the recipe behind the link in the field. */
export const recipeWanted = new Signal();
