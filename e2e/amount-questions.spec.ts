import type { Locator } from "@playwright/test";
import type { App } from "./app.ts";
import { enlargeText, expectUsable } from "./enlarged.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";
import { finishRendering, passTime, passTimeUntil, stopClock } from "./stopped-clock.ts";

const items = async (app: App) =>
  (await app.api<{ name: string; parsedQuantity: string | null }[]>("GET", "items"))
    .map(({ name, parsedQuantity }) => [parsedQuantity, name].filter(Boolean).join(" "))
    .toSorted();

/** The question above or below the field, with its buttons. */
const question = (app: App) => app.page.getByRole("alert");

/** The question about the text in the Add field, whose sentence a live region says. */
const questionOfText = (app: App) => app.page.getByRole("group", { name: "Question" });

/** Opens a screen with an "Add" field, whose code has been loaded. */
async function opensField(app: App, where: "the Add tab" | "a store"): Promise<Locator> {
  await app.page.clock.install();
  await app.hasItems("2 Milk", "2 Eggs");
  const id = await app.hasStore("Corner shop", "dairy & eggs");
  // The catalogue is there from here on.
  await app.open();
  await expect(app.suggestion("Bread")).toBeVisible();
  if (where === "a store") await app.open(`/stores/${id}`);
  const field = where === "a store" ? app.page.getByLabel("Add to Corner shop") : app.addField;
  await field.fill("3 milk");
  await expect(app.button("Make it 5")).toBeVisible();
  await field.fill("");
  return field;
}

/** The text of a question is selected, so that the next one takes its place. */
async function expectSelected(field: Locator, text: string): Promise<void> {
  const selected = () =>
    field.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
    );
  await expect.poll(selected).toBe(text);
}

test.beforeEach(({ app }) => app.signUp());

for (const where of ["the Add tab", "a store"] as const) {
  const tag = where === "the Add tab" ? [] : [long];
  test(
    `a question about an amount survives what is typed next in ${where}`,
    { tag },
    async ({ app, page }) => {
      const field = await opensField(app, where);
      await field.pressSequentially("3 milk");
      await page.keyboard.press("Enter");
      await expectSelected(field, "3 milk");
      await page.keyboard.type("bread");
      await expect(field).toHaveValue("bread");
      await expect(question(app)).toContainText("2 Milk is on the list already.");
      await page.keyboard.press("Enter");
      await expect.poll(() => items(app)).toEqual(["2 Eggs", "2 Milk", "Bread"]);
      await expectAccessible(page);

      await page.keyboard.type("1 eggs");
      await page.keyboard.press("Enter");
      await expectSelected(field, "1 eggs");
      await page.keyboard.press("Backspace");
      await expect(question(app)).toContainText("2 Eggs is on the list already. And 1 more.");
      await page.clock.fastForward(500);
      await app.button("Leave it").click();
      await expect(question(app)).toContainText("2 Milk is on the list already.");
      await expect(field).toBeFocused();
      await app.button("Make it 5").click();
      await expect(question(app)).toHaveCount(0);
      await expect.poll(() => items(app)).toEqual(["2 Eggs", "5 Milk", "Bread"]);
    },
  );

  test(`a question that nobody answers is asked again in ${where}`, { tag: long }, async ({ app, page }) => {
    const field = await opensField(app, where);
    await field.pressSequentially("3 milk");
    await page.keyboard.press("Enter");
    await expectSelected(field, "3 milk");
    await page.keyboard.type("b");
    await expect(question(app)).toBeVisible();
    if (where === "a store") {
      await page.getByRole("link", { name: "Back" }).click();
      await app.goInto("Corner shop");
    } else {
      await app.goTo("Shop");
      await app.goTo("Add");
    }
    await expect(question(app)).toContainText("2 Milk is on the list already.");
    await page.reload();
    await expect(question(app)).toContainText("2 Milk is on the list already.");
    await expect(field).toHaveValue("b");
    await page.clock.fastForward(500);
    await app.button("Make it 5").click();
    await expect(question(app)).toHaveCount(0);
    await expect.poll(() => items(app)).toEqual(["2 Eggs", "5 Milk"]);
    await page.reload();
    await expect(field).toHaveValue("b");
    // The code that asks again at its start is loaded when it reads the next text.
    await field.fill("3 eggs");
    await expect(app.button("Make it 5")).toBeVisible();
    await expect(question(app)).toHaveCount(0);
  });
}

