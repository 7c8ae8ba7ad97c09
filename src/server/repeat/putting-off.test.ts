import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RecurringItemChanges } from "../../contract/repeat/schema.ts";
import { newId } from "../../contract/new-id.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { changeRole } from "../accounts/role.ts";
import { addDueItems } from "./scheduler.ts";

let server: TestServer;
let ana: Client;
let ben: Client;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.database.execute("DELETE FROM recurring_items");
  server.clock.jumpTo("2026-03-02T10:00:00Z"); // a Monday
  ana = await server.signUp({ role: "premium" });
  ben = await server.signUp();
  await server.household(ana, ben);
});
afterAll(() => server.close());

const repeat = (name = "Milk", intervalDays = 7) =>
  ana.do("addRecurringItem", { body: { name, intervalDays } });
const change = (id: string, body: RecurringItemChanges, who = ana) =>
  who.do("changeRecurringItem", { params: { id }, body });
const pauseAll = (repeatsPausedUntil: string | null, who = ana) =>
  who.do("changeListSettings", { body: { repeatsPausedUntil } });
const tick = (id: string, completed = true) => ana.do("changeItem", { params: { id }, body: { completed } });
const open = async () => (await ana.do("listItems", {})).map(({ name }) => name);
const due = async () =>
  (await ana.do("listRecurringItems", {})).map(({ nextDueDate }) => nextDueDate.slice(0, 10));
const addDueOn = (instant: string) => {
  server.clock.jumpTo(instant);
  return addDueItems(server.app);
};
const fieldsOf = async (asked: ReturnType<Client["call"]>) => {
  const { status, problem } = await asked;
  return [status, problem.errors];
};

describe("one occurrence that is put off", () => {
  test("comes on the day that was chosen, once, and by its interval after that", async () => {
    const { id, itemId } = await repeat();
    await tick(itemId);
    const { cursor } = await ben.do("getList", {});
    expect(await change(id, { nextDate: "2026-03-12" })).toMatchObject({
      putOffUntil: "2026-03-12",
      nextDueDate: "2026-03-12T00:00:00+00:00",
    });
    expect((await ben.do("getList", { query: { since: cursor } })).recurringItems).toMatchObject([
      { id, putOffUntil: "2026-03-12" },
    ]);
    expect(await addDueOn("2026-03-11T23:59:00Z")).toBe(0);
    expect(await addDueOn("2026-03-12T00:00:00Z")).toBe(1);
    expect(await addDueItems(server.app)).toBe(0);
    expect(await ana.do("listRecurringItems", {})).toMatchObject([
      { putOffUntil: null, nextDueDate: "2026-03-16T00:00:00+00:00" },
    ]);
  });

  test("is put off once by an operation that arrives twice, and can be taken back", async () => {
    const { id } = await repeat();
    const options = { operation: newId() };
    const first = await ana.do(
      "changeRecurringItem",
      { params: { id }, body: { nextDate: "2026-03-20" } },
      options,
    );
    await change(id, { nextDate: null }, ben);
    const again = await ana.do(
      "changeRecurringItem",
      { params: { id }, body: { nextDate: "2026-03-20" } },
      options,
    );
    expect(again).toEqual(first);
    expect(await due()).toEqual(["2026-03-09"]);
  });

  test("is bought meanwhile: the interval counts from that, and again the day when the tick is taken back", async () => {
    const { id, itemId } = await repeat("Milk", 14);
    await change(id, { nextDate: "2026-03-19" });
    server.clock.jumpTo("2026-03-06T10:00:00Z");
    await tick(itemId);
    expect(await ana.do("listRecurringItems", {})).toMatchObject([
      { putOffUntil: null, nextDueDate: "2026-03-23T00:00:00+00:00" },
    ]);
    await tick(itemId, false);
    expect(await ana.do("listRecurringItems", {})).toMatchObject([
      { putOffUntil: "2026-03-19", nextDueDate: "2026-03-19T00:00:00+00:00" },
    ]);
  });

  test("stays on its day when the weekday or the time zone changes", async () => {
    const { id } = await repeat();
    await change(id, { nextDate: "2026-03-12" });
    await ana.do("changeRecurringPreferences", { body: { recurringDay: 6, timezone: "Australia/Sydney" } });
    expect(await ana.do("listRecurringItems", {})).toMatchObject([
      { putOffUntil: "2026-03-12", nextDueDate: "2026-03-11T13:00:00+00:00" },
    ]);
  });

  test("comes by another interval again, whichever way that is set", async () => {
    const { id } = await repeat();
    await change(id, { nextDate: "2026-03-12" });
    expect(await change(id, { intervalDays: 21 })).toMatchObject({
      putOffUntil: null,
      recurrenceIntervalDays: 21,
      recurrenceIntervalWeeks: 3,
      nextDueDate: "2026-03-23T00:00:00+00:00",
    });
    expect(await change(id, { intervalDays: 7, nextDate: "2026-03-12" })).toMatchObject({
      recurrenceIntervalDays: 7,
      putOffUntil: "2026-03-12",
    });
    expect(await repeat("milk", 14)).toMatchObject({ id, putOffUntil: null });
    expect(await due()).toEqual(["2026-03-16"]);
    expect(await change(id, { intervalDays: 14 })).toMatchObject({ id, recurrenceIntervalDays: 14 });
  });

  test("is put off to a day from today to a year ahead, by the household's clock", async () => {
    const { id } = await repeat();
    await ana.do("changeRecurringPreferences", { body: { timezone: "Australia/Sydney" } });
    server.clock.jumpTo("2026-03-02T20:00:00Z"); // the 3rd there
    const said = (nextDate: string) =>
      fieldsOf(ana.call("changeRecurringItem", { params: { id }, body: { nextDate } }));
    expect(await said("2026-03-02")).toEqual([400, [{ field: "nextDate", message: "This day has passed" }]]);
    expect(await said("2027-03-05")).toEqual([
      400,
      [{ field: "nextDate", message: "Please choose a day within a year" }],
    ]);
    for (const nextDate of ["soon", "2026-02-30", "2026-3-9", "20260309", ""])
      expect(await said(nextDate)).toEqual([
        400,
        [{ field: "nextDate", message: "Please give a day as YYYY-MM-DD" }],
      ]);
    expect(await change(id, { nextDate: "2027-03-04" })).toMatchObject({ putOffUntil: "2027-03-04" });
    expect(await change(id, { nextDate: "2026-03-03" })).toMatchObject({ putOffUntil: "2026-03-03" });
  });
});

