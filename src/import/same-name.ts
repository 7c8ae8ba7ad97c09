import { nameKey } from "../contract/items/rules.ts";

/** A key that is the same for both cases of letters, the singular and the plural, and "and" as a word or as a sign. */
export function sameNameKey(name: string): string {
  return nameKey(name)
    .replace(/\s*(?:&|\+|\band\b|\bund\b)\s*/gu, " & ")
    .replace(/[’']/gu, "")
    .split(" ")
    .map((word) => (word.length > 3 ? word.replace(/(?:ies|y)$/u, "i").replace(/s$/u, "") : word))
    .join(" ");
}
