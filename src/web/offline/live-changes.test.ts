import { expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import type { Category } from "../../contract/categories/schema.ts";
import type { ListChanges } from "../../contract/lists/schema.ts";
import { applyChange, emptyStoredList, type StoredList } from "./stored-list.ts";
import { mergeLive, peopleIn } from "./live-changes.ts";

const list = newId();
const [dairy, bakery] = [newId(), newId()];
const cursor = (revision: number, epoch = 2, of = list) => `${of}.${epoch}.${revision}`;

const category = (id: string, revision: number): Category => ({
  id,
  name: `As of ${revision}`,
  userId: newId(),
  isGlobal: false,
  revision,
});

/** A device whose snapshot has revision 5. */
function device(meta: Partial<StoredList["meta"]> = {}): StoredList {
  const state = emptyStoredList();
  state.meta = { ...state.meta, cursor: cursor(5), ...meta };
  return state;
}

function changesTo(to: string, given: Partial<ListChanges> = {}): ListChanges {
  return {
    cursor: to,
    full: false,
    currency: null,
    repeatCalendar: { recurringDay: 1, timezone: "UTC", pausedUntil: null },
    members: [],
    presence: [],
    items: [],
    stores: [],
    categories: [],
    userItems: [],
    suggestions: null,
    visits: null,
    storeOrder: null,
    categoryChoices: null,
    recurringItems: [],
    gone: { items: [], stores: [], categories: [], recurringItems: [] },
    ...given,
  };
}

test.each([
  ["what follows what is known", cursor(5), cursor(7)],
  ["what overlaps with it", cursor(3), cursor(7)],
])("%s is kept", (_, after, to) => {
  const state = device();
  const merged = mergeLive(state, after, changesTo(to, { categories: [category(dairy, 7)] }), Date.now());
  applyChange(state, merged as Exclude<typeof merged, "gap" | null>);
  expect(state.meta.cursor).toBe(to);
  expect(state.categories.get(dairy)?.revision).toBe(7);
});

test("known changes change nothing", () => {
  expect(mergeLive(device(), cursor(3), changesTo(cursor(5)), Date.now())).toBeNull();
});

test.each([
  ["something between is missing", device(), cursor(6), changesTo(cursor(7))],
  ["it is of other people behind the list", device(), cursor(5, 3), changesTo(cursor(7, 3))],
  ["it is of another list", device(), cursor(5, 2, newId()), changesTo(cursor(7, 2, newId()))],
  ["nothing is known yet", device({ cursor: null }), cursor(5), changesTo(cursor(7))],
  ["rows may be missing here", device({ needsFull: true }), cursor(5), changesTo(cursor(7))],
  [
    "it would bring back what was deleted here",
    device({ deleted: [dairy] }),
    cursor(5),
    changesTo(cursor(7), { stores: [{ id: dairy } as ListChanges["stores"][number]] }),
  ],
])("the server is asked when %s", (_, state, after, changes) => {
  expect(mergeLive(state, after, changes, Date.now())).toBe("gap");
});

test("a restored row stays when its deletion arrives late", () => {
  const state = device();
  state.categories.set(dairy, category(dairy, 9));
  state.categories.set(bakery, category(bakery, 4));
  const gone = { items: [], stores: [], categories: [dairy, bakery], recurringItems: [] };
  const merged = mergeLive(state, cursor(5), changesTo(cursor(7), { gone }), Date.now());
  applyChange(state, merged as Exclude<typeof merged, "gap" | null>);
  expect([...state.categories.keys()]).toEqual([dairy]);
});

test("a cursor identifies the list's people, whatever its revision", () => {
  expect(peopleIn(cursor(5))).toBe(peopleIn(cursor(9)));
  expect(peopleIn(cursor(5))).not.toBe(peopleIn(cursor(5, 3)));
  expect(peopleIn(null)).toBeNull();
});
