import { nameKey, titleCase } from "../items/rules.ts";

/**
 * A category's name as it is shown: each word capitalised. A name that capitals would turn into another name (as "ı"
 * does, whose capital is the "I" of "i") stays as it was typed.
 */
export function categoryTitle(name: string): string {
  const titled = titleCase(name);
  return nameKey(titled) === nameKey(name) ? titled : name.normalize("NFC").replace(/\s+/gu, " ").trim();
}
