import { expect, test } from "vitest";
import * as z from "zod/mini";
import { listChangesSchema, type ListSettings } from "../../src/contract/lists/schema.ts";
import { newId } from "../../src/contract/new-id.ts";
import { daysAfter, onBothServers, type Caller } from "./list-servers.ts";

const anyNumber = expect.any(Number) as number;
const add = (who: Caller, name: string) => who.do("addItem", { body: { name } });

onBothServers((household) => {
  test("the whole list contains its members and rows, and no deleted row", async () => {
    const { ana, ben } = household();
    const [milk, bread] = [await add(ana, "Milk"), await add(ben, "Bread")];
    await ana.do("deleteItem", { params: { id: bread.id } });
    const list = await ben.do("getList", {});
    expect(list).toMatchObject({ full: true, presence: [], items: [milk], stores: [], recurringItems: [] });
    expect(list.gone).toEqual({ items: [], stores: [], categories: [], recurringItems: [] });
    expect(list.members.map(({ id }) => id).toSorted()).toEqual([ana.id, ben.id].toSorted());
  });

  test("after a cursor the changed rows are sent, and the ids of those that are gone", async () => {
    const { ana, ben } = household();
    const [milk, bread] = [await add(ana, "Milk"), await add(ana, "Bread")];
    const eggs = await add(ana, "Eggs");
    const { cursor } = await ben.do("getList", {});
    const ticked = await ana.do("changeItem", { params: { id: milk.id }, body: { completed: true } });
    await ana.do("deleteItem", { params: { id: eggs.id } });
    const changes = await ben.do("getList", { query: { since: cursor } });
    expect(changes).toMatchObject({ full: false, items: [ticked] });
    expect(changes.gone).toEqual({ items: [eggs.id], stores: [], categories: [], recurringItems: [] });
    expect(changes.items).not.toContainEqual(bread);
    const nothing = await ben.do("getList", { query: { since: changes.cursor } });
    expect(nothing).toMatchObject({ full: false, items: [], gone: { items: [] }, cursor: changes.cursor });
  });

  test("an order of the stores comes to the devices of the person whose it is", async () => {
    const { ana, ben } = household();
    const add = (name: string) => ana.do("addStore", { body: { name, categories: ["dairy"] } });
    const [costco, aldi] = [(await add("Costco")).id, (await add("Aldi")).id];
    const { cursor, storeOrder } = await ana.do("getList", {});
    expect(storeOrder).toEqual([]);
    const order = (storeIds: string[]) => ana.do("setStoreOrder", { body: { storeIds } });
    const { storeIds, revision } = await order([aldi, costco, aldi]);
    expect(storeIds).toEqual([aldi, costco]);
    const since = (who: Caller, from: string) => who.do("getList", { query: { since: from } });
    const changes = await since(ana, cursor);
    expect([changes.storeOrder, changes.cursor.split(".").at(-1)]).toEqual([storeIds, String(revision)]);
    expect((await ana.do("getList", {})).storeOrder).toEqual(storeIds);
    expect((await since(ben, cursor)).storeOrder).toBeNull();
    expect((await ben.do("getList", {})).storeOrder).toEqual([]);
    await order([]);
    expect((await since(ana, changes.cursor)).storeOrder).toEqual([]);
    const last = await since(ana, changes.cursor);
    await ben.do("addItem", { body: { name: "Milk" } });
    expect((await since(ana, last.cursor)).storeOrder).toBeNull();
  });

  test("settings of the list are everybody's, and a first currency gives way to the one that is there", async () => {
    const { ana, ben } = household();
    const change = (who: Caller, body: ListSettings) => who.do("changeListSettings", { body });
    const { cursor, currency, repeatCalendar } = await ben.do("getList", {});
    expect([currency, repeatCalendar.pausedUntil]).toEqual([null, null]);
    expect(await change(ana, { firstCurrency: "CHF" })).toEqual({ currency: "CHF", revision: anyNumber });
    expect(await change(ben, { firstCurrency: "EUR" })).toEqual({ currency: "CHF", revision: anyNumber });
    expect(await change(ben, { currency: "SEK" })).toEqual({ currency: "SEK", revision: anyNumber });
    const { createdAt } = await add(ana, "Milk");
    const repeatsPausedUntil = daysAfter(createdAt, 9);
    const { revision } = await change(ana, { repeatsPausedUntil });
    const changes = await ben.do("getList", { query: { since: cursor } });
    expect(changes).toMatchObject({ full: false, currency: "SEK" });
    expect(changes.repeatCalendar.pausedUntil).toBe(repeatsPausedUntil);
    expect(changes.cursor.split(".").at(-1)).toBe(String(revision));
    expect(await change(ana, { repeatsPausedUntil: null })).toMatchObject({ repeatsPausedUntil: null });
    expect((await ben.do("getList", {})).repeatCalendar.pausedUntil).toBeNull();
    const { status, problem } = await ana.call("changeListSettings", { body: { currency: "francs" } });
    expect([status, problem.errors?.[0]?.field]).toEqual([400, "currency"]);
  });

  test("a person who is going to a store shows there to everybody, until they are back", async () => {
    const { ana, ben, idElsewhere } = household();
    const say = (storeId: string | null) => ana.call("setWhereabouts", { body: { storeId } });
    const addStore = (name: string) => ana.do("addStore", { body: { name, categories: ["dairy"] } });
    const [costco, aldi] = [await addStore("Costco"), await addStore("Aldi")];
    const present = async () =>
      (await ben.do("getList", {})).presence.map(({ userId, storeName }) => [userId, storeName]);
    expect(await say(costco.id)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await present()).toEqual([[ana.id, "Costco"]]);
    await say(aldi.id);
    await ana.do("deleteStore", { params: { id: costco.id } });
    for (const missing of [newId(), await idElsewhere("store"), costco.id])
      expect(await say(missing)).toMatchObject({ status: 404, problem: { code: "not_found" } });
    expect(await present()).toEqual([[ana.id, "Aldi"]]);
    await say(null);
    expect(await present()).toEqual([]);
  });

  test("each change has a higher revision than the one before", async () => {
    const { ana, ben } = household();
    const milk = await add(ana, "Milk");
    const bread = await add(ben, "Bread");
    const ticked = await ben.do("changeItem", { params: { id: milk.id }, body: { completed: true } });
    const store = await ana.do("addStore", { body: { name: "Costco", categories: ["dairy"] } });
    const revisions = [milk, bread, ticked, store].map(({ revision }) => revision);
    expect([...new Set(revisions)].toSorted((a, b) => a - b)).toEqual(revisions);
  });

  test("the whole list comes when the people behind it have changed, or the cursor isn't one it has reached", async () => {
    const { ana, part } = household();
    const milk = await add(ana, "Milk");
    const { cursor } = await ana.do("getList", {});
    const ahead = cursor.replace(/\d+$/, (revision) => String(Number(revision) + 100));
    expect(await ana.do("getList", { query: { since: ahead } })).toMatchObject({ full: true });
    const elsewhere = `${newId()}.0.1`;
    expect(await ana.do("getList", { query: { since: elsewhere } })).toMatchObject({ full: true });
    await part();
    const list = await ana.do("getList", { query: { since: cursor } });
    expect(list).toMatchObject({ full: true, members: [{ id: ana.id }], items: [{ id: milk.id }] });
    expect(await ana.do("getList", { query: { since: list.cursor } })).toMatchObject({ full: false });
  });

  test("a malformed cursor is refused", async () => {
    const { status, problem } = await household().ana.call("getList", { query: { since: "yesterday" } });
    expect([status, problem.errors?.[0]?.field]).toEqual([400, "since"]);
  });

  test("an operation that arrives again is answered as the first time and changes nothing", async () => {
    const { ana, ben } = household();
    const [adding, ticking] = [newId(), newId()];
    const body = { id: newId(), name: "Milk" };
    const first = await ana.call("addItem", { body }, { operation: adding });
    const tick = [{ params: { id: body.id }, body: { completed: true } }, { operation: ticking }] as const;
    const ticked = await ana.call("changeItem", ...tick);
    const opened = await ben.do("changeItem", { params: { id: body.id }, body: { completed: false } });
    expect(await ana.call("changeItem", ...tick)).toEqual(ticked);
    expect(await ana.call("addItem", { body }, { operation: adding })).toEqual(first);
    expect(first.status).toBe(201);
    expect((await ana.do("getList", {})).items).toEqual([opened]);
  });

  test("an operation that was refused is tried again when it arrives again", async () => {
    const { ana } = household();
    const [id, operation] = [newId(), newId()];
    const tick = () => ana.call("changeItem", { params: { id }, body: { completed: true } }, { operation });
    expect(await tick()).toMatchObject({ status: 404 });
    await ana.do("addItem", { body: { id, name: "Milk" } });
    expect(await tick()).toMatchObject({ status: 200, body: { completed: true } });
  });

  test("another person's operation is another one, also under the same id", async () => {
    const { ana, ben } = household();
    const operation = newId();
    await ana.do("addItem", { body: { name: "Milk" } }, { operation });
    expect(await ben.do("addItem", { body: { name: "Bread" } }, { operation })).toMatchObject({
      name: "Bread",
    });
  });

  test("an operation's id has to be a UUID", async () => {
    const { ana } = household();
    const reply = await ana.call("addItem", { body: { name: "Milk" } }, { operation: "first" });
    expect(reply).toMatchObject({ status: 400, problem: { errors: [{ field: "Idempotency-Key" }] } });
    expect((await ana.do("getList", {})).items).toEqual([]);
  });

  test("a call that is meant for another person's session is refused, and nothing is done", async () => {
    const { ana, ben } = household();
    const adding = { body: { name: "Milk" } };
    expect(await ana.call("addItem", adding, { user: ben.id })).toMatchObject({
      status: 409,
      problem: { code: "other_user" },
    });
    expect((await ben.do("getList", {})).items).toEqual([]);
    expect(await ana.call("addItem", adding, { user: ana.id })).toMatchObject({ status: 201 });
  });

  test("without a session nothing is returned or changed", async () => {
    const { ana, nobody } = household();
    for (const reply of [
      await nobody.call("getList", {}),
      await nobody.call("addItem", { body: { name: "Milk" } }),
      await nobody.call("addItem", { body: { name: "" } }),
    ])
      expect(reply).toMatchObject({ status: 401, problem: { code: "not_signed_in" } });
    expect((await nobody.watch(null)).status).toBe(401);
    expect((await ana.do("getList", {})).items).toEqual([]);
  });

  test("a stream sends each change after its cursor, with the next cursor", async () => {
    const { ana, ben } = household();
    const { cursor } = await ben.do("getList", {});
    const missed = await add(ana, "Milk");
    const stream = await ben.watch(cursor);
    const bread = { id: newId(), name: "Bread" };
    for (const [row, act] of [
      [missed.id, async () => undefined],
      [bread.id, () => ana.do("addItem", { body: bread })],
    ] as const) {
      await act();
      const { event, id, data } = await stream.next();
      const changes = z.parse(listChangesSchema, JSON.parse(data));
      expect([event, id, changes.full]).toEqual(["changes", changes.cursor, false]);
      expect(changes.items).toMatchObject([{ id: row }]);
      expect(await ben.do("getList", { query: { since: id } })).toMatchObject({ full: false, items: [] });
    }
    await ana.do("deleteItem", { params: { id: bread.id } });
    expect(JSON.parse((await stream.next()).data)).toMatchObject({ items: [], gone: { items: [bread.id] } });
    stream.close();
  });

  test("a stream without a cursor, or over which the people change, has the whole list read again", async () => {
    const { ana, part } = household();
    const stream = await ana.watch(null);
    const begun = await stream.next();
    expect(begun).toMatchObject({ event: "reset", id: (await ana.do("getList", {})).cursor });
    expect(JSON.parse(begun.data)).toEqual({ cursor: begun.id });
    await part();
    const parted = await stream.next();
    expect(parted.event).toBe("reset");
    expect(await ana.do("getList", { query: { since: parted.id } })).toMatchObject({ full: false });
    stream.close();
  });
});
