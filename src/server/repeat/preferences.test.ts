import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { addDueItems } from "./scheduler.ts";

let server: TestServer;
let ana: Client;
let ben: Client;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.jumpTo("2026-03-02T10:00:00Z"); // a Monday
  ana = await server.signUp({ role: "premium" });
  ben = await server.signUp({ role: "premium" });
});
afterAll(() => server.close());

const repeat = (intervalDays = 7, who = ana) =>
  who.do("addRecurringItem", { body: { name: "Milk", intervalDays } });
const due = async (who = ana) =>
  (await who.do("listRecurringItems", {})).map(({ nextDueDate }) => nextDueDate.replace("+00:00", "Z"));
const set = (body: { recurringDay?: number; timezone?: string }, who = ana) =>
  who.do("changeRecurringPreferences", { body });
const preferences = (who = ana) => who.do("getRecurringPreferences", {});

describe("without a household", () => {
  test("the calendar is Monday in UTC, until a person changes it", async () => {
    expect(await preferences()).toEqual({ recurringDay: 1, timezone: "UTC" });
    expect(await set({ recurringDay: 6 })).toEqual({ recurringDay: 6, timezone: "UTC" });
    expect(await set({ timezone: "Asia/Tokyo" })).toEqual({ recurringDay: 6, timezone: "Asia/Tokyo" });
    expect(await preferences()).toEqual({ recurringDay: 6, timezone: "Asia/Tokyo" });
    expect(await ana.do("getUser", {})).toMatchObject({ recurringDay: 6, timezone: "Asia/Tokyo" });
    expect(await preferences(ben)).toEqual({ recurringDay: 1, timezone: "UTC" });
  });

  test.each(["Asia/Kolkata", "Asia/Calcutta"])(
    "a time zone beside the choices is kept by its name of today: %s",
    async (zone) => {
      expect(await set({ timezone: zone })).toEqual({ recurringDay: 1, timezone: "Asia/Kolkata" });
      expect(await preferences()).toEqual({ recurringDay: 1, timezone: "Asia/Kolkata" });
    },
  );

  test("another weekday or time zone moves every due date, and the other devices get it", async () => {
    await repeat();
    const { cursor } = await ana.do("getList", {});
    await set({ recurringDay: 3 });
    expect(await due()).toEqual(["2026-03-11T00:00:00Z"]);
    await set({ timezone: "America/Los_Angeles" });
    // Daylight saving begins there on the 8th.
    expect(await due()).toEqual(["2026-03-11T07:00:00Z"]);
    await set({ timezone: "Asia/Tokyo", recurringDay: 0 });
    expect(await due()).toEqual(["2026-03-07T15:00:00Z"]);
    const { recurringItems } = await ana.do("getList", { query: { since: cursor } });
    expect(recurringItems).toEqual(await ana.do("listRecurringItems", {}));
  });

  test("a weekday that is today already means next week", async () => {
    await repeat(1);
    expect(await due()).toEqual(["2026-03-09T00:00:00Z"]);
    await set({ recurringDay: 2 });
    expect(await due()).toEqual(["2026-03-03T00:00:00Z"]);
  });

  test("a due repeat that is not on the list yet comes, although the weekday changes at that minute", async () => {
    const { itemId } = await repeat();
    await ana.do("deleteItem", { params: { id: itemId } });
    server.clock.jumpTo("2026-03-09T00:00:10Z");
    await set({ recurringDay: 3 });
    await addDueItems(server.app);
    expect(await ana.do("listItems", {})).toMatchObject([{ name: "Milk" }]);
    expect(await due()).toEqual(["2026-03-11T00:00:00Z"]);
  });

  test("a move over the date line neither loses a date nor brings it twice", async () => {
    await set({ timezone: "America/Los_Angeles" });
    const { itemId } = await repeat();
    await ana.do("deleteItem", { params: { id: itemId } });
    // Sunday evening there, Monday noon in Tokyo: the Monday that was to come has begun.
    server.clock.jumpTo("2026-03-09T03:00:00Z");
    await set({ timezone: "Asia/Tokyo" });
    await addDueItems(server.app);
    server.clock.jumpTo("2026-03-09T07:30:00Z");
    await addDueItems(server.app);
    const [milk] = await ana.do("listItems", {});
    await ana.do("deleteItem", { params: { id: milk!.id } });
    await set({ timezone: "America/Los_Angeles" });
    for (let hours = 0; hours < 6 * 24; hours += 6) {
      await addDueItems(server.app);
      server.clock.forward({ hours: 6 });
    }
    expect(await ana.do("listItems", {})).toEqual([]);
  });

  test.each([
    [{ recurringDay: 7 }, "recurringDay"],
    [{ recurringDay: 1.5 }, "recurringDay"],
    [{ timezone: "Europe/Atlantis" }, "timezone"],
  ])("%o is refused by field", async (body, field) => {
    const { status, problem } = await ana.call("changeRecurringPreferences", { body });
    expect([status, problem.errors?.[0]?.field]).toEqual([400, field]);
  });

  test("a time zone is everybody's, the weekday is part of Premium", async () => {
    const eve = await server.signUp({ role: "free" });
    expect(await set({ timezone: "Asia/Tokyo" }, eve)).toEqual({ recurringDay: 1, timezone: "Asia/Tokyo" });
    const body = { recurringDay: 2, timezone: "America/Los_Angeles" } as const;
    const { problem } = await eve.call("changeRecurringPreferences", { body });
    expect(problem.code).toBe("premium_only");
    expect(await eve.do("getUser", {})).toMatchObject({ recurringDay: 1, timezone: "Asia/Tokyo" });
  });
});

