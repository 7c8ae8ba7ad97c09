import { administer, panelOf, rowOf, serverAnswers } from "./admin-area.ts";
import type { App } from "./app.ts";
import { expect } from "./fixtures.ts";
import { muchIsLearned } from "./learned.ts";

type Screen = { name: string; show: (app: App) => Promise<void> };

const id = (index: number) => `01980000-0000-7000-8000-${String(index).padStart(12, "0")}`;
const at = "2026-03-02T10:30:00.000+00:00";
const email = "wilhelmina.featherstonehaugh@example.com";

/** Sets a scene: what the server of many people would answer, with long names. */
export async function manyPeople({ page }: App): Promise<void> {
  await muchIsLearned(page);
  const person = { id: id(1), email, name: "Wilhelmina Featherstonehaugh", createdAt: at };
  await serverAnswers(page, "admin/users*", {
    users: [
      { ...person, role: "admin" },
      { ...person, id: id(2), email: "ben@example.com", name: null, role: "premium" },
    ],
    total: 1234,
    next: "more",
  });
  const store = { types: [], userId: id(1), isGlobal: false, isApproved: false, createdAt: at };
  await serverAnswers(page, "admin/new-stores*", {
    stores: [
      {
        ...store,
        id: id(3),
        name: "Featherstonehaugh's Neighbourhood Greengrocery",
        categories: ["produce", "dairy & eggs", "cleaning & laundry", "condiments & sauces", "pet"],
        userName: person.name,
        status: "pending",
      },
      { ...store, id: id(4), name: "Mill", categories: ["baking"], userName: null, status: "global" },
    ],
    next: null,
  });
  await serverAnswers(page, "feedback*", {
    entries: [
      {
        id: id(5),
        type: "general",
        message: "I'd like to upgrade to Premium.\n\nDonaudampfschifffahrtsgesellschaftskapitän",
        userId: id(1),
        userName: person.name,
        userRole: "free",
        createdAt: at,
      },
    ],
    next: null,
  });
  await serverAnswers(page, "admin/waitlist*", {
    entries: [
      { id: id(6), email, status: "contacted", notes: "Wants to share with flatmates", createdAt: at },
      { id: id(7), email: "mia@example.com", status: "pending", notes: null, createdAt: at },
    ],
    next: null,
  });
  const event = { createdAt: at, lastAt: at, count: 7, address: "2001:db8:85a3:8d3:1319:8a2e:370:7348" };
  await serverAnswers(page, "admin/events*", {
    events: [
      {
        ...event,
        id: id(8),
        kind: "admin_call_refused",
        device: "Samsung Internet on Android",
        detail: { route: "GET /api/admin/learning-insights-summary" },
        userId: id(1),
        userEmail: email,
        actorEmail: null,
      },
      {
        ...event,
        id: id(9),
        kind: "role_changed",
        device: null,
        detail: { role: "premium" },
        userId: id(1),
        userEmail: email,
        actorEmail: "administrator@example.com",
      },
    ],
    next: null,
  });
  await serverAnswers(page, "admin/health", {
    version: "0.2.0",
    node: "v26.10.0",
    startedAt: at,
    database: { version: "18.4", isEmbedded: true, bytes: 123_456_789, schema: "0042_security_events.sql" },
    jobs: {
      waiting: 12,
      failed: 3,
      overdue: 7300,
      failures: [{ name: "send_push_notification", count: 3, reason: "connect ECONNREFUSED 192.0.2.7:443" }],
    },
    mail: "smtp",
    waitingMail: { count: 2, oldest: 400, reason: "535 5.7.8 Authentication credentials invalid" },
    aiModel: "openai/gpt-oss-120b-instruct",
    aiModelSaid: "not_asked",
    disk: { free: 1_234_567_890, size: 98_765_432_100 },
    metrics: "port",
    backups: [{ name: "restock-2026-03-02.restock.gz", bytes: 1_234_567, createdAt: at }],
    advice: [
      "Mail can't be sent since 10:23: check SMTP_URL. The mail server says that the credentials are invalid.",
    ],
  });
}

/** The screens of the admin area, with `manyPeople`. */
export const screensAdmin: readonly Screen[] = [
  {
    name: "Analytics",
    show: async (app) => {
      await administer(app, "analytics");
      await expect(panelOf(app.page, "Enhanced categories").getByRole("listitem")).toHaveCount(3);
      await expect(app.page.getByRole("img", { name: /by week: / })).toHaveCount(2);
    },
  },
  {
    name: "Analytics, with its figures as text",
    show: async (app) => {
      await app.button("Show all 7").click();
      await panelOf(app.page, "Active households").getByText("Show as a table").click();
      await expect(panelOf(app.page, "Active households").getByRole("table")).toBeVisible();
    },
  },
  {
    name: "Store Management",
    show: async (app) => {
      await administer(app, "stores");
      await expect(app.page.getByRole("combobox", { name: /^Status of Feather/ })).toBeVisible();
      await app.page.getByText("+2 more").click();
      await expect(app.page.getByText("Show fewer")).toBeVisible();
    },
  },
  {
    name: "User Management",
    show: async (app) => {
      await administer(app, "users");
      await expect(rowOf(app.page, email)).toBeVisible();
      await app.page.getByRole("searchbox").fill("example");
      await expect(app.button("Clear the search")).toBeVisible();
      await expect(app.button("Load more")).toBeVisible();
    },
  },
  {
    name: "the question before somebody is made administrator",
    show: async (app) => {
      await app.page.getByRole("combobox", { name: "Role of ben@example.com" }).selectOption("Administrator");
      await expect(app.button("Make Administrator")).toBeVisible();
    },
  },
  {
    name: "Feedback",
    show: async (app) => {
      await administer(app, "feedback");
      await expect(app.page.getByText("I'd like to upgrade")).toBeVisible();
    },
  },
  {
    name: "Waitlist, with notes to save",
    show: async (app) => {
      await administer(app, "waitlist");
      await app.page.getByRole("textbox", { name: "Notes on mia@example.com" }).fill("Wants it for a club");
      await expect(app.button("Save the notes on mia@example.com")).toBeVisible();
    },
  },
  {
    name: "the question before an entry of the waitlist is deleted",
    show: async (app) => {
      await app.button(`Delete ${email}`).click();
      await expect(app.page.getByRole("alertdialog")).toBeVisible();
    },
  },
  {
    name: "Security, with people who are offered",
    show: async (app) => {
      await administer(app, "events");
      await expect(app.page.getByRole("table", { name: "Security events" })).toBeVisible();
      await app.page.getByRole("searchbox").fill("example");
      await expect(app.button(email)).toBeVisible();
    },
  },
  {
    name: "Security, of one person",
    show: async (app) => {
      await app.button(email).click();
      await expect(app.button(`Show everybody, not only ${email}`)).toBeVisible();
      await app.page
        .getByRole("combobox", { name: "Kind" })
        .selectOption("A call for administrators was refused");
    },
  },
  {
    name: "Server",
    show: async (app) => {
      await administer(app, "server");
      await expect(app.page.getByRole("list", { name: "Backups" })).toBeVisible();
      await expect(app.page.getByRole("tab", { selected: true })).toBeInViewport({ ratio: 0.5 });
    },
  },
];
