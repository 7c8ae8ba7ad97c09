import { describe, expect, test } from "vitest";
import { ana, ben, server, setUpCouple } from "../../../test/couple.ts";
import type { Client } from "../../../test/server.ts";

setUpCouple();

const invite = async (from: Client, inviteeEmail: string) => {
  const { link } = await from.do("inviteMember", { body: { inviteeEmail } });
  return new URL(link!).searchParams.get("token")!;
};
const join = (who: Client, token: string) => who.call("joinHousehold", { params: { token } });
const switchTo = (who: Client, token: string) => who.call("switchHousehold", { params: { token } });
const memberEmails = async (who: Client) =>
  (await who.do("getHousehold", {})).members.map(({ email }) => email);
const names = async (who: Client) => (await who.do("listItems", {})).map(({ name }) => name).toSorted();

test("accepting merges both lists into one shared list", async () => {
  await ana.do("addItem", { body: { name: "Milk" } });
  await ana.do("addStore", { body: { name: "Ana's shop", categories: ["Bakery"] } });
  await ben.do("addItem", { body: { name: "Bread" } });
  await ben.do("addStore", { body: { name: "Ben's shop", categories: ["Produce"] } });
  const joined = await join(ben, await invite(ana, ben.user.email.toUpperCase()));
  expect([joined.status, joined.body]).toEqual([
    200,
    { household: { id: expect.any(String), name: "Ana's household" }, switchedFrom: null },
  ]);
  for (const who of [ana, ben]) {
    expect(await names(who)).toEqual(["Bread", "Milk"]);
    expect((await who.do("listStores", {})).map(({ name }) => name).toSorted()).toEqual([
      "Ana's shop",
      "Ben's shop",
    ]);
    expect(await memberEmails(who)).toEqual([ana.user.email, ben.user.email]);
  }
  expect((await ana.do("getHousehold", {})).pendingInvitations).toEqual([]);
  expect(await ben.do("getPermissions", {})).toMatchObject({ isPremium: true, canManageSubscription: false });
});

test("every device of both reads the whole list again after a join, and nothing is newer than the list", async () => {
  for (const name of ["Milk", "Bread", "Eggs"]) await ben.do("addItem", { body: { name } });
  const token = await invite(ana, ben.user.email);
  const before = { ana: (await ana.do("getList", {})).cursor, ben: (await ben.do("getList", {})).cursor };
  await join(ben, token);
  const lists = [
    await ana.do("getList", { query: { since: before.ana } }),
    await ben.do("getList", { query: { since: before.ben } }),
  ];
  for (const list of lists) {
    expect(list).toMatchObject({ full: true, members: [{ name: "Ana" }, { name: "Ben" }] });
    expect(list.items).toHaveLength(3);
    const newest = Math.max(...list.items.map(({ revision }) => revision));
    expect(Number(list.cursor.split(".")[2])).toBeGreaterThanOrEqual(newest);
  }
  expect((await ana.do("getList", { query: { since: lists[0]!.cursor } })).items).toEqual([]);
});

describe("two long lists", () => {
  /** Gives a list this many open items, as if each had been added. */
  async function fill(who: Client, items: number) {
    const { id } = await who.do("addItem", { body: { name: `Filler of ${who.user.firstName}` } });
    await server.database.execute(
      `INSERT INTO items SELECT (jsonb_populate_record(i, jsonb_build_object(
         'id', new_id(), 'name_key', i.name_key || n, 'match_key', i.match_key || n))).*
       FROM items i, generate_series(2, $2::int) n WHERE i.id = $1`,
      [id, items],
    );
    await server.database.execute(
      "UPDATE lists l SET revision = l.revision + $2::int FROM items i WHERE i.id = $1 AND l.id = i.list_id",
      [id, items],
    );
    // As the database does it by itself a minute later: its plans were made for a few rows.
    await server.database.execute("ANALYZE items", []);
  }

  test("are not joined when they would be too long together, and the link still works", async () => {
    await fill(ana, 6000);
    await fill(ben, 4001);
    const token = await invite(ana, ben.user.email);
    const before = await ben.do("getList", {});
    expect((await join(ben, token)).problem).toMatchObject({
      status: 422,
      code: "lists_too_long",
      detail: expect.stringContaining("more than 10,000 open items together") as string,
    });
    expect((await ben.do("getList", {})).cursor).toBe(before.cursor);
    expect(await memberEmails(ana)).toEqual([ana.user.email]);
    await ben.do("deleteItem", { params: { id: before.items[0]!.id } });
    expect((await join(ben, token)).status).toBe(200);
    // It is as full as a list may be now, though neither of the two had changed so often.
    expect((await ana.call("addItem", { body: { name: "Bread" } })).problem.code).toBe("list_full");
  });
});

