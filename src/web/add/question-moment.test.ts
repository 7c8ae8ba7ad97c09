import { expect, test, vi } from "vitest";
import { ignoreHeldEnter } from "./held-enter.ts";
import { isRead } from "./question-moment.ts";

test("a press is the answer to a question from half a second on", () => {
  expect(isRead(1000, 1090)).toBe(false);
  expect(isRead(1000, 1499)).toBe(false);
  expect(isRead(1000, 1500)).toBe(true);
});

test.each([
  ["Enter", true, true],
  ["Enter", false, false],
  ["Backspace", true, false],
])("%s that repeats (%s) is ignored: %s", (key, repeat, isIgnored) => {
  const preventDefault = vi.fn<() => void>();
  ignoreHeldEnter({ key, repeat, preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(isIgnored ? 1 : 0);
});
