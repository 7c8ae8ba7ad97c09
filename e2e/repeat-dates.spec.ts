import type { Locator } from "@playwright/test";
import type { App } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";

type Repeat = {
  id: string;
  startDate: string;
  nextDueDate: string;
  recurrenceIntervalDays: number;
  putOffUntil: string | null;
  pausedUntil: string | null;
};

const dayMs = 86_400_000;
const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** "Mon 30 Nov", in the time zone of these people, UTC. All dates are four days ahead or more, so none is "Tomorrow". */
function label(date: string): string {
  const [weekday, , day, month] = new Date(date).toUTCString().replace(",", " ").split(" ");
  return `${weekday} ${Number(day)} ${month}`;
}

const has = (app: App, name: string, intervalDays: number) =>
  app.api("POST", "recurring-items/from-name", { name, intervalDays });
const repeats = (app: App) => app.api<Repeat[]>("GET", "recurring-items");

/** Makes Milk and Bread repeat every week, from the same day on. */
async function hasMilkAndBread(app: App): Promise<void> {
  for (const name of ["Milk", "Bread"]) await has(app, name, 7);
  const [milk, bread] = await repeats(app);
  if (milk!.startDate === bread!.startDate) return;
  // Midnight came between the two.
  for (const { id } of [milk!, bread!]) await app.api("DELETE", `recurring-items/${id}`);
  await hasMilkAndBread(app);
}

const nextOf = async (app: App) => (await repeats(app))[0]!.nextDueDate.slice(0, 10);
const comingUp = (app: App) => app.page.getByRole("region", { name: "Coming up" });
const dateRow = (app: App, date: string) => comingUp(app).getByRole("button", { name: label(date) });

/** Opens the sheet of a repeat by its date. */
async function openRepeat(app: App, name: string, date: string): Promise<Locator> {
  const row = dateRow(app, date);
  if ((await row.getAttribute("aria-expanded")) === "false") await row.click();
  await comingUp(app)
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();
  const sheet = app.page.getByRole("dialog", { name });
  await expect(sheet).toBeVisible();
  return sheet;
}

test.beforeEach(async ({ app }) => {
  await app.signUp();
  await app.hasRole("premium");
});

