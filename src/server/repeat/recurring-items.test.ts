import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let ana: Client;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.jumpTo("2026-03-02T10:00:00Z"); // a Monday
  ana = await server.signUp({ role: "premium" });
});
afterAll(() => server.close());

const repeat = (name: string, intervalDays = 7, who = ana) =>
  who.do("addRecurringItem", { body: { name, intervalDays } });
const repeats = (who = ana) => who.do("listRecurringItems", {});
const open = async (who = ana) => (await who.do("listItems", {})).map(({ name }) => name);

describe("a repeat that is added", () => {
  test("puts its item on the list now, and again after an interval", async () => {
    const { status, body } = await ana.call("addRecurringItem", { body: { name: "milk", intervalDays: 14 } });
    expect(status).toBe(201);
    const [item] = await ana.do("listItems", {});
    expect(item).toMatchObject({ name: "Milk", completed: false });
    expect(body).toEqual({
      id: body.id,
      userId: ana.user.id,
      itemId: item!.id,
      isRecurring: true,
      recurrenceIntervalDays: 14,
      recurrenceIntervalWeeks: 2,
      startDate: "2026-03-02",
      lastPurchasedAt: null,
      nextDueDate: "2026-03-16T00:00:00+00:00",
      recurrenceSource: "manual",
      putOffUntil: null,
      pausedUntil: null,
      item: {
        id: item!.id,
        masterItem: { name: "Milk", category: { name: item!.categoryName } },
        userItem: null,
      },
      createdAt: "2026-03-02T10:00:00+00:00",
      updatedAt: "2026-03-02T10:00:00+00:00",
      revision: body.revision,
    });
    expect(await repeats()).toEqual([body]);
  });

  test("of a user item shows that name with its category", async () => {
    const body = await repeat("Grandma's Zzyzx");
    const [item] = await ana.do("listItems", {});
    expect(body.item).toEqual({
      id: item!.id,
      masterItem: null,
      userItem: { name: "Grandma's Zzyzx", category: { name: item!.categoryName } },
    });
  });

  test("takes an open item of its name, and keeps its amount", async () => {
    const { id } = await ana.do("addItem", { body: { name: "Milk" } });
    const { itemId } = await repeat("2 l milk");
    expect(itemId).toBe(id);
    expect(await ana.do("listItems", {})).toMatchObject([
      { id, name: "Milk", parsedQuantity: "2", parsedSize: "l" },
    ]);
  });

  test("comes with all fields of its item", async () => {
    const store = await ana.do("addStore", { body: { name: "Corner shop", categories: ["Produce"] } });
    const said = { quantity: 1, parsedQuantity: "2", parsedSize: "l", note: "oat", storeId: store.id };
    await ana.do("addRecurringItem", { body: { name: "7 oaks milk", ...said, intervalDays: 7 } });
    expect(await ana.do("listItems", {})).toMatchObject([{ name: "7 Oaks Milk", ...said }]);
    const ben = await server.signUp({ role: "premium" });
    const theirs = { name: "Milk", storeId: store.id, intervalDays: 7 };
    expect((await ben.call("addRecurringItem", { body: theirs })).problem).toMatchObject({
      status: 404,
      code: "not_found",
    });
    expect(await repeats(ben)).toEqual([]);
  });

  test.each([
    [1, 1],
    [7, 1],
    [10, 1],
    [11, 2],
    [30, 4],
    [180, 26],
  ])("every %i days is about every %i weeks", async (days, weeks) => {
    expect(await repeat("Milk", days)).toMatchObject({ recurrenceIntervalWeeks: weeks });
  });

  test("under the same name again changes its interval and source, and stays one repeat", async () => {
    const first = await repeat("Milk", 7);
    await ana.do("changeItem", { params: { id: first.itemId }, body: { completed: true } });
    server.clock.forward({ days: 1 });
    const body = { name: " MILK ", intervalDays: 28, recurrenceSource: "learned" as const };
    const again = await ana.call("addRecurringItem", { body });
    expect(again).toMatchObject({
      status: 200,
      body: {
        id: first.id,
        recurrenceIntervalDays: 28,
        recurrenceIntervalWeeks: 4,
        recurrenceSource: "learned",
        lastPurchasedAt: "2026-03-02T10:00:00+00:00",
        nextDueDate: "2026-03-30T00:00:00+00:00",
      },
    });
    // The one that was bought is done with: there is a new one to buy.
    expect(again.body.itemId).not.toBe(first.itemId);
    expect(await open()).toEqual(["Milk"]);
    expect(await repeats()).toEqual([again.body]);
  });

  test("only later leaves the list as it is, and counts from the last purchase", async () => {
    const { id } = await ana.do("addItem", { body: { name: "Milk" } });
    await ana.do("changeItem", { params: { id }, body: { completed: true } });
    server.clock.forward({ days: 5 });
    const later = (name: string) =>
      ana.call("addRecurringItem", {
        body: { name, intervalDays: 14, recurrenceSource: "learned", later: true },
      });
    expect(await later("milk")).toMatchObject({
      status: 201,
      body: { itemId: id, startDate: "2026-03-02", nextDueDate: "2026-03-16T00:00:00+00:00" },
    });
    expect(await open()).toEqual([]);
    // A repeat of something never bought begins at once, and its open item counts as its first occurrence.
    await later("Bread");
    const butter = await ana.do("addItem", { body: { name: "Butter" } });
    expect(await later("Butter")).toMatchObject({ body: { itemId: butter.id, startDate: "2026-03-07" } });
    expect((await open()).sort()).toEqual(["Bread", "Butter"]);
  });

  test("only later records no purchase of another person", async () => {
    const ben = await server.signUp({ role: "premium" });
    const { id } = await ben.do("addItem", { body: { name: "Milk" } });
    await ben.do("changeItem", { params: { id }, body: { completed: true } });
    const { itemId } = await ana.do("addRecurringItem", {
      body: { name: "Milk", intervalDays: 7, later: true },
    });
    expect(itemId).not.toBe(id);
    expect(await open()).toEqual(["Milk"]);
  });

  test("under another form of a name that is open is about that one, and again one repeat", async () => {
    const { id } = await ana.do("addItem", { body: { name: "Tomatoes" } });
    const first = await repeat("Tomatoes", 7);
    const again = await repeat("tomato", 14);
    expect(again).toMatchObject({ id: first.id, itemId: id, recurrenceIntervalDays: 14 });
    expect(await repeats()).toEqual([again]);
  });

  test.each([
    [{ name: "", intervalDays: 7 }, "name", "Please enter an item"],
    [{ name: "Milk", intervalDays: 0 }, "intervalDays", "The interval must be at least a day"],
    [{ name: "Milk", intervalDays: 1.5 }, "intervalDays", "The interval must be a number of days"],
    [{ name: "Milk", intervalDays: 3651 }, "intervalDays", "The interval can be at most ten years"],
  ])("%o is refused by field", async (body, field, message) => {
    const { status, problem } = await ana.call("addRecurringItem", { body });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ field, message }]);
    expect(await open()).toEqual([]);
  });
});

