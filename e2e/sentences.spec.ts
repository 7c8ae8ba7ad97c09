import type { App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";

test.beforeEach(async ({ app }) => {
  await app.signUp();
  await app.hasStore("Costco", "dairy & eggs");
  await app.open();
  // The engine distinguishes names from other words.
  await app.addField.fill("my aunt's cherry tomatoes");
  await expect(app.page.getByRole("tabpanel").getByText("Produce", { exact: true }).first()).toBeVisible();
});

const chips = ({ page }: App) => page.getByRole("list", { name: / things$/ }).getByRole("listitem");

test("a sentence is shown as one chip per thing, and added and undone as a whole", async ({ app, page }) => {
  await app.hasItems("Butter");
  await app.addField.fill("milk, eggs and 2 bread at costco");
  await expect(chips(app)).toHaveText(["Milk – Costco", "Eggs – Costco", "2 Bread – Costco"]);
  await app.addField.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Added" })).toHaveText(
    "Added Milk, Eggs, 2 Bread. at Costco",
  );
  await expect.poll(() => app.itemsOnServer()).toEqual(["Butter", "Milk", "Eggs", "Bread"]);
  await app.button("Undo").click();
  await expect.poll(() => app.itemsOnServer()).toEqual(["Butter"]);
});

test("a tap on a chip joins it with the next one, also after a reload, and separates them again", async ({
  app,
}) => {
  await app.addField.fill("milk, eggs and 2 bread");
  await expect(chips(app)).toHaveText(["Milk", "Eggs", "2 Bread"]);
  await chips(app).nth(1).getByRole("button").click();
  await expect(chips(app)).toHaveText(["Milk", "Eggs And 2 Bread"]);
  await expect(app.addField).toBeFocused();
  await app.page.reload();
  await expect(chips(app)).toHaveText(["Milk", "Eggs And 2 Bread"]);
  await chips(app).nth(1).getByRole("button").click();
  await expect(chips(app)).toHaveText(["Milk", "Eggs", "2 Bread"]);
});

test("consecutive names are one item unless the person separates them", async ({ app }) => {
  await app.addField.fill("milk eggs bread butter");
  await app.button("Make it 4 items").click();
  await expect(chips(app)).toHaveText(["Milk", "Eggs", "Bread", "Butter"]);
  await chips(app).nth(1).getByRole("button").click();
  await expect(chips(app)).toHaveText(["Milk", "Eggs Bread", "Butter"]);
  await chips(app).nth(1).getByRole("button").click();
  await expect(chips(app)).toHaveText(["Milk", "Eggs", "Bread", "Butter"]);
  await app.addField.press("Enter");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Eggs", "Bread", "Butter"]);
});

test("words of request are left out, and restored by a tap", async ({ app }) => {
  await app.addField.fill("we need zorbax polish");
  await app.button("Keep “we need” in the name").click();
  await app.add("we need zorbax polish", "We Need Zorbax Polish");
  await app.addField.fill("please don't forget milk tomorrow");
  await app.addField.press("Enter");
  const milk = () => app.api<{ name: string; note: string }[]>("GET", "items");
  await expect.poll(milk).toContainEqual(expect.objectContaining({ name: "Milk", note: "tomorrow" }));
});

for (const [device, width, height] of [
  ["a wide screen with a mouse", 1280, 800],
  ["a page that is zoomed in", 320, 256],
] as const) {
  test(
    `the chips of a long sentence can all be reached on ${device}, and nothing below them moves`,
    { tag: long },
    async ({ app, page }) => {
      await page.setViewportSize({ width, height });
      await app.addField.fill("");
      const heading = page.getByRole("heading", { name: "Suggestions" });
      const place = async () => (await heading.boundingBox())!.y - (await app.addField.boundingBox())!.y;
      const before = await place();
      await app.addField.fill(
        "please get milk, eggs, 2 bread, cheddar cheese, apples and chicken thighs at costco",
      );
      await expect(chips(app)).toHaveCount(6);
      await expect(app.button("Keep “please get” in the name")).toBeInViewport({ ratio: 0.9 });
      expect(await place()).toBe(before);
      const last = chips(app).last().getByRole("button");
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
      expect(await place()).toBe(before);
    },
  );
}

for (const [device, width, height] of [
  ["a wide screen", 1280, 800],
  ["a phone", 390, 844],
] as const)
  test(
    `the question about an amount in a long sentence is in sight on ${device}`,
    { tag: long },
    async ({ app, page }) => {
      await page.setViewportSize({ width, height });
      await app.hasItems("500 g Flour");
      await app.open();
      await app.addField.fill("milk, eggs, cheddar cheese, chicken thighs, apples, 1 kg flour");
      await expect(chips(app)).toHaveCount(6);
      await expect(app.button("Make it 1½ kg")).toBeInViewport({ ratio: 1 });
      await app.button("Make it 1½ kg").click();
      const flour = () => app.api<{ name: string; parsedQuantity: string }[]>("GET", "items");
      await expect
        .poll(flour)
        .toContainEqual(expect.objectContaining({ name: "Flour", parsedQuantity: "1½" }));
    },
  );

test(
  "with a mouse the chips wrap, and the wheel brings further rows",
  { tag: long },
  async ({ app, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await app.addField.fill(
      "please get milk, eggs, 2 bread, cheddar cheese, apples and chicken thighs at costco",
    );
    await expect(chips(app)).toHaveCount(6);
    // The panes of the wide screen may still be laid out between two readings.
    await expect(async () => {
      const field = (await app.addField.boundingBox())!;
      const end = (await app.button("Add").boundingBox())!;
      for (const chip of await chips(app).getByRole("button").all()) {
        const { x, width } = (await chip.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(field.x - 8);
        expect(x + width).toBeLessThanOrEqual(end.x + end.width + 8);
      }
    }).toPass();
    const last = chips(app).last().getByRole("button");
    await expect(last).not.toBeInViewport();
    // A turn of the wheel is lost while a busy browser still lays out what is under the mouse.
    await expect(async () => {
      await app.button("Keep “please get” in the name").hover();
      await page.mouse.wheel(0, 200);
      await expect(last).toBeInViewport({ ratio: 0.9, timeout: 3_000 });
    }).toPass();
  },
);

test("without Premium a repeat stays in the name, and the line shows why", async ({ app, page }) => {
  await app.type("milk every monday");
  await expect(page.getByText("Repeats are part of Premium", { exact: true })).toBeVisible();
  await expect(app.justAdded("Milk Every Monday")).toBeVisible();
});
