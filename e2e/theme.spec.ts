import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const paper = { light: "rgb(251, 250, 247)", dark: "rgb(20, 19, 17)" };

async function expectTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await expect(page.locator("html")).toHaveCSS("background-color", paper[theme]);
}

test("the theme follows the device, also while the app is open", async ({ app, page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await app.open();
  await expectTheme(page, "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expectTheme(page, "light");
});

test("a theme chosen on this device wins from the first paint on, until System is chosen again", async ({
  app,
  page,
}) => {
  await app.signUp();
  await app.opensAccount();
  await page.getByText("Dark", { exact: true }).click();
  await expectTheme(page, "dark");
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  await expectTheme(page, "dark");
  await page.unroute("**/assets/*.js");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByText("Light", { exact: true }).click();
  await expectTheme(page, "light");
  await page.getByText("System", { exact: true }).click();
  await expectTheme(page, "dark");
});

test("the app can be installed", async ({ app, page }) => {
  await app.open();
  const link = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = (await (await page.request.get(app.url + link)).json()) as {
    name: string;
    display: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: "Restock", display: "standalone" });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const { src } of manifest.icons)
    expect((await page.request.get(new URL(src, app.url).href)).status(), src).toBe(200);
});
