import {
  Apple,
  Baby,
  BatteryFull,
  Beef,
  Cake,
  Candy,
  ChefHat,
  Croissant,
  CupSoda,
  EggFried,
  Fish,
  Flower2,
  HeartPulse,
  Milk,
  Package,
  PawPrint,
  Pencil,
  Salad,
  Scroll,
  Shapes,
  Shirt,
  Snowflake,
  Soup,
  Sparkles,
  SprayCan,
  Wheat,
  Wine,
  Wrench,
  Bubbles,
  CookingPot,
  Droplet,
  Utensils,
  type LucideIcon,
} from "lucide-react";
import { nameKey } from "../contract/items/rules.ts";

/** How a category looks: an icon in a square tinted with a hue (degrees on the OKLCH circle). */
export type CategoryLook = { icon: LucideIcon; hue: number };

const looks: Record<string, CategoryLook> = {
  produce: { icon: Apple, hue: 145 },
  bakery: { icon: Croissant, hue: 70 },
  "dairy & eggs": { icon: Milk, hue: 240 },
  "meat & poultry": { icon: Beef, hue: 20 },
  seafood: { icon: Fish, hue: 215 },
  "deli & prepared": { icon: Salad, hue: 120 },
  frozen: { icon: Snowflake, hue: 225 },
  "pasta, rice & grains": { icon: Wheat, hue: 85 },
  "canned & soups": { icon: Soup, hue: 35 },
  "breakfast & cereal": { icon: EggFried, hue: 60 },
  baking: { icon: Cake, hue: 350 },
  "spices & seasonings": { icon: ChefHat, hue: 45 },
  "condiments, oils & spreads": { icon: Droplet, hue: 95 },
  "snacks & sweets": { icon: Candy, hue: 320 },
  beverages: { icon: CupSoda, hue: 200 },
  "beer, wine & spirits": { icon: Wine, hue: 5 },
  "household & kitchen": { icon: CookingPot, hue: 260 },
  "cleaning & laundry": { icon: SprayCan, hue: 190 },
  "paper goods": { icon: Scroll, hue: 280 },
  "personal care": { icon: Bubbles, hue: 300 },
  "health & pharmacy": { icon: HeartPulse, hue: 10 },
  baby: { icon: Baby, hue: 330 },
  pet: { icon: PawPrint, hue: 50 },
  "office, school & party": { icon: Pencil, hue: 270 },
  "electronics & batteries": { icon: BatteryFull, hue: 160 },
  "hardware & auto": { icon: Wrench, hue: 250 },
  "garden & flowers": { icon: Flower2, hue: 135 },
  clothing: { icon: Shirt, hue: 290 },
  other: { icon: Shapes, hue: 100 },
  international: { icon: Utensils, hue: 30 },
};
const plain: CategoryLook = { icon: Package, hue: 100 };

/** Own categories get a hue from a hash of their name, so that each keeps its colour. */
export function categoryLook(name: string | null): CategoryLook {
  if (name === null) return { icon: Sparkles, hue: 100 };
  const key = nameKey(name);
  return (
    looks[key] ?? {
      ...plain,
      hue: [...key].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 360, 7),
    }
  );
}
