const groceries = [
  "produce",
  "bakery",
  "dairy & eggs",
  "meat & poultry",
  "seafood",
  "deli & prepared",
  "frozen",
  "pasta, rice & grains",
  "canned & soups",
  "breakfast & cereal",
  "baking",
  "spices & seasonings",
  "condiments, oils & spreads",
  "snacks & sweets",
  "beverages",
  "beer, wine & spirits",
];
const home = ["household & kitchen", "cleaning & laundry", "paper goods"];
const care = ["personal care", "health & pharmacy", "baby"];

/** The kinds of shops that an unknown one may be, each with the categories that it sells. */
export const shopKinds: readonly { name: string; categories: readonly string[] }[] = [
  { name: "Supermarket", categories: [...groceries, ...home, ...care, "pet", "other"] },
  { name: "Bakery", categories: ["bakery", "snacks & sweets"] },
  { name: "Pharmacy", categories: care },
  { name: "Drugstore", categories: [...care, ...home, "snacks & sweets", "pet"] },
  {
    name: "Hardware",
    categories: ["hardware & auto", "garden & flowers", "electronics & batteries", "household & kitchen"],
  },
  {
    name: "Market",
    categories: [
      "produce",
      "bakery",
      "dairy & eggs",
      "meat & poultry",
      "seafood",
      "deli & prepared",
      "garden & flowers",
    ],
  },
  { name: "Pet", categories: ["pet"] },
  { name: "Other", categories: ["other"] },
];
