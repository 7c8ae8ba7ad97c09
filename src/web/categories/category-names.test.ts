import { expect, test } from "vitest";
import {
  bestCategory,
  categoryDisplayName,
  hasName,
  meansTaken,
  suggestCategories,
} from "./category-names.ts";

const categories = [
  "Produce",
  "Bakery",
  "Dairy & Eggs",
  "Frozen",
  "Baby",
  "Pet",
  "Snacks & Sweets",
  "Deli",
  "Wine",
].map((name) => ({ name }));

test("a store's lower-case names are shown as the category is spelled", () => {
  expect(categoryDisplayName("dairy & eggs", categories)).toBe("Dairy & Eggs");
  expect(categoryDisplayName("chicken feed", categories)).toBe("Chicken Feed");
});

test("names are the same whatever their case and spaces", () => {
  expect(hasName(["dairy & eggs"], " Dairy  & EGGS ")).toBe(true);
  expect(hasName(["dairy & eggs"], "Dairy")).toBe(false);
});

test("without a text at most eight categories are suggested, A to Z", () => {
  expect(suggestCategories(categories, [], "")).toEqual([
    "Baby",
    "Bakery",
    "Dairy & Eggs",
    "Deli",
    "Frozen",
    "Pet",
    "Produce",
    "Snacks & Sweets",
  ]);
});

test("suggestions leave out the store's own categories and repeated names", () => {
  expect(suggestCategories([...categories, { name: "bakery" }], ["produce"], "b")).toEqual([
    "Baby",
    "Bakery",
  ]);
});

test("names that begin with the text come before those with such a word, and these before the rest", () => {
  const spelled = ["Greens", "Dairy & Eggs", "Eggs", "Veggies"].map((name) => ({ name }));
  expect(suggestCategories(spelled, [], "eg")).toEqual(["Eggs", "Dairy & Eggs", "Veggies"]);
});

test("another word for a category offers it, after the names that have the word", () => {
  expect(suggestCategories(categories, [], "veg")).toEqual(["Produce"]);
  expect(suggestCategories(categories, [], "cheese")).toEqual(["Dairy & Eggs"]);
  expect(suggestCategories([...categories, { name: "Vegan" }], [], "VEG")).toEqual(["Vegan", "Produce"]);
  expect(suggestCategories(categories, ["produce"], "veg")).toEqual([]);
});

const everybodys = [
  "Produce",
  "Bakery",
  "Dairy & Eggs",
  "Meat & Poultry",
  "Seafood",
  "Deli & Prepared",
  "Frozen",
  "Pasta, Rice & Grains",
  "Canned & Soups",
  "Breakfast & Cereal",
  "Baking",
  "Spices & Seasonings",
  "Condiments, Oils & Spreads",
  "Snacks & Sweets",
  "Beverages",
  "Beer, Wine & Spirits",
  "Household & Kitchen",
  "Cleaning & Laundry",
  "Paper Goods",
  "Personal Care",
  "Health & Pharmacy",
  "Baby",
  "Pet",
  "Office, School & Party",
  "Electronics & Batteries",
  "Hardware & Auto",
  "Garden & Flowers",
  "Clothing",
  "Other",
].map((name) => ({ name }));

test.each([
  ["frozen food", "Frozen"],
  ["pet food", "Pet"],
  ["petit déjeuner", "Breakfast & Cereal"],
  ["baby food", "Baby"],
  ["cleaning products", "Cleaning & Laundry"],
  ["fruit & veg", "Produce"],
  ["fruit and vegetables", "Produce"],
  ["Obst & Gemüse", "Produce"],
  ["frutas y verduras", "Produce"],
  ["fruits et légumes", "Produce"],
  ["dairy products", "Dairy & Eggs"],
  ["produits laitiers", "Dairy & Eggs"],
  ["office supplies", "Office, School & Party"],
  ["ice cream", "Frozen"],
  ["cold cuts", "Deli & Prepared"],
  ["ready meals", "Deli & Prepared"],
  ["toilet paper", "Paper Goods"],
  ["Haushaltswaren", "Household & Kitchen"],
  ["productos de limpieza", "Cleaning & Laundry"],
  ["produits ménagers", "Cleaning & Laundry"],
  ["cheese counter", "Dairy & Eggs"],
])("a phrase finds the category of its words alone: %s, %s", (text, name) => {
  expect(suggestCategories(everybodys, [], text)).toEqual([name]);
});

test.each(["fresh pasta", "craft supplies", "products"])(
  "a phrase with another word finds none: %s",
  (text) => {
    expect(suggestCategories(everybodys, [], text)).toEqual([]);
  },
);

test("words that fit several categories suggest each, and a taken one no second-best", () => {
  expect(suggestCategories(everybodys, [], "frozen fish")).toEqual(["Frozen", "Seafood"]);
  expect(suggestCategories(everybodys, ["frozen"], "ice cream")).toEqual([]);
  expect(suggestCategories(everybodys, [], "and of the")).toEqual([]);
});

test("each category that everybody has is found by its own name", () => {
  for (const { name } of everybodys) expect(suggestCategories(everybodys, [], name)[0]).toBe(name);
});

