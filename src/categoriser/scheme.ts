/** The categories of items: 28 and "Other", in the words the app shows. `group` is a coarser level. */
export const SCHEME = [
  { id: "produce", name: "Produce", group: "produce" },
  { id: "bakery", name: "Bakery", group: "bakery" },
  { id: "dairy", name: "Dairy & Eggs", group: "dairy" },
  { id: "meat", name: "Meat & Poultry", group: "meat-fish-deli" },
  { id: "seafood", name: "Seafood", group: "meat-fish-deli" },
  { id: "deli", name: "Deli & Prepared", group: "meat-fish-deli" },
  { id: "frozen", name: "Frozen", group: "frozen" },
  { id: "pasta", name: "Pasta, Rice & Grains", group: "pantry" },
  { id: "canned", name: "Canned & Soups", group: "pantry" },
  { id: "breakfast", name: "Breakfast & Cereal", group: "pantry" },
  { id: "baking", name: "Baking", group: "pantry" },
  { id: "spices", name: "Spices & Seasonings", group: "pantry" },
  { id: "condiments", name: "Condiments, Oils & Spreads", group: "pantry" },
  { id: "snacks", name: "Snacks & Sweets", group: "snacks" },
  { id: "beverages", name: "Beverages", group: "drinks" },
  { id: "alcohol", name: "Beer, Wine & Spirits", group: "drinks" },
  { id: "household", name: "Household & Kitchen", group: "household" },
  { id: "cleaning", name: "Cleaning & Laundry", group: "household" },
  { id: "paper", name: "Paper Goods", group: "household" },
  { id: "personal", name: "Personal Care", group: "care" },
  { id: "health", name: "Health & Pharmacy", group: "care" },
  { id: "baby", name: "Baby", group: "care" },
  { id: "pet", name: "Pet", group: "pet" },
  { id: "office", name: "Office, School & Party", group: "general" },
  { id: "electronics", name: "Electronics & Batteries", group: "general" },
  { id: "hardware", name: "Hardware & Auto", group: "general" },
  { id: "garden", name: "Garden & Flowers", group: "general" },
  { id: "clothing", name: "Clothing", group: "general" },
  { id: "other", name: "Other", group: "general" },
] as const;

type CategoryName = (typeof SCHEME)[number]["name"];

export const CATEGORY_COUNT = SCHEME.length;
export const OTHER = SCHEME.findIndex((category) => category.id === "other");

const positions = new Map<string, number>(SCHEME.map((category, position) => [category.id, position]));

/** The position of a category in the scheme, which is its number in the lexicon and the model. */
export function categoryIndex(id: string): number {
  const position = positions.get(id);
  if (position === undefined) throw new Error(`No category has the id "${id}"`);
  return position;
}

export function categoryName(position: number): CategoryName {
  return (SCHEME[position] ?? SCHEME[OTHER]!).name;
}