describe("a repeat that is sent again", () => {
  test("a repeat with the same ids is answered with the one that exists, and nothing changes", async () => {
    const body = { id: newId(), itemId: newId(), name: "Milk", intervalDays: 7 };
    const first = await ana.call("addRecurringItem", { body });
    expect(first).toMatchObject({ status: 201, body: { id: body.id, itemId: body.itemId } });
    await ana.do("changeItem", { params: { id: body.itemId }, body: { completed: true } });
    const again = await ana.call("addRecurringItem", { body });
    expect(again).toMatchObject({ status: 200, body: { id: body.id, itemId: body.itemId } });
    expect(await open()).toEqual([]);
    await ana.do("deleteRecurringItem", { params: { id: body.id } });
    expect(await ana.call("addRecurringItem", { body })).toMatchObject({
      status: 200,
      body: { id: body.id },
    });
    expect(await repeats()).toEqual([]);
  });

  test("an operation that is sent ten times at once happens once", async () => {
    const body = { name: "Milk", intervalDays: 7 };
    const operation = newId();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => ana.call("addRecurringItem", { body }, { operation })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(replies.map(({ body: { id } }) => id)).size).toBe(1);
    expect(await repeats()).toHaveLength(1);
    expect(await open()).toEqual(["Milk"]);
  });

  test("two people of a household who say the same name at once have one repeat and one item", async () => {
    const ben = await server.signUp();
    await server.household(ana, ben);
    await Promise.all([repeat("Milk", 7), repeat("milk", 7, ben)]);
    expect(await repeats()).toHaveLength(1);
    expect(await repeats()).toEqual(await repeats(ben));
    expect(await open(ben)).toEqual(["Milk"]);
  });

  test("an id of another list, or an item's id that has another name, is refused and adds nothing", async () => {
    const ben = await server.signUp({ role: "premium" });
    const bens = await repeat("Secret", 7, ben);
    const bread = await ana.do("addItem", { body: { name: "Bread" } });
    for (const ids of [{ id: bens.id }, { itemId: bens.itemId }, { itemId: bread.id }]) {
      const reply = await ana.call("addRecurringItem", { body: { ...ids, name: "Milk", intervalDays: 7 } });
      expect(reply).toMatchObject({ status: 409, problem: { code: "id_taken" } });
    }
    expect(await repeats()).toEqual([]);
    expect(await open()).toEqual(["Bread"]);
    expect(await repeats(ben)).toEqual([bens]);
  });
});

