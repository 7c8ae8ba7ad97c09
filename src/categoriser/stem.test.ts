import { expect, test } from "vitest";
import { singular, stem } from "./stem.ts";

test.each([
  ["tomatoes", "tomato"],
  ["cookies", "cookie"],
  ["berries", "berry"],
  ["loaves", "loaf"],
  ["olives", "olive"],
  ["radishes", "radish"],
  ["boxes", "box"],
  ["cheeses", "cheese"],
  ["pies", "pie"],
  ["glasses", "glass"],
  ["gâteaux".normalize("NFD").replace(/\p{M}/gu, ""), "gateau"],
])("%s and %s share a singular form", (many, one) => {
  expect(singular(many)).toBe(singular(one));
});

test.each(["hummus", "asparagus", "gas", "swiss", "tennis"])("%s is no plural", (word) => {
  expect(singular(word)).toBe(word);
});

test.each([
  ["tomaten", "tomate"],
  ["nudeln", "nudel"],
  ["karotten", "karotte"],
  ["limones", "limon"],
  ["nueces", "nuez"],
  ["eier", "ei"],
])("%s and %s share a stem", (many, one) => {
  expect(stem(many)).toBe(stem(one));
});

test("words of different things keep different stems", () => {
  expect(stem("butter")).not.toBe(stem("butt"));
  expect(stem("plum")).not.toBe(stem("plume".concat("t")));
});
