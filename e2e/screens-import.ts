import type { App } from "./app.ts";
import { expect } from "./fixtures.ts";

type Screen = { name: string; show: (app: App) => Promise<void> };

const table = [
  "product,how much we need of it,for what or whom,Kategorie,remarks",
  "Soap,2,Bath,Putzmittel und Haushaltswaren,in the green box",
  "Extra virgin olive oil from Crete,750 ml,Camping,Putzmittel und Haushaltswaren,",
  "Bread,1,,Bakery,",
  ",,,,nothing",
].join("\n");

async function bring(app: App, name: string, text: string): Promise<void> {
  await app.page
    .getByLabel("File with a list")
    .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

const heading = (app: App, name: RegExp) => app.page.getByRole("heading", { level: 2, name });

/** The screens of an import in their order, for a person who has Bread on their list and no Premium. */
export const screensImport: readonly Screen[] = [
  {
    name: "the start, with the form for another app's server",
    show: async (app) => {
      await app.open("/import");
      await app.page.getByLabel("Or paste a list").fill("Produce:\n- 2 kg potatoes");
      await app.button("From another app's server").click();
      await app.button("Fetch the lists").click();
      await expect(app.page.getByText("Please give a token of Mealie.")).toBeVisible();
    },
  },
  {
    name: "the start, with a file that is refused",
    show: async (app) => {
      await bring(app, "photo.png", "\u0000\u0001\u0002\u0000\u0003");
      await expect(app.page.getByRole("alert")).toContainText("no text");
    },
  },
  {
    name: "the preview of a table, with columns and headings to assign",
    show: async (app) => {
      await bring(app, "what-we-need-for-the-summer-house.csv", table);
      await expect(heading(app, /^2 new, 1 already there/)).toBeVisible();
      await app.page.getByLabel(/^for what or whom/).selectOption("store");
      await app.page.getByLabel(/^Kategorie/).selectOption("category");
      await expect(app.page.getByRole("combobox", { name: /^Putzmittel/ })).toBeVisible();
    },
  },
  {
    name: "the preview, with what is there already and what was left out",
    show: async (app) => {
      for (const fold of [/already/, /left out/])
        for (const button of await app.page.getByRole("main").getByRole("button", { name: fold }).all())
          await button.click();
    },
  },
  {
    name: "the correction of a row",
    show: async (app) => {
      await app.button("Correct Soap").click();
      const sheet = app.page.getByRole("dialog", { name: "Correct this row" });
      await sheet.getByLabel("Name").fill("2 lb lavender soap");
      await expect(sheet.getByText(/^Is added as/)).toBeVisible();
    },
  },
  {
    name: "the preview, with a corrected row",
    show: async (app) => {
      await app.button("Done").click();
      await expect(app.page.getByRole("dialog")).toHaveCount(0);
      await expect(app.page.getByRole("button", { name: /^As in the file/ })).toBeVisible();
    },
  },
  {
    name: "the result",
    show: async (app) => {
      await app.page.getByRole("button", { name: /^Add \d+ things$/ }).click();
      await expect(heading(app, /^Added to your list$/)).toBeVisible();
    },
  },
  {
    name: "the start, with an earlier import",
    show: async (app) => {
      await app.open("/import");
      await expect(app.page.getByText("Brought along in the last 30 days")).toBeVisible();
      await expect(app.page.getByRole("button", { name: /^Undo: what-we-need/ })).toBeVisible();
    },
  },
  {
    name: "the preview of a household file",
    show: async (app) => {
      const file = await app.page.request.get(`${app.url}/api/household/export?history=0`);
      await bring(app, "restock-household.json", await file.text());
      await expect(app.page.getByText("This is a household file of Restock")).toBeVisible();
    },
  },
  {
    name: "a file that is being read",
    show: async (app) => {
      await app.open("/import");
      await app.button("Drop this list").click();
      await app.isTold("The list was dropped");
      await app.open("/import");
      await expect(app.button("Choose a file")).toBeVisible();
      await app.page.evaluate(() => {
        Worker.prototype.postMessage = () => undefined;
      });
      await bring(app, "list.csv", table);
      await expect(app.button("Stop")).toBeVisible();
    },
  },
];

/** The screens with which a person takes their data along. */
export const screensExport: readonly Screen[] = [
  {
    name: "Account, with the data to take along",
    show: async (app) => {
      await app.open("/account");
      await expect(app.page.getByRole("button", { name: /^List as a table/ })).toBeVisible();
      await app.page.getByRole("switch", { name: "With history" }).press("Space");
    },
  },
  {
    name: "the sheet that sends or prints a store",
    show: async (app) => {
      await app.open("/stores/any");
      await expect(app.item("Bread")).toBeVisible();
      await app.page.evaluate(() => {
        Object.defineProperty(navigator, "clipboard", {
          value: { writeText: () => Promise.reject(new Error("not allowed")) },
        });
      });
      await app.button("Send or print").click();
      await app.page.getByRole("button", { name: /^Copy as text/ }).click();
      await expect(app.page.getByLabel("The list as text")).toBeFocused();
    },
  },
];

/** The screens with which a list is shared by a link, for a person with Premium. */
export const screensShare: readonly Screen[] = [
  {
    name: "Share the list, with a link to copy by hand",
    show: async (app) => {
      await app.open("/?tab=stores");
      await app.page.evaluate(() => {
        navigator.share = () => Promise.reject(new Error("not allowed"));
        Object.defineProperty(navigator, "clipboard", {
          value: { writeText: () => Promise.reject(new Error("not allowed")) },
        });
      });
      await app.button("Share the list").click();
      const sheet = app.page.getByRole("dialog", { name: "Share the list" });
      await expect(sheet.getByRole("img", { name: /^QR code/ })).toBeVisible();
      await app.button("Copy", sheet).click();
      await expect(sheet.getByText("Copy the selected link.")).toBeVisible();
    },
  },
  {
    name: "Invite a member",
    show: async (app) => {
      await app.button("Invite by email instead").click();
      const sheet = app.page.getByRole("dialog", { name: "Invite a member" });
      await sheet.getByLabel("To:").fill("nobody");
      await app.button("Send Invite", sheet).click();
      await expect(sheet.getByText("Invalid email address")).toBeVisible();
    },
  },
  {
    name: "Share the list, with the link that nobody has used",
    show: async (app) => {
      await app.open("/?tab=stores");
      await app.button("Share the list").click();
      const sheet = app.page.getByRole("dialog", { name: "Share the list" });
      await expect(app.button("Make another link", sheet)).toBeVisible();
    },
  },
  {
    name: "Account, with invitations that wait",
    show: async (app) => {
      await app.open("/account");
      const waiting = app.page.getByRole("list", { name: "Pending invitations" });
      await expect(waiting.getByRole("listitem")).toHaveCount(2);
    },
  },
  {
    name: "a new link for one person",
    show: async (app) => {
      await app.button("New link").click();
      await expect(app.page.getByRole("dialog", { name: "Pass the link on" })).toBeVisible();
    },
  },
];
