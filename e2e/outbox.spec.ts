import type { Page, Route } from "@playwright/test";
import type { App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";
import { passTime, stopClock } from "./stopped-clock.ts";

const writes = new Set(["POST", "PUT", "PATCH", "DELETE"]);
const problems = {
  500: { code: "internal", detail: "Something went wrong on our side. Nothing was changed." },
  503: { code: "unavailable", detail: "Restock can't reach its database right now." },
};

/** The server's answer when its database can't write. */
function failing(status: 500 | 503) {
  const problem = { type: "about:blank", title: "Error", status, ...problems[status] };
  return { status, contentType: "application/problem+json", body: JSON.stringify(problem) };
}

const portals = {
  JSON: { status: 200, contentType: "application/json", body: JSON.stringify({ welcome: true }) },
  HTML: { status: 200, contentType: "text/html", body: "<h1>Sign in to the café</h1>" },
};

const chip = (page: Page, name: string | RegExp) => page.getByRole("link", { name });
const ticked = (page: Page) => page.getByRole("checkbox", { checked: true });

/** Reads the count in the line above the rows, because ticked rows fold away. */
const allTicked = (page: Page) => page.getByText("3 of 3 in the basket");

/** Opens a store with a list on a page whose clock is stopped. */
async function openStopped(app: App, ...names: string[]): Promise<void> {
  await app.signUp();
  await app.hasItems(...names);
  await app.page.clock.install();
  await app.open("/stores/any");
  await expect(app.item(names[0]!)).toBeVisible();
  await stopClock(app.page);
}

/** Returns how many changes the page has sent from now on and has no answer to yet, as the page itself counts them. */
async function countUnanswered(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const send = window.fetch;
    window.unanswered = 0;
    window.fetch = async (...given) => {
      if ((given[1]?.method ?? "GET") === "GET") return send(...given);
      window.unanswered += 1;
      return send(...given).finally(() => (window.unanswered -= 1));
    };
  });
  return () => page.evaluate(() => window.unanswered);
}

test.describe("while the database takes no writes for 80 s", () => {
  for (const kind of ["500", "503", "500 and 503"] as const) {
    test(
      `no tick is taken back, and all are sent afterwards (${kind})`,
      { tag: long },
      async ({ app, page }) => {
        await openStopped(app, "Milk", "Bread", "Eggs");
        const unanswered = await countUnanswered(page);
        let refused = 0;
        await page.route("**/api/items/**", (route) => {
          if (!writes.has(route.request().method())) return route.continue();
          refused += 1;
          const status =
            kind === "500 and 503" ? (refused % 2 === 0 ? 500 : 503) : (Number(kind) as 500 | 503);
          return route.fulfill(failing(status));
        });
        for (const name of ["Milk", "Bread", "Eggs"]) await app.tick(name);
        await expect(chip(page, "Server trouble – 3 waiting")).toBeVisible();
        // In steps that are shorter than the time after which a request is doubted: it is answered in real time.
        for (let seconds = 0; seconds < 80; seconds += 2) {
          await passTime(page, 2000);
          await expect.poll(unanswered).toBe(0);
          await expect(allTicked(page)).toBeVisible();
          await expect(chip(page, "Server trouble – 3 waiting")).toBeVisible();
          await expect(page.getByText(/offline|could not be saved/i)).toHaveCount(0);
        }
        expect(refused).toBeGreaterThan(10);
        expect(refused).toBeLessThan(90);
        await page.unroute("**/api/items/**");
        await passTime(page, 10_000);
        // On a slow machine the first answer takes these 10 s; what has failed before it still rests for up to 3 s then.
        const arrived = async () => {
          await passTime(page, 500);
          return (await app.itemsOnServer("ticked")).sort();
        };
        await expect.poll(arrived).toEqual(["Bread", "Eggs", "Milk"]);
        await expect(chip(page, /waiting|trouble/i)).toHaveCount(0);
        await expect(allTicked(page)).toBeVisible();
      },
    );
  }
});

test("a list that the server fails to send isn't shown as offline", { tag: long }, async ({ app, page }) => {
  await app.signUp();
  await page.route("**/api/list*", (route) => route.fulfill(failing(500)));
  await app.open("/?tab=stores");
  await expect(
    page.getByText("Restock's server has trouble right now. Please try again in a moment."),
  ).toBeVisible();
  await expect(chip(page, "Server trouble")).toBeVisible();
  await expect(page.getByText(/offline|check your connection/i)).toHaveCount(0);
  await page.unroute("**/api/list*");
  await expect(chip(page, "Server trouble")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Any store/ })).toBeVisible();
});

test("among good changes only the poisoned one is rejected, with its sentence", async ({ app, page }) => {
  await openStopped(app, "Milk", "Bread", "Eggs");
  const [milk] = await app.api<{ id: string }[]>("GET", "items");
  const poisoned = `**/api/items/${milk!.id}`;
  await page.route(poisoned, (route) => route.fulfill(failing(500)));
  for (const name of ["Milk", "Bread", "Eggs"]) await app.tick(name);
  // No time has passed, because the good changes don't wait for the rejected one.
  await expect.poll(async () => (await app.itemsOnServer("ticked")).sort()).toEqual(["Bread", "Eggs"]);
  await expect(app.item("Milk")).toBeChecked();
  await passTime(page, 1000);
  await expect(app.item("Milk")).toBeChecked();
  const rejected = async () => {
    await passTime(page, 500);
    return chip(page, "1 could not be saved").isVisible();
  };
  await expect.poll(rejected).toBe(true);
  const sentence = `Failed to update item. Please try again. Tick Milk: ${problems[500].detail}`;
  const told = async () => {
    await passTime(page, 100);
    return app.toast.textContent();
  };
  await expect.poll(told).toContain(sentence);
  await expect(app.item("Milk")).not.toBeChecked();
  // Ticked rows fold away after a rest, which the polls may have reached.
  await passTime(page, 6000);
  await app.basket.click();
  await expect(ticked(page)).toHaveCount(2);

  await page.unroute(poisoned);
  await app.item("Bread").click();
  await expect(chip(page, "1 could not be saved")).toHaveCount(0);
  await expect(app.item("Milk")).toBeChecked();
  await expect.poll(async () => (await app.itemsOnServer("ticked")).sort()).toEqual(["Eggs", "Milk"]);
});

