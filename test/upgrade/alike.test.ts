import { expect, test } from "vitest";
import { alike, tablesAlike } from "./alike.ts";

const before = {
  items: [
    { id: 1, note: null },
    { id: 2, note: "ripe" },
  ],
  sessions: [{ seenAt: 1 }],
};
const read = (now: unknown) => [tablesAlike(now, before), tablesAlike(before, before)];

test("a field and a table of a later version, and another order of rows, make no difference", () => {
  const items = [
    { id: 2, note: "ripe", price: null },
    { note: null, id: 1, price: 3 },
  ];
  const [now, then] = read({ items, sessions: [{ seenAt: 2 }], prices: [] });
  expect(now).toEqual(then);
});

test.each([
  ["a row that is gone", { items: [{ id: 1, note: null }], sessions: [{}] }],
  [
    "a value that is another",
    {
      items: [
        { id: 1, note: null },
        { id: 2, note: "" },
      ],
      sessions: [{}],
    },
  ],
  ["a field that is gone", { items: [{ id: 1 }, { id: 2, note: "ripe" }], sessions: [{}] }],
  ["a table that is gone", { items: before.items }],
])("%s makes a difference", (_, changed) => {
  const [now, then] = read(changed);
  expect(now).not.toEqual(then);
});

test("the order of a list counts", () => {
  expect(alike({ items: before.items.toReversed() }, before)).not.toEqual(alike(before, before));
});
