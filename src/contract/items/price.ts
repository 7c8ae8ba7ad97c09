import type { Item } from "./schema.ts";
import { isOpen } from "./rules.ts";

/** The sum of the prices of open items, and whether any has a price; an item without a price counts nothing. */
export function estimate(
  items: readonly Pick<Item, "price" | "quantity" | "completed" | "hidden">[],
): number | null {
  const priced = items.filter((item) => isOpen(item) && typeof item.price === "number");
  if (priced.length === 0) return null;
  return priced.reduce((sum, { price, quantity }) => sum + price! * quantity, 0);
}

/**
 * A price as a person types it, with a point or a comma for the fraction and maybe a currency's sign: 2.99 for "2,99 €".
 * Null for an empty text, NaN for what is no price.
 */
export function parsePrice(text: string): number | null {
  const digits = text.normalize("NFKC").replace(/[\s\p{Sc}\p{L}]/gu, "");
  if (digits === "") return text.trim() === "" ? null : Number.NaN;
  const parts = /^(\d{1,3}(?:[.,'’]\d{3})+|\d+)?(?:[.,](\d{0,2}))?$/u.exec(digits);
  if (parts === null) return Number.NaN;
  return Number(`${(parts[1] ?? "0").replace(/[^\d]/g, "")}.${parts[2] || "0"}`);
}
