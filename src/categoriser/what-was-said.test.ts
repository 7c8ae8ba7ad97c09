import { expect, test } from "vitest";
import { loadCategoriser } from "./load-node.ts";
import { saidGuess, saidLine } from "./what-was-said.ts";

const engine = loadCategoriser();
const guess = (text: string) => engine.categorise(text).ranked[0];
const tomatoes = { parsedQuantity: null, parsedSize: null, name: "Tomatoes" };

test.each([
  [{ ...tomatoes, parsedQuantity: "2", parsedSize: "cans" }, "2 cans Tomatoes", "Canned & Soups"],
  [{ ...tomatoes, note: "frozen" }, "Tomatoes (frozen)", "Frozen"],
  [{ ...tomatoes, parsedQuantity: "2", parsedSize: "lb" }, "2 lb Tomatoes", null],
  [{ ...tomatoes, note: "" }, "Tomatoes", null],
])("%o says “%s”: %s", (said, line, category) => {
  expect(saidLine(said)).toBe(line);
  expect(saidGuess(guess("Tomatoes"), guess(line))?.category ?? null).toBe(category);
});

test("an unsure guess for the full line replaces no other guess", () => {
  const whole = { category: "Frozen", confidence: 0.5 };
  expect(saidGuess({ category: "Produce", confidence: 0.2 }, whole)).toBeNull();
  expect(saidGuess(undefined, undefined)).toBeNull();
});
