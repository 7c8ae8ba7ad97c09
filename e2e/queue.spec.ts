import type { Page, Request } from "@playwright/test";
import type { App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";
import { passTime, stopClock } from "./stopped-clock.ts";

test.beforeEach(async ({ app }) => {
  await app.signUp();
  await app.open();
  // Waits until the catalogue has loaded.
  await expect(app.suggestion("Bread")).toBeVisible();
});

const isAdd = (request: Request) => request.method() === "POST" && request.url().endsWith("/api/items");
const isBatch = (request: Request) =>
  request.method() === "POST" && request.url().endsWith("/api/ai-batch/process");

/** Waits until the planner is loaded; before that "3 grommet wax" is sent to the server at once. */
async function hasPlanner({ page }: App): Promise<void> {
  await page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .some(
        (entry) =>
          entry.name.includes("/entry-planner-") && (entry as PerformanceResourceTiming).responseEnd > 0,
      ),
  );
}

/** Stops the clock, so that the two seconds without a key never pass by themselves. */
async function typingNeverRests(app: App): Promise<void> {
  await hasPlanner(app);
  await app.page.clock.install();
  await stopClock(app.page);
}

/** Adds two unknown names and a known one: only the known one is sent to the server. */
async function queueTwo(app: App): Promise<void> {
  await typingNeverRests(app);
  await app.add("zorbax polish", "Zorbax Polish");
  await app.add("3 grommet wax", "3 Grommet Wax");
  await app.add("milk", "Milk");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk"]);
}

/** Simulates that the screen is turned off or another app comes to the front: headless browsers never hide a page. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

test("an unknown name is shown at once and sent when the Add tab is left", async ({ app, page }) => {
  // Without the engine's data the app can't categorise the name.
  await page.route("**/*.bin", (route) => route.abort());
  await typingNeverRests(app);
  await app.add("zorbax polish", "Zorbax Polish");
  await expect(app.justAdded("Zorbax Polish")).toContainText("It gets its category in a moment");
  await app.add("ZORBAX polish refill", "ZORBAX Polish Refill");
  await app.add("milk", "Milk");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk"]);
  await app.goTo("Shop");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Zorbax Polish", "ZORBAX Polish Refill"]);
  await page.clock.resume();
  await app.goInto("Any store");
  await expect(app.item("Zorbax Polish")).toBeVisible();
});

test(
  "an unknown name is counted and can be ticked before the server knows it",
  { tag: long },
  async ({ app, page }) => {
    await page.route("**/api/items", (route) => route.abort());
    await app.add("zorbax polish", "Zorbax Polish");
    await app.goTo("Shop");
    await expect(page.getByRole("link", { name: /Any store/ })).toContainText("1 open item");
    await app.goInto("Any store");
    await app.tick("Zorbax Polish");
    await page.unroute("**/api/items");
    await expect.poll(() => app.itemsOnServer("ticked")).toEqual(["Zorbax Polish"]);
  },
);

test("unknown names that repeat are sent once, one after the other", { tag: long }, async ({ app, page }) => {
  const running = new Set<Request>();
  let most = 0;
  let sent = 0;
  page.on("request", (request) => {
    if (!isAdd(request)) return;
    sent += 1;
    running.add(request);
    most = Math.max(most, running.size);
  });
  page.on("requestfinished", (request) => running.delete(request));
  await typingNeverRests(app);
  for (const name of ["zorbax polish", "Zorbax Polish", "grommet wax", "GROMMET WAX", "flurb tape"])
    await app.type(name);
  await expect(page.getByRole("region", { name: "Just added" }).getByRole("listitem")).toHaveCount(3);
  await app.goTo("Repeat");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Zorbax Polish", "Grommet Wax", "Flurb Tape"]);
  expect(sent).toBe(3);
  expect(most).toBe(1);
});

test("unknown names are sent when the page is hidden, and the batch is started", async ({ app, page }) => {
  await queueTwo(app);
  const batch = page.waitForRequest(isBatch);
  await hide(page);
  expect((await batch).postData() ?? "").toBe("");
  await expect
    .poll(async () => (await app.itemsOnServer()).sort())
    .toEqual(["Grommet Wax", "Milk", "Zorbax Polish"]);
});

