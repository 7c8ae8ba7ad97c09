import { expect, long, test } from "./fixtures.ts";

test("an item's sheet explains why it shows in a store, and one tap overrides that", async ({
  app,
  page,
}) => {
  await app.signUp();
  await app.hasItems("Milk", "Butter");
  const costco = await app.hasStore("Costco", "dairy & eggs");
  const aldi = await app.hasStore("Aldi", "dairy & eggs");
  await app.open(`/stores/${costco}`);
  const choose = async (item: string, placement: string) => {
    const sheet = await app.moreAbout(item);
    await sheet.getByRole("button", { name: placement, exact: true }).click();
    await expect(sheet).toHaveCount(0);
  };
  const says = async (item: string, text: string) => {
    const sheet = await app.moreAbout(item);
    await expect(sheet.getByText(text)).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
  };

  await choose("Milk", "Never here");
  await app.isTold("Milk won’t show in Costco any more");
  await expect(app.item("Milk")).toHaveCount(0);
  await app.undo();
  await expect(app.item("Milk")).toBeVisible();
  await choose("Milk", "Never here");
  await expect(app.item("Milk")).toHaveCount(0);

  await app.open(`/stores/any`);
  await says("Milk", "Never shows in Costco.");

  await app.open(`/stores/${aldi}`);
  await says("Milk", "Aldi sells dairy & eggs.");
  await choose("Milk", "Anywhere");
  await choose("Butter", "Only here");
  await app.isTold("Butter shows in Aldi only");
  await says("Butter", "This store was chosen for it.");

  await app.open(`/stores/${costco}`);
  await expect(app.item("Milk")).toBeVisible();
  await expect(app.item("Butter")).toHaveCount(0);
});

test(
  "the focus stays in the list when an item is marked as never in a store",
  { tag: long },
  async ({ app, page }) => {
    // A sheet is closed sooner than a slow device has stored the change.
    await page.addInitScript(() => {
      const { addEventListener } = EventTarget.prototype;
      IDBTransaction.prototype.addEventListener = function (
        type: string,
        heard: EventListenerOrEventListenerObject | null,
        options?: boolean | AddEventListenerOptions,
      ) {
        const isEnd = type === "complete" && typeof heard === "function";
        addEventListener.call(
          this,
          type,
          isEnd ? (event) => void setTimeout(() => heard.call(this, event), 600) : heard,
          options,
        );
      };
    });
    await app.signUp();
    await app.hasItems("Butter", "Cheese", "Milk");
    const costco = await app.hasStore("Costco", "dairy & eggs");
    await app.open(`/stores/${costco}`);
    const choose = async (item: string, placement: string) => {
      await page.getByRole("button", { name: `More about ${item}` }).focus();
      await page.keyboard.press("Enter");
      const sheet = page.getByRole("dialog", { name: item });
      await sheet.getByRole("button", { name: placement, exact: true }).focus();
      await page.keyboard.press("Enter");
      await expect(sheet).toHaveCount(0);
    };
    const more = (item: string) => page.getByRole("button", { name: `More about ${item}` });

    await choose("Cheese", "Never here");
    await expect(app.item("Cheese")).toHaveCount(0);
    await expect(more("Milk")).toBeFocused();
    await choose("Milk", "Only here");
    await expect(more("Milk")).toBeFocused();
    await choose("Milk", "Never here");
    await expect(app.item("Milk")).toHaveCount(0);
    await expect(more("Butter")).toBeFocused();
    await choose("Butter", "Never here");
    await expect(app.item("Butter")).toHaveCount(0);
    await expect(app.title("Costco")).toBeFocused();
  },
);
