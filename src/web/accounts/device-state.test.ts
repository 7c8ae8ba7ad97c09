import { expect, test } from "vitest";
import { deviceState } from "./device-state.ts";

const saved = { online: true, signedOut: false, durable: true, waiting: 0, held: 0, failed: [] };

test("everything saved is said to be so", () => {
  expect(deviceState(saved)).toMatchObject({
    title: "Saved",
    text: expect.stringMatching(/^Everything you did/),
  });
});

test("what could not be saved isn't said to be", () => {
  const action = { type: "add-item", itemId: "2", name: "Milk" } as const;
  const failed = [{ id: "1", title: "Add Milk", detail: "No.", action }];
  expect(deviceState({ ...saved, failed }).text).toMatch(/^Everything else/);
});

test("changes on their way are counted, those that are held included", () => {
  expect(deviceState({ ...saved, waiting: 1 }).title).toBe("1 change waiting");
  expect(deviceState({ ...saved, waiting: 1, held: 2 }).title).toBe("3 changes waiting");
});

test("offline, what waits is safe on this device", () => {
  const state = deviceState({ ...saved, online: false, waiting: 2 });
  expect(state.title).toBe("Offline – 2 waiting");
  expect(state.text).toContain("Kept safely on this device");
});

test("a browser that keeps nothing isn't said to", () => {
  const state = deviceState({ ...saved, online: false, durable: false, waiting: 2 });
  expect(state.text).not.toContain("safely");
  expect(state.text).toContain("leave this page open");
});

test("a session that ended is named, with what waits for the next one", () => {
  expect(deviceState({ ...saved, signedOut: true, waiting: 2 })).toMatchObject({ kind: "signedOut" });
  expect(deviceState({ ...saved, signedOut: true, waiting: 2 }).text).toContain("2 changes");
});
