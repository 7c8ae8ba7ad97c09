import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "../../contract/routes.ts";
import type { Route } from "../../contract/route.ts";
import { writeCountedEvents } from "../security-events/count-event.ts";
import { secretCode, startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let ana: Client;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp({ role: "free" });
});
afterAll(() => server.close());

test("fields that a call doesn't have are not taken: nobody gives themselves a role or a list", async () => {
  const eve = server.client();
  const account = { email: "eve@example.com", password: "correct horse", firstName: null, secretCode };
  const more = { role: "admin", householdId: ana.user.id, id: ana.user.id };
  const made = await eve.do("register", { body: { ...account, ...more } });
  expect(made).toMatchObject({ role: "free", householdId: null });
  expect(made.id).not.toBe(ana.user.id);
  const changed = await eve.do("updateProfile", {
    body: { name: "Eve", email: "eve@example.com", ...more },
  });
  expect(changed).toMatchObject({ id: made.id, role: "free", householdId: null });
  const item = await eve.do("addItem", { body: { name: "Milk", userId: ana.user.id } as never });
  expect(await ana.do("listItems", {})).toEqual([]);
  expect(await eve.do("listItems", {})).toMatchObject([{ id: item.id }]);
});

test("a query that names a parameter twice is refused", async () => {
  const admin = await server.signUp({ role: "admin" });
  const reply = await server.http.inject({
    method: "GET",
    url: "/api/admin/users?search=ana&search=ben",
    headers: { cookie: admin.cookie! },
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ errors: [{ field: "search" }] });
});

test.each(["__proto__", "constructor", "prototype"])(
  "a body with the key %s changes no other object",
  async (key) => {
    const reply = await server.http.inject({
      method: "POST",
      url: "/api/items",
      headers: { cookie: ana.cookie!, "content-type": "application/json" },
      payload: `{"name": "Bread", "${key}": {"isAdmin": true}}`,
    });
    expect(reply.statusCode).toBeLessThan(500);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  },
);

test.each(["TRACE", "OPTIONS", "PROPFIND"] as const)("%s serves nothing", async (method) => {
  const reply = await server.http.inject({
    method: method as "OPTIONS",
    url: "/api/user",
    headers: { cookie: ana.cookie!, origin: "https://evil.example" },
  });
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain(ana.user.email);
});

test("no answer lets a page of another origin read it", async () => {
  for (const [url, headers] of [
    ["/api/user", { cookie: ana.cookie!, origin: "https://evil.example" }],
    ["/api/settings", { origin: "null" }],
  ] as const) {
    const reply = await server.http.inject({ method: "GET", url, headers });
    expect(Object.keys(reply.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});

test("forwarded headers from a stranger don't change where a call comes from", async () => {
  const body = { email: ana.user.email, password: "wrong horse" };
  const headers = {
    "x-forwarded-for": "203.0.113.9",
    forwarded: "for=203.0.113.9",
    "x-real-ip": "203.0.113.9",
  };
  expect((await server.client().call("login", { body }, { headers })).status).toBe(401);
  await writeCountedEvents(server.app);
  const { events } = await ana.do("listOwnEvents", {});
  expect(events.find(({ kind }) => kind === "sign_in_failed")).toMatchObject({ address: "127.0.0.1" });
});

test("no secret is in an address, except in mailed links", () => {
  const inPath = Object.values(routes as Record<string, Route>)
    .filter(({ path }) => /:(?!id\b)/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
  expect(inPath).toEqual([
    "GET /api/household/invitation/:token",
    "POST /api/household/join/:token",
    "POST /api/household/switch/:token",
    "POST /api/household/create-password/:token",
    // The name of a backup says when it was written; only an administrator gets it.
    "GET /api/admin/backups/:name",
  ]);
});

test("a fault of the server is answered without its reason", async () => {
  const broken = await startTestServer();
  const ben = await broken.signUp();
  await broken.database.execute("ALTER TABLE users RENAME COLUMN recurring_day TO other");
  const reply = await ben.call("getUser", {});
  expect(reply.status).toBe(500);
  expect(JSON.stringify(reply.body)).not.toMatch(/recurring_day|column|select|at \/|\.ts/i);
  await broken.close();
});

test("two sign-ins of one person get different tokens of 256 bits", async () => {
  const body = { email: ana.user.email, password: "correct horse" };
  const tokens = await Promise.all(
    [1, 2].map(async () => {
      const client = server.client();
      await client.do("login", { body });
      return client.cookie!.split("=")[1]!;
    }),
  );
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
});
