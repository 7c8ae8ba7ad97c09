import type { Page } from "@playwright/test";
import type { App } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";
import { finishRendering } from "./stopped-clock.ts";

const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
const heading = (page: Page, name: RegExp) => page.getByRole("heading", { level: 2, name });

const list = [
  "Bauernhof:",
  "- [ ] 2 l milk",
  "- [ ] flour",
  "- [x] rolls",
  "",
  "Haushalt:",
  "- [ ] sponges",
  "- [ ] bread",
].join("\n");

test("a table is imported from Account, reviewed and corrected with the keyboard alone", async ({
  app,
  page,
}) => {
  await app.signUp();
  await app.hasItems("Bread");
  await app.open("/account");
  await page.getByRole("link", { name: "Bring a list along" }).click();
  await expect(app.title("Bring a list along")).toBeVisible();
  const table = "what,how much,for\nSoap,2,Bath\nBread,1,Camping\nSalt,1 kg,Camping\n";
  await page.getByLabel("File with a list").setInputFiles(file("list.csv", table));
  await expect(heading(page, /^2 new, 1 already there$/)).toBeFocused();
  await expectAccessible(page);
  const column = page.getByLabel(/^for/);
  await expect(column).toHaveValue("note");
  await column.focus();
  await column.selectOption("category");
  await expect(page.getByRole("combobox", { name: /^Camping/ })).toBeVisible();
  await page.getByRole("combobox", { name: /^Bath/ }).selectOption("store");
  await app.button("Correct 1 kg Salt").focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Correct this row" });
  await expect(sheet.getByLabel("Name")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.insertText("y butter");
  await page.keyboard.press("Escape");
  await expect(app.button("Correct 1 kg Salt")).toBeFocused();
  await page.keyboard.press("Enter");
  await sheet.getByLabel("Name").press("ControlOrMeta+a");
  await page.keyboard.insertText("sea salt");
  await sheet.getByLabel("Amount").fill("2 kg");
  await sheet.getByLabel("Store").selectOption("Bath");
  await sheet.getByLabel("Category").selectOption("Baking");
  await sheet.getByLabel("Amount").press("Enter");
  await expect(app.button("Correct 2 kg Sea Salt")).toBeFocused();
  await expect(app.button("As in the file: 1 kg Salt · Camping")).toBeVisible();
  await expect(page.getByText("Bath · Baking")).toBeVisible();
  await page.reload();
  await expect(app.button("Correct 2 kg Sea Salt")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: /^2 Soap/ }).focus();
  await page.keyboard.press("Space");
  await expect(app.button("Add 2 things")).toBeVisible();
  await app.button("Add 2 things").focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, /^Added to your list$/)).toBeFocused();
  expect((await app.itemsOnServer()).toSorted()).toEqual(["Bread", "Sea Salt"]);
  expect((await app.storesOnServer()).map(({ name }) => name)).toEqual(["Bath"]);
  await expectAccessible(page);
});

test(
  "choices survive a reload; an undo keeps items that were ticked meanwhile",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await app.open("/import");
    await page.getByLabel("Or paste a list").fill("half a li");
    await page.reload();
    await expect(page.getByLabel("Or paste a list")).toHaveValue("half a li");
    await page.getByLabel("Or paste a list").fill(list);
    await app.button("Look it over").click();
    await page.getByRole("combobox", { name: /^Bauernhof/ }).selectOption("store");
    await page.getByRole("checkbox", { name: /^Sponges/ }).uncheck();
    await page.reload();
    await expect(page.getByRole("combobox", { name: /^Bauernhof/ })).toHaveValue("store");
    await expect(page.getByRole("checkbox", { name: /^Sponges/ })).not.toBeChecked();
    await app.button("Drop this list").click();
    await expect(page.getByLabel("Or paste a list")).toBeVisible();
    await app.button("Undo").click();
    await expect(page.getByRole("checkbox", { name: /^Sponges/ })).not.toBeChecked();
    await app.button("Add 5 things").click();
    await expect(page.getByText("3 items, 1 store, 1 thing bought before")).toBeVisible();
    await page.getByRole("link", { name: "See your list" }).click();
    await app.tick("2 l Milk");
    await app.open("/import");
    await app.button("Undo: Pasted text").click();
    // Milk and the store in which it was bought stay.
    await expect(
      page.getByText("3 things were taken back. 2 things were used or changed since and stay."),
    ).toBeVisible();
    expect(await app.itemsOnServer()).toEqual([]);
    expect(await app.itemsOnServer("ticked")).toEqual(["Milk"]);
  },
);

