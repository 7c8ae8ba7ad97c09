import { expect, test, vi } from "vitest";
import { ana, beginWithOwnPhone, phone } from "../../../test/fake-server/own-phone.ts";
import type { ListStore } from "../offline/list-store.ts";
import { toasterIsReady } from "../ui/toast.ts";
import { addStoreCategory, deleteStore, removeStoreCategory } from "./store-changes.ts";

beginWithOwnPhone(ana);

test("quick taps change a store one after the other, though each saw it as it was at first", async () => {
  const tab = await phone.open(ana);
  await tab.list.addStore({ name: "Corner shop", categories: ["produce", "bakery", "frozen"] });
  const [shown] = tab.view.stores;
  removeStoreCategory(tab.list, shown!, "Produce");
  removeStoreCategory(tab.list, shown!, "Frozen");
  removeStoreCategory(tab.list, shown!, "Frozen");
  addStoreCategory(tab.list, shown!, "Baby");
  addStoreCategory(tab.list, shown!, "Pet");
  removeStoreCategory(tab.list, shown!, "Baby");
  await expect.poll(() => tab.view.stores[0]!.categories).toEqual(["bakery", "pet"]);
});

test("a change of a store that this device can't keep is reported", async () => {
  const toaster = vi.fn<(title: string, options: { description?: string }) => void>();
  toasterIsReady(toaster as never);
  const told = () =>
    toaster.mock.calls.flatMap(([title, { description }]) => (title === "Error" ? description : []));
  const tab = await phone.open(ana);
  await tab.list.addStore({ name: "Corner shop", categories: ["produce", "bakery"] });
  const [shown] = tab.view.stores;
  const fail = () => Promise.reject(new Error("The storage is full."));
  const broken: ListStore = Object.assign(Object.create(tab.list) as ListStore, {
    changeStore: fail,
    deleteStore: fail,
    getView: () => tab.view,
  });
  expect(await deleteStore(broken, shown!)).toBe(false);
  expect(told()).toEqual(["Error deleting store"]);
  removeStoreCategory(broken, shown!, "Produce");
  await expect.poll(told).toEqual(["Error deleting store", "Error removing category from store"]);
  expect(tab.view.stores[0]!.categories).toEqual(["produce", "bakery"]);
});
