import type { Locator } from "@playwright/test";
import type { App } from "../e2e/app.ts";

/** What a household has on the server, as far as the journeys change it; each list sorted. */
export type Outcome = {
  open: string[];
  ticked: string[];
  /** Names with their categories. */
  stores: string[];
  /** Names with their amounts, where there is one. */
  amounts: string[];
  /** Names with their interval in days. */
  repeats: string[];
  notes: string[];
  members: number;
};

export type Journey = {
  /** Where the person is when the trouble begins. */
  path: string;
  /** What there is besides the scene of all journeys. */
  before?(app: App): Promise<unknown>;
  /** What the person does. */
  act(app: App): Promise<void>;
  /** What the person does once the network is well, if the screen asks them to try again. */
  afterwards?(app: App): Promise<void>;
  /** How the server differs then from how it was. */
  expected: Partial<Outcome>;
  /** A text that shows on the screen when all is done. */
  shows: string;
  /** Words that the screen may not say while the server doesn't have what they say. */
  claims?: RegExp;
};

/** The scene of each journey: a person with Premium and two items, and an invitation to a second household. */
export const scene = ["Bread", "Milk"] as const;

async function saveStore(app: App): Promise<void> {
  await app.button("Add Store").click();
  await app.page.getByLabel("Add store").fill("Corner shop");
  await app.button("Add category").click();
  await app.page.getByRole("combobox", { name: "Add category" }).fill("snack");
  await app.page.getByRole("option", { name: "Snacks & Sweets" }).click();
  await app.button("Save").click();
}

/** Ticks a row and sees it ticked, with the patience of a person on a busy machine. */
async function tick({ page }: App, name: string): Promise<void> {
  await page.getByRole("checkbox", { name, exact: true }).click();
  await page.getByRole("checkbox", { name, exact: true, checked: true }).waitFor();
}

async function openSheet(app: App): Promise<Locator> {
  await app.button("More about Milk").click();
  const sheet = app.page.getByRole("dialog", { name: "Milk" });
  await sheet.waitFor();
  return sheet;
}

/** Writes a note and closes the sheet, which saves it. */
async function writeNote(app: App): Promise<void> {
  const sheet = await openSheet(app);
  await sheet.getByLabel("Note").fill("the blue carton");
  await app.button("Close", sheet).click();
}

const join = (app: App) => app.button("Accept Invitation");

export const journeys = {
  add: {
    path: "/",
    act: (app) => app.type("eggs"),
    expected: { open: ["Bread", "Eggs", "Milk"] },
    shows: "Eggs",
  },
  sentence: {
    path: "/",
    act: (app) => app.type("2 butter, eggs and 3 salt"),
    expected: { open: ["Bread", "Butter", "Eggs", "Milk", "Salt"], amounts: ["Butter 2", "Salt 3"] },
    shows: "Butter",
  },
  "tick-twice": {
    path: "/stores/any",
    act: async (app) => {
      await tick(app, "Milk");
      await tick(app, "Bread");
    },
    expected: { open: [], ticked: ["Bread", "Milk"] },
    shows: "2 of 2 in the basket",
  },
  "tick-and-undo": {
    path: "/stores/any",
    act: async (app) => {
      await tick(app, "Milk");
      await app.item("Milk").click();
      await tick(app, "Bread");
    },
    expected: { open: ["Milk"], ticked: ["Bread"] },
    shows: "1 of 2 in the basket",
  },
  delete: {
    path: "/stores/any",
    act: async (app) => app.button("Delete", await openSheet(app)).click(),
    expected: { open: ["Bread"] },
    shows: "Bread",
  },
  note: {
    path: "/stores/any",
    act: writeNote,
    expected: { notes: ["the blue carton"] },
    shows: "the blue carton",
  },
  store: {
    path: "/?tab=stores",
    act: saveStore,
    expected: { stores: ["Corner shop: snacks & sweets"] },
    shows: "Corner shop",
  },
  "edit-store": {
    path: "/?tab=stores",
    before: (app) => app.hasStore("Market", "bakery", "produce"),
    act: async (app) => {
      await app.button("Edit").click();
      await app.button("Remove Bakery from Market").click();
      await app.button("Done").click();
    },
    expected: { stores: ["Market: produce"] },
    shows: "Market",
  },
  repeat: {
    path: "/",
    act: async (app) => {
      await app.page.getByRole("combobox", { name: "Repeat", exact: true }).selectOption("2 weeks");
      await app.type("eggs");
    },
    expected: { open: ["Bread", "Eggs", "Milk"], repeats: ["Eggs 14"] },
    shows: "Eggs",
  },
  join: {
    path: "/join-household",
    act: (app) => join(app).click(),
    // A call that waits for its answer can't be known to have failed before the answer is given up.
    afterwards: async (app) => {
      const welcome = app.page.getByText(/You're in |Invitation Not Found|things? to get|Just added/);
      await join(app).or(welcome).or(app.addField).first().waitFor();
      if (await join(app).isVisible())
        await join(app)
          .click({ timeout: 2000 })
          .catch(() => undefined);
    },
    expected: { open: ["Bread", "Milk", "Salt"], members: 2 },
    shows: "",
    claims: /Welcome to the household|successfully joined|You're in /,
  },
} satisfies Record<string, Journey>;

export type JourneyName = keyof typeof journeys;
