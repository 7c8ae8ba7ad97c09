import { Signal } from "../async/signal.ts";

/** The longest link that the server takes. */
const longest = 2000;

/** The link that a text consists of; null for any other text. */
export function linkIn(text: string): string | null {
  const link = text.trim();
  return link.length <= longest && /^https?:\/\/[^\s/]\S*$/i.test(link) && URL.canParse(link) ? link : null;
}

/** The person wants the recipe behind the link in the field. */
export const recipeWanted = new Signal();
