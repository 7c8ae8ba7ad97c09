import { expect, test } from "vitest";
import { isWalkKnown } from "./known-walk.ts";

const now = Date.parse("2026-03-14T10:00:00Z");
const visited = (visits: number, latest: string) => [
  { storeId: "a", visits: 9, latest: "2026-03-01T10:00:00Z" },
  { storeId: "b", visits, latest },
];

test.each([
  ["the third visit begins", 2, "2026-03-07T10:00:00Z", true],
  ["the third visit goes on", 3, "2026-03-14T09:31:00Z", true],
  ["the second visit begins", 1, "2026-03-07T10:00:00Z", false],
  ["the second visit goes on", 2, "2026-03-14T09:31:00Z", false],
  ["the second visit ended 30 minutes after its last check-off", 2, "2026-03-14T09:30:00Z", true],
])("when %s", (_, visits, latest, known) => {
  expect(isWalkKnown("b", visited(visits, latest), now)).toBe(known);
});

test("a store that nobody has been to has no known walk", () => {
  expect(isWalkKnown("c", visited(5, "2026-03-07T10:00:00Z"), now)).toBe(false);
});

test("visits that an earlier version has stored count as ended", () => {
  const stored = [{ storeId: "b", visits: 2 }] as unknown as ReturnType<typeof visited>;
  expect(isWalkKnown("b", stored, now)).toBe(true);
});
