import { expect, test } from "vitest";
import { newId } from "../../src/contract/new-id.ts";
import type { ItemChanges } from "../../src/contract/items/schema.ts";
import { onBothServers, type Caller } from "./list-servers.ts";

onBothServers((household) => {
  test("a new item is on everybody's list, under the id that the device gave it", async () => {
    const { ana, ben } = household();
    const id = newId();
    const said = { quantity: 3, parsedQuantity: "3", parsedSize: "l", note: "oat" };
    const { status, body } = await ana.call("addItem", { body: { id, name: " milk ", ...said } });
    expect(status).toBe(201);
    expect(body).toMatchObject({ id, name: "Milk", ...said, userId: ana.id, storeId: null });
    expect(body).toMatchObject({ completed: false, completedAt: null, hidden: false });
    expect((await ben.do("getList", {})).items).toEqual([body]);
  });

  test("a deleted item gives way to an open one of its name, which was added since", async () => {
    const { ana, ben } = household();
    const { id } = await ana.do("addItem", { body: { name: "Milk", note: "oat" } });
    await ana.do("deleteItem", { params: { id } });
    const newer = await ben.do("addItem", { body: { name: "milk", quantity: 3 } });
    const restore = (completed?: boolean) =>
      ana.do("changeItem", { params: { id }, body: { deleted: false, completed } });
    expect(await restore()).toEqual(newer);
    expect((await ana.do("getList", {})).items).toEqual([newer]);
    // Ticked off, it isn't in the way; nor is the newer one once that is ticked off.
    expect(await restore(true)).toMatchObject({ id, completed: true });
    await ana.do("deleteItem", { params: { id } });
    await ben.do("changeItem", { params: { id: newer.id }, body: { completed: true } });
    expect(await restore(false)).toMatchObject({ id, completed: false, note: "oat" });
  });

  test("a quantity alone is shown as one that was set by hand", async () => {
    const { body } = await household().ana.call("addItem", { body: { name: "milk", quantity: 2 } });
    expect(body).toMatchObject({ quantity: 2, parsedQuantity: "2", parsedSize: null });
  });

  test("an item that is added again under its id stays as it is, also once it was ticked or deleted", async () => {
    const { ana, ben } = household();
    const id = newId();
    await ana.do("addItem", { body: { id, name: "Milk" } });
    const ticked = await ben.do("changeItem", { params: { id }, body: { completed: true } });
    const again = { body: { id, name: "Bread", note: "white" } };
    expect(await ana.call("addItem", again)).toMatchObject({ status: 200, body: ticked });
    await ben.do("deleteItem", { params: { id } });
    expect(await ana.call("addItem", again)).toMatchObject({ status: 200, body: { id, name: "Milk" } });
    expect((await ana.do("getList", {})).items).toEqual([]);
  });

  test("a name that is open already answers with its item, unchanged", async () => {
    const { ana, ben } = household();
    const milk = await ana.do("addItem", { body: { name: "Milk" } });
    const reply = await ben.call("addItem", { body: { id: newId(), name: "  mILK " } });
    expect(reply).toMatchObject({ status: 200, body: milk });
    expect((await ana.do("getList", {})).items).toEqual([milk]);
  });

  test("a hidden item whose name is added again shows on everybody's list", async () => {
    const { ana, ben } = household();
    const { id } = await ana.do("addItem", { body: { name: "Milk" } });
    const hidden = await ana.do("changeItem", { params: { id }, body: { hidden: true } });
    const reply = await ben.call("addItem", { body: { name: "milk" } });
    expect(reply).toMatchObject({ status: 200, body: { id, hidden: false, completed: false } });
    expect(reply.body.revision).toBeGreaterThan(hidden.revision);
    expect((await ana.do("getList", {})).items).toEqual([reply.body]);
  });

  test("an amount and a note given with an open name are added to its item: the amount where there is none, and every note", async () => {
    const { ana, ben } = household();
    const { id } = await ana.do("addItem", { body: { name: "Milk" } });
    const { id: categoryId } = await ana.do("addCategory", { body: { name: "For The Cat" } });
    const said = { quantity: 2, parsedQuantity: "2", parsedSize: "l", note: "oat" };
    const landed = await ben.do("addItem", { body: { name: "milk", ...said, categoryId } });
    expect(landed).toMatchObject({ id, ...said, categoryId, categoryName: "For The Cat" });
    const other = { quantity: 5, parsedQuantity: "5", parsedSize: null, note: "cow's" };
    const again = await ana.do("addItem", { body: { name: "milk", ...other } });
    expect(again).toMatchObject({ id, ...said, categoryId, note: "oat, cow's" });
  });

  test("an item whose name is open takes the store that is said with it", async () => {
    const { ana } = household();
    const [here, there] = await Promise.all(
      ["Here", "There"].map((name) => ana.do("addStore", { body: { name, categories: ["dairy"] } })),
    );
    await ana.do("addItem", { body: { name: "Milk", storeId: here!.id } });
    const again = await ana.do("addItem", { body: { name: "Milk", storeId: there!.id } });
    expect(again.storeId).toBe(there!.id);
  });

  test("a name that was ticked off can be added again", async () => {
    const { ana } = household();
    const first = await ana.do("addItem", { body: { name: "Milk" } });
    await ana.do("changeItem", { params: { id: first.id }, body: { completed: true } });
    const { status, body: second } = await ana.call("addItem", { body: { name: "Milk" } });
    expect(status).toBe(201);
    expect(second.id).not.toBe(first.id);
  });

  test("an item can't have the id of another list's, nor a store or category that the list doesn't have", async () => {
    const { ana, idElsewhere } = household();
    const taken = await ana.call("addItem", { body: { id: await idElsewhere("item"), name: "Milk" } });
    expect(taken).toMatchObject({ status: 409, problem: { code: "id_taken" } });
    for (const missing of [
      { storeId: await idElsewhere("store") },
      { categoryId: await idElsewhere("category") },
    ])
      expect(await ana.call("addItem", { body: { name: "Milk", ...missing } })).toMatchObject({
        status: 404,
        problem: { code: "not_found" },
      });
    expect((await ana.do("getList", {})).items).toEqual([]);
  });

  test("a change sets the states that it names and leaves the others", async () => {
    const { ana } = household();
    const milk = await ana.do("addItem", { body: { name: "Milk", note: "oat" } });
    const change = (body: object) => ana.do("changeItem", { params: { id: milk.id }, body });
    const ticked = await change({ completed: true });
    expect(ticked).toMatchObject({ completed: true, completedAt: expect.any(String), note: "oat" });
    expect(ticked.revision).toBeGreaterThan(milk.revision);
    expect(await change({ completed: true })).toEqual(ticked);
    expect(await change({ completed: false })).toMatchObject({ completed: false, completedAt: null });
    expect(await change({ hidden: true, quantity: 3 })).toMatchObject({ hidden: true, parsedQuantity: "3" });
    const amount = { quantity: 1, parsedQuantity: "1½", parsedSize: "kg" };
    expect(await change({ amount, note: "" })).toMatchObject({ ...amount, note: null, hidden: true });
    expect(await change({ name: " rye  bread " })).toMatchObject({ ...amount, name: "Rye Bread" });
  });

  test("a change moves an item into a store and a category, and out of the store", async () => {
    const { ana } = household();
    const { id } = await ana.do("addItem", { body: { name: "Milk" } });
    const store = await ana.do("addStore", { body: { name: "Costco", categories: ["dairy"] } });
    const category = await ana.do("addCategory", { body: { name: "For The Cat" } });
    const change = (body: object) => ana.do("changeItem", { params: { id }, body });
    const there = { storeId: store.id, categoryId: category.id };
    expect(await change(there)).toMatchObject({ ...there, categoryName: "For The Cat" });
    expect(await change({ storeId: null })).toMatchObject({ storeId: null, categoryId: category.id });
  });

  test("a store that doesn't have an item stands with it, and who said so, until that is taken back or it is ticked off", async () => {
    const { ana, ben } = household();
    const { id } = await ana.do("addItem", { body: { name: "Milk" } });
    const addStore = (name: string) => ana.do("addStore", { body: { name, categories: ["dairy"] } });
    const [costco, aldi] = [(await addStore("Costco")).id, (await addStore("Aldi")).id];
    const change = (who: Caller, body: ItemChanges) => who.do("changeItem", { params: { id }, body });
    const say = (who: Caller, inStoreId: string, notHere = true) => change(who, { notHere, inStoreId });
    const missing = async (who: Caller) =>
      (await who.do("getList", {})).items[0]!.notHere?.map(({ storeId, userId }) => [storeId, userId]) ??
      null;
    const missed = await say(ana, costco);
    expect(missed.notHere).toEqual([{ storeId: costco, userId: ana.id, at: missed.updatedAt }]);
    await say(ben, aldi);
    await say(ben, costco);
    expect(await missing(ana)).toEqual([
      [aldi, ben.id],
      [costco, ben.id],
    ]);
    const over = async () =>
      (await ana.do("getList", {})).items[0]!.notHere?.map(({ over: isOver }) => isOver === true);
    await ana.do("setWhereabouts", { body: { storeId: null } });
    expect(await over()).toEqual([false, false]);
    await ben.do("setWhereabouts", { body: { storeId: null } });
    expect(await over()).toEqual([true, true]);
    await say(ben, aldi);
    expect(await over()).toEqual([true, false]);
    await say(ana, costco, false);
    await say(ana, aldi, false);
    expect(await missing(ben)).toBeNull();
    await say(ana, aldi);
    expect(await change(ben, { completed: true, inStoreId: aldi })).toMatchObject({ notHere: null });
    await change(ben, { completed: false });
    await ana.do("deleteStore", { params: { id: costco } });
    expect(await say(ana, costco)).toMatchObject({ notHere: null });
    const { status, problem } = await ana.call("changeItem", { params: { id }, body: { notHere: true } });
    expect([status, problem.errors?.[0]?.field]).toEqual([400, "inStoreId"]);
  });

  test("an item that the list doesn't have can't be changed or deleted", async () => {
    const { ana, idElsewhere } = household();
    for (const id of [newId(), await idElsewhere("item")]) {
      const replies = await Promise.all([
        ana.call("changeItem", { params: { id }, body: { completed: true } }),
        ana.call("deleteItem", { params: { id } }),
      ]);
      for (const reply of replies)
        expect(reply).toMatchObject({ status: 404, problem: { code: "not_found" } });
    }
  });

  test("a change can't name a store or category that the list doesn't have", async () => {
    const { ana } = household();
    const milk = await ana.do("addItem", { body: { name: "Milk" } });
    for (const missing of [{ storeId: newId() }, { categoryId: newId() }, { inStoreId: newId() }])
      expect(
        await ana.call("changeItem", { params: { id: milk.id }, body: { completed: true, ...missing } }),
      ).toMatchObject({ status: 404, problem: { code: "not_found" } });
    expect((await ana.do("getList", {})).items).toEqual([milk]);
  });

  test("a deleted item takes no change until it is restored, as it was", async () => {
    const { ana, ben } = household();
    const milk = await ana.do("addItem", { body: { name: "Milk", note: "oat" } });
    const params = { id: milk.id };
    expect(await ana.do("deleteItem", { params })).toEqual({ ok: true });
    expect(await ben.do("deleteItem", { params })).toEqual({ ok: true });
    expect(await ben.call("changeItem", { params, body: { completed: true } })).toMatchObject({
      status: 410,
      problem: { code: "gone", deletedBy: ana.id },
    });
    const { cursor } = await ben.do("getList", {});
    const back = await ana.do("changeItem", { params, body: { deleted: false } });
    expect(back).toMatchObject({ name: "Milk", note: "oat", completed: false });
    expect(back.revision).toBeGreaterThan(milk.revision);
    expect((await ben.do("getList", { query: { since: cursor } })).items).toEqual([back]);
    expect(await ana.do("changeItem", { params, body: { deleted: false } })).toEqual(back);
  });

  test("an invalid value is refused with the name of its field, and changes nothing", async () => {
    const { ana } = household();
    const milk = await ana.do("addItem", { body: { name: "Milk" } });
    const params = { id: milk.id };
    const attempts = [
      ["name", ana.call("addItem", { body: { name: "  " } })],
      ["quantity", ana.call("addItem", { body: { name: "Bread", quantity: 0 } })],
      ["note", ana.call("changeItem", { params, body: { note: "x".repeat(501) } })],
      ["amount.parsedSize", ana.call("changeItem", { params, body: { amount: badAmount } })],
    ] as const;
    for (const [field, attempt] of attempts) {
      const { status, problem } = await attempt;
      expect([status, problem.code]).toEqual([400, "invalid_input"]);
      expect(problem.errors).toMatchObject([{ field, message: problem.detail }]);
    }
    expect((await ana.do("getList", {})).items).toEqual([milk]);
  });
});

const badAmount = { quantity: 1, parsedQuantity: "1", parsedSize: "x".repeat(61) };
