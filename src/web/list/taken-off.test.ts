import { expect, test } from "vitest";
import { takenOffText } from "./taken-off-text.ts";

const nameOf = (id: string) => ({ finn: "Finn", maya: "Maya" })[id] ?? null;
const thing = (name: string, by: string | null) => ({ itemId: name, name, by });

test.each([
  [[thing("Bananas", "finn")], "Finn took Bananas off the list"],
  [[thing("Bananas", "finn"), thing("Milk", "finn")], "Finn took Bananas and Milk off the list"],
  [
    ["Bananas", "Milk", "Eggs"].map((name) => thing(name, "finn")),
    "Finn took Bananas and 2 more off the list",
  ],
  [[thing("Bananas", "finn"), thing("Milk", "maya")], "Bananas and Milk were taken off the list"],
  [[thing("Bananas", null)], "Bananas was taken off the list"],
  [[thing("Bananas", "somebody who left")], "Bananas was taken off the list"],
])("a sentence says who took what off the list (%#)", (things, text) => {
  expect(takenOffText(things, nameOf)).toBe(text);
});
