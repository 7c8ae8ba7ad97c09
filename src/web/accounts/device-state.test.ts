import { expect, test } from "vitest";
import { deviceState } from "./device-state.ts";

const saved = { connection: "ok" as const, signedOut: false, durable: true, waiting: 0, held: 0, failed: [] };

test("a device with everything saved shows that", () => {
  expect(deviceState(saved)).toMatchObject({
    title: "Saved",
    text: expect.stringMatching(/^Everything you did/),
  });
});

test("a device with a rejected change doesn't say that everything is saved", () => {
  const action = { type: "add-item", itemId: "2", name: "Milk" } as const;
  const failed = [{ id: "1", subject: "Milk", detail: "No.", action }];
  expect(deviceState({ ...saved, failed }).text).toMatch(/^Everything else/);
});

test("changes on their way are counted, held ones included", () => {
  expect(deviceState({ ...saved, waiting: 1 }).title).toBe("1 change waiting");
  expect(deviceState({ ...saved, waiting: 1, held: 2 }).title).toBe("3 changes waiting");
});

test("waiting changes are called safe on this device while it is offline", () => {
  const state = deviceState({ ...saved, connection: "offline" as const, waiting: 2 });
  expect(state.title).toBe("Offline – 2 waiting");
  expect(state.text).toContain("Kept safely on this device");
});

test.each([
  ["unreachable", "Can't be reached – 2 waiting", "Sent as soon as the server answers."],
  ["portal", "Sign in to this network – 2 waiting", "This network shows its own page in place of Restock."],
  ["trouble", "Server trouble – 2 waiting", "Restock's server has trouble right now."],
] as const)(
  "a device whose connection is %s says so, and is never called offline",
  (connection, title, text) => {
    const state = deviceState({ ...saved, connection, waiting: 2 });
    expect(state.title).toBe(title);
    expect(state.text).toContain(text);
    expect(state.text).toContain("Kept safely on this device");
    expect(`${state.title} ${state.text}`).not.toMatch(/offline/i);
  },
);

test("a browser without storage isn't said to keep changes", () => {
  const state = deviceState({ ...saved, connection: "offline" as const, durable: false, waiting: 2 });
  expect(state.text).not.toContain("safely");
  expect(state.text).toContain("leave this page open");
});

test("an ended session is named, with the number of waiting changes", () => {
  expect(deviceState({ ...saved, signedOut: true, waiting: 2 })).toMatchObject({ kind: "signedOut" });
  expect(deviceState({ ...saved, signedOut: true, waiting: 2 }).text).toContain("2 changes");
});
