import { expect, test } from "vitest";
import { everyInterval } from "../../contract/repeat/interval-label.ts";
import { openProposals } from "./proposals.ts";

const proposal = (name: string) => ({
  name,
  categoryName: null,
  intervalDays: 21,
  usualIntervalDays: 20,
  purchases: 5,
  lastSeen: "2026-11-01T10:00:00.000Z",
  reason: "5 times, about every 3 weeks",
});
const repeat = (name: string) => ({
  item: { id: name, masterItem: null, userItem: { name, category: null } },
});
const open = (repeats: string[], dismissed: string[]) =>
  openProposals(
    [proposal("Coffee"), proposal("Greek Yogurt"), proposal("Soap")],
    repeats.map(repeat),
    dismissed,
  ).map(({ name }) => name);

test("all proposals are open, in their order, until they are decided", () => {
  expect(open([], [])).toEqual(["Coffee", "Greek Yogurt", "Soap"]);
});

test("a name that repeats already isn't proposed, in any spelling", () => {
  expect(open(["greek  yogurt"], [])).toEqual(["Coffee", "Soap"]);
});

test("a dismissed name isn't proposed", () => {
  expect(open([], ["coffee", "soap", "tea"])).toEqual(["Greek Yogurt"]);
});

test.each([
  [7, "every week"],
  [21, "every 3 weeks"],
  [30, "every month"],
  [180, "every 6 months"],
  [10, "every 10 days"],
])("%i days are %s", (days, words) => {
  expect(everyInterval(days)).toBe(words);
});
