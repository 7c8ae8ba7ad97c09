import type { App } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";

const section = (app: App) => app.page.getByRole("region", { name: "Where you are signed in" });
const devices = (app: App) => section(app).getByRole("list", { name: "Devices" }).getByRole("listitem");

async function signInOn(device: App, { email, password }: { email: string; password: string }) {
  await device.api("POST", "login", { email, password });
  await device.open();
  await expect(device.addField).toBeVisible();
}

test("a person sees their devices, and ends the session of one that is open", async ({ app, another }) => {
  const person = await app.signUp();
  const [phone, tablet] = [await another(), await another()];
  await signInOn(phone, person);
  await signInOn(tablet, person);
  await app.open("/account");
  await expect(devices(app)).toHaveCount(3);
  await expect(devices(app).first()).toContainText("Chrome on Linux · this one");
  await expect(devices(app).first().getByRole("button")).toHaveCount(0);
  await expect(devices(app).nth(1)).toContainText(/Chrome on Linux\s*Last used .+ · Signed in /);
  await expectAccessible(app.page);

  const button = devices(app)
    .nth(1)
    .getByRole("button", { name: /^Sign out Chrome on Linux, last used / });
  await button.focus();
  await app.page.keyboard.press("Enter");
  await app.isTold("Signed out Chrome on Linux");
  await expect(devices(app)).toHaveCount(2);
  await expect(section(app).locator(":focus")).toHaveCount(1);
  // The tablet signed in last, so its session was the second; it notices its end by itself.
  await expect(tablet.page).toHaveURL("/");
  await expect(tablet.signedOut).toBeVisible();
  await expect(phone.addField).toBeVisible();
});

test("all other devices are signed out at once", { tag: long }, async ({ app, another }) => {
  const person = await app.signUp();
  const [phone, tablet] = [await another(), await another()];
  await signInOn(phone, person);
  await signInOn(tablet, person);
  await app.open("/account");
  await app.button("Sign out everywhere else").click();
  await app.isTold("Signed out everywhere else");
  await expect(devices(app)).toHaveCount(1);
  await expect(app.button("Sign out everywhere else")).toHaveCount(0);
  for (const device of [phone, tablet]) await expect(device.signedOut).toBeVisible();
  await app.page.reload();
  await expect(devices(app)).toHaveCount(1);
});

test(
  "devices that can't be fetched are tried again, and a session that can't be ended stays",
  { tag: long },
  async ({ app, another }) => {
    const person = await app.signUp();
    await signInOn(await another(), person);
    const calls = "**/api/user/sessions**";
    await app.failsAt(calls);
    await app.open("/account");
    await expect(section(app).getByRole("alert")).toContainText("Your devices can't be shown.");
    await app.page.unroute(calls);
    await section(app).getByRole("button", { name: "Try again" }).click();
    await expect(devices(app)).toHaveCount(2);
    await app.failsAt(calls);
    await app.button("Sign out everywhere else").click();
    await app.isTold("Error", "That didn't work. Please try again.");
    await expect(devices(app)).toHaveCount(2);
  },
);
