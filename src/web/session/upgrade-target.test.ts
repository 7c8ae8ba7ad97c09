import { expect, test } from "vitest";
import { upgradeTarget } from "./upgrade-target.ts";

test("the link leads to the operator's shop", () => {
  expect(upgradeTarget("https://shop.example.com/premium", "I'd like more.")).toBe(
    "https://shop.example.com/premium",
  );
});

test("without a shop the wish goes to the feedback form", () => {
  expect(upgradeTarget(null, "Lists & more?")).toBe("/feedback?message=Lists%20%26%20more%3F");
});

test("an address that would run a script is not followed", () => {
  expect(upgradeTarget("javascript:alert(1)", "x")).toBe("/feedback?message=x");
});
