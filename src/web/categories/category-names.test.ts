import { expect, test } from "vitest";
import { categoryDisplayName, hasName, suggestCategories } from "./category-names.ts";

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
  expect(suggestCategories(categories, [], "cheese counter")).toEqual([]);
});

test("a text that fits nothing gets no suggestion", () => {
  expect(suggestCategories(categories, [], "anvils")).toEqual([]);
});
