import { expect, test } from "./fixtures.ts";
import type { App } from "./app.ts";

/** Ana and Ben share a list with milk, bread and Costco; both are in Costco. */
async function shopTogether(ana: App, ben: App): Promise<void> {
  await ana.signUp("Ana");
  await ana.hasRole("premium");
  await ben.signUp("Ben");
  await ana.sharesWith(ben);
  await ana.hasItems("Milk", "Bread");
  const costco = await ana.hasStore("Costco", "dairy & eggs", "bakery");
  for (const one of [ana, ben]) {
    await one.open(`/stores/${costco}`);
    await expect(one.item("Milk")).toBeVisible();
  }
}

test("the name beside a ticked row says who ticked it, beside an open one who added it", async ({
  app: ana,
  another,
}) => {
  const ben = await another();
  await shopTogether(ana, ben);
  await expect(ben.item("Milk")).toContainText("Ana");
  await expect(ben.item("Milk")).toHaveAccessibleDescription("Added by Ana");
  await ben.tick("Milk");
  await expect(ben.item("Milk")).not.toContainText("Ana");
  await expect(ana.item("Milk")).toHaveAccessibleDescription("Ticked by Ben");
  await expect(ana.item("Milk")).toContainText("Ben");
  await ben.item("Milk").click();
  await expect(ana.item("Milk")).not.toBeChecked();
  await expect(ana.item("Milk")).not.toContainText("Ben");
});
