import { describe, expect, test } from "vitest";
import { basketProgress, groupItems, itemsInCategory, itemsInStore } from "./group-items.ts";

type Row = {
  name: string;
  categoryId: string | null;
  categoryName: string | null;
  storeId: string | null;
  completed: boolean;
  hidden: boolean;
};

function row(name: string, categoryName: string | null, more: Partial<Row> = {}): Row {
  const categoryId = categoryName === null ? null : `id of ${categoryName}`;
  return { name, categoryId, categoryName, storeId: null, completed: false, hidden: false, ...more };
}

describe("groups of a list", () => {
  test("groups are named after the categories and ordered A to Z, whatever the case and the accents", () => {
    const names = groupItems([
      row("Milk", "dairy"),
      row("Éclair", "Éclairs"),
      row("Apples", "Produce"),
      row("Bread", "Bakery"),
      row("Thing", "Zoo 10"),
      row("Thing 2", "Zoo 9"),
    ]).map((group) => group.name);
    expect(names).toEqual(["Bakery", "dairy", "Éclairs", "Produce", "Zoo 9", "Zoo 10"]);
  });

  test("items without a category are in 'Uncategorized', which has no link", () => {
    const [group] = groupItems([row("Mystery", null)]);
    expect(group).toMatchObject({ name: "Uncategorized", categoryId: null, openCount: 1 });
  });

  test("rows keep their order when one is ticked", () => {
    const ticked = row("Bananas", "Produce", { completed: true });
    expect(
      groupItems([ticked, row("Spinach", "Produce"), row("Leeks", "Produce")])[0]!.items.map(
        (item) => item.name,
      ),
    ).toEqual(["Bananas", "Spinach", "Leeks"]);
  });

  test("a group counts its open items that are not hidden, and separately its hidden ones", () => {
    const [group] = groupItems([
      row("Bananas", "Produce", { completed: true }),
      row("Spinach", "Produce"),
      row("Leeks", "Produce", { hidden: true }),
      row("Kale", "Produce", { hidden: true, completed: true }),
    ]);
    expect(group).toMatchObject({ openCount: 1, hiddenCount: 2 });
  });

  test("two members' categories of one name are one group", () => {
    const groups = groupItems([
      row("Feed", "Chickens", { categoryId: "ana's" }),
      row("Straw", "chickens", { categoryId: "ben's" }),
    ]);
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({ name: "Chickens", categoryId: "ana's", openCount: 2 });
  });

  test("'Uncategorized' is another group than a category of that name", () => {
    const groups = groupItems([row("Mystery", null), row("Odd", "Uncategorized")]);
    expect(groups.map((group) => group.items.length)).toEqual([1, 1]);
  });
});

describe("what is shown", () => {
  const items = [
    row("Milk", "Dairy & Eggs"),
    row("Nails", "Hardware & Auto"),
    row("Mystery", null),
    row("Cheese", "Dairy & Eggs", { storeId: "other" }),
    row("Cat litter", "Pet", { storeId: "costco" }),
  ];

  test("a store shows its categories' items, items given to it, and items without category and store", () => {
    const shown = itemsInStore(items, { id: "costco", categories: ["dairy & eggs"] });
    expect(shown.map((item) => item.name)).toEqual(["Milk", "Mystery", "Cat litter"]);
  });

  test("a category shows its items, also those in another member's category of that name", () => {
    const shown = itemsInCategory([...items, row("Cream", "dairy & eggs", { categoryId: "ben's" })], {
      id: "id of Dairy & Eggs",
      name: "Dairy & Eggs",
    });
    expect(shown.map((item) => item.name)).toEqual(["Milk", "Cheese", "Cream"]);
  });
});

test("progress counts ticked items among those that are not hidden", () => {
  const items = [
    row("Bananas", "Produce", { completed: true }),
    row("Spinach", "Produce"),
    row("Leeks", "Produce", { hidden: true, completed: true }),
  ];
  expect(basketProgress(items)).toEqual({ done: 1, total: 2 });
  expect(basketProgress([])).toEqual({ done: 0, total: 0 });
});
