import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import type { App } from "./app.ts";

/** Sets a scene: a person who can invite, with an item on their list. */
export async function hasHousehold(app: App, name = "Ana"): Promise<void> {
  await app.signUp(name);
  await app.hasRole("premium");
  await app.hasItems("Milk");
}

/** The invitation that this browser keeps. Runs on the page. */
export const keptToken = () => localStorage.getItem("restock.invitation");

/** Opens the whole list from Home and expects these items. */
export async function expectShared(app: App, ...names: string[]): Promise<void> {
  await app.goTo("Shop");
  await app.goInto("Any store");
  for (const name of names) await expect(app.item(name)).toBeVisible();
}

/** Keeps calls from reaching the server until each of these pages has made one. */
export async function together(pages: readonly Page[], calls: string): Promise<void> {
  let go = () => {};
  const all = new Promise<void>((resolve) => (go = resolve));
  let waiting = 0;
  for (const page of pages) {
    await page.route(calls, async (route) => {
      waiting += 1;
      if (waiting === pages.length) go();
      await all;
      await route.continue();
    });
  }
}
