import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Request } from "@playwright/test";
import { excessOf, findFirstLoad, type Scripts } from "../tooling/first-load.ts";
import type { App } from "./app.ts";
import { expect, test } from "./fixtures.ts";

/**
 * Opens Home with an empty browser cache and uses it. Returns the transferred bytes of each script. Files that are fetched
 * ahead never arrive, which proves that Home doesn't need them.
 */
async function openHome(app: App): Promise<Scripts> {
  const { page } = app;
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (pathOf(request).endsWith(".js") && request.resourceType() === "script") requests.push(request);
  });
  const ahead = new Promise<void>((resolve) => {
    void page.route("**/assets/*.js", (route) =>
      route.request().resourceType() === "script" ? route.continue() : resolve(),
    );
  });
  await app.open();
  await expect(app.suggestion("Bread")).toBeVisible();
  await app.type("bread");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Bread"]);
  await ahead;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const sizes = requests.map(
    async (request) => [pathOf(request), (await request.sizes()).responseBodySize] as const,
  );
  return Object.fromEntries(await Promise.all(sizes));
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

test.beforeEach(({ app }) => app.signUp());

test("the first load of Home is at most 100 kB of JavaScript", async ({ app }) => {
  const scripts = await openHome(app);
  // The size measured without a browser equals what a browser fetches.
  expect(scripts).toEqual(findFirstLoad());
  expect(excessOf(scripts)).toBe(0);
});

test("a large chunk that Home fetches by itself exceeds the limit", async ({ app }) => {
  const folder = join(import.meta.dirname, "../dist/web");
  const parts = readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".js"));
  const size = (name: string) => statSync(join(folder, "assets", name)).size;
  const largest = `/assets/${parts.toSorted((a, b) => size(b) - size(a)).find((name) => !/^main-|worker/.test(name))}`;
  expect(findFirstLoad()).not.toHaveProperty([largest]);
  await app.page.addInitScript((path) => void import(path), largest);
  expect(excessOf(await openHome(app))).toBeGreaterThan(0);
});
