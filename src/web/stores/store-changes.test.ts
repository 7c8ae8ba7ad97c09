import { expect, test } from "vitest";
import { ana, beginWithOwnPhone, phone } from "../../../test/fake-server/own-phone.ts";
import { addStoreCategory, removeStoreCategory } from "./store-changes.ts";

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
