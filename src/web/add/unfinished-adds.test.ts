import { beforeEach, expect, test, vi } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { dropUnfinished, keepUnfinished, unfinishedAdds, type AddRequest } from "./unfinished-adds.ts";

const [ana, costco, lidl] = [newId(), newId(), newId()];
const milk: AddRequest = { text: "3 milk", asName: [], name: null, days: null };
let entries: Map<string, string>;

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
    removeItem: (key: string) => entries.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test("the same text of several fields is kept once for each, with its store", () => {
  const requests = [milk, ...[null, costco, lidl].map((inStoreId) => ({ ...milk, inStoreId }))];
  for (const request of requests) keepUnfinished(ana, request);
  expect(unfinishedAdds(ana)).toEqual(requests);
  for (const [at, request] of requests.entries()) {
    dropUnfinished(ana, request);
    expect(unfinishedAdds(ana)).toEqual(requests.slice(at + 1));
  }
  expect(entries.size).toBe(0);
});

test("the same text of one field is kept once, as it was requested last", () => {
  keepUnfinished(ana, { ...milk, inStoreId: costco });
  keepUnfinished(ana, { ...milk, inStoreId: costco, returned: true });
  expect(unfinishedAdds(ana)).toEqual([{ ...milk, inStoreId: costco, returned: true }]);
});

test("a request that an earlier version kept by its text only can be kept again and dropped", () => {
  const request = { ...milk, inStoreId: costco };
  entries.set(`restock.unfinished-adds.${ana}`, JSON.stringify({ "+3 milk": request }));
  keepUnfinished(ana, { ...milk, inStoreId: lidl });
  keepUnfinished(ana, request);
  expect(unfinishedAdds(ana)).toEqual([request, { ...milk, inStoreId: lidl }]);
  dropUnfinished(ana, request);
  expect(unfinishedAdds(ana)).toEqual([{ ...milk, inStoreId: lidl }]);
});