test("with one id by two lists at the same moment succeeds for one of them", async () => {
  const ben = await server.signUp({ role: "premium" });
  for (const ids of [
    { id: newId(), name: "Milk" },
    { itemId: newId(), name: "Bread" },
  ]) {
    const body = { ...ids, intervalDays: 7 };
    const replies = await Promise.all([ana, ben].map((person) => person.call("addRecurringItem", { body })));
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(["201", "409"]);
    const made = [...(await repeats(ana)), ...(await repeats(ben))];
    expect(made).toHaveLength(1);
    for (const person of [ana, ben])
      for (const { id } of await repeats(person)) await person.do("deleteRecurringItem", { params: { id } });
  }
});

describe("a repeat that is deleted", () => {
  test("is gone; what it has put on the list stays", async () => {
    const { id } = await repeat("Milk");
    expect(await ana.do("deleteRecurringItem", { params: { id } })).toEqual({ ok: true });
    expect(await repeats()).toEqual([]);
    expect(await open()).toEqual(["Milk"]);
    expect((await ana.call("deleteRecurringItem", { params: { id } })).status).toBe(200);
  });

  test("can be taken back", async () => {
    const before = await repeat("Milk");
    await ana.do("deleteRecurringItem", { params: { id: before.id } });
    const back = await ana.do("changeRecurringItem", { params: { id: before.id }, body: { deleted: false } });
    expect(back).toEqual({ ...before, revision: back.revision });
    expect(await repeats()).toEqual([back]);
    const again = await ana.do("changeRecurringItem", {
      params: { id: before.id },
      body: { deleted: false },
    });
    expect(again).toEqual(back);
  });

  test("and was added again meanwhile is answered with the new repeat when its deletion is taken back", async () => {
    const old = await repeat("Milk", 7);
    await ana.do("deleteRecurringItem", { params: { id: old.id } });
    const now = await repeat("Milk", 30);
    expect(now.id).not.toBe(old.id);
    const params = { id: old.id };
    expect(await ana.do("changeRecurringItem", { params, body: { deleted: false } })).toEqual(now);
    expect(await repeats()).toEqual([now]);
  });
});

