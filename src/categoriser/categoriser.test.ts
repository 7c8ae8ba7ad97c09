import { describe, expect, test } from "vitest";
import { loadCategoriser } from "./load-node.ts";
import { normalisedName } from "./normalise.ts";
import { LEAST_CONFIDENCE } from "./rank.ts";
import { CATEGORY_COUNT, SCHEME } from "./scheme.ts";
import { readLexicon } from "./train/corpus.ts";

const categoriser = loadCategoriser();
const best = (name: string) => categoriser.categorise(name).ranked[0]!;

describe("categorise", () => {
  test.each([
    ["milk", "Dairy & Eggs"],
    ["2 lb chicken thighs", "Meat & Poultry"],
    ["Toilet paper x 12", "Paper Goods"],
    ["BANANAS!!", "Produce"],
    ["shampoo 🧴", "Personal Care"],
    ["tomatoes, canned", "Canned & Soups"],
    ["frozen raspberries", "Frozen"],
    ["puppy chow", "Pet"],
    ["baby potatoes", "Produce"],
    ["AA batteries", "Electronics & Batteries"],
    ["hähnchenbrust", "Meat & Poultry"],
    ["Haehnchenbrust", "Meat & Poultry"],
    ["papel higiénico", "Paper Goods"],
    ["couches bébé", "Baby"],
    ["couches", "Baby"],
    ["une botte de persil", "Produce"],
    ["2 sprigs thyme", "Produce"],
    ["3 Paprika", "Produce"],
    ["1 TL Paprika", "Spices & Seasonings"],
    ["peppers", "Produce"],
    ["2 tsp pepper", "Spices & Seasonings"],
    ["3 cloves garlic (minced)", "Produce"],
    ["1 tsp cloves", "Spices & Seasonings"],
    ["pasta sauce", "Condiments, Oils & Spreads"],
    ["juice of 1 lemon", "Produce"],
    ["garden hose", "Garden & Flowers"],
    ["hose", "Garden & Flowers"],
    ["🍕 for friday", "Frozen"],
    ["🐶 food", "Pet"],
  ])("%s is in %s", (name, category) => {
    expect(best(name).category).toBe(category);
  });

  test.each([
    ["brocolli", "Produce"],
    ["tooth pste", "Personal Care"],
    ["spagetti", "Pasta, Rice & Grains"],
    ["detergant", "Cleaning & Laundry"],
    ["zwibeln", "Produce"],
    ["hugnry baby formula", "Baby"],
    ["chickeen noodle suop", "Canned & Soups"],
    ["gin tonix", "Beer, Wine & Spirits"],
    ["papel hijienico", "Paper Goods"],
    ["bierre", "Beer, Wine & Spirits"],
    ["spülmitel", "Cleaning & Laundry"],
    ["gluten free hafermlich", "Dairy & Eggs"],
  ])("%s is understood although misspelt", (name, category) => {
    expect(best(name).category).toBe(category);
  });

  test.each([
    ["Beiried", "Meat & Poultry"],
    ["Znünibox", "Household & Kitchen"],
    ["sopaipillas", "Bakery"],
    ["guayabera", "Clothing"],
    ["poutine", "Deli & Prepared"],
    ["perchaude", "Seafood"],
  ])("%s, of a region of its language, is in %s", (name, category) => {
    expect(best(name).category).toBe(category);
  });

  test.each([
    ["Wild Blueberry Almond Crunch Greek Yogurt", "Dairy & Eggs"],
    ["Ocean Mist Scent Liquid Dishwashing Detergent", "Cleaning & Laundry"],
    ["Thick Cut Maple Glazed Bacon", "Meat & Poultry"],
    ["Honey Mustard & Onion Kettle Potato Chips", "Snacks & Sweets"],
    ["Grain Free Duck & Pumpkin Recipe Dog Food", "Pet"],
  ])("the product %s is in %s", (name, category) => {
    expect(best(name).category).toBe(category);
  });

  test("the result names the reason", () => {
    expect(categoriser.categorise("Milk").reason).toBe("exact name");
    expect(categoriser.categorise("spinnach").reason).toBe("looks like 'spinach'");
    expect(categoriser.categorise("frozen peas and leeks").reason).toBe("word 'frozen'");
  });

  test.each(["", "   ", "🛸", "!!!", "\u0000", "2", "2 kg"])("%j is Other, or at least answered", (name) => {
    expect(categoriser.categorise(name).ranked).toHaveLength(CATEGORY_COUNT);
  });

  test.each(["xvbnkl", "blorptastic", "wmzq krrp"])(
    "%s is Other, since every guess is too unsure",
    (name) => {
      const { ranked, reason } = categoriser.categorise(name);
      expect(ranked[0]?.category).toBe("Other");
      expect(ranked[0]?.confidence).toBeLessThan(LEAST_CONFIDENCE);
      expect(reason).toBe("too unsure");
    },
  );

  test("a name without words is Other with confidence 0", () => {
    expect(categoriser.categorise("🛸")).toMatchObject({ reason: "nothing to read" });
    expect(best("🛸")).toEqual({ category: "Other", confidence: 0 });
  });

  test.each(["milk", "asdfgh", "Frozen Cheese Pizza", "2 cans of coke", "zucchinni"])(
    "%s ranks every category once, with falling confidence between 0 and 1",
    (name) => {
      const { ranked } = categoriser.categorise(name);
      expect(new Set(ranked.map(({ category }) => category)).size).toBe(SCHEME.length);
      const shares = ranked.map(({ confidence }) => confidence);
      expect(shares).toEqual([...shares].sort((a, b) => b - a));
      expect(shares[0]).toBeLessThanOrEqual(1);
      expect(shares.at(-1)).toBeGreaterThanOrEqual(0);
    },
  );

  test("a name of a megabyte costs no more than a line", () => {
    expect(best(`milk ${"x".repeat(1_000_000)}`).confidence).toBeGreaterThanOrEqual(0);
    expect(best("cheese ".repeat(200_000)).category).toBe("Dairy & Eggs");
  });
});

