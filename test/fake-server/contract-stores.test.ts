import { expect, test } from "vitest";
import { newId } from "../../src/contract/new-id.ts";
import type { Item } from "../../src/contract/items/schema.ts";
import type { NewStore, StoreChanges } from "../../src/contract/stores/schema.ts";
import { onBothServers, type Caller } from "./list-servers.ts";

const add = (who: Caller, given: Partial<NewStore> = {}) =>
  who.call("addStore", { body: { name: "Costco", categories: ["Dairy"], ...given } });
const change = (who: Caller, id: string, body: StoreChanges) =>
  who.call("changeStore", { params: { id }, body });
/** Where the items are, by name. */
const placesOf = (items: readonly Item[]) =>
  Object.fromEntries(items.map(({ name, storeId }) => [name, storeId]));
const placesNow = async (who: Caller) => placesOf((await who.do("getList", {})).items);

onBothServers((household) => {
  test("a new store has its categories in lower case, each once, and everybody's list has it", async () => {
    const { ana, ben } = household();
    const id = newId();
    const { status, body } = await add(ana, {
      id,
      name: " My   Costco ",
      categories: ["Dairy", " dAIRY", "Wine"],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ id, name: "My Costco", categories: ["dairy", "wine"], userId: ana.id });
    const { stores } = await ben.do("getList", {});
    expect(stores).toMatchObject([{ id, name: "My Costco", revision: body.revision }]);
  });

  test("a store that is added again, by its id or its name, answers with the one that is there", async () => {
    const { ana, ben } = household();
    const first = (await add(ana)).body;
    const byId = await add(ana, { id: first.id, name: "Aldi" });
    const byName = await add(ben, { id: newId(), name: "cOSTCO", categories: ["wine"] });
    for (const { status, body } of [byId, byName]) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: first.id, name: "Costco", revision: first.revision });
    }
    expect((await ana.do("getList", {})).stores).toHaveLength(1);
  });

  test("a store's name and categories can be set, and what is so already changes nothing", async () => {
    const { ana } = household();
    const { body: store } = await add(ana);
    const { body: renamed } = await change(ana, store.id, { name: "Aldi" });
    expect(renamed).toMatchObject({ id: store.id, name: "Aldi", categories: ["dairy"] });
    const { body: filled } = await change(ana, store.id, { categories: ["Wine", "Bakery"] });
    expect(filled).toMatchObject({ name: "Aldi", categories: ["wine", "bakery"] });
    expect(filled.revision).toBeGreaterThan(renamed.revision);
    expect((await change(ana, store.id, { name: "Aldi" })).body.revision).toBe(filled.revision);
  });

  test("a store can't get the name of another, nor be without a name or categories", async () => {
    const { ana } = household();
    await add(ana, { name: "Aldi" });
    const { body: store } = await add(ana);
    const attempts = [
      ["name", await change(ana, store.id, { name: "aLDI" })],
      ["name", await add(ana, { name: " " })],
      ["categories", await change(ana, store.id, { categories: [] })],
    ] as const;
    for (const [field, { status, problem }] of attempts) {
      expect([status, problem.code]).toEqual([400, "invalid_input"]);
      expect(problem.errors).toMatchObject([{ field, message: problem.detail }]);
    }
    const names = (await ana.do("getList", {})).stores.map(({ name }) => name);
    expect(names.toSorted()).toEqual(["Aldi", "Costco"]);
    expect((await change(ana, store.id, { name: "COSTCO" })).body.name).toBe("COSTCO");
  });

  test("a category that a store uses and the list lacks becomes the person's own", async () => {
    const { ana, ben } = household();
    const { body: store } = await add(ana, { categories: ["for the cat"] });
    await change(ben, store.id, { categories: ["For The Cat", "for the dog"] });
    const own = (await ben.do("getList", {})).categories.filter(({ isGlobal }) => !isGlobal);
    expect(own.map(({ name, userId }) => [name, userId]).toSorted()).toEqual([
      ["For The Cat", ana.id],
      ["For The Dog", ben.id],
    ]);
  });

  test("a deleted store leaves its items on the list, and has them back when it is restored", async () => {
    const { ana, ben } = household();
    const [{ body: store }, { body: other }] = [await add(ana), await add(ana, { name: "Aldi" })];
    for (const name of ["Milk", "Bread"]) await ana.do("addItem", { body: { name, storeId: store.id } });
    const { cursor, items } = await ben.do("getList", {});
    for (const who of [ana, ben])
      expect(await who.do("deleteStore", { params: { id: store.id } })).toEqual({ ok: true });
    const changes = await ben.do("getList", { query: { since: cursor } });
    expect(changes.gone.stores).toEqual([store.id]);
    expect(placesOf(changes.items)).toEqual({ Milk: null, Bread: null });
    await ben.do("changeItem", {
      params: { id: items.find(({ name }) => name === "Bread")!.id },
      body: { storeId: other.id },
    });
    const back = await change(ana, store.id, { deleted: false });
    expect(back).toMatchObject({ status: 200, body: { id: store.id, categories: ["dairy"] } });
    expect(await placesNow(ben)).toEqual({ Milk: store.id, Bread: other.id });
  });

  test("an item that is assigned to a deleted store goes there once the store is restored", async () => {
    const { ana, ben } = household();
    const [{ body: store }, { body: other }] = [await add(ana), await add(ana, { name: "Aldi" })];
    const bread = await ana.do("addItem", { body: { name: "Bread", storeId: other.id } });
    await ben.do("deleteStore", { params: { id: store.id } });
    const params = { id: bread.id };
    expect(await ana.do("changeItem", { params, body: { storeId: store.id } })).toMatchObject({
      storeId: null,
    });
    expect(await ana.do("addItem", { body: { name: "Milk", storeId: store.id } })).toMatchObject({
      storeId: null,
    });
    await change(ben, store.id, { deleted: false });
    expect(await placesNow(ana)).toEqual({ Milk: store.id, Bread: store.id });
  });

  test("a deleted store takes no change, and one that the list doesn't have is not found", async () => {
    const { ana, idElsewhere } = household();
    const { body: store } = await add(ana);
    await ana.do("deleteStore", { params: { id: store.id } });
    expect(await change(ana, store.id, { name: "Aldi" })).toMatchObject({
      status: 410,
      problem: { code: "gone" },
    });
    for (const id of [newId(), await idElsewhere("store")])
      for (const reply of [
        await change(ana, id, { name: "Aldi" }),
        await ana.call("deleteStore", { params: { id } }),
      ])
        expect(reply).toMatchObject({ status: 404, problem: { code: "not_found" } });
    const taken = await add(ana, { id: await idElsewhere("store") });
    expect(taken).toMatchObject({ status: 409, problem: { code: "id_taken" } });
  });

  test("a category that is added again, by its id or its name, answers with the one that is there", async () => {
    const { ana, ben, idElsewhere } = household();
    const id = newId();
    const first = await ana.call("addCategory", { body: { id, name: "for  the cat" } });
    expect(first).toMatchObject({
      status: 201,
      body: { id, name: "For The Cat", userId: ana.id, isGlobal: false },
    });
    for (const body of [
      { id: newId(), name: "FOR THE CAT" },
      { id, name: "Garden" },
    ])
      expect(await ben.call("addCategory", { body })).toMatchObject({ status: 200, body: first.body });
    const taken = await ana.call("addCategory", {
      body: { id: await idElsewhere("category"), name: "Garden" },
    });
    expect(taken).toMatchObject({ status: 409, problem: { code: "id_taken" } });
    expect((await ben.do("getList", {})).categories).toContainEqual(first.body);
  });
});
