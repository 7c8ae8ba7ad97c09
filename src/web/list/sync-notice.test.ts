import { expect, test } from "vitest";
import { syncNotice } from "./sync-notice.ts";

const saved = { failed: [], signedOut: false, online: true, waiting: 0 };
const action = { type: "add-item", itemId: "2", name: "Milk" } as const;
const failed = [{ id: "1", title: "Add Milk", detail: "No.", action }];

test("there is no notice while everything is saved", () => {
  expect(syncNotice(saved)).toBeNull();
});

test("changes on their way are counted", () => {
  expect(syncNotice({ ...saved, waiting: 3 })?.text).toBe("Saving 3");
});

test("the notice tells that the device is offline, and counts waiting changes", () => {
  expect(syncNotice({ ...saved, online: false })?.text).toBe("Offline");
  expect(syncNotice({ ...saved, online: false, waiting: 2 })?.text).toBe("Offline – 2 waiting");
});

test("rejected changes come before everything else", () => {
  expect(syncNotice({ failed, signedOut: true, online: false, waiting: 4 })?.text).toBe(
    "1 could not be saved",
  );
});