describe("corrections", () => {
  const corrections = new Map([[normalisedName("oat milk"), "Beverages"]]);

  test("a person's own choice comes first, however the name is typed", () => {
    for (const name of ["Oat milk", "2 l oat milk", "OAT MILKS (blue)"]) {
      const { ranked, reason } = categoriser.categorise(name, corrections);
      expect(ranked[0]).toEqual({ category: "Beverages", confidence: 1 });
      expect(ranked[1]?.category).toBe("Dairy & Eggs");
      expect(reason).toBe("your choice");
    }
  });

  test("a correction may name an own category, and concerns no other name", () => {
    const own = new Map([[normalisedName("kimchi"), "International"]]);
    expect(categoriser.categorise("kimchi", own).ranked[0]?.category).toBe("International");
    expect(categoriser.categorise("milk", own).ranked[0]?.category).toBe("Dairy & Eggs");
  });
});

test("the data file knows the names of the lexicon", () => {
  const entries = readLexicon().filter(({ language }) => language === "en");
  const right = entries.filter(({ name, category }) => best(name).category === SCHEME[category]!.name);
  expect(right.length / entries.length).toBeGreaterThan(0.99);
});

describe("a misspelt name", () => {
  test.each(["tomattes", "brocolli", "zwiebln", "tomatenmrk", "zuchini"])(
    "%s is likely to be one",
    (word) => {
      expect(categoriser.isMisspelt(word)).toBe(true);
    },
  );

  test.each(["tomatoes", "zwiebeln", "xqzvkw", "absolutely", "milk and bred", ""])("“%s” is none", (text) => {
    expect(categoriser.isMisspelt(text)).toBe(false);
  });
});
