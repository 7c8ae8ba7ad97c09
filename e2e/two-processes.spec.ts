import { startProcessGroup, type ProcessGroup } from "../test/process-group.ts";
import { administrator, App, secretCode } from "./app.ts";
import { expect, test } from "./fixtures.ts";

let group: ProcessGroup;

test.beforeAll(async () => {
  group = await startProcessGroup(2, { BETA_SECRET_CODE: secretCode, SIGNUP_ROLE: "premium" });
});
test.afterAll(() => group.stop());

test("changes made through one process show on a screen connected to another", async ({ page, another }) => {
  const [left, right] = group.servers;
  const ana = new App(page, left!.url);
  const ben = new App((await another()).page, right!.url);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.request.post(`${left!.url}/api/register`, {
    data: { ...administrator, firstName: "Ana", secretCode },
  });
  await ben.signUp("Ben");
  await ana.sharesWith(ben);
  await ana.hasStore("Costco", "produce");
  const drugstore = await ana.hasStore("Drugstore", "pet");
  await ben.open(`${right!.url}/stores/any`);
  await expect(ben.title("Any store")).toBeVisible();

  await ana.open(left!.url);
  await ana.add("bananas", "Bananas");
  await expect(ben.item("Bananas")).toContainText("Ana");
  await ana.goTo("Shop");
  await ana.goInto("Costco");
  for (const one of [ana, ben]) await one.keepsRowsInPlace();
  await ana.tick("Bananas");
  await expect(ben.item("Bananas")).toBeChecked();
  await ana.item("Bananas").click();
  await expect(ben.item("Bananas")).not.toBeChecked();

  const hide = await ana.moreAbout("Bananas");
  await ana.button("Hide", hide).click();
  await ana.keepsToast();
  await expect(ben.item("Bananas")).toHaveCount(0);
  await ana.undo();
  await expect(ben.item("Bananas")).toBeVisible();

  // The other way round: the second person's change reaches the first, who is in the store that the item moves from and to.
  const move = await ben.moreAbout("Bananas");
  await move.getByLabel("Store").selectOption("Drugstore");
  await expect(ana.item("Bananas")).toHaveCount(0);
  await ana.open(`${left!.url}/stores/${drugstore}`);
  await expect(ana.item("Bananas")).toBeVisible();
  await ben.button("Delete", move).click();
  await ben.keepsToast();
  await expect(ana.item("Bananas")).toHaveCount(0);
  await ben.undo();
  await expect(ana.item("Bananas")).toBeVisible();
});
