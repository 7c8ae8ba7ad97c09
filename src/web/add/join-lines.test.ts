import { expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { lineOf, undoneText } from "./add-line.ts";
import { joinLines } from "./join-lines.ts";

const added = (title: string, ...about: string[]) => lineOf("Added", [newId()], title, about);

test("what is said of each thing is said once, and the rest beside its thing", () => {
  const lines = [
    added("Milk", "“oat”", "at Costco"),
    added("2 Bread", "at Costco"),
    added("Eggs", "at Costco"),
  ];
  const joined = joinLines(lines);
  expect(joined).toMatchObject({
    title: "Milk (“oat”), 2 Bread, Eggs",
    about: ["at Costco"],
    spoken: "Added Milk (“oat”), 2 Bread, Eggs. at Costco",
    ids: lines.flatMap(({ ids }) => ids),
  });
  expect(undoneText(joined)).toBe("Removed Milk (“oat”), 2 Bread, Eggs");
});

test("a store that one thing doesn't have stays beside the things that have it", () => {
  expect(joinLines([added("Milk", "at Costco"), added("Eggs")])).toMatchObject({
    title: "Milk (at Costco), Eggs",
    about: [],
  });
});
