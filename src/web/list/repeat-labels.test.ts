import { expect, test } from "vitest";
import { repeatLabels } from "./repeat-labels.ts";

test("a name's label is found in any spelling of its case and spaces", () => {
  const masterItem = { name: "Greek  Yogurt", category: { name: "Dairy" } };
  const repeat = { item: { id: "x", masterItem, userItem: null }, recurrenceIntervalDays: 14 };
  expect(repeatLabels([repeat]).get("greek yogurt")).toBe("2 weeks");
});