test(
  "repeats are listed by their next date, which the interval page and the item show too",
  { tag: long },
  async ({ app, page }) => {
    await hasMilkAndBread(app);
    await has(app, "Coffee", 90);
    await app.open("/?tab=repeat");
    const next = await nextOf(app);
    await expect(comingUp(app).getByRole("button", { expanded: false })).toHaveText([
      new RegExp(`^${label(next)}: Bread, Milk2 items$`),
      /Coffee1 item$/,
    ]);
    await dateRow(app, next).click();
    await expect(
      comingUp(app)
        .getByRole("list", { name: label(next) })
        .getByRole("listitem"),
    ).toHaveText(["Breadevery week", "Milkevery week"]);
    await page.getByRole("link", { name: /^1 week/ }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Milk" })).toContainText(label(next));
    await app.open("/stores/any");
    const sheet = await app.moreAbout("Milk");
    await expect(sheet.getByRole("combobox", { name: "Repeats" })).toHaveValue("7");
    await expect(sheet).toContainText(`Next: ${label(next)}`);
    await sheet.getByRole("combobox", { name: "Repeats" }).selectOption("3 weeks");
    await expect(sheet).toContainText(`Next: ${label(addDays(next, 14))}`);
    await sheet.getByRole("combobox", { name: "Repeats" }).selectOption("One time");
    await expect.poll(async () => (await repeats(app)).length).toBe(2);
  },
);

test(
  "an interval is changed in edit mode, without a network too, the date follows, and Undo takes it back",
  { tag: long },
  async ({ app, page, context }) => {
    await has(app, "Milk", 7);
    await app.open("/?tab=repeat");
    const next = await nextOf(app);
    await expect(dateRow(app, next)).toBeVisible();
    await app.button("Edit", page.getByRole("main")).click();
    const interval = page.getByRole("combobox", { name: "How often Milk repeats" });
    await expect(interval).toBeVisible();
    await app.canShowToasts();
    await context.setOffline(true);
    await app.hasNoNetwork();
    await interval.selectOption("3 weeks");
    await app.isTold("Milk repeats every 3 weeks");
    await app.keepsToast();
    const row = page.getByRole("listitem").filter({ hasText: "Milk" }).filter({ has: interval });
    await expect(row).toContainText(label(addDays(next, 14)));
    await context.setOffline(false);
    await expect.poll(async () => (await repeats(app))[0]!.recurrenceIntervalDays).toBe(21);
    expect(await nextOf(app)).toBe(addDays(next, 14));
    await app.undo();
    await expect.poll(async () => (await repeats(app))[0]!.recurrenceIntervalDays).toBe(7);
    await expect(row).toContainText(label(next));
    await app.button("Done", page.getByRole("main")).click();
    await expect(dateRow(app, next)).toBeVisible();
  },
);

test("one occurrence is skipped or put off, the other member sees it, and Undo takes it back", async ({
  app,
  another,
  page,
}) => {
  await has(app, "Milk", 14);
  const ben = await another();
  await ben.signUp("Ben");
  await app.sharesWith(ben);
  await app.open("/?tab=repeat");
  const next = await nextOf(app);
  await ben.open("/?tab=repeat");
  await expect(dateRow(ben, next)).toBeVisible();
  await (await openRepeat(app, "Milk", next)).getByRole("button", { name: "Skip this time" }).click();
  await app.isTold("Milk is left out this time", `It comes on ${label(addDays(next, 14))}.`);
  await app.keepsToast();
  await expect(dateRow(ben, addDays(next, 14))).toBeVisible();
  await expect(dateRow(app, addDays(next, 14))).toBeVisible();
  await app.undo();
  await expect(dateRow(ben, next)).toBeVisible();
  const sheet = await openRepeat(app, "Milk", next);
  await app.button("Move", sheet).click();
  await expect(sheet.getByText("Please choose a day", { exact: true })).toBeVisible();
  // After a midnight this is yesterday, which is refused in the same way.
  const today = new Date().toISOString().slice(0, 10);
  await sheet.getByLabel("Another day").fill(today);
  await app.button("Move", sheet).click();
  await expect(sheet.getByText("Please choose a day from tomorrow on")).toBeVisible();
  await sheet.getByLabel("Another day").fill(addDays(next, 3));
  await app.button("Move", sheet).click();
  await app.isTold(`Milk comes on ${label(addDays(next, 3))}`);
  await expect(dateRow(ben, addDays(next, 3))).toBeVisible();
  await page.reload();
  await app.goTo("Repeat");
  await app.button("1 week later", await openRepeat(app, "Milk", addDays(next, 3))).click();
  await expect(dateRow(ben, addDays(next, 10))).toBeVisible();
  await app.button("Not on another day", await openRepeat(app, "Milk", addDays(next, 10))).click();
  await expect(dateRow(ben, next)).toBeVisible();
  expect((await repeats(app))[0]!.putOffUntil).toBeNull();
});

test(
  "one member pauses all repeats and another resumes them, and a single repeat is paused",
  { tag: long },
  async ({ app, another, page }) => {
    await hasMilkAndBread(app);
    const ben = await another();
    await ben.signUp("Ben");
    await app.sharesWith(ben);
    await app.open("/?tab=repeat");
    await ben.open("/?tab=repeat");
    const next = await nextOf(app);
    await expect(dateRow(ben, next)).toBeVisible();
    await app.button("Pause all").click();
    const until = addDays(next, 21);
    await page.getByLabel("Until").fill(until);
    await app.button("Pause", page.getByRole("dialog")).click();
    await app.isTold(`All repeats are paused until ${label(until)}`);
    await expect(app.button("Resume")).toBeFocused();
    for (const who of [app, ben]) {
      await expect(who.page.getByText(`Paused until ${label(until)}`, { exact: true })).toBeVisible();
      await expect(dateRow(who, until)).toContainText("2 items");
    }
    await ben.button("Resume").click();
    await ben.isTold("Your repeats go on");
    await ben.keepsToast();
    await expect(dateRow(app, next)).toContainText("2 items");
    await ben.undo();
    await expect(dateRow(app, until)).toBeVisible();
    await app.button("Resume").click();
    await expect(dateRow(ben, next)).toContainText("2 items");
    await expect(app.button("Pause all")).toBeFocused();

    const sheet = await openRepeat(app, "Milk", next);
    await sheet.getByLabel("Pause until").fill(until);
    await app.button("Pause", sheet).click();
    await app.isTold(`Milk is paused until ${label(until)}`);
    await expect(dateRow(ben, until)).toContainText("Milk");
    await expect(dateRow(ben, next)).toContainText("Bread");
    await app.button("Resume", await openRepeat(app, "Milk", until)).click();
    await expect(dateRow(ben, next)).toContainText("2 items");
  },
);

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({
      colorScheme,
      contextOptions: { reducedMotion: "reduce" },
      viewport: { width: 360, height: 740 },
    });

    test(
      "the dates and the sheets of a repeat, put off or paused, have no accessibility fault",
      { tag: long },
      async ({ app, page }) => {
        await hasMilkAndBread(app);
        await app.open("/?tab=repeat");
        const next = await nextOf(app);
        await app.button("Pause all").click();
        const pause = page.getByRole("dialog", { name: "Pause all repeats" });
        await app.button("Pause", pause).click();
        await expect(pause.getByText("Please choose a day", { exact: true })).toBeVisible();
        await expectAccessible(page);
        await page.goBack();
        await expect(pause).toHaveCount(0);
        await app.button("1 week later", await openRepeat(app, "Milk", next)).click();
        const later = addDays(next, 7);
        const sheet = await openRepeat(app, "Milk", later);
        await app.button("Move", sheet).click();
        await expect(sheet.getByText("Please choose a day", { exact: true })).toBeVisible();
        await expect(app.button("Not on another day", sheet)).toBeVisible();
        await expectAccessible(page);
        await sheet.getByLabel("Pause until").fill(addDays(later, 7));
        await app.button("Pause", sheet).click();
        await expect(app.button("Resume", await openRepeat(app, "Milk", addDays(later, 7)))).toBeVisible();
        await expectAccessible(page);
      },
    );
  });
}
