import type { Page } from "@playwright/test";
import type { App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";

const names = [..."ABCDE"].flatMap((first) => [..."abcdef"].map((second) => `Thing ${first}${second}`));

type Point = { x: number; y: number };

test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

/** A finger of the browser itself, as a phone sends it. */
async function fingerOn(page: Page) {
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", point?: Point) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: point === undefined ? [] : [point] });
  return {
    down: (at: Point) => send("touchStart", at),
    move: (to: Point) => send("touchMove", to),
    up: () => send("touchEnd"),
    // No answer is awaited in between: a page at work would make it a long press.
    tap: (at: Point) => Promise.all([send("touchStart", at), send("touchEnd")]),
  };
}

/** Opens a list that is longer than the screen, and notes each click on its rows. */
async function opensLongList(app: App): Promise<void> {
  const { page } = app;
  await app.signUp();
  for (const name of names) await app.api("POST", "items", { name });
  await app.open("/stores/any");
  await expect(app.item("Thing Aa")).toBeVisible();
  await page.evaluate(() => {
    const clicks: boolean[] = [];
    document.addEventListener("click", (event) => clicks.push(event.isTrusted), { capture: true });
    Object.assign(window, { clicks });
  });
}

const clicksOn = (page: Page) => page.evaluate(() => (window as unknown as { clicks: boolean[] }).clicks);

async function middleOf(app: App, name: string): Promise<Point> {
  const box = (await app.item(name).boundingBox())!;
  return { x: box.x + 80, y: box.y + box.height / 2 };
}

test(
  "after a cold load a finger's focus has no ring, also on the row that it moves on to, and a key's has one",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await app.hasItems("Milk", "Butter", "Bread");
    await app.open("/stores/any");
    const [milk, butter, bread] = [app.item("Milk"), app.item("Butter"), app.item("Bread")];
    await expect(milk).toBeVisible();
    const finger = await fingerOn(page);
    await finger.tap(await middleOf(app, "Bread"));
    await expect(bread).toBeFocused();
    const items = await app.api<{ id: string; name: string }[]>("GET", "items/all");
    await app.api("DELETE", `items/${items.find(({ name }) => name === "Bread")!.id}`);
    await expect(bread).toHaveCount(0);
    await expect(page.locator(":focus-visible")).toHaveCount(0);
    await finger.tap(await middleOf(app, "Butter"));
    await expect(butter).toBeFocused();
    await expect(butter).toHaveCSS("outline-style", "none");
    // The ticked row is folded away.
    await expect(milk).toBeFocused();
    await expect(milk).toHaveCSS("outline-style", "none");
    await page.keyboard.press("ArrowRight");
    await expect(app.button("More about Milk")).toHaveCSS("outline-style", "solid");
  },
);

test("a tap ticks once, when the finger is lifted, and the focus is on the row", async ({ app, page }) => {
  await opensLongList(app);
  const finger = await fingerOn(page);
  const row = app.item("Thing Ac");
  await app.keepsRowsInPlace();
  await finger.tap(await middleOf(app, "Thing Ac"));
  await expect(row).toBeChecked();
  await expect(row).toBeFocused();
  await expect.poll(() => app.itemsOnServer("ticked")).toEqual(["Thing Ac"]);
  // The browser sent no click of its own behind it.
  expect(await clicksOn(page)).toEqual([false]);

  // An earlier touch would be the tap's own second one.
  await page.waitForTimeout(100);
  await finger.tap(await middleOf(app, "Thing Ac"));
  await expect(row).not.toBeChecked();
  await expect.poll(() => app.itemsOnServer("ticked")).toEqual([]);
});

test("a finger that touches twice at once ticks, and takes nothing back", async ({ app, page }) => {
  await opensLongList(app);
  await app.item("Thing Ac").evaluate((row) => {
    const { x, y } = row.getBoundingClientRect();
    const touch = new Touch({ identifier: 1, target: row, clientX: x + 80, clientY: y + 10 });
    const event = (type: string, touches: Touch[]) =>
      new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [touch] });
    const tap = () => [event("touchstart", [touch]), event("touchend", [])];
    // An event has the time at which it is made: the tick's own work mustn't stand between the two taps.
    for (const each of [...tap(), ...tap()]) row.dispatchEvent(each);
  });
  await expect(app.item("Thing Ac")).toBeChecked();
  expect(await clicksOn(page)).toEqual([false]);
  await expect.poll(() => app.itemsOnServer("ticked")).toEqual(["Thing Ac"]);
});

test("a finger that scrolls the list ticks nothing", async ({ app, page }) => {
  await opensLongList(app);
  const finger = await fingerOn(page);
  const from = await middleOf(app, "Thing Af");
  await finger.down(from);
  for (let by = 30; by <= 180; by += 30) await finger.move({ x: from.x, y: from.y - by });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await finger.up();
  await app.tick("Thing Ef");
  await expect.poll(() => app.itemsOnServer("ticked")).toEqual(["Thing Ef"]);
});

test("a touch on a list that is moving is left to the browser", { tag: long }, async ({ app, page }) => {
  await opensLongList(app);
  const finger = await fingerOn(page);
  const at = await middleOf(app, "Thing Ac");
  // Two scroll events in a row, and the touch at once.
  await page.evaluate(() => {
    const scroll = () => document.dispatchEvent(new Event("scroll"));
    addEventListener("touchstart", () => [scroll(), scroll()], { capture: true });
  });
  await finger.tap(at);
  await expect(app.item("Thing Ac")).toBeChecked();
  expect(await clicksOn(page)).toEqual([true]);
});

test("two fingers tick nothing by themselves", { tag: long }, async ({ app, page }) => {
  await opensLongList(app);
  const touch = await page.context().newCDPSession(page);
  const points = [await middleOf(app, "Thing Ac"), await middleOf(app, "Thing Ae")];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await app.tick("Thing Be");
  await expect.poll(() => app.itemsOnServer("ticked")).toEqual(["Thing Be"]);
});