test("a link works once", async () => {
  const token = await invite(ana, ben.user.email);
  expect((await join(ben, token)).status).toBe(200);
  expect((await join(ben, token)).status).toBe(404);
  expect((await switchTo(ben, token)).status).toBe(404);
  expect(await memberEmails(ana)).toHaveLength(2);
});

test("when two accept at once exactly one wins", async () => {
  const token = await invite(ana, ben.user.email);
  const replies = await Promise.all([
    join(ben, token),
    switchTo(ben, token),
    join(ben, token),
    join(ben, token),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
  expect(await memberEmails(ana)).toEqual([ana.user.email, ben.user.email]);
});

test("when the link is used for an account and for accepting at once, one wins, and the person is in the household once", async () => {
  const email = "race@example.com";
  const token = await invite(ana, email);
  const body = { password: "correct horse", name: null };
  const replies = await Promise.all(
    Array.from({ length: 3 }, () =>
      server.client().call("createInvitedAccount", { params: { token }, body }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 404, 404]);
  expect(await memberEmails(ana)).toEqual([ana.user.email, email]);
});

test("another person who is signed in is refused, and the link stays valid", async () => {
  const token = await invite(ana, ben.user.email);
  const eve = await server.signUp();
  for (const attempt of [join, switchTo]) {
    const reply = await attempt(eve, token);
    expect([reply.status, reply.problem.code]).toEqual([403, "wrong_account"]);
  }
  expect((await join(server.client(), token)).status).toBe(401);
  expect(await memberEmails(ana)).toEqual([ana.user.email]);
  expect((await join(ben, token)).status).toBe(200);
});

test("an expired, cancelled or made-up link lets no one join", async () => {
  const expired = await invite(ana, ben.user.email);
  server.clock.forward({ days: 7 });
  expect((await join(ben, expired)).status).toBe(404);
  const cancelled = await invite(ana, ben.user.email);
  const { id } = (await ana.do("getHousehold", {})).pendingInvitations[0]!;
  await ana.do("cancelInvitation", { params: { id } });
  expect((await join(ben, cancelled)).status).toBe(404);
  expect((await join(ben, "a".repeat(43))).status).toBe(404);
  expect(await memberEmails(ana)).toEqual([ana.user.email]);
});

test("a person in another household is asked first, with both names; switching leaves one for the other", async () => {
  const cleo = await server.signUp({ firstName: "Cleo", role: "premium" });
  await cleo.do("addItem", { body: { name: "Olives" } });
  await ben.do("addItem", { body: { name: "Bread" } });
  await join(ben, await invite(cleo, ben.user.email));
  await ana.do("addItem", { body: { name: "Milk" } });
  const token = await invite(ana, ben.user.email);
  const conflict = await join(ben, token);
  expect([conflict.status, conflict.problem]).toMatchObject([
    409,
    {
      code: "in_other_household",
      currentHousehold: { name: "Cleo's household" },
      targetHousehold: { name: "Ana's household" },
    },
  ]);
  expect(await names(ben)).toEqual(["Bread", "Olives"]);
  const switched = await switchTo(ben, token);
  expect(switched.body).toMatchObject({
    switchedFrom: "Cleo's household",
    household: { name: "Ana's household" },
  });
  expect(await names(ben)).toEqual(["Bread", "Milk"]);
  expect(await names(cleo)).toEqual(["Olives"]);
  expect(await memberEmails(cleo)).toEqual([cleo.user.email]);
});

test("switching without a household is joining", async () => {
  expect((await switchTo(ben, await invite(ana, ben.user.email))).body.switchedFrom).toBeNull();
  expect(await memberEmails(ana)).toEqual([ana.user.email, ben.user.email]);
});

test("an owner who switches away hands their household over", async () => {
  const [cleo, dan] = [
    await server.signUp({ firstName: "Cleo" }),
    await server.signUp({ firstName: "Dan", role: "premium" }),
  ];
  const household = await server.household(cleo, dan);
  await switchTo(cleo, await invite(ana, cleo.user.email));
  expect(await dan.do("getHousehold", {})).toMatchObject({
    household: { id: household, name: "Dan's household", ownerId: dan.user.id },
    isOwner: true,
    members: [{ id: dan.user.id }],
  });
});

test("two owners who switch to each other at once both end up somewhere, once", async () => {
  const cleo = await server.signUp({ firstName: "Cleo", role: "premium" });
  const [toAna, toCleo] = [await invite(ana, cleo.user.email), await invite(cleo, ana.user.email)];
  const replies = await Promise.all([switchTo(cleo, toAna), switchTo(ana, toCleo)]);
  // The first to leave ends their household, and with it the other's invitation.
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await memberEmails(ana)).toSorted()).toEqual((await memberEmails(cleo)).toSorted());
  expect(await memberEmails(ana)).toHaveLength(2);
});

test("an invited person makes their account without the secret code, is signed in and in the household", async () => {
  await ana.do("addItem", { body: { name: "Milk" } });
  const token = await invite(ana, "Newcomer@example.com");
  const newcomer = server.client();
  const reply = await newcomer.call("createInvitedAccount", {
    params: { token },
    body: { password: "correct horse", name: " Nora " },
  });
  const [household] = await server.database.execute("SELECT household_id FROM users WHERE id = $1", [
    ana.user.id,
  ]);
  expect([reply.status, reply.body]).toMatchObject([
    201,
    { email: "Newcomer@example.com", firstName: "Nora", role: "free", householdId: household!.household_id },
  ]);
  expect(await names(newcomer)).toEqual(["Milk"]);
  const login = { email: "newcomer@example.com", password: "correct horse" };
  expect((await server.client().call("login", { body: login })).status).toBe(200);
});

test("a person who has an account can't make a second one by an invitation", async () => {
  const token = await invite(ana, ben.user.email);
  const reply = await server.client().call("createInvitedAccount", {
    params: { token },
    body: { password: "another password", name: null },
  });
  expect([reply.status, reply.problem.code]).toEqual([409, "email_taken"]);
  expect((await join(ben, token)).status).toBe(200);
});

test("a short password or a dead link makes no account", async () => {
  const token = await invite(ana, "short@example.com");
  const short = await server.client().call("createInvitedAccount", {
    params: { token },
    body: { password: "short", name: null },
  });
  expect(short.problem.errors).toEqual([
    { field: "password", message: "Password must be at least 8 characters" },
  ]);
  server.clock.forward({ days: 7 });
  const late = await server.client().call("createInvitedAccount", {
    params: { token },
    body: { password: "correct horse", name: null },
  });
  expect(late.status).toBe(404);
  expect(await server.database.execute("SELECT FROM users WHERE email = 'short@example.com'")).toEqual([]);
});

test("a member who accepts a second invitation uses it up without a change", async () => {
  const first = await invite(ana, ben.user.email);
  const changed = "ben-elsewhere@example.com";
  const second = await invite(ana, changed);
  await join(ben, first);
  await ben.do("updateProfile", { body: { name: "Ben", email: changed } });
  expect((await join(ben, second)).status).toBe(200);
  expect(await memberEmails(ana)).toEqual([ana.user.email, changed]);
  expect((await join(ben, second)).status).toBe(404);
});
