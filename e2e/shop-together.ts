import type { App } from "./app.ts";
import { expect } from "./fixtures.ts";

/** Ana and Ben share a list with milk, bread and Costco; both are in Costco. */
export async function shopTogether(ana: App, ben: App, otherStores: readonly string[] = []): Promise<void> {
  await ana.signUp("Ana");
  await ana.hasRole("premium");
  await ben.signUp("Ben");
  await ana.sharesWith(ben);
  await ana.hasItems("Milk", "Bread");
  const costco = await ana.hasStore("Costco", "dairy & eggs", "bakery");
  for (const store of otherStores) await ana.hasStore(store, "dairy & eggs");
  for (const one of [ana, ben]) {
    await one.open(`/stores/${costco}`);
    await expect(one.item("Milk")).toBeVisible();
    await one.keepsRowsInPlace();
  }
}
