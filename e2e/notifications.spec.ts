import type { Page } from "@playwright/test";
import { expect, expectAccessible, long, test } from "./fixtures.ts";

/** The calls that the fake browser has received. */
declare global {
  var badge: number;
}

/** A valid point of the curve, because the server deletes a device with an invalid key at the first notification. */
const deviceKey = "BEaQC59FLHzGqpguWSuQkJ-aAaPOnAlV07SVjmEwo1rJuIzFblM_YCNvYZvFSENrTkuAcYsZ4TVKVI9x5Wcr81o";

type Fake = { deviceKey: string; answer: "granted" | "denied"; supported: boolean };

/** Makes a browser whose push subscription survives reloads, and whose permission the test chooses. */
function fakePush({ deviceKey: p256dh, answer, supported }: Fake): void {
  const stored = () => localStorage.getItem("fake-endpoint");
  const current = () => (localStorage.getItem("fake-permission") ?? "default") as NotificationPermission;
  const subscriptionOf = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh, auth: "A".repeat(22) } }),
    unsubscribe: () => {
      localStorage.removeItem("fake-endpoint");
      return Promise.resolve(true);
    },
  });
  const pushManager = {
    getSubscription: () => {
      const endpoint = stored();
      return Promise.resolve(endpoint === null ? null : subscriptionOf(endpoint));
    },
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (!/^[\w-]{87}$/.test(applicationServerKey)) return Promise.reject(new Error("no key"));
      const endpoint = `https://push.example.com/${crypto.randomUUID()}`;
      localStorage.setItem("fake-endpoint", endpoint);
      return Promise.resolve(subscriptionOf(endpoint));
    },
  };
  const registration = { pushManager, addEventListener: () => {}, update: () => Promise.resolve() };
  const register = () => Promise.resolve(registration);
  Object.defineProperty(navigator, "serviceWorker", {
    value: {
      register,
      getRegistration: register,
      ready: register(),
      controller: null,
      addEventListener: () => {},
    },
  });
  if (!supported) Reflect.deleteProperty(window, "PushManager");
  Object.defineProperty(Notification, "permission", { get: current });
  Notification.requestPermission = () => {
    localStorage.setItem("fake-permission", answer);
    return Promise.resolve(answer);
  };
  globalThis.badge = -1;
  const setBadge = (count = 0) => {
    globalThis.badge = count;
    return Promise.resolve();
  };
  Object.assign(navigator, { setAppBadge: setBadge, clearAppBadge: () => setBadge(0) });
}

const fake = (page: Page, changes: Partial<Fake> = {}) =>
  page.addInitScript<Fake>(fakePush, { deviceKey, answer: "granted", supported: true, ...changes });
const main = (page: Page) => page.getByRole("switch", { name: "Notifications on this device" });
const services = (data: { pushSubscriptions: unknown[] }) => data.pushSubscriptions.length;

test.beforeEach(async ({ app }) => {
  await app.signUp();
});

test("notifications are turned on for this device, chosen, tried and turned off", async ({ app, page }) => {
  await fake(page);
  await app.open("/account");
  await expect(main(page)).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "A repeat is due" })).toHaveCount(0);
  await main(page).press("Space");
  await expect(main(page)).toBeChecked();
  const due = page.getByRole("switch", { name: "A repeat is due" });
  await expect(due).toBeChecked();
  await due.press("Space");
  await page.getByRole("switch", { name: "Without content" }).press("Space");
  await page.getByRole("switch", { name: "Quiet hours" }).press("Space");
  await page.getByLabel("From").fill("21:30");
  await page.getByLabel("To", { exact: true }).focus();
  await expectAccessible(page);
  await expect
    .poll(() => app.api("GET", "user/push"))
    .toMatchObject({
      kinds: ["shopping-begun", "added-meanwhile", "shopping-done"],
      quietHours: { from: "21:30", to: "07:00" },
      withoutContent: true,
    });
  await app.button("Send a test notification").click();
  await app.isTold("A notification is on its way to this device");
  await page.reload();
  await expect(main(page)).toBeChecked();
  await expect(due).not.toBeChecked();
  await expect(page.getByLabel("From")).toHaveValue("21:30");
  expect(services(await app.api("GET", "user/data"))).toBe(1);
  await main(page).press("Space");
  await expect(main(page)).not.toBeChecked();
  expect(services(await app.api("GET", "user/data"))).toBe(0);
});