test("an unknown name is sent when the page is hidden in the instant in which it is entered", async ({
  app,
  page,
}) => {
  await typingNeverRests(app);
  for (const name of ["Zorbax Polish", "3 Grommet Wax", "Flurb Tape"]) {
    await app.addField.fill(name);
    await page.evaluate(() => {
      document.querySelector("form")!.requestSubmit();
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect.poll(() => app.itemsOnServer()).toContain(name.replace("3 ", ""));
    await page.evaluate(() => Reflect.deleteProperty(document, "visibilityState"));
    // While a batch is sent, the field takes no text.
    await expect(page.getByText("Your new items are being sorted.")).toHaveCount(0);
  }
});

test("an unknown name is sent after two seconds without a key", async ({ app, page }) => {
  await typingNeverRests(app);
  await app.add("zorbax polish", "Zorbax Polish");
  await passTime(page, 1900);
  await app.addField.fill("gromm");
  await passTime(page, 1900);
  await app.addField.fill("grommet wax");
  await app.add("milk", "Milk");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk"]);
  await passTime(page, 2000);
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Zorbax Polish"]);
  // The field stayed enabled meanwhile.
  await app.add("bread", "Bread");
  await expect.poll(() => app.itemsOnServer()).toContain("Bread");
});

test(
  "unknown names are sent when the page is left for another site",
  { tag: long },
  async ({ app, page }) => {
    await queueTwo(app);
    await page.goto("about:blank");
    await expect.poll(async () => (await app.itemsOnServer()).length).toBe(3);
  },
);

test("unknown names are sent when the page is closed", async ({ app, page, context }) => {
  await queueTwo(app);
  const staying = await context.newPage();
  await page.close({ runBeforeUnload: true });
  await expect.poll(async () => (await app.itemsOnServer()).length).toBe(3);
  await context.clock.resume();
  await staying.goto(`${app.url}/stores/any`);
  await expect(staying.getByRole("checkbox", { name: "3 Grommet Wax", exact: true })).toBeVisible();
  await expect(staying.getByRole("checkbox")).toHaveCount(3);
});

test("no item can be added while a batch is sent, and then it can", { tag: long }, async ({ app, page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/items", async (route) => {
    await held;
    await route.continue();
  });
  await typingNeverRests(app);
  await app.add("zorbax polish", "Zorbax Polish");
  await app.goTo("Shop");
  await app.goTo("Add");
  await expect(page.getByText("Your new items are being sorted.")).toBeVisible();
  await app.type("milk");
  await expect(app.addField).toHaveValue("milk");
  await expect(app.suggestion("Milk").getByRole("button")).toHaveAttribute("aria-disabled", "true");
  release();
  await expect(page.getByText("Your new items are being sorted.")).toHaveCount(0);
  await app.addField.press("Enter");
  await expect(app.justAdded("Milk")).toBeVisible();
  await expect.poll(() => app.itemsOnServer()).toEqual(["Zorbax Polish", "Milk"]);
});

test("an unknown name that was undone before it was sent is never sent", async ({ app, page }) => {
  const names: string[] = [];
  page.on("request", (request) => isAdd(request) && names.push(request.postDataJSON().name));
  await typingNeverRests(app);
  await app.add("zorbax polish", "Zorbax Polish");
  await app.button("Undo adding Zorbax Polish").click();
  await app.add("grommet wax", "Grommet Wax");
  await app.goTo("Shop");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Grommet Wax"]);
  expect(names).toEqual(["Grommet Wax"]);
});

test(
  "a text that isn't parsed before a reload is added by the next page",
  { tag: long },
  async ({ app, page }) => {
    const release = await app.holdsBack("**/assets/entry-planner-*.js");
    for (const text of ["2 lb potatoes", "zorbax polish"]) await app.type(text);
    await page.reload();
    release();
    await expect(app.suggestion("Bread")).toBeVisible();
    await app.goTo("Shop");
    await expect.poll(() => app.itemsOnServer()).toEqual(["Potatoes", "Zorbax Polish"]);
    await page.reload();
    await expect(app.suggestion("Bread")).toBeVisible();
    // An add that is sent twice would come before this one.
    await app.add("eggs", "Eggs");
    await expect.poll(() => app.itemsOnServer()).toEqual(["Potatoes", "Zorbax Polish", "Eggs"]);
  },
);

test(
  "an add that a reload interrupts tells of the things added before it, too, and Undo removes all",
  { tag: long },
  async ({ app, page }) => {
    await typingNeverRests(app);
    const before = await page.evaluate(() => Date.now());
    await app.type("milk, eggs");
    await expect(page.getByText("Added Milk, Eggs").first()).toBeVisible();
    await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Eggs"]);
    const { id } = await app.api<{ id: string }>("GET", "user");
    await page.evaluate(
      ([userId, begunAt]) => {
        const add = { text: "milk, eggs, 2 bread", asName: [], name: null, days: null, begunAt };
        localStorage.setItem(`restock.unfinished-adds.${userId}`, JSON.stringify({ "+all": add }));
      },
      [id, before] as const,
    );
    await page.reload();
    await expect(page.getByText("Added Milk, Eggs, 2 Bread").first()).toBeVisible();
    await app.button("Undo").click();
    await expect.poll(() => app.itemsOnServer()).toEqual([]);
  },
);

test(
  "a chosen suggestion is added even if the page is reloaded before",
  { tag: long },
  async ({ app, page }) => {
    await app.suggestion("Bread").getByRole("button").click();
    await page.reload();
    await expect.poll(() => app.itemsOnServer()).toEqual(["Bread"]);
  },
);

test(
  "an unknown name that is still being parsed when the tab is left is sent too",
  { tag: long },
  async ({ app }) => {
    const release = await app.holdsBack("**/assets/entry-planner-*.js");
    await app.type("zorbax polish");
    await app.goTo("Shop");
    release();
    await expect.poll(() => app.itemsOnServer()).toEqual(["Zorbax Polish"]);
  },
);

test(
  "an unknown name waits in the queue also while the planner can't be loaded",
  { tag: long },
  async ({ app, page }) => {
    await app.holdsBack("**/assets/entry-planner-*.js");
    const names: string[] = [];
    page.on("request", (request) => isAdd(request) && names.push(request.postDataJSON().name));
    await page.clock.install();
    await stopClock(page);
    for (const [text, shown] of [
      ["zorbax polish", "Zorbax Polish"],
      ["milk", "Milk"],
    ] as const) {
      await app.type(text);
      // The app waits that long for the planner; the next add begins to wait when this one is stored.
      await passTime(page, 200);
      await expect(app.justAdded(shown)).toBeVisible();
    }
    await expect.poll(() => app.itemsOnServer()).toEqual(["Milk"]);
    expect(names).toEqual(["Milk"]);
    await app.goTo("Shop");
    await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Zorbax Polish"]);
  },
);

test(
  "a text with several things waits longer for a late planner, so that it doesn't become one item",
  { tag: long },
  async ({ app, page }) => {
    const release = await app.holdsBack("**/assets/entry-planner-*.js");
    await page.clock.install();
    await stopClock(page);
    await app.type("milk, eggs and 2 bread");
    await passTime(page, 2000);
    release();
    await expect.poll(async () => (await app.itemsOnServer()).sort()).toEqual(["Bread", "Eggs", "Milk"]);
  },
);

/** The site's stored data on the device: first the text, then the operation made of it. */
async function keptTexts(): Promise<string> {
  const texts = Object.values(localStorage);
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.addEventListener("error", () => reject(new Error(`${name} can't be opened`)));
    });
    const stores = [...database.objectStoreNames];
    for (const store of name.startsWith("restock-list-") ? stores : [])
      texts.push(
        await new Promise((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(JSON.stringify(reading.result));
        }),
      );
    database.close();
  }
  return texts.join();
}