test("a text that fits nothing gets no suggestion", () => {
  expect(suggestCategories(categories, [], "anvils")).toEqual([]);
});

test.each(["produce", " PRODUCE ", "veg", "vegetables", "obst"])(
  "a taken category is meant by its name and by another word for it: %s",
  (text) => {
    expect(meansTaken(everybodys, ["produce", "bakery"], text)).toBe(true);
    expect(meansTaken(everybodys, ["bakery"], text)).toBe(false);
  },
);

test("a text means a taken category only when no other one fits it as well", () => {
  expect(meansTaken(everybodys, ["produce"], "herbs")).toBe(false);
  expect(meansTaken(everybodys, ["produce", "spices & seasonings"], "herbs")).toBe(true);
  expect(meansTaken([...everybodys, { name: "Veggie Burgers" }], ["produce"], "veg")).toBe(false);
});

test.each(["", "pr", "produ", "art", "gift cards", "cheese counter"])(
  "no taken category is meant by %j",
  (text) => {
    expect(meansTaken(everybodys, ["produce", "office, school & party"], text)).toBe(false);
  },
);

test.each([
  ["legumes", "Produce"],
  ["gemuse", "Produce"],
  ["gemuese", "Produce"],
  ["lacteos", "Dairy & Eggs"],
  ["oeufs", "Dairy & Eggs"],
  ["Kaese", "Dairy & Eggs"],
  ["panaderia", "Bakery"],
  ["charcuteria", "Deli & Prepared"],
  ["epices", "Spices & Seasonings"],
  ["vetements", "Clothing"],
  ["Getraenke", "Beverages"],
  ["cafe", "Beverages"],
  ["the", "Beverages"],
  ["té", "Beverages"],
  ["Öl", "Condiments, Oils & Spreads"],
  ["fruits et legumes", "Produce"],
  ["petit dejeuner", "Breakfast & Cereal"],
])("a word is found with or without its accents and umlauts: %s, %s", (text, name) => {
  expect(bestCategory(everybodys, [], text)).toBe(name);
  expect(suggestCategories(everybodys, [], text)[0]).toBe(name);
});

test("a person's own category is found, and is there already, however its umlauts are typed", () => {
  const own = [{ name: "Müsliriegel" }, { name: "Crêpes" }];
  expect(["musliriegel", "Muesliriegel", "crepes"].map((text) => bestCategory(own, [], text))).toEqual([
    "Müsliriegel",
    "Müsliriegel",
    "Crêpes",
  ]);
  expect(meansTaken(own, ["müsliriegel"], "Muesliriegel")).toBe(true);
  expect(meansTaken([...own, { name: "Muesliriegel" }], ["müsliriegel"], "Muesliriegel")).toBe(false);
});

test.each(["food", "ood"])("letters within a word suggest a category that Enter doesn't take: %s", (text) => {
  expect(suggestCategories(everybodys, [], text)).toContain("Seafood");
  expect(bestCategory(everybodys, [], text)).toBeUndefined();
});

test.each(["grocery", "groceries", "Lebensmittel", "alimentación", "alimentacion"])(
  "a word for any food suggests no category: %s",
  (text) => {
    expect(suggestCategories(everybodys, [], text)).toEqual([]);
  },
);

test.each([
  ["toilet roll", "Paper Goods"],
  ["toilet rolls", "Paper Goods"],
  ["kitchen roll", "Paper Goods"],
  ["Paper Rolls", "Paper Goods"],
  ["rolls", "Bakery"],
  ["napkins and bread", "Paper Goods"],
  ["bread and napkins", "Bakery"],
  ["peanut butter", "Condiments, Oils & Spreads"],
  ["cream", "Dairy & Eggs"],
  ["pan", "Bakery"],
  ["pain", "Bakery"],
  ["car", "Hardware & Auto"],
  ["épicerie", "Pasta, Rice & Grains"],
  ["perro", "Pet"],
  ["gato", "Pet"],
  ["chien", "Pet"],
  ["chat", "Pet"],
  ["Katze", "Pet"],
  ["Hund", "Pet"],
  ["sausages", "Meat & Poultry"],
  ["battery", "Electronics & Batteries"],
  ["jabón", "Personal Care"],
  ["make-up", "Personal Care"],
  ["meds", "Health & Pharmacy"],
  ["azucar", "Baking"],
  ["savon", "Personal Care"],
  ["Tiefkuehlkost", "Frozen"],
])(
  "a whole word or a set phrase, then the first word, tells which category is best: %s, %s",
  (text, name) => {
    expect(bestCategory(everybodys, [], text)).toBe(name);
  },
);

test("a taken category that is meant by a whole word has no second-best", () => {
  expect(meansTaken(everybodys, ["bakery"], "pan")).toBe(true);
  expect(meansTaken(everybodys, ["hardware & auto"], "car")).toBe(true);
});

test("a category may have any name", () => {
  expect(suggestCategories([{ name: "Constructor" }, { name: "🐟" }], [], "🐟")).toEqual(["🐟"]);
  expect(suggestCategories([{ name: "Constructor" }], [], "con")).toEqual(["Constructor"]);
});
