import { beforeEach, expect, test, vi } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { changePantry, readPantry } from "./recipe-pantry.ts";

const ana = newId();
const { signal } = new AbortController();
let entries: Map<string, string>;
const sent: [method: string, body: unknown][] = [];
let answer: () => Response;

beforeEach(() => {
  entries = new Map();
  sent.length = 0;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
    removeItem: (key: string) => entries.delete(key),
  });
  vi.stubGlobal("fetch", async (_: string, { method, body }: { method: string; body?: string }) => {
    sent.push([method, body === undefined ? null : JSON.parse(body)]);
    return answer();
  });
  return () => vi.unstubAllGlobals();
});

const offline = () => {
  throw new TypeError("Failed to fetch");
};
const pantry =
  (...names: string[]) =>
  () =>
    Response.json({ names });

test("a pantry name is found in its singular and its plural", async () => {
  answer = pantry("Eggs", "Soy sauce");
  const isKept = await readPantry(ana, signal);
  expect(["egg", "soy  Sauce", "soy"].map(isKept)).toEqual([true, true, false]);
});

test("pantry changes made without a network are sent with the next recipe, the latest for each name", async () => {
  answer = offline;
  await changePantry(ana, { has: ["Soy Sauce", "Eggs"], hasNot: [] });
  await changePantry(ana, { has: ["Rice"], hasNot: ["soy sauce"] });
  answer = pantry("Eggs", "Rice");
  sent.length = 0;
  const isKept = await readPantry(ana, signal);
  expect(sent).toEqual([["PATCH", { has: ["Rice", "Eggs"], hasNot: ["soy sauce"] }]]);
  expect(isKept("Rice")).toBe(true);
  await readPantry(ana, signal);
  expect(sent.at(-1)).toEqual(["GET", null]);
});
