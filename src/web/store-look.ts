import { Store, type LucideIcon } from "lucide-react";
import { nameKey } from "../contract/items/rules.ts";
import { categoryLook } from "./category-look.ts";

/** A store with few categories looks like the first of them; the others get a shop's icon and a hue from their name. */
export function storeLook(store: { name: string; categories: readonly string[] }): {
  icon: LucideIcon;
  hue: number;
} {
  const [first] = store.categories;
  if (first !== undefined && store.categories.length <= 3) return categoryLook(first);
  const hue = [...nameKey(store.name)].reduce((sum, letter) => (sum * 33 + letter.codePointAt(0)!) % 360, 40);
  return { icon: Store, hue };
}
