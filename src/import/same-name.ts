import { nameKey } from "../contract/items/rules.ts";

/** A key under which upper and lower case, singular and plural, and "and" and "&" are equal. */
export function sameNameKey(name: string): string {
  return nameKey(name)
    .replace(/\s*(?:&|\+|\band\b|\bund\b)\s*/gu, " & ")
    .replace(/[’']/gu, "")
    .split(" ")
    .map((word) => (word.length > 3 ? word.replace(/(?:ies|y)$/u, "i").replace(/s$/u, "") : word))
    .join(" ");
}
