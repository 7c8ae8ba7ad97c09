import { expect, test } from "vitest";
import { firstCategories, storeStatus } from "./store-status.ts";

test("a store is global, else approved, else ignored, else pending", () => {
  expect(storeStatus({ isGlobal: true, isApproved: true, status: "ignored" })).toBe("global");
  expect(storeStatus({ isGlobal: false, isApproved: true, status: "ignored" })).toBe("approved");
  expect(storeStatus({ isGlobal: false, isApproved: false, status: "ignored" })).toBe("ignored");
  expect(storeStatus({ isGlobal: false, isApproved: false, status: "approved" })).toBe("pending");
});

test("a row shows three categories and counts the rest", () => {
  expect(firstCategories(["a", "b", "c", "d", "e"])).toEqual({ first: ["a", "b", "c"], more: 2 });
  expect(firstCategories(["a", "b", "c"])).toEqual({ first: ["a", "b", "c"], more: 0 });
  expect(firstCategories([])).toEqual({ first: [], more: 0 });
});