describe("a repeat is about a name", () => {
  test("and has the category that the household has chosen for it", async () => {
    const { itemId } = await repeat("Milk");
    const { cursor } = await ana.do("getList", {});
    const { id: categoryId } = await ana.do("addCategory", { body: { name: "White Things" } });
    await ana.do("changeItem", { params: { id: itemId }, body: { categoryId } });
    const [{ item }] = (await repeats()) as [Awaited<ReturnType<typeof repeat>>];
    expect(item.masterItem).toEqual({ name: "Milk", category: { name: "White Things" } });
    // The other devices get the change.
    const { recurringItems } = await ana.do("getList", { query: { since: cursor } });
    expect(recurringItems).toEqual(await repeats());
  });

  test("follows its item to another one; of two that end up with one name the elder stays", async () => {
    const milk = await repeat("Milk", 7);
    const oat = await repeat("Oat Zzyzx", 14);
    const { cursor } = await ana.do("getList", {});
    await ana.do("changeItem", { params: { id: milk.itemId }, body: { name: "Soy Zzyzx" } });
    expect((await repeats()).map(({ item }) => item.userItem?.name)).toEqual(["Soy Zzyzx", "Oat Zzyzx"]);
    await ana.do("changeItem", { params: { id: milk.itemId }, body: { name: "Oat Zzyzx" } });
    expect((await repeats()).map(({ id }) => id)).toEqual([oat.id]);
    const changes = await ana.do("getList", { query: { since: cursor } });
    expect(changes.gone.recurringItems).toEqual([milk.id]);
  });
});

test("the list contains the repeats and their changes", async () => {
  const milk = await repeat("Milk");
  const full = await ana.do("getList", {});
  expect(full.recurringItems).toEqual([milk]);
  expect((await ana.do("getList", { query: { since: full.cursor } })).recurringItems).toEqual([]);
  const bread = await repeat("Bread");
  await ana.do("deleteRecurringItem", { params: { id: milk.id } });
  const changes = await ana.do("getList", { query: { since: full.cursor } });
  expect(changes).toMatchObject({ full: false, gone: { recurringItems: [milk.id] } });
  expect(changes.recurringItems).toEqual([bread]);
  await ana.do("changeRecurringItem", { params: { id: milk.id }, body: { deleted: false } });
  const since = { query: { since: changes.cursor } };
  expect((await ana.do("getList", since)).recurringItems).toMatchObject([{ id: milk.id }]);
});

test("repeats are part of Premium", async () => {
  const { id } = await repeat("Milk");
  await server.database.execute("UPDATE users SET role = 'free' WHERE id = $1", [ana.user.id]);
  const replies = await Promise.all([
    ana.call("listRecurringItems", {}),
    ana.call("addRecurringItem", { body: { name: "Bread", intervalDays: 7 } }),
    ana.call("changeRecurringItem", { params: { id }, body: { deleted: false } }),
    ana.call("deleteRecurringItem", { params: { id } }),
    ana.call("getRecurringPreferences", {}),
    ana.call("changeRecurringPreferences", { body: { recurringDay: 3 } }),
  ]);
  for (const { status, problem } of replies)
    expect([status, problem.code, problem.detail]).toEqual([403, "premium_only", "This is part of Premium."]);
  expect(await open()).toEqual(["Milk"]);
});

test("a stranger finds nothing of a repeat", async () => {
  const milk = await repeat("Milk");
  const eve = await server.signUp({ role: "premium" });
  expect(await repeats(eve)).toEqual([]);
  expect((await eve.do("getList", {})).recurringItems).toEqual([]);
  for (const id of [milk.id, newId()]) {
    const params = { id };
    const replies = await Promise.all([
      eve.call("deleteRecurringItem", { params }),
      eve.call("changeRecurringItem", { params, body: { deleted: false } }),
    ]);
    for (const { status, problem } of replies) expect([status, problem.code]).toEqual([404, "not_found"]);
  }
  expect(await repeats()).toEqual([milk]);
});
