import { expect } from "@playwright/test";
import type { App } from "./app.ts";

type Screen = { name: string; show: (app: App) => Promise<void> };

const emptyStore = "Empty shop";
const fullStore = "Corner shop";
const otherStore = "Drugstore";

/** The screens of a signed-out person. */
export const screensSignedOut: readonly Screen[] = [
  {
    name: "Welcome, with a refused address",
    show: async (app) => {
      await app.open();
      await app.page.getByLabel("Email").fill("nonsense");
      await app.button("Join the waitlist").click();
      await expect(app.page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "Login, refused",
    show: async (app) => {
      await app.open("/login");
      await app.page.getByLabel("Email").fill("nobody@example.com");
      await app.page.getByLabel("Password", { exact: true }).fill("wrong horse");
      await app.button("Sign in").click();
      await expect(app.page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "Create account, with a toast",
    show: async (app) => {
      await app.open("/login?mode=register");
      await app.button("Create account", app.page.locator("form")).click();
      await expect(app.toast).toContainText("Missing information");
    },
  },
  {
    name: "Create account, wrong secret code",
    show: async (app) => {
      await app.open("/login?mode=register");
      await app.page.getByLabel("Email").fill("nobody@example.com");
      await app.page.getByLabel("Password", { exact: true }).fill("correct horse");
      await app.page.getByLabel("Secret code").fill("wrong");
      await app.button("Create account", app.page.locator("form")).click();
      await expect(app.page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "404",
    show: async (app) => {
      await app.open("/no/such/place");
      await expect(app.title("404 Page Not Found")).toBeVisible();
    },
  },
];

/** The list that the screens below show. */
export async function setScene(app: App): Promise<void> {
  await app.signUp();
  await app.hasStore(
    fullStore,
    "produce",
    "dairy & eggs",
    "bakery",
    "frozen",
    "baking",
    "deli & prepared",
    "pet",
  );
  await app.hasStore(emptyStore, "clothing");
  await app.hasStore(otherStore, "personal care");
  await app.hasItems("Milk", "2 lb Potatoes", "Bananas", "Bread");
  const items = await app.api<{ id: string; name: string }[]>("GET", "items");
  const idOf = (name: string) => items.find((item) => item.name === name)!.id;
  await app.api("PATCH", `items/${idOf("Bananas")}`, { note: "not too green", completed: true });
  await app.api("PATCH", `items/${idOf("Bread")}`, { hidden: true });
}

async function openStore(app: App, store = fullStore): Promise<void> {
  await app.open("/?tab=stores");
  await app.goInto(store);
}

/** The screens of a person with that list, with sheets and toasts open. */
export const screensSignedIn: readonly Screen[] = [
  {
    name: "Add, something typed and something added",
    show: async (app) => {
      await app.open();
      await expect(app.suggestion("Eggs")).toBeVisible();
      await app.add("grommet wax", "Grommet Wax");
      await app.addField.fill("3 tom");
      await expect(app.suggestion("Tomatoes")).toBeVisible();
    },
  },
  {
    name: "Shop, with a toast",
    show: async (app) => {
      await app.open("/?tab=stores");
      await app.button("Edit").click();
      await app.button(`Remove Pet from ${fullStore}`).click();
      await app.button("Done").click();
      await expect(app.toast).toBeVisible();
      await expect(app.page.getByRole("link", { name: /Any store/ })).toBeVisible();
    },
  },
  {
    name: "Shop in edit mode",
    show: async (app) => {
      await app.open("/?tab=stores");
      await app.button("Edit").click();
      await app.page.getByLabel("Add store").fill("cost");
      await app.button("Costco").click();
      await app.button(`Hide ${otherStore}`).click();
      await app.button("Add category").click();
      await expect(app.page.getByRole("combobox", { name: "Add category" })).toBeVisible();
    },
  },
  {
    name: "the sheet of categories",
    show: async (app) => {
      await app.open("/?tab=stores");
      await app.button("Edit").click();
      await app.button(`Add a category to ${fullStore}`).click();
      await app.page.getByRole("dialog").getByLabel("Add new category").fill("produce");
      await expect(app.page.getByText("Jinx!")).toBeVisible();
    },
  },
  {
    name: "Repeat without Premium",
    show: async (app) => {
      await app.open("/?tab=repeat");
      await expect(app.page.getByText("We'll remember")).toBeVisible();
    },
  },
  {
    name: "a store, with a toast",
    show: async (app) => {
      await openStore(app);
      await app.item("Milk").click();
      await expect(app.toast).toContainText("Milk");
      await expect(app.page.getByText("1 item hidden")).toBeVisible();
    },
  },
  {
    name: "the sheet that sends a store's list",
    show: async (app) => {
      await openStore(app);
      await app.button("Send or print").click();
      await expect(app.page.getByRole("dialog", { name: "Send or print" })).toBeVisible();
    },
  },
  {
    name: "a store in edit mode, adding a category",
    show: async (app) => {
      await openStore(app);
      await app.button("Edit").click();
      await app.button("Add category").click();
      await app.page.getByRole("combobox", { name: "Add category" }).fill("b");
      await expect(app.page.getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "a store in edit mode, with a category that isn't there yet",
    show: async (app) => {
      await app.page.getByRole("combobox", { name: "Add category" }).fill("cheese counter");
      await expect(app.page.getByText("No matching categories found.")).toBeVisible();
    },
  },
  {
    name: "a store without items",
    show: async (app) => {
      await openStore(app, emptyStore);
      await expect(app.page.getByText("No items for this store yet")).toBeVisible();
    },
  },
  {
    name: "an item's sheet",
    show: async (app) => {
      await app.open("/stores/any");
      const sheet = await app.moreAbout("2 lb Potatoes");
      await sheet.getByLabel("Quantity").fill("0");
      await expect(sheet.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "a category",
    show: async (app) => {
      await app.open("/stores/any");
      await app.page.getByRole("link", { name: "Produce" }).click();
      await expect(app.title("Produce")).toBeVisible();
      await expect(app.item("Bananas")).toBeVisible();
    },
  },
  {
    name: "a store that isn't there",
    show: async (app) => {
      await app.open("/stores/nowhere");
      await expect(app.page.getByText("This store isn't on your list")).toBeVisible();
    },
  },
  {
    name: "Account, offline with a change that waits, and the question at logout",
    show: async (app) => {
      await app.open();
      await app.page.route("**/api/**", (route) => route.abort());
      await app.add("eggs", "Eggs");
      await app.page.getByRole("link", { name: "Account", exact: true }).click();
      await expect(app.title("Account")).toBeVisible();
      await app.button("Logout").click();
      await expect(app.page.getByRole("alertdialog")).toBeVisible();
    },
  },
  {
    name: "Account, with its recent activity",
    show: async (app) => {
      await app.page.unroute("**/api/**");
      await app.open("/account");
      await expect(app.page.getByText("Saved", { exact: true })).toBeVisible();
      await app.accountIsComplete();
      await app.page.getByRole("button", { name: "Show activity" }).click();
      await expect(app.page.getByText("The account was created")).toBeVisible();
    },
  },
];