test.describe("while the code of the fields is loaded when it is needed", () => {
  test.use({ loadsAhead: false });

  test(
    "the same text that two stores' fields asked about is asked about in each after a reload",
    { tag: long },
    async ({ app, page }) => {
      const field = await opensField(app, "a store");
      const other = await app.hasStore("Dairy barn", "dairy & eggs");
      await field.fill("3 milk");
      await page.keyboard.press("Enter");
      await expect(question(app)).toBeVisible();
      await expectSelected(field, "3 milk");
      await page.keyboard.type("b");
      await app.open(`/stores/${other}`);
      const otherField = page.getByLabel("Add to Dairy barn");
      await otherField.fill("3 milk");
      await expect(page.getByRole("list", { name: "Understood" })).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(question(app)).toBeVisible();
      await expectSelected(otherField, "3 milk");
      await page.keyboard.type("k");
      await page.reload();
      await expect(question(app)).toContainText("2 Milk is on the list already.");
      await expect(otherField).toHaveValue("k");
      await page.clock.fastForward(500);
      await app.button("Leave it").click();
      await expect(question(app)).toHaveCount(0);
      await page.getByRole("link", { name: "Back" }).click();
      await app.goInto("Corner shop");
      await expect(question(app)).toContainText("2 Milk is on the list already.");
      await expect(field).toHaveValue("b");
      await page.clock.fastForward(500);
      await app.button("Make it 5").click();
      await expect(question(app)).toHaveCount(0);
      await expect.poll(() => items(app)).toEqual(["2 Eggs", "5 Milk"]);
    },
  );
});

test(
  "a letter that is typed before the question comes doesn't end it",
  { tag: long },
  async ({ app, page }) => {
    const field = await opensField(app, "a store");
    await field.fill("3 milk");
    await stopClock(page);
    await page.keyboard.press("Enter");
    await page.keyboard.type("b");
    await passTimeUntil(page, question(app));
    await expect(field).toHaveValue("b");
    await passTime(page, 500);
    await page.keyboard.type("read");
    await page.keyboard.press("Enter");
    await expect(question(app)).toContainText("2 Milk is on the list already.");
    await app.button("Make it 5").click();
    await passTime(page, 500);
    await expect.poll(() => items(app)).toEqual(["2 Eggs", "5 Milk", "Bread"]);
  },
);

test(
  "a letter that is typed in the turn in which the question comes takes the place of its text",
  { tag: long },
  async ({ app, page }) => {
    const field = await opensField(app, "a store");
    await field.fill("3 milk");
    await stopClock(page);
    await field.evaluate(async (input: HTMLInputElement) => {
      input.form!.requestSubmit();
      for (let turns = 0; document.querySelector('[role="alert"]') === null && turns < 500; turns += 1) {
        await new Promise((resolve) => {
          const channel = new MessageChannel();
          channel.port1.addEventListener("message", resolve);
          channel.port1.start();
          channel.port2.postMessage(null);
        });
      }
      document.execCommand("insertText", false, "b");
    });
    await expect(field).toHaveValue("b");
    await finishRendering(page);
    await expect(question(app)).toContainText("2 Milk is on the list already.");
  },
);

test(
  "an amount with a suggestion is asked about, and confirming adds the suggested name",
  { tag: long },
  async ({ app, page }) => {
    const field = await opensField(app, "the Add tab");
    await field.fill("3 eggs and brea");
    await app.suggestion("Bread").getByRole("button").click();
    await expect(field).toHaveValue("3 eggs and brea");
    await expect(page.getByRole("status").filter({ hasText: "Press Enter again" })).toHaveText(
      "2 Eggs is on the list already. Press Enter again to make it 5.",
    );
    await page.clock.fastForward(500);
    await field.press("Enter");
    await expect.poll(() => items(app)).toEqual(["2 Milk", "5 Eggs", "Bread"]);
  },
);

