import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../test/memory-storage.ts";
import { newId } from "../../contract/new-id.ts";
import { forgetEntries, storedEntry, storeEntry } from "./personal-storage.ts";
import { storedChoices, type StoredChoices } from "./stored-choices.ts";

const [ana, ben] = [newId(), newId()];
let page: EventTarget;
let hidden: StoredChoices;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("localStorage", new MemoryStorage());
  hidden = storedChoices("hidden-stores");
  return () => vi.unstubAllGlobals();
});

test("an entry is stored for one person under its name, and can be removed", () => {
  storeEntry("unfinished-adds", ana, "milk");
  expect(storedEntry("unfinished-adds", ana)).toBe("milk");
  expect(storedEntry("unfinished-adds", ben)).toBeNull();
  expect(storedEntry("hidden-stores", ana)).toBeNull();
  storeEntry("unfinished-adds", ana, null);
  expect(Object.keys(localStorage)).toEqual([]);
});

test("forgetting a person removes whatever has their id, and nothing of other people or of the device", () => {
  storeEntry("unfinished-adds", ana, "milk");
  storeEntry("unfinished-adds", ben, "bread");
  localStorage.setItem("restock.theme", "dark");
  // An entry of another page, whose code this test has not loaded.
  localStorage.setItem(`restock.refused-proposals.${ana}`, '["coffee"]');
  forgetEntries(ana);
  expect({ ...localStorage }).toEqual({
    [`restock.unfinished-adds.${ben}`]: "bread",
    "restock.theme": "dark",
  });
});

test("choices that were forgotten do not come back with the next one", () => {
  hidden.set(ana, "costco", true);
  forgetEntries(ana);
  hidden.set(ana, "lidl", true);
  expect(storedEntry("hidden-stores", ana)).toBe('["lidl"]');
});

test("choices that another tab made are kept by the next one made here, and those it forgot stay forgotten", () => {
  hidden.set(ana, "costco", true);
  storeEntry("hidden-stores", ana, '["costco","aldi"]');
  page.dispatchEvent(new Event("storage"));
  hidden.set(ana, "lidl", true);
  expect(storedEntry("hidden-stores", ana)).toBe('["costco","aldi","lidl"]');
  storeEntry("hidden-stores", ana, null);
  page.dispatchEvent(new Event("storage"));
  hidden.set(ana, "rewe", true);
  expect(storedEntry("hidden-stores", ana)).toBe('["rewe"]');
});

test("a browser that blocks storage is no error", () => {
  vi.stubGlobal("localStorage", undefined);
  storeEntry("unfinished-adds", ana, "milk");
  expect(storedEntry("unfinished-adds", ana)).toBeNull();
  hidden.set(ana, "costco", true);
  expect(() => forgetEntries(ana)).not.toThrow();
});