test("unfinished adds are forgotten when the person logs out", { tag: long }, async ({ app, page }) => {
  await app.holdsBack("**/assets/entry-planner-*.js");
  // Leaving the Add tab sends the name.
  await app.holdsBack("**/api/items");
  await app.type("zorbax polish");
  await expect.poll(() => page.evaluate(keptTexts)).toMatch(/zorbax polish/i);
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await app.button("Logout").click();
  await app.button("Log out anyway").click();
  await expect(page.getByRole("heading", { name: "One list. Every store." })).toBeVisible();
  await expect.poll(() => page.evaluate(keptTexts)).not.toMatch(/zorbax polish/i);
});

test("logging out asks about an add whose text is still being parsed", async ({ app, page }) => {
  await app.holdsBack("**/assets/entry-planner-*.js");
  await page.reload();
  await expect(app.suggestion("Bread")).toBeVisible();
  await page.clock.install();
  await stopClock(page);
  await app.type("zorbax polish");
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await app.button("Logout").click();
  const question = page.getByRole("alertdialog", { name: "1 change would be lost" });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Stay signed in" }).click();
  await passTime(page, 200);
  await expect.poll(() => app.itemsOnServer()).toEqual(["Zorbax Polish"]);
  // Until the page has the answer, it would ask again.
  await expect.poll(() => page.evaluate(keptTexts)).not.toMatch(/"type":"add-item"/);
  await page.clock.resume();
  await app.button("Logout").click();
  await expect(page.getByRole("heading", { name: "One list. Every store." })).toBeVisible();
});

test("adds that a page left unfinished are completed on whatever screen is opened next", async ({
  app,
  page,
}) => {
  await app.hasItems("5 Beeswax");
  const { id } = await app.api<{ id: string }>("GET", "user");
  // A page that is left at the instant of Enter stores this.
  await page.evaluate((userId) => {
    const request = (text: string) => ({ text, asName: [], name: null, days: null });
    const texts = ["3 grommet wax", "5 beeswax"];
    const kept = Object.fromEntries(texts.map((text) => [`+${text}`, request(text)]));
    localStorage.setItem(`restock.unfinished-adds.${userId}`, JSON.stringify(kept));
  }, id);
  await app.open("/stores/any");
  await expect(app.item("3 Grommet Wax")).toBeVisible();
  await expect.poll(() => app.itemsOnServer()).toEqual(["Beeswax", "Grommet Wax"]);
  await expect(app.item("5 Beeswax")).toBeVisible();
  await expect.poll(() => page.evaluate(keptTexts)).not.toMatch(/"3 grommet wax|"5 beeswax/);
});
