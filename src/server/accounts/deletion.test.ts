import { afterAll, beforeAll, expect, test } from "vitest";
import { deletionPhrase } from "../../contract/accounts/limits.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp();
});
afterAll(() => server.close());

const remove = (who: Client, confirmation = deletionPhrase) =>
  who.call("deleteAccount", { body: { confirmation } });
const names = async (who: Client) => (await who.do("listItems", {})).map(({ name }) => name).toSorted();

test("a typed confirmation deletes the account, all that belongs to it, and the session", async () => {
  const ana = await server.signUp({ email: "ana@example.com" });
  const store = await ana.do("addStore", { body: { name: "Ana's shop", categories: ["Bakery"] } });
  const { id } = await ana.do("addItem", { body: { name: "Ana's odd cake", storeId: store.id } });
  await ana.do("changeItem", { params: { id }, body: { completed: true, inStoreId: store.id } });
  await ana.do("joinWaitlist", { body: { email: "ana@example.com" } });
  const reply = await remove(ana, ` ${deletionPhrase.toUpperCase()} `);
  expect(reply.status).toBe(200);
  expect(reply.headers["set-cookie"]).toContain("Max-Age=0");
  const login = { email: "ana@example.com", password: "correct horse" };
  expect((await server.client().call("login", { body: login })).status).toBe(401);
  const tables = await server.database.execute(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'user_id' ORDER BY 1`,
  );
  expect(tables.length).toBeGreaterThan(10);
  for (const { name } of tables) {
    const rows = await server.database.execute(`SELECT FROM ${String(name)} WHERE user_id = $1`, [
      ana.user.id,
    ]);
    expect([name, rows]).toEqual([name, []]);
  }
  expect(await server.database.execute("SELECT FROM lists WHERE id = $1", [ana.user.id])).toEqual([]);
  expect(await server.database.execute("SELECT FROM waitlist WHERE email = 'ana@example.com'")).toEqual([]);
  // The address is free again.
  expect((await server.signUp({ email: "ana@example.com" })).user.id).not.toBe(ana.user.id);
});

test.each(["", "delete", "yes"])("typing %j deletes nothing", async (typed) => {
  const ana = await server.signUp();
  const reply = await remove(ana, typed);
  expect(reply.problem.errors).toEqual([
    { field: "confirmation", message: 'Please type "delete my account"' },
  ]);
  expect((await ana.call("getUser", {})).status).toBe(200);
});

test("feedback stays, without its author's name", async () => {
  const ana = await server.signUp({ firstName: "Ana" });
  await ana.do("sendFeedback", { body: { message: "I am leaving" } });
  await remove(ana);
  expect(
    await server.database.execute("SELECT user_id, user_name FROM feedback WHERE message = 'I am leaving'"),
  ).toEqual([{ user_id: null, user_name: "Deleted account" }]);
});

test("a member's household continues without them; copies that others made of their things stay", async () => {
  const [ana, ben] = [await server.signUp(), await server.signUp()];
  await server.household(ana, ben);
  const treats = await ben.do("addCategory", { body: { name: "Ben's treats" } });
  const taught = await ben.do("addItem", { body: { name: "Ben's bean mix", categoryId: treats.id } });
  await ben.do("deleteItem", { params: { id: taught.id } });
  const own = await ana.do("addItem", { body: { name: "Ben's bean mix" } });
  expect(own.userItemId).toBe(taught.userItemId);
  await ben.do("addItem", { body: { name: "Bread" } });
  expect((await remove(ben)).status).toBe(200);
  expect(await names(ana)).toEqual(["Ben's Bean Mix"]);
  expect(await ana.do("listItems", {})).toMatchObject([{ id: own.id, categoryName: "Ben's Treats" }]);
  expect((await ana.do("getHousehold", {})).members).toHaveLength(1);
});

test("an owner's household is handed over to the next who can own one", async () => {
  const [ana, ben, cleo] = [
    await server.signUp(),
    await server.signUp(),
    await server.signUp({ firstName: "Cleo", role: "premium" }),
  ];
  await server.household(ana, ben, cleo);
  await ben.do("addItem", { body: { name: "Bread" } });
  expect((await remove(ana)).status).toBe(200);
  expect(await cleo.do("getHousehold", {})).toMatchObject({
    household: { name: "Cleo's household" },
    isOwner: true,
  });
  expect(await names(cleo)).toEqual(["Bread"]);
});

test("a household without such a member ends, and the members keep what is theirs", async () => {
  const [ana, ben] = [await server.signUp(), await server.signUp()];
  await server.household(ana, ben);
  await ben.do("addItem", { body: { name: "Bread" } });
  await remove(ana);
  expect(await names(ben)).toEqual(["Bread"]);
  expect(await ben.do("getUser", {})).toMatchObject({ householdId: null });
});

test("the only administrator can't delete their account while there are others", async () => {
  const reply = await remove(admin);
  expect([reply.status, reply.problem.code]).toEqual([409, "last_admin"]);
  expect((await admin.call("getUser", {})).status).toBe(200);
  const second = await server.signUp({ role: "admin" });
  expect((await remove(second)).status).toBe(200);
});

test("when two administrators leave at once, one of them stays", async () => {
  const own = await startTestServer();
  const people = [await own.signUp(), await own.signUp({ role: "admin" })];
  await own.signUp();
  const replies = await Promise.all(people.map((who) => remove(who)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await own.close();
});

test("the only account of an installation can go; the next one is its administrator", async () => {
  const own = await startTestServer();
  expect((await remove(await own.signUp())).status).toBe(200);
  expect((await own.signUp()).user.role).toBe("admin");
  await own.close();
});
