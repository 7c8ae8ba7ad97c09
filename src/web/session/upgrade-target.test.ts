import { expect, test } from "vitest";
import { upgradeTarget } from "./upgrade-target.ts";

test("leads to where the operator sells it", () => {
  expect(upgradeTarget("https://shop.example.com/premium", "I'd like more.")).toBe(
    "https://shop.example.com/premium",
  );
});

test("without such a place the wish is written down for the operator", () => {
  expect(upgradeTarget(null, "Lists & more?")).toBe("/feedback?message=Lists%20%26%20more%3F");
});

test("an address that would run a script is not followed", () => {
  expect(upgradeTarget("javascript:alert(1)", "x")).toBe("/feedback?message=x");
});