test("no switch that is pressed quickly is lost", { tag: long }, async ({ app, page }) => {
  await fake(page);
  await app.open("/account");
  await main(page).press("Space");
  await expect(page.getByRole("switch", { name: "A repeat is due" })).toBeChecked();
  const release = await app.holdsBack("**/api/user/push");
  // Both switches are pressed in one task, before anything is rendered.
  await page.evaluate(() => {
    for (const name of ["A repeat is due", "Shopping is done", "Without content"])
      document.querySelector<HTMLInputElement>(`[role=switch][aria-label="${name}"]`)!.click();
  });
  release();
  await expect
    .poll(() => app.api("GET", "user/push"))
    .toMatchObject({ kinds: ["shopping-begun", "added-meanwhile"], withoutContent: true });
});

test(
  "a time that is being typed is saved by the back gesture and when the page is hidden; one that is refused goes back",
  { tag: long },
  async ({ app, page }) => {
    await fake(page);
    await app.open("/");
    await page.getByRole("link", { name: "Account", exact: true }).click();
    await main(page).press("Space");
    await page.getByRole("switch", { name: "Quiet hours" }).press("Space");
    await page.getByLabel("From").fill("21:30");
    await page.goBack();
    await expect(app.addField).toBeVisible();
    const quietHours = async () =>
      (await app.api<{ quietHours: object | null }>("GET", "user/push")).quietHours;
    await expect.poll(quietHours).toEqual({ from: "21:30", to: "07:00" });

    await page.getByRole("link", { name: "Account", exact: true }).click();
    await expect(page.getByLabel("From")).toHaveValue("21:30");
    await page.getByLabel("To", { exact: true }).fill("06:15");
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect.poll(quietHours).toEqual({ from: "21:30", to: "06:15" });

    await page.evaluate(() => Reflect.deleteProperty(document, "visibilityState"));

    await page.route("**/api/user/push", (route) =>
      route.request().method() === "PUT" ? route.fulfill({ status: 500, body: "" }) : route.fallback(),
    );
    await page.getByLabel("To", { exact: true }).fill("05:00");
    await page.getByLabel("From").focus();
    await app.isTold("Your notifications could not be changed");
    await expect(page.getByLabel("To", { exact: true })).toHaveValue("06:15");
  },
);

test(
  "a sentence shows in a browser without notifications or with blocked ones",
  { tag: long },
  async ({ app, page }) => {
    await fake(page, { supported: false });
    await app.open("/account");
    await expect(page.getByText("This browser has no notifications for this page.")).toBeVisible();
    await expect(main(page)).toBeDisabled();
  },
);

test(
  "a person who denies notifications can allow them only in their browser's settings",
  { tag: long },
  async ({ app, page }) => {
    await fake(page, { answer: "denied" });
    await app.open("/account");
    await main(page).press("Space");
    await expect(page.getByText("Notifications are blocked for this page.")).toBeVisible();
    await expect(main(page)).toBeDisabled();
    expect(services(await app.api("GET", "user/data"))).toBe(0);
  },
);

test("an iPhone says that the app has to be installed first", async ({ browser, baseURL, app, page }) => {
  const { cookies } = await page.context().storageState();
  const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
  const context = await browser.newContext({ userAgent: iphone, baseURL: baseURL! });
  await context.addCookies(cookies);
  const phone = await context.newPage();
  await fake(phone, { supported: false });
  await phone.goto("/account");
  await expect(phone.getByText("On an iPhone or iPad, install Restock first")).toBeVisible();
  await context.close();
  await app.open("/account");
});

test("logging out ends this device's notifications and its badge", { tag: long }, async ({ app, page }) => {
  await fake(page);
  await app.hasItems("Milk", "Bread");
  await app.open("/account");
  await expect.poll(() => page.evaluate(() => badge)).toBe(2);
  await main(page).press("Space");
  await expect(main(page)).toBeChecked();
  await app.button("Logout").click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("fake-endpoint"))).toBeNull();
  await expect.poll(() => page.evaluate(() => badge)).toBe(0);
  // Another person on this device hasn't turned notifications on.
  await app.signUp("Ben");
  await app.open("/account");
  await expect(main(page)).not.toBeChecked();
});

test("the badge counts the open items", async ({ app, page }) => {
  await fake(page);
  await app.hasItems("Milk", "Bread");
  await app.open("/stores/any");
  await expect.poll(() => page.evaluate(() => badge)).toBe(2);
  await app.tick("Milk");
  await expect.poll(() => page.evaluate(() => badge)).toBe(1);
  await app.tick("Bread");
  await expect.poll(() => page.evaluate(() => badge)).toBe(0);
});