test("a file can be dropped anywhere on a wide screen", { tag: long }, async ({ app, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await app.signUp();
  await app.open();
  await expect(page.getByRole("complementary", { name: "Your list" })).toBeVisible();
  const dragged = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "from-a-friend.md"));
    return data;
  }, list);
  await page.dispatchEvent("body", "dragenter", { dataTransfer: dragged });
  await expect(page.getByText("Drop your list here")).toBeVisible();
  await page.dispatchEvent("body", "drop", { dataTransfer: dragged });
  await expect(page).toHaveURL("/import");
  await expect(page.getByText("from-a-friend.md")).toBeVisible();
  await expect(page.getByText("Drop your list here")).toBeHidden();
  await expect(heading(page, /^5 new$/)).toBeVisible();
  // Another file replaces the draft, and Undo restores it.
  const other = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["salt"], "other.txt"));
    return data;
  });
  await page.dispatchEvent("body", "drop", { dataTransfer: other });
  await expect(page.getByText("other.txt")).toBeVisible();
  await app.isTold("This is in place of from-a-friend.md");
  await app.button("Undo").click();
  await expect(heading(page, /^5 new$/)).toBeVisible();
});

test("pasting a whole list into the Add tab leads to its preview", { tag: long }, async ({ app, page }) => {
  await app.signUp();
  await app.open();
  await app.pastes(list);
  await page.getByRole("link", { name: /^Look it over in full/ }).click();
  await expect(heading(page, /^5 new$/)).toBeVisible();
  await expect(page.getByText("Pasted text")).toBeVisible();
  await page.goBack();
  await expect(app.addField).toBeVisible();
  // The text is with the imports now: a paste that is still kept would be read again by now.
  await app.addField.fill("2 tea");
  await expect(page.getByRole("list", { name: "Understood" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a file without a list is refused with a sentence", async ({ app, page }) => {
  await app.signUp();
  await app.open("/import");
  const chooser = page.getByLabel("File with a list");
  await chooser.setInputFiles({
    name: "photo.png",
    mimeType: "image/png",
    buffer: Buffer.from("\u0089PNG\r\n", "latin1"),
  });
  await expect(page.getByText("This file holds no text")).toBeVisible();
  // The file is made on the page, because transferring 50 MB to a browser takes long.
  await chooser.evaluate((input: HTMLInputElement) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File(Array<string>(50).fill("a,b\n".repeat(2 ** 18)), "huge.csv"));
    input.files = chosen.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(page.getByText("This file is larger than 10 MB: that is no shopping list.")).toBeVisible();
});

/** Shares a file as the share sheet of a device does. */
async function share(
  page: Page,
  fields: Record<string, string>,
  shared: { name: string; text: string }[] = [],
) {
  await page.evaluate(
    ([texts, files]) => {
      const form = document.createElement("form");
      Object.assign(form, { action: "/share", method: "post", enctype: "multipart/form-data" });
      for (const [name, value] of Object.entries(texts)) {
        const field = Object.assign(document.createElement("input"), { name, value });
        form.append(field);
      }
      const chosen = new DataTransfer();
      for (const { name, text } of files) chosen.items.add(new File([text], name));
      const input = Object.assign(document.createElement("input"), { type: "file", name: "shared-files" });
      input.multiple = true;
      input.files = chosen.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [fields, shared] as const,
  );
}

test(
  "a shared file passes through the server without a service worker, and never into a URL",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await app.open();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await share(page, { "shared-text": "oat milk, 2 eggs" });
    await expect(page.getByRole("heading", { name: "Add 2 items?" })).toBeVisible();
    await expect(page).toHaveURL("/");
    await share(page, {}, [{ name: "liste ü.txt", text: "milk\nbread\n" }]);
    await expect(heading(page, /^2 new$/)).toBeVisible();
    await expect(page.getByText("liste ü.txt")).toBeVisible();
    await share(page, {}, [{ name: "photos.zip", text: "x".repeat(1_000_000) }]);
    await expect(page.getByRole("alert")).toContainText("Open Restock once, then share it again.");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Open Restock" }).click();
    await expect(app.addField).toBeVisible();
    expect(asked.filter((url) => /milk|eggs|liste/.test(url))).toEqual([]);
    expect(await app.itemsOnServer()).toEqual([]);
  },
);

test.describe("installed", () => {
  test.use({ serviceWorkers: "allow" });

  async function isInstalled(app: App): Promise<void> {
    await app.open();
    await app.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  test(
    "a shared file can be reviewed without a network, and added with one",
    { tag: long },
    async ({ app, page, context }) => {
      await app.signUp();
      await isInstalled(app);
      await expect(app.addField).toBeVisible();
      await context.setOffline(true);
      await share(page, {}, [{ name: "liste ü.txt", text: "milk\nbread\n" }]);
      await expect(heading(page, /^2 new$/)).toBeVisible();
      await expect(page.getByText("liste ü.txt")).toBeVisible();
      await expect(page).toHaveURL("/import");
      await app.button("Add 2 things").click();
      await expect(page.getByRole("alert")).toContainText("It is kept here. You're offline.");
      await page.reload();
      await context.setOffline(false);
      await app.hasNetwork();
      await app.button("Add 2 things").click();
      await expect(heading(page, /^Added to your list$/)).toBeVisible();
      expect((await app.itemsOnServer()).toSorted()).toEqual(["Bread", "Milk"]);
    },
  );

  test(
    "a shared file whose reading the end of the session stops is read after the sign-in",
    { tag: long },
    async ({ app, page }) => {
      const { email, password } = await app.signUp();
      await isInstalled(app);
      // Until the person signs in, the reader gets nothing to read.
      await page.addInitScript(() => {
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (message: unknown) {
          if (sessionStorage.getItem("reads") !== null) postMessage.call(this, message);
        };
      });
      await page.context().clearCookies();
      const release = await app.holdsBack("**/api/**");
      await share(page, {}, [{ name: "a.csv", text: "name,store\nSoap,Costco\n" }]);
      await expect(app.button("Stop")).toBeVisible();
      release();
      await expect(page).toHaveURL(/\/login\?redirect=%2Fimport/);
      await page.evaluate(() => sessionStorage.setItem("reads", "now"));
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await app.button("Sign in").last().click();
      await expect(page.getByRole("checkbox", { name: /^Soap/ })).toBeChecked();
      await expect(page).toHaveURL("/import");
      await page.reload();
      await expect(page.getByRole("checkbox", { name: /^Soap/ })).toBeChecked();
      expect(await page.evaluate(() => caches.has("shared-files"))).toBe(false);
    },
  );

  test(
    "a shared file waits for the sign-in; shared text opens the Add tab",
    { tag: long },
    async ({ app, page }) => {
      const { email, password } = await app.signUp();
      await isInstalled(app);
      await page.context().clearCookies();
      await share(page, { "shared-title": "Our list" }, [
        { name: "a.csv", text: "name,store\nSoap,Costco\n" },
      ]);
      await expect(page).toHaveURL(/\/login\?redirect=%2Fimport/);
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await app.button("Sign in").last().click();
      await expect(page.getByRole("checkbox", { name: /^Soap/ })).toBeChecked();
      expect(await app.itemsOnServer()).toEqual([]);
      await share(page, { "shared-text": "oat milk" });
      await expect(app.addField).toHaveValue("oat milk");
    },
  );
});

test(
  "no row can be chosen or corrected while the file is read again in another way",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await app.open("/import");
    const table = "what,how much,for\nSoap,2,Bath\nSalt,1 kg,Camping\n";
    await page.getByLabel("File with a list").setInputFiles(file("list.csv", table));
    await expect(heading(page, /^2 new$/)).toBeFocused();
    const release = await page.evaluateHandle(() => {
      const send = Worker.prototype.postMessage;
      const held: (() => void)[] = [];
      Worker.prototype.postMessage = function (this: Worker, message: unknown) {
        held.push(() => send.call(this, message));
      };
      return () => {
        Worker.prototype.postMessage = send;
        for (const run of held) run();
      };
    });
    await page.getByLabel(/^for/).selectOption("category");
    const soap = page.getByText("2 Soap", { exact: true });
    const rows = page.locator("[inert]").filter({ has: soap });
    await expect(rows).toHaveCount(1);
    await soap.click({ force: true });
    await finishRendering(page);
    await expect(page.getByLabel(/^2 Soap/)).toBeChecked();
    await release.evaluate((run) => run());
    await expect(page.getByRole("combobox", { name: /^Camping/ })).toBeVisible();
    await expect(rows).toHaveCount(0);
    await app.button("Correct 1 kg Salt").click();
    await expect(page.getByRole("dialog", { name: "Correct this row" })).toBeVisible();
  },
);
