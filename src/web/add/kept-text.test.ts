import { beforeEach, expect, test, vi } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { noChoices } from "../typed/text-choices.ts";
import { keepPastes, keptPastes } from "./kept-pastes.ts";
import { keepText, keepTyped, keptText, keptTyped } from "./kept-text.ts";

const [ana, ben] = [newId(), newId()];

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
    removeItem: (key: string) => entries.delete(key),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test("each place of each person has its own text", () => {
  keepText(ana, "add", "oat milk");
  keepText(ana, "costco", "eggs");
  keepText(ben, "add", "bread");
  expect([keptText(ana, "add"), keptText(ana, "costco"), keptText(ben, "add")]).toEqual([
    "oat milk",
    "eggs",
    "bread",
  ]);
  keepText(ana, "add", "");
  expect([keptText(ana, "add"), keptText(ana, "costco"), keptText(ben, "add")]).toEqual([
    "",
    "eggs",
    "bread",
  ]);
});

test("a text is forgotten a day after it was typed", () => {
  vi.useFakeTimers({ now: Date.parse("2026-03-01T12:00:00Z") });
  keepText(ana, "add", "oat milk");
  vi.setSystemTime(Date.parse("2026-03-02T11:59:59Z"));
  // The field that has the text again keeps it as it was.
  keepText(ana, "add", "oat milk");
  expect(keptText(ana, "add")).toBe("oat milk");
  vi.setSystemTime(Date.parse("2026-03-02T12:00:00Z"));
  expect(keptText(ana, "add")).toBe("");
});

test("what a person has corrected is kept with the text, and forgotten with it", () => {
  const nothing = { text: "", leftInName: [], choices: noChoices, days: null };
  const typed = { ...nothing, text: "please milk, eggs", choices: { ...noChoices, asTyped: true }, days: 7 };
  keepTyped(ana, "add", typed);
  expect(keptTyped(ana, "add")).toEqual(typed);
  keepTyped(ana, "add", { ...typed, choices: noChoices });
  expect(keptTyped(ana, "add")).toEqual({ ...typed, choices: noChoices });
  keepTyped(ana, "add", { ...typed, text: "" });
  expect(keptTyped(ana, "add")).toEqual(nothing);
});

test("the pastes of a place are kept beside its text, in their order", () => {
  const pastes = ["milk\neggs", "kale"].map((pasted) => ({ pasted, plain: pasted, before: "" }));
  keepText(ana, "add", "oat milk");
  keepPastes(ana, "add", pastes);
  expect(keptPastes(ana, "add").map(({ pasted }) => pasted)).toEqual(["milk\neggs", "kale"]);
  expect([keptPastes(ana, "costco"), keptPastes(ben, "add")]).toEqual([[], []]);
  keepPastes(ana, "add", []);
  expect([keptPastes(ana, "add"), keptText(ana, "add")]).toEqual([[], "oat milk"]);
});
