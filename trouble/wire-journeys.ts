import type { Locator } from "@playwright/test";
import type { App } from "../e2e/app.ts";

/** The data on the server that the journeys change; each array is sorted. */
export type Outcome = {
  open: string[];
  ticked: string[];
  /** Names with their categories. */
  stores: string[];
  /** Names with their amounts, if any. */
  amounts: string[];
  /** Names with their interval in days. */
  repeats: string[];
  notes: string[];
  members: number;
};

export type Journey = {
  /** The screen on which the fault begins. */
  path: string;
  /** Prepares data in addition to the common scene. */
  before?(app: App): Promise<unknown>;
  /** The person's actions. */
  act(app: App): Promise<void>;
  /** Whether the person takes something back, which is no fault then. */
  reverses?: true;
  /** The person's actions after the recovery, if the screen asks them to try again. */
  afterwards?(app: App): Promise<void>;
  /** The expected changes on the server. */
  expected: Partial<Outcome>;
  /** A text that the screen shows in the end. */
  shows: string;
  /** Sentences that the screen may not show before they are true on the server. */
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
  // The field closes by itself in a moment, and Save would move from under a slow press.
  await app.page.getByRole("combobox", { name: "Add category" }).press("Escape");
  await app.button("Save").click();
}

/** Ticks a row and waits until it shows as ticked, also on a busy machine. */
async function tick({ page }: App, name: string): Promise<void> {
  await page.getByRole("checkbox", { name, exact: true }).click();
  await page.getByRole("checkbox", { name, exact: true, checked: true }).waitFor();
}

async function openSheet(app: App, name: string): Promise<Locator> {
  await app.button(`More about ${name}`).click();
  const sheet = app.page.getByRole("dialog", { name });
  await sheet.waitFor();
  return sheet;
}

/** Writes a note and closes the sheet, which saves it. */
async function writeNote(app: App): Promise<void> {
  const sheet = await openSheet(app, "Milk");
  await sheet.getByLabel("Note").fill("the blue carton");
  await app.button("Close", sheet).click();
}

/** Deletes an item and waits until its row is gone. */
async function remove(app: App, name: string): Promise<void> {
  await app.button("Delete", await openSheet(app, name)).click();
  await app.item(name).waitFor({ state: "detached" });
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
    reverses: true,
    expected: { open: ["Milk"], ticked: ["Bread"] },
    shows: "1 of 2 in the basket",
  },
  delete: {
    path: "/stores/any",
    act: async (app) => {
      await remove(app, "Milk");
      await remove(app, "Bread");
      await app.undo();
      await app.item("Bread").waitFor();
    },
    reverses: true,
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
    // A call without an answer hasn't failed before its time limit.
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