test("a question is withdrawn while its text is being corrected", { tag: long }, async ({ app, page }) => {
  const field = await opensField(app, "a store");
  await field.fill("3 milk");
  await page.keyboard.press("Enter");
  await expect(question(app)).toBeVisible();
  await expectSelected(field, "3 milk");
  await field.press("End");
  await page.keyboard.type(" (organic)");
  await expect(question(app)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(question(app)).toContainText("2 Milk is on the list already. Press Enter again to make it 5.");
  await page.clock.fastForward(500);
  await page.keyboard.press("Enter");
  await expect.poll(() => items(app)).toEqual(["2 Eggs", "5 Milk"]);
  await expect(question(app)).toHaveCount(0);
});

test(
  "the question about a text whose item was bought meanwhile becomes an offer to add it",
  { tag: long },
  async ({ app, page }) => {
    const field = await opensField(app, "the Add tab");
    await field.fill("3 milk");
    await page.keyboard.press("Enter");
    await expectSelected(field, "3 milk");
    await page.keyboard.type("b");
    await expect(question(app)).toBeVisible();
    const all = await app.api<{ id: string; name: string }[]>("GET", "items");
    await app.api("PATCH", `items/${all.find(({ name }) => name === "Milk")!.id}`, { completed: true });
    await expect(question(app)).toContainText("“3 milk” isn’t added yet.");
    await page.clock.fastForward(500);
    await app.button("Discard").click();
    await expect(question(app)).toHaveCount(0);
    await expect(field).toHaveValue("b");
    expect(await items(app)).toEqual(["2 Eggs"]);
  },
);

for (const [name, width, height, isEnlarged] of [
  ["on a phone", 390, 844, false],
  ["with text of 200 %", 360, 740, true],
  ["at a zoom of 400 %", 320, 256, false],
  ["on a wide screen", 1280, 800, false],
] as const) {
  const tag = isEnlarged ? [] : [long];
  test(
    `the question about the text in the Add field is all in view ${name}`,
    { tag },
    async ({ app, page }) => {
      if (isEnlarged) await enlargeText(page);
      await page.setViewportSize({ width, height });
      const field = await opensField(app, "the Add tab");
      await field.fill("3 milk");
      await expect(app.button("Make it 5")).toBeVisible();
      await expect(questionOfText(app)).toHaveCount(0);
      await field.press("Enter");
      const sentence = "2 Milk is on the list already. Press Enter again to make it 5.";
      await expect(questionOfText(app)).toContainText(sentence);
      for (const shown of [
        questionOfText(app).getByText(sentence),
        app.button("Make it 5"),
        app.button("Leave it"),
      ])
        await expect(shown).toBeInViewport({ ratio: 1 });
      await expectUsable(page);
      await expect(page.getByRole("status").filter({ hasText: sentence })).toHaveCount(1);
      // In a low window the title makes room for what is typed.
      if (height > 300) await expectAccessible(page);
      await page.clock.fastForward(500);
      await app.button("Leave it").click();
      await expect(questionOfText(app)).toHaveCount(0);
      await expect(field).toHaveValue("");
      expect(await items(app)).toEqual(["2 Eggs", "2 Milk"]);
    },
  );
}

for (const where of ["the Add tab", "a store"] as const) {
  const tag = where === "the Add tab" ? [] : [long];
  test(
    `Escape takes a question away and leaves its text in the field of ${where}`,
    { tag },
    async ({ app, page }) => {
      const field = await opensField(app, where);
      const asked = where === "a store" ? question(app) : questionOfText(app);
      await field.fill("3 milk (organic)");
      await expect(app.button("Make it 5")).toBeVisible();
      await page.keyboard.press("Enter");
      await expectSelected(field, "3 milk (organic)");
      await expect(asked).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(asked).toHaveCount(0);
      await expect(field).toHaveValue("3 milk (organic)");
      await page.keyboard.type(" whole");
      await expect(field).toHaveValue("3 milk (organic) whole");

      // It is asked again, and Escape counts on its buttons, too.
      await field.fill("3 milk");
      await page.keyboard.press("Enter");
      await expect(asked).toContainText("2 Milk is on the list already.");
      await app.button("Leave it").focus();
      await page.keyboard.press("Escape");
      await expect(asked).toHaveCount(0);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue("3 milk");
      await page.reload();
      await expect(field).toHaveValue("3 milk");
      await expect(asked).toHaveCount(0);
      expect(await items(app)).toEqual(["2 Eggs", "2 Milk"]);
    },
  );
}
