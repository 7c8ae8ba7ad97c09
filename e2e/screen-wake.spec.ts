import type { Page } from "@playwright/test";
import { expect, long, test } from "./fixtures.ts";

/** The calls to the fake wake lock and to the vibration. */
type Seen = { held: number; asked: number; vibrations: unknown[] };
declare global {
  var seen: Seen;
  var hidden: boolean;
}

const minutes = 60_000;

/** Fakes the wake lock and the vibration; a hidden page loses its lock as in a real browser. */
function fakeDevice(): void {
  globalThis.seen = { held: 0, asked: 0, vibrations: [] };
  globalThis.hidden = false;
  Object.defineProperty(document, "visibilityState", {
    get: () => (globalThis.hidden ? "hidden" : "visible"),
  });
  const request = () => {
    if (globalThis.hidden) return Promise.reject(new DOMException("hidden", "NotAllowedError"));
    seen.asked += 1;
    seen.held += 1;
    const lock = {
      released: false,
      release: () => {
        if (!lock.released) seen.held -= 1;
        lock.released = true;
        return Promise.resolve();
      },
    };
    document.addEventListener("visibilitychange", () => globalThis.hidden && void lock.release());
    return Promise.resolve(lock);
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
  Object.defineProperty(navigator, "vibrate", {
    value: (pattern: unknown) => seen.vibrations.push(pattern) > 0,
  });
}

const held = (page: Page) => expect.poll(() => page.evaluate(() => seen.held));
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((now) => {
    globalThis.hidden = now;
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

test.beforeEach(async ({ app, page }) => {
  await page.addInitScript(fakeDevice);
  await app.signUp();
  await app.hasItems("Milk", "Bread");
});

test("a store keeps the screen on from a tick until ten minutes after the last one", async ({
  app,
  page,
}) => {
  await page.clock.install();
  await app.open("/stores/any");
  await expect(app.item("Milk")).toBeVisible();
  expect(await page.evaluate(() => seen.asked)).toBe(0);
  await app.tick("Milk");
  await held(page).toBe(1);
  await page.clock.fastForward(9 * minutes);
  await app.tick("Bread");
  await app.isTold("Bread in the basket");
  await expect.poll(() => app.itemsOnServer("ticked")).toContain("Bread");
  await page.clock.fastForward(9 * minutes);
  await held(page).toBe(1);
  await page.clock.fastForward(1 * minutes);
  await held(page).toBe(0);
  expect(await page.evaluate(() => seen.asked)).toBe(1);
});

test("the screen may sleep when the store or the app is left, and stays on again on return", async ({
  app,
  page,
}) => {
  await app.open("/stores/any");
  await app.tick("Milk");
  await held(page).toBe(1);
  await setHidden(page, true);
  await held(page).toBe(0);
  await setHidden(page, false);
  await held(page).toBe(1);
  await page.getByRole("link", { name: "Back" }).click();
  await held(page).toBe(0);
  await page.getByRole("link", { name: /Any store/ }).click();
  await held(page).toBe(1);
  await page.reload();
  await held(page).toBe(1);
});

test("Account has a switch for it, which this device keeps", { tag: long }, async ({ app, page }) => {
  await app.open("/account");
  const toggle = page.getByRole("switch", { name: "Keep the screen on while shopping" });
  await expect(toggle).toBeChecked();
  await toggle.press("Space");
  await expect(toggle).not.toBeChecked();
  await page.reload();
  await expect(toggle).not.toBeChecked();
  await app.open("/stores/any");
  await app.tick("Milk");
  await expect(app.toast).toContainText("Milk in the basket");
  expect(await page.evaluate(() => seen.asked)).toBe(0);
});

test("a tick is answered by a short vibration, its Undo by none, and none comes when less motion is wanted", async ({
  app,
  page,
}) => {
  await app.open("/stores/any");
  await app.tick("Milk");
  await expect.poll(() => page.evaluate(() => seen.vibrations)).toEqual([10]);
  await app.undo();
  await expect(app.item("Milk")).not.toBeChecked();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await app.tick("Bread");
  await expect(app.toast).toContainText("Bread in the basket");
  expect(await page.evaluate(() => seen.vibrations)).toEqual([10]);
});
