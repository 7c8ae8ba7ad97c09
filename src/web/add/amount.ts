import type { Item } from "../../contract/items/schema.ts";

/** How much, as it stands before a name; empty for just one. */
export function amountOf({
  quantity,
  parsedQuantity,
  parsedSize,
}: Pick<Item, "quantity" | "parsedQuantity" | "parsedSize">): string {
  const shown = [parsedQuantity, parsedSize].filter(Boolean).join(" ");
  return shown === "" && quantity !== 1 ? String(quantity) : shown;
}
