import { expect, test } from "vitest";
import { itemFields } from "../items/fields.ts";
import { householdFileSchema } from "./household-file.ts";

/** Fields of an item that the file has under another name, or leaves out, with the reason. */
const excused: Record<string, string> = {
  masterItemId: "an import finds it again by the name",
  userItemId: "an import finds it again by the name",
  categoryId: "the file has the category by its name",
  categoryName: "the file has it as `category`",
  storeId: "the file has it as `store`",
  completedBy: "the file has no people",
  completedIn: "it is of the history, which the file has apart",
  notHere: "it is a person's report, and the file has no people",
  userId: "the file has no people",
  revision: "it belongs to the list that the item was on",
};

test("every field of an item is in the household file, or excused for a reason", () => {
  const inFile = Object.keys(householdFileSchema.shape.items.def.element.shape);
  const missing = Object.keys(itemFields).filter((name) => !inFile.includes(name));
  expect(missing.toSorted()).toEqual(Object.keys(excused).toSorted());
});