test("a rejected change is tried again when the app is opened", { tag: long }, async ({ app, page }) => {
  await app.signUp();
  await app.hasItems("Milk");
  await app.open("/stores/any");
  const refused = { ...failing(500), status: 403 };
  const problem = JSON.stringify({
    ...JSON.parse(refused.body),
    status: 403,
    code: "not_allowed",
    detail: "No.",
  });
  await page.route("**/api/items/*", (route) => route.fulfill({ ...refused, body: problem }));
  await app.item("Milk").click();
  await expect(chip(page, "1 could not be saved")).toBeVisible();
  await expect(app.item("Milk")).not.toBeChecked();
  await page.unroute("**/api/items/*");
  await page.reload();
  await app.opensBasket();
  await expect(app.item("Milk")).toBeChecked();
  await expect(chip(page, "1 could not be saved")).toHaveCount(0);
  await expect.poll(() => app.itemsOnServer("ticked")).toEqual(["Milk"]);
});

test.describe("a network that answers instead of the server", () => {
  for (const [kind, portal] of Object.entries(portals)) {
    const takeOver = (page: Page) => page.route("**/api/**", (route: Route) => route.fulfill(portal));

    test(`loses no deletion, tick or addition (${kind})`, { tag: long }, async ({ app, page }) => {
      await app.signUp();
      await app.hasItems("Milk", "Bread");
      await app.open("/stores/any");
      await expect(app.item("Milk")).toBeVisible();
      await takeOver(page);
      await app.tick("Bread");
      const sheet = await app.moreAbout("Milk");
      await app.button("Delete", sheet).click();
      await expect(app.item("Milk")).toHaveCount(0);
      await expect(chip(page, "Wi-Fi sign-in – 2 waiting")).toBeVisible();
      // The change is sent again, and the portal answers again.
      await page.waitForResponse("**/api/items/**");
      await page.waitForResponse("**/api/items/**");
      await expect(app.item("Milk")).toHaveCount(0);
      // After a rest of 5 s ticked rows are in the basket.
      await app.opensBasket();
      await expect(app.item("Bread")).toBeChecked();
      await page.unroute("**/api/**");
      await expect.poll(() => app.itemsOnServer("ticked")).toEqual(["Bread"]);
      await expect.poll(() => app.itemsOnServer()).toEqual([]);
      await expect(chip(page, /Wi-Fi/)).toHaveCount(0);
    });

    test(`isn't taken for a household that was joined (${kind})`, { tag: long }, async ({ app, another }) => {
      await app.signUp();
      await app.hasRole("premium");
      const ben = await another();
      const { email } = await ben.signUp("Ben");
      await ben.page.goto(app.url + (await app.hasInvited(email)));
      await expect(ben.button("Accept Invitation")).toBeVisible();
      await ben.page.route("**/api/household/join/**", (route) => route.fulfill(portal));
      await ben.button("Accept Invitation").click();
      await ben.isTold("Failed to join household", "This network shows its own page in place of Restock.");
      await expect(ben.page.getByText(/Welcome to the household|This screen broke/)).toHaveCount(0);
      await ben.page.unroute("**/api/household/join/**");
      await ben.button("Accept Invitation").click();
      await expect(ben.page.getByText(/You're in Ana's household/)).toBeVisible();
    });

    test(`isn't taken for a session (${kind})`, { tag: long }, async ({ app, page }) => {
      await takeOver(page);
      await app.open("/stores/any");
      await expect(
        page.getByText("This network shows its own page in place of Restock. Sign in to this network"),
      ).toBeVisible();
      await page.unroute("**/api/**");
      await app.button("Try again").click();
      await expect(page).toHaveURL(/\/login\?redirect=/);
    });
  }
});

test("the state of the connection is spoken once, without the count", async ({ app, page }) => {
  await openStopped(app, "Milk", "Bread");
  await page.evaluate(() => {
    window.spoken = [];
    new MutationObserver(() => {
      const text = document.querySelector("output.sr-only")?.textContent ?? "";
      if (text !== "" && text !== window.spoken.at(-1)) window.spoken.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const unanswered = await countUnanswered(page);
  await page.route("**/api/items/**", (route) => route.fulfill(failing(503)));
  await app.tick("Milk");
  await expect(chip(page, "Server trouble – 1 waiting")).toBeVisible();
  await app.tick("Bread");
  await expect(chip(page, "Server trouble – 2 waiting")).toBeVisible();
  // In steps that are shorter than the time after which a request is doubted: it is answered in real time.
  for (let seconds = 0; seconds < 40; seconds += 2) {
    await passTime(page, 2000);
    await expect.poll(unanswered).toBe(0);
    await expect(chip(page, "Server trouble – 2 waiting")).toBeVisible();
  }
  expect(await page.evaluate(() => window.spoken)).toEqual(["Server trouble"]);
});

declare global {
  interface Window {
    /** The announcements of the live region. */
    spoken: string[];
    /** Changes that the page has sent and has no answer to yet. */
    unanswered: number;
  }
}
