import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { ownDataSchema } from "../../contract/accounts/own-data.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { csvTable } from "../../contract/exports/csv-table.ts";

let server: TestServer;
let ana: Client;
let ben: Client;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp({ firstName: "Ana", email: "ana@example.com" });
  ben = await server.signUp({ firstName: "Ben" });
  await ana.do("inviteMember", { body: { inviteeEmail: "cleo@example.com" } });
  await ana.do("joinWaitlist", { body: { email: "ANA@example.com" } });
  await ana.do("sendFeedback", { body: { message: "Lovely" } });
  await ben.do("sendFeedback", { body: { message: "Ben's secret opinion" } });
  for (const [who, name] of [
    [ana, "Ana"],
    [ben, "Ben"],
  ] as const) {
    const store = await who.do("addStore", { body: { name: `${name}'s shop`, categories: ["Bakery"] } });
    const category = await who.do("addCategory", { body: { name: `${name}'s treats` } });
    const body = { name: `${name}'s odd cake`, storeId: store.id, categoryId: category.id };
    const { id } = await who.do("addItem", { body });
    await who.do("changeItem", { params: { id }, body: { completed: true, inStoreId: store.id } });
  }
});
afterAll(() => server.close());

test("the download has everything of the person and nothing of anybody else", async () => {
  const reply = await ana.call("downloadData", {});
  expect(reply.headers["content-disposition"]).toBe('attachment; filename="restock-data.json"');
  expect(reply.headers["content-type"]).toContain("application/json");
  const data = reply.body;
  expect(z.safeParse(ownDataSchema, data).error?.issues).toBeUndefined();
  expect(data).toMatchObject({
    user: { id: ana.user.id, email: "ana@example.com", firstName: "Ana" },
    household: { name: "Ana's household", isOwner: true },
    list: { currency: null, repeatsPausedUntil: null },
    stores: [{ name: "Ana's shop", categories: ["bakery"] }],
    categories: [{ name: "Ana's Treats" }],
    userItems: [{ name: "Ana's Odd Cake" }],
    categoryChoices: [{ nameKey: "ana's odd cake" }],
    items: [{ name: "Ana's Odd Cake", completed: true }],
    suggestions: [{ frequency: 1 }],
    shoppingHistory: [{ itemName: "Ana's Odd Cake" }],
    shoppingLists: [{ itemsCheckedOff: 1 }],
    storeVisits: [{ userId: ana.user.id }],
    itemPurchases: [{ itemName: "Ana's Odd Cake", orderInVisit: 1 }],
    invitationsSent: [{ inviteeEmail: "cleo@example.com" }],
    feedback: [{ message: "Lovely" }],
    waitlist: [{ email: "ANA@example.com" }],
    sessions: [{ device: "lightMyRequest", seenAt: expect.any(String), expire: expect.any(String) }],
    knownDevices: [{ network: "127.0.0.1", usedAt: expect.any(String) }],
  });
  const text = JSON.stringify(data);
  expect(text).not.toContain(ben.user.id);
  expect(text).not.toMatch(/Ben|argon2|\\\\x[0-9a-f]{64}/);
});

test("every table with a person's id on it is in the download", async () => {
  const columns = await server.database.execute(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'user_id' ORDER BY 1`,
  );
  const names = columns.map(({ name }) =>
    String(name).replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  expect(names.length).toBeGreaterThan(10);
  const data = await ana.do("downloadData", {});
  const elsewhere = new Set([
    "householdMembers", // the person's part of it is `household`
    "operations", // answers for repeats of requests
    "firstAnswers", // the same, for an hour
    "emailVerifications", // a mailed link
    "passwordResets", // another
    // Counted from storeCategoryUsage, and made anew from it.
    "learnedPeople",
    "storeCategoryEvidence",
  ]);
  expect(names.filter((name) => !(name in data) && !elsewhere.has(name))).toEqual([]);
});

test("a download needs a session", async () => {
  expect((await server.client().call("downloadData", {})).status).toBe(401);
  expect((await server.client().call("downloadList", {})).status).toBe(401);
});

test("the list is downloaded as a table, as it shows", async () => {
  const cleo = await server.signUp();
  const shop = await cleo.do("addStore", { body: { name: 'The "Corner", shop', categories: ["Bakery"] } });
  await cleo.do("addItem", { body: { name: "2 lb Chicken Thighs", storeId: shop.id } });
  server.clock.forward({ minutes: 1 });
  const { id } = await cleo.do("addItem", { body: { name: "Milk" } });
  await cleo.do("changeItem", {
    params: { id },
    body: { note: "the blue one\nnot the red", completed: true },
  });
  const reply = await cleo.call("downloadList", {});
  expect(reply.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(reply.headers["content-disposition"]).toBe('attachment; filename="restock-list.csv"');
  const [header, chicken, ...rest] = reply.body.replace("\uFEFF", "").split("\r\n");
  expect(header).toBe("Item,Quantity,Size,Category,Store,Note,Price,Done,Hidden,Added");
  expect(chicken).toMatch(/^Chicken Thighs,2,lb,Meat & Poultry,"The ""Corner"", shop",,,no,no,2026-/);
  expect(rest.join("|")).toMatch(/^Milk,1,,Dairy & Eggs,,"the blue one\nnot the red",,yes,no,2026-[^|]*\|$/);
});

test("a member's text is no formula in another member's spreadsheet", async () => {
  const [owner, member] = [await server.signUp(), await server.signUp()];
  await server.household(owner, member);
  const { id } = await member.do("addItem", { body: { name: "=HYPERLINK(evil)" } });
  await member.do("changeItem", { params: { id }, body: { note: "@SUM(A1)" } });
  const { body } = await owner.call("downloadList", {});
  expect(body).toMatch(/'=HYPERLINK/i);
  expect(body).toContain("'@SUM(A1)");
  expect(body).not.toMatch(/(^|,|"|\n)[=@]/);
});

test.each(["=1+1", "+1", "-1", "@A1", "\tx", "\rx", "＝1"])("a cell that begins like %j is text", (text) => {
  expect(csvTable([["a", text]])).toMatch(/^\uFEFFa,"?'/);
});

test("cells keep their text", () => {
  expect(csvTable([["a=b", null, 'x"y', "1,5", ""]])).toBe('\uFEFFa=b,,"x""y","1,5",\r\n');
});
