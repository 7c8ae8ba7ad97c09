import { expect, test } from "vitest";
import { newId } from "../../src/contract/new-id.ts";
import { repeatName } from "../../src/contract/repeat/rules.ts";
import type { NewRecurringItem, RecurringItemChanges } from "../../src/contract/repeat/schema.ts";
import { daysAfter, onBothServers, type Caller } from "./list-servers.ts";

const add = (who: Caller, given: Partial<NewRecurringItem> = {}) =>
  who.call("addRecurringItem", { body: { name: "milk", intervalDays: 7, ...given } });
const listOf = (who: Caller) => who.do("getList", {});

onBothServers((household) => {
  test("a new repeat puts its item on the list now, under the ids that the device gave them", async () => {
    const { ana, ben } = household();
    const [id, itemId] = [newId(), newId()];
    const said = { quantity: 1, parsedQuantity: "2", parsedSize: "l", note: "oat" };
    const { status, body } = await add(ana, { id, itemId, ...said, intervalDays: 14 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id,
      itemId,
      userId: ana.id,
      recurrenceIntervalDays: 14,
      lastPurchasedAt: null,
    });
    expect(body).toMatchObject({ recurrenceIntervalWeeks: 2, recurrenceSource: "manual", isRecurring: true });
    expect(repeatName(body)).toBe("Milk");
    expect(Date.parse(body.nextDueDate)).toBeGreaterThan(Date.parse(body.createdAt));
    const { items, recurringItems } = await listOf(ben);
    expect(items).toMatchObject([{ id: itemId, name: "Milk", ...said }]);
    expect(recurringItems).toEqual([body]);
  });

  test("a repeat of an item that is open takes that item, with what is said besides", async () => {
    const { ana } = household();
    const milk = await ana.do("addItem", { body: { name: "Milk" } });
    expect((await add(ana, { itemId: newId(), note: "oat" })).body.itemId).toBe(milk.id);
    expect((await listOf(ana)).items).toMatchObject([{ id: milk.id, note: "oat" }]);
  });

  test("the same name again changes the interval of the repeat that is there", async () => {
    const { ana, ben } = household();
    const first = (await add(ana)).body;
    const { status, body } = await add(ben, {
      id: newId(),
      name: "MILK",
      intervalDays: 30,
      recurrenceSource: "learned",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: first.id,
      userId: ana.id,
      recurrenceIntervalDays: 30,
      recurrenceSource: "learned",
    });
    expect(body.revision).toBeGreaterThan(first.revision);
    expect((await listOf(ana)).recurringItems).toEqual([body]);
  });

  test("a repeat that is added again under its id stays as it is", async () => {
    const { ana } = household();
    const first = (await add(ana)).body;
    const again = await add(ana, { id: first.id, name: "Bread", intervalDays: 30 });
    expect(again).toMatchObject({ status: 200, body: first });
    expect((await listOf(ana)).items).toHaveLength(1);
  });

  test("a repeat for later only leaves what was bought off the list, and puts on it what wasn't", async () => {
    const { ana } = household();
    const bought = await ana.do("addItem", { body: { name: "Milk" } });
    await ana.do("changeItem", { params: { id: bought.id }, body: { completed: true } });
    expect((await add(ana, { later: true })).body.itemId).toBe(bought.id);
    const { itemId } = (await add(ana, { name: "Bread", later: true })).body;
    const open = (await listOf(ana)).items.filter(({ completed }) => !completed);
    expect(open.map(({ id, name }) => [id, name])).toEqual([[itemId, "Bread"]]);
  });

  test("a deleted repeat leaves its item on the list, and can be restored", async () => {
    const { ana, ben } = household();
    const repeat = (await add(ana)).body;
    const params = { id: repeat.id };
    const { cursor, items } = await listOf(ben);
    for (const who of [ana, ben])
      expect(await who.do("deleteRecurringItem", { params })).toEqual({ ok: true });
    const gone = await ben.do("getList", { query: { since: cursor } });
    expect(gone).toMatchObject({ items: [], recurringItems: [], gone: { recurringItems: [repeat.id] } });
    expect((await listOf(ben)).items).toEqual(items);
    const back = await ana.do("changeRecurringItem", { params, body: { deleted: false } });
    expect(back).toMatchObject({ id: repeat.id, itemId: repeat.itemId, recurrenceIntervalDays: 7 });
    expect(back.revision).toBeGreaterThan(repeat.revision);
    expect(await ben.do("changeRecurringItem", { params, body: { deleted: false } })).toEqual(back);
    expect((await ben.do("getList", { query: { since: gone.cursor } })).recurringItems).toEqual([back]);
  });

  test("one occurrence can be put off and a repeat paused, and another interval leaves only the pause", async () => {
    const { ana, ben } = household();
    const repeat = (await add(ana)).body;
    const [later, longAfter] = [3, 20].map((days) => daysAfter(repeat.createdAt, days));
    const change = (who: Caller, body: RecurringItemChanges) =>
      who.do("changeRecurringItem", { params: { id: repeat.id }, body });
    expect([repeat.putOffUntil, repeat.pausedUntil]).toEqual([null, null]);
    const putOff = await change(ana, { nextDate: later! });
    expect(putOff).toMatchObject({ putOffUntil: later, pausedUntil: null, recurrenceIntervalDays: 7 });
    expect(putOff.revision).toBeGreaterThan(repeat.revision);
    const paused = await change(ben, { pausedUntil: longAfter! });
    expect(paused).toMatchObject({ putOffUntil: later, pausedUntil: longAfter });
    expect((await listOf(ana)).recurringItems).toEqual([paused]);
    expect(await change(ben, {})).toEqual(paused);
    const slower = await change(ana, { intervalDays: 14 });
    expect(slower).toMatchObject({ putOffUntil: null, pausedUntil: longAfter, recurrenceIntervalWeeks: 2 });
    await change(ana, { nextDate: later! });
    const plain = await change(ben, { nextDate: null, pausedUntil: null });
    expect(plain).toMatchObject({ putOffUntil: null, pausedUntil: null, recurrenceIntervalDays: 14 });
  });

  test("a repeat whose name repeats again already isn't restored: that one is the answer", async () => {
    const { ana } = household();
    const first = (await add(ana)).body;
    await ana.do("deleteRecurringItem", { params: { id: first.id } });
    const second = (await add(ana, { intervalDays: 30 })).body;
    expect(second.id).not.toBe(first.id);
    const params = { id: first.id };
    expect(await ana.do("changeRecurringItem", { params, body: { deleted: false } })).toEqual(second);
    expect((await listOf(ana)).recurringItems).toEqual([second]);
  });

  test("ids of other lists, and of items with another name, can't be taken", async () => {
    const { ana, idElsewhere } = household();
    const bread = await ana.do("addItem", { body: { name: "Bread" } });
    for (const ids of [
      { id: await idElsewhere("repeat") },
      { itemId: await idElsewhere("item") },
      { itemId: bread.id },
    ])
      expect(await add(ana, ids)).toMatchObject({ status: 409, problem: { code: "id_taken" } });
    expect(await listOf(ana)).toMatchObject({ items: [{ name: "Bread" }], recurringItems: [] });
  });

  test("a repeat that the list doesn't have is not found, and an interval has to be one", async () => {
    const { ana, idElsewhere } = household();
    for (const id of [newId(), await idElsewhere("repeat")])
      for (const reply of [
        await ana.call("changeRecurringItem", { params: { id }, body: { deleted: false } }),
        await ana.call("deleteRecurringItem", { params: { id } }),
      ])
        expect(reply).toMatchObject({ status: 404, problem: { code: "not_found" } });
    const { status, problem } = await add(ana, { intervalDays: 0 });
    expect([status, problem.errors?.[0]?.field]).toEqual([400, "intervalDays"]);
    expect((await listOf(ana)).items).toEqual([]);
  });
});
