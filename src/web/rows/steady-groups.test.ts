import { expect, test } from "vitest";
import type { ItemView } from "../offline/list-view.ts";
import { inShownGroups, keepGroups, type ShownGroups } from "./steady-groups.ts";

const item = (id: string, categoryName: string, pending = false) =>
  ({ id, name: id, categoryId: `id of ${categoryName}`, categoryName, pending }) as ItemView;

/** The shown groups after each state of the list. */
function shown(...states: ItemView[][]): (string | null)[][] {
  let groups: ShownGroups = new Map();
  return states.map((items) => {
    groups = keepGroups(groups, items);
    return inShownGroups(items, groups).map(({ categoryName }) => categoryName);
  });
}

test("a row stays in its group when the server corrects its category", () => {
  expect(shown([item("soap", "Other", true)], [item("soap", "Cleaning")])).toEqual([["Other"], ["Other"]]);
});

test("a row moves at once when the person moves it, and stays there after the reply", () => {
  const states = [[item("soap", "Other")], [item("soap", "Pet", true)], [item("soap", "Pet")]];
  expect(shown(...states)).toEqual([["Other"], ["Pet"], ["Pet"]]);
});

test("a new row appears in its own category", () => {
  expect(shown([item("soap", "Other")], [item("soap", "Cleaning"), item("milk", "Dairy")])).toEqual([
    ["Other"],
    ["Other", "Dairy"],
  ]);
});

test("rows on a newly opened screen are in their own categories", () => {
  expect(shown([item("soap", "Cleaning")])).toEqual([["Cleaning"]]);
});

test("items in their own category stay the same objects", () => {
  const items = [item("soap", "Cleaning"), item("milk", "Dairy")];
  const groups = keepGroups(new Map(), items);
  expect(keepGroups(groups, items)).toBe(groups);
  expect(inShownGroups(items, groups)).toBe(items);
});
