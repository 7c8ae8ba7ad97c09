import { expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { whoIsHere, whoIsWhere, whoSeesIt } from "./presence-words.ts";

const costco = { storeId: newId(), storeName: "Costco" };
const corner = { storeId: newId(), storeName: "Corner shop" };
const at = "2026-03-02T10:00:00Z";
const is = (name: string, store: typeof costco) => ({
  userId: newId(),
  name,
  ...store,
  at,
  since: at,
  until: at,
});

test.each([
  [[], ""],
  [[is("Ben", costco)], "Ben is at Costco"],
  [[is("Ben", costco), is("Cleo", corner)], "Ben is at Costco · Cleo is at Corner shop"],
  [[is("Ben", costco), is("Cleo", costco)], "Ben and Cleo are at Costco"],
  [[is("Ben", costco), is("Cleo", costco), is("Dan", costco)], "Ben and 2 others are at Costco"],
])("%#: who is where", (presence, words) => {
  expect(whoIsWhere(presence)).toBe(words);
});

test("a store's own screen names the members who are there", () => {
  const presence = [is("Ben", costco), is("Cleo", corner)];
  expect(whoIsHere(presence, costco.storeId)).toBe("Ben is here");
  expect(whoIsHere(presence, newId())).toBe("");
});

test.each([
  [[], ""],
  [[is("Ben", costco)], "Ben is at Costco and sees it now"],
  [[is("Ben", costco), is("Cleo", costco)], "Ben and Cleo are at Costco and see it now"],
])("%#: who sees what was just added", (presence, words) => {
  expect(whoSeesIt(presence)).toBe(words);
});
