import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { changeRole } from "./role.ts";

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp();
});
afterAll(() => server.close());

const names = async (who: Client) => (await who.do("listItems", {})).map(({ name }) => name).toSorted();
const isFull = async (who: Client, since: string) => (await who.do("getList", { query: { since } })).full;

test("sharing ends with the owner's premium and comes back with it, whole; every device reads its whole list again", async () => {
  const [ana, ben] = [await server.signUp({ role: "premium" }), await server.signUp()];
  await server.household(ana, ben);
  const store = await ben.do("addStore", { body: { name: "Ben's shop", categories: ["Bakery"] } });
  await ana.do("addItem", { body: { name: "Milk", storeId: store.id } });
  await ben.do("addItem", { body: { name: "Bread" } });
  const before = await ana.do("listItems", {});
  const shared = (await ben.do("getList", {})).cursor;

  await changeRole(server.app, ana.user.id, "free");
  expect([await names(ana), await names(ben)]).toEqual([["Milk"], ["Bread"]]);
  expect(await ben.do("getPermissions", {})).toMatchObject({ isPremium: false, isHouseholdMember: true });
  expect(await isFull(ben, shared)).toBe(true);
  const apart = (await ben.do("getList", {})).cursor;

  await changeRole(server.app, ana.user.id, "premium");
  expect(await ana.do("listItems", {})).toEqual(before);
  expect(await isFull(ben, apart)).toBe(true);
  expect(await isFull(ben, shared)).toBe(true);
});

test("a member's own role changes no list", async () => {
  const [ana, ben] = [await server.signUp(), await server.signUp()];
  await server.household(ana, ben);
  const { cursor } = await ana.do("getList", {});
  await changeRole(server.app, ben.user.id, "premium");
  expect(await isFull(ana, cursor)).toBe(false);
  expect((await ben.do("getUser", {})).role).toBe("premium");
});

test("the only administrator stays one", async () => {
  await expect(changeRole(server.app, admin.user.id, "premium")).rejects.toMatchObject({
    code: "last_admin",
  });
  const second = await server.signUp();
  await changeRole(server.app, second.user.id, "admin");
  await changeRole(server.app, admin.user.id, "premium");
  await expect(changeRole(server.app, second.user.id, "free")).rejects.toMatchObject({ code: "last_admin" });
  expect((await second.do("getUser", {})).role).toBe("admin");
});

test("the only account of an installation stays its administrator", async () => {
  const own = await startTestServer();
  const alone = await own.signUp();
  const reply = await alone.call("changeUser", { params: { id: alone.user.id }, body: { role: "free" } });
  expect([reply.status, reply.problem.code]).toEqual([409, "last_admin"]);
  expect((await alone.do("getUser", {})).role).toBe("admin");
  await own.close();
});

test("the role of an unknown account can't be changed", async () => {
  await expect(changeRole(server.app, newId(), "premium")).rejects.toMatchObject({ code: "not_found" });
});
