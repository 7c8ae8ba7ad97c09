import { expect, test } from "vitest";
import { syncNotice } from "./sync-notice.ts";

const saved = { failed: [], signedOut: false, connection: "ok" as const, waiting: 0 };
const action = { type: "add-item", itemId: "2", name: "Milk" } as const;
const failed = [{ id: "1", subject: "Milk", detail: "No.", action }];

test("there is no notice while everything is saved", () => {
  expect(syncNotice(saved)).toBeNull();
});

test("changes on their way are counted", () => {
  expect(syncNotice({ ...saved, waiting: 3 })?.text).toBe("Saving 3");
});

test.each([
  ["offline", "Offline"],
  ["unreachable", "Can't be reached"],
  ["portal", "Wi-Fi sign-in"],
  ["trouble", "Server trouble"],
] as const)(
  "while the connection is %s, the notice says so and counts waiting changes",
  (connection, title) => {
    expect(syncNotice({ ...saved, connection })?.text).toBe(title);
    expect(syncNotice({ ...saved, connection, waiting: 2 })?.text).toBe(`${title} – 2 waiting`);
  },
);

test("the spoken text stays the same while the count grows, and a change on its way isn't spoken of", () => {
  const spoken = (waiting: number) => syncNotice({ ...saved, connection: "trouble", waiting })?.spoken;
  expect([spoken(0), spoken(1), spoken(2)]).toEqual(["Server trouble", "Server trouble", "Server trouble"]);
  expect(syncNotice({ ...saved, waiting: 1 })?.spoken).toBe("");
});

test("rejected changes come before everything else", () => {
  expect(syncNotice({ failed, signedOut: true, connection: "offline" as const, waiting: 4 })?.text).toBe(
    "1 could not be saved",
  );
});
