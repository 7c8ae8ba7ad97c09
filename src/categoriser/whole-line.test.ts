import { expect, test } from "vitest";
import { loadCategoriser } from "./load-node.ts";
import { wholeLine, wholeLineGuess } from "./whole-line.ts";

const engine = loadCategoriser();
const guess = (text: string) => engine.categorise(text).ranked[0];
const tomatoes = { parsedQuantity: null, parsedSize: null, name: "Tomatoes" };

test.each([
  [{ ...tomatoes, parsedQuantity: "2", parsedSize: "cans" }, "2 cans Tomatoes", "Canned & Soups"],
  [{ ...tomatoes, note: "frozen" }, "Tomatoes (frozen)", "Frozen"],
  [{ ...tomatoes, parsedQuantity: "2", parsedSize: "lb" }, "2 lb Tomatoes", null],
  [{ ...tomatoes, note: "" }, "Tomatoes", null],
])("the line of %o is “%s”, and its category %s", (item, line, category) => {
  expect(wholeLine(item)).toBe(line);
  expect(wholeLineGuess(guess("Tomatoes"), guess(line))?.category ?? null).toBe(category);
});

test("an unsure guess for the whole line replaces no other guess", () => {
  const whole = { category: "Frozen", confidence: 0.5 };
  expect(wholeLineGuess({ category: "Produce", confidence: 0.2 }, whole)).toBeNull();
  expect(wholeLineGuess(undefined, undefined)).toBeNull();
});