/** By a real invitation, since joining and leaving is what moves things. */
async function share(owner: Client, guest: Client): Promise<void> {
  const { link } = await owner.do("inviteMember", { body: { inviteeEmail: guest.user.email } });
  const token = new URL(link!).searchParams.get("token")!;
  await guest.do("joinHousehold", { params: { token } });
}

const remove = (owner: Client, { user }: Client) => owner.do("removeMember", { params: { id: user.id } });

describe("in a household", () => {
  test("the weekday is the household's, the time zone its owner's", async () => {
    await set({ recurringDay: 6, timezone: "Asia/Tokyo" });
    await set({ recurringDay: 2 }, ben);
    await repeat(7, ben);
    expect(await due(ben)).toEqual(["2026-03-10T00:00:00Z"]);
    await share(ana, ben);
    expect(await preferences(ben)).toEqual({ recurringDay: 6, timezone: "Asia/Tokyo" });
    expect(await due(ben)).toEqual(["2026-03-06T15:00:00Z"]);
  });

  test("any member may change the weekday, and only the owner moves the time zone", async () => {
    await share(ana, ben);
    await repeat();
    expect(await set({ recurringDay: 4 }, ben)).toEqual({ recurringDay: 4, timezone: "UTC" });
    expect(await preferences()).toEqual({ recurringDay: 4, timezone: "UTC" });
    expect(await due()).toEqual(["2026-03-12T00:00:00Z"]);
    expect(await set({ timezone: "Asia/Tokyo" }, ben)).toEqual({ recurringDay: 4, timezone: "UTC" });
    expect(await due()).toEqual(["2026-03-12T00:00:00Z"]);
    await set({ timezone: "America/Los_Angeles" });
    expect(await due(ben)).toEqual(["2026-03-12T07:00:00Z"]);
  });

  test("another owner means another time zone, and the same weekday", async () => {
    await set({ recurringDay: 6, timezone: "America/Los_Angeles" });
    await set({ timezone: "Asia/Tokyo" }, ben);
    await share(ana, ben);
    await repeat(7, ben);
    expect(await due(ben)).toEqual(["2026-03-07T08:00:00Z"]);
    await remove(ana, ana);
    expect(await preferences(ben)).toEqual({ recurringDay: 6, timezone: "Asia/Tokyo" });
    expect(await due(ben)).toEqual(["2026-03-06T15:00:00Z"]);
  });

  test("a person who leaves has a calendar of their own again", async () => {
    await set({ recurringDay: 6 });
    await set({ recurringDay: 2 }, ben);
    await share(ana, ben);
    await repeat(7, ben);
    await remove(ana, ben);
    expect(await preferences(ben)).toEqual({ recurringDay: 2, timezone: "UTC" });
    expect(await due(ben)).toEqual(["2026-03-10T00:00:00Z"]);
    expect(await due(ana)).toEqual([]);
  });

  test("a household that ends leaves each member their own calendar", async () => {
    const cleo = await server.signUp({ role: "free" });
    await set({ timezone: "Asia/Tokyo" }, cleo);
    await set({ recurringDay: 5 });
    await share(ana, cleo);
    await repeat(7, cleo);
    expect(await due()).toEqual(["2026-03-06T00:00:00Z"]);
    await remove(ana, ana);
    const [row] = await server.database.execute(
      "SELECT next_due_date FROM recurring_items WHERE user_id = $1",
      [cleo.user.id],
    );
    expect(row!.next_due_date).toBe("2026-03-08T15:00:00+00:00");
  });
});