describe("a pause", () => {
  test("of one repeat delays it, and the occurrences it held back come once afterwards", async () => {
    const { id, itemId } = await repeat();
    const bread = await repeat("Bread");
    for (const one of [itemId, bread.itemId]) await tick(one);
    expect(await change(id, { pausedUntil: "2026-03-26" }, ben)).toMatchObject({ pausedUntil: "2026-03-26" });
    expect(await addDueOn("2026-03-09T08:00:00Z")).toBe(1);
    expect(await open()).toEqual(["Bread"]);
    for (const day of ["16", "23", "25"]) await addDueOn(`2026-03-${day}T08:00:00Z`);
    expect(await open()).toEqual(["Bread"]);
    await addDueOn("2026-03-26T00:00:00Z");
    expect((await open()).toSorted()).toEqual(["Bread", "Milk"]);
    const occurrences = await server.database.execute(
      "SELECT local_date::text FROM recurring_occurrences WHERE recurring_item_id = $1",
      [id],
    );
    expect(occurrences).toHaveLength(1);
    expect(await addDueOn("2026-03-29T08:00:00Z")).toBe(0);
  });

  test("of all repeats delays every repeat of this list, later ones included, and none of another list", async () => {
    const cleo = await server.signUp({ role: "premium" });
    const theirs = await cleo.do("addRecurringItem", { body: { name: "Tea", intervalDays: 7 } });
    await cleo.do("changeItem", { params: { id: theirs.itemId }, body: { completed: true } });
    await tick((await repeat()).itemId);
    const { cursor } = await ben.do("getList", {});
    expect(await pauseAll("2026-03-18", ben)).toMatchObject({ repeatsPausedUntil: "2026-03-18" });
    await tick((await repeat("Bread")).itemId);
    const told = await ana.do("getList", { query: { since: cursor } });
    expect(told.repeatCalendar).toEqual({ recurringDay: 1, timezone: "UTC", pausedUntil: "2026-03-18" });
    expect(await addDueOn("2026-03-17T23:59:00Z")).toBe(1);
    expect(await open()).toEqual([]);
    expect(await addDueOn("2026-03-18T00:00:00Z")).toBe(2);
    expect((await open()).toSorted()).toEqual(["Bread", "Milk"]);
    expect(await due()).toEqual(["2026-03-23", "2026-03-23"]);
  });

  test("that ends early releases the delayed occurrences at once, and nothing else", async () => {
    const { id, itemId } = await repeat();
    const bread = await repeat("Bread", 30);
    for (const one of [itemId, bread.itemId]) await tick(one);
    await pauseAll("2026-03-30");
    await change(id, { pausedUntil: "2026-03-30" });
    expect(await addDueOn("2026-03-10T08:00:00Z")).toBe(0);
    await pauseAll(null);
    expect(await addDueItems(server.app)).toBe(0);
    await change(id, { pausedUntil: null });
    expect(await addDueItems(server.app)).toBe(1);
    expect(await open()).toEqual(["Milk"]);
  });

  test("ends at the start of the day in the time zone that counts, also of one that is chosen meanwhile", async () => {
    const { id, itemId } = await repeat();
    await tick(itemId);
    await ana.do("changeRecurringPreferences", { body: { timezone: "America/New_York" } });
    await change(id, { pausedUntil: "2026-03-11" });
    await pauseAll("2026-03-12");
    expect(await addDueOn("2026-03-12T03:59:00Z")).toBe(0);
    // It is the 12th in Berlin already.
    await ana.do("changeRecurringPreferences", { body: { timezone: "Europe/Berlin" } });
    expect(await addDueItems(server.app)).toBe(1);
  });

  test("ends with its day, and leaves the date that a purchase sets", async () => {
    const { id, itemId } = await repeat("Milk", 14);
    await change(id, { pausedUntil: "2026-03-20" });
    server.clock.jumpTo("2026-03-10T10:00:00Z");
    await tick(itemId);
    expect(await due()).toEqual(["2026-03-23"]);
    expect(await addDueOn("2026-03-20T08:00:00Z")).toBe(0);
    expect(await addDueOn("2026-03-23T08:00:00Z")).toBe(1);
  });

  test("needs a day from today to a year ahead, and Premium", async () => {
    const { id } = await repeat();
    const one = (pausedUntil: string) =>
      fieldsOf(ana.call("changeRecurringItem", { params: { id }, body: { pausedUntil } }));
    const all = (repeatsPausedUntil: string) =>
      fieldsOf(ana.call("changeListSettings", { body: { repeatsPausedUntil } }));
    const passed = "This day has passed";
    expect(await one("2026-03-01")).toEqual([400, [{ field: "pausedUntil", message: passed }]]);
    expect(await all("2026-03-01")).toEqual([400, [{ field: "repeatsPausedUntil", message: passed }]]);
    expect((await all("2027-03-04"))[0]).toBe(400);
    expect((await one("later"))[0]).toBe(400);
    expect((await ana.do("getList", {})).repeatCalendar.pausedUntil).toBeNull();
    const free = await server.signUp();
    const refused = await free.call("changeListSettings", { body: { repeatsPausedUntil: "2026-03-09" } });
    expect(refused).toMatchObject({ status: 403, problem: { code: "premium_only" } });
    expect((await free.call("changeListSettings", { body: { currency: "EUR" } })).status).toBe(200);
  });

  test("stays with the list when Premium ends and returns, and nothing comes before its end", async () => {
    const { itemId } = await repeat();
    await tick(itemId);
    await pauseAll("2026-03-20");
    await changeRole(server.app, ana.user.id, "free");
    expect(await addDueOn("2026-03-17T08:00:00Z")).toBe(0);
    await changeRole(server.app, ana.user.id, "premium");
    expect(await addDueItems(server.app)).toBe(0);
    expect(await addDueOn("2026-03-20T08:00:00Z")).toBe(1);
  });
});

test("another list's repeat is not found, and a deleted one is gone", async () => {
  const { id } = await repeat();
  const cleo = await server.signUp({ role: "premium" });
  const body = { nextDate: "2026-03-12" };
  const asked = await cleo.call("changeRecurringItem", { params: { id }, body });
  expect(asked).toMatchObject({ status: 404, problem: { code: "not_found" } });
  await ana.do("deleteRecurringItem", { params: { id } });
  const late = await ana.call("changeRecurringItem", { params: { id }, body });
  expect(late).toMatchObject({ status: 410, problem: { code: "gone" } });
  expect(await change(id, { deleted: false, ...body })).toMatchObject({ id, putOffUntil: "2026-03-12" });
});
