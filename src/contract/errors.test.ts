import { expect, test } from "vitest";
import { sentenceOf } from "./errors.ts";

test.each([
  [null, "a moment"],
  [1, "a moment"],
  [59, "a moment"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [894, "15 minutes"],
  [900, "15 minutes"],
  [4320, "72 minutes"],
])("after too many tries that end in %j s a person reads that they wait %s", (seconds, wait) => {
  expect(sentenceOf("too_many_requests", seconds)).toBe(`Too many tries. Please wait ${wait} and try again.`);
});

test("other refusals keep their sentence", () => {
  expect(sentenceOf("busy", 90)).toBe("Restock is very busy right now. Please try again in a moment.");
  expect(sentenceOf("not_found")).toBe("This doesn't exist, or isn't yours.");
});
