import { expect, test } from "vitest";
import { eventKinds } from "../../contract/security-events/kinds.ts";
import { eventText, placeText } from "./event-text.ts";

test("every kind of event has a sentence of its own", () => {
  const sentences = eventKinds.map((kind) => eventText({ kind, count: 1, detail: null }));
  expect(new Set(sentences).size).toBe(eventKinds.length);
  expect(sentences.filter((sentence) => !/^[A-Z][A-Za-z -]+$/.test(sentence))).toEqual([]);
});

test("an event says how often it happened, and which role was given", () => {
  expect(eventText({ kind: "sign_in_failed", count: 12, detail: null })).toBe(
    "A sign-in failed, 12 times within an hour",
  );
  expect(eventText({ kind: "role_changed", count: 1, detail: { role: "premium" } })).toBe(
    "The role was changed to Premium",
  );
});

test("an event says from where it came, as far as that is known", () => {
  expect(placeText({ device: "Firefox", address: "192.0.2.7" })).toBe("Firefox · 192.0.2.7");
  expect(placeText({ device: null, address: "192.0.2.7" })).toBe("192.0.2.7");
  expect(placeText({ device: null, address: null })).toBe("");
});
