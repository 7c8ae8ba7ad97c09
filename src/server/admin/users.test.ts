import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp({ email: "boss@example.com", firstName: "Boss" });
});
afterAll(() => server.close());
beforeEach(() => server.clock.forward({ minutes: 1 }));

const search = async (text: string) =>
  (await admin.do("listUsers", { query: { search: text } })).users.map(({ email }) => email);
const setRole = (who: Client, role: "free" | "premium" | "admin", by = admin) =>
  by.call("changeUser", { params: { id: who.user.id }, body: { role } });

/** Accounts without a password worth the name, one a minute. */
async function addPeople(count: number): Promise<void> {
  await server.database.execute(
    `WITH list AS (
       INSERT INTO lists (id) SELECT new_id() FROM generate_series(1, $1::int) RETURNING id),
     numbered AS (SELECT id, row_number() OVER () AS n FROM list)
     INSERT INTO users (id, list_id, email, password, first_name, created_at)
     SELECT id, id, 'crowd-' || n || '@example.org', 'none', 'Crowd', $2::timestamptz - n * interval '1 minute'
     FROM numbered`,
    [count, server.clock.now()],
  );
}

describe("the list of users", () => {
  test("shows all accounts, the newest first, without private data", async () => {
    const { user } = await server.signUp({ email: "zoe@example.com", firstName: "Zoë" });
    const { users } = await admin.do("listUsers", {});
    expect(users[0]).toEqual({
      id: user.id,
      email: "zoe@example.com",
      name: "Zoë",
      role: "free",
      createdAt: user.createdAt,
    });
    expect(users.find(({ email }) => email === "boss@example.com")).toMatchObject({ role: "admin" });
  });

  test("is searched by part of an email or name, in any case, and letter for letter", async () => {
    await server.signUp({ email: "Maria.Lopez@example.com", firstName: "Maria" });
    await server.signUp({ email: "under_score@example.com", firstName: "100%" });
    expect(await search("LOPEZ")).toEqual(["Maria.Lopez@example.com"]);
    expect(await search("maria")).toEqual(["Maria.Lopez@example.com"]);
    expect(await search("r_s")).toEqual(["under_score@example.com"]);
    expect(await search("0%")).toEqual(["under_score@example.com"]);
    expect(await search("nobody at all")).toEqual([]);
  });

  test("is read page by page to its end, each person once, also when a person registers in between", async () => {
    await addPeople(120);
    const seen: string[] = [];
    let after: string | undefined;
    let pages = 0;
    do {
      const page = await admin.do("listUsers", { query: { search: "crowd-", ...(after && { after }) } });
      expect(page.total).toBe(120);
      seen.push(...page.users.map(({ email }) => email));
      after = page.next ?? undefined;
      pages += 1;
      await server.signUp();
    } while (after !== undefined);
    expect([pages, seen.length, new Set(seen).size]).toEqual([3, 120, 120]);
    expect(seen[0]).toBe("crowd-1@example.org");
    expect(seen.at(-1)).toBe("crowd-120@example.org");
  });

  test("refuses a cursor that the server didn't give out", async () => {
    const reply = await admin.call("listUsers", { query: { after: "2026-01-01" } });
    expect([reply.status, reply.problem.errors![0]!.field]).toEqual([400, "after"]);
  });
});

describe("a role", () => {
  test("is set, and holds from the next call on", async () => {
    const ben = await server.signUp();
    expect((await setRole(ben, "premium")).body).toMatchObject({ id: ben.user.id, role: "premium" });
    expect(await ben.do("getPermissions", {})).toMatchObject({ isPremium: true, isAdmin: false });
    await setRole(ben, "admin");
    expect((await ben.call("listUsers", {})).status).toBe(200);
    await setRole(ben, "free");
    expect((await ben.call("listUsers", {})).status).toBe(403);
  });

  test("of the last administrator can't be changed", async () => {
    const reply = await setRole(admin, "free");
    expect([reply.status, reply.problem.code]).toEqual([409, "last_admin"]);
    expect((await admin.do("getUser", {})).role).toBe("admin");
  });

  test("of a household's owner decides whether its list is shared, at once and on every device", async () => {
    const [ana, ben] = [await server.signUp(), await server.signUp()];
    await server.household(ana, ben);
    await ana.do("addItem", { body: { name: "Milk" } });
    const { cursor } = await ben.do("getList", {});
    await setRole(ana, "free");
    const list = await ben.do("getList", { query: { since: cursor } });
    expect(list).toMatchObject({ full: true, items: [] });
    await setRole(ana, "premium");
    expect((await ben.do("getList", { query: { since: list.cursor } })).items).toMatchObject([
      { name: "Milk" },
    ]);
  });

  test("is one of three, of an account that exists", async () => {
    const id = newId();
    const nobody = await admin.call("changeUser", { params: { id }, body: { role: "free" } });
    const king = await admin.call("changeUser", {
      params: { id: admin.user.id },
      body: { role: "king" as "admin" },
    });
    expect([nobody.status, king.status]).toEqual([404, 400]);
  });
});
