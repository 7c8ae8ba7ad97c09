import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { routes } from "../../contract/routes.ts";
import { problemSchema } from "../../contract/errors.ts";
import { userHeader, type Route } from "../../contract/route.ts";
import { newId } from "../../contract/new-id.ts";
import * as z from "zod/mini";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const all = Object.entries(routes as Record<string, Route>);
const someId = "01890000-0000-7000-8000-000000000000";
const urlOf = (route: Route) => route.path.replace(/:\w+/g, someId);

describe("every route", () => {
  test.each(all.filter(([, route]) => route.access !== "anyone"))(
    "%s refuses callers who aren't signed in",
    async (_name, route) => {
      const reply = await server.http.inject({
        method: route.method,
        url: urlOf(route),
        ...(route.body && { payload: validBodies[_name] ?? {} }),
      });
      expect(reply.statusCode).toBe(401);
      expect(reply.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
      expect(z.safeParse(problemSchema, reply.json()).success).toBe(true);
    },
  );

  test.each(all.filter(([, route]) => route.access !== "anyone"))(
    "%s refuses a call that is meant for another person than the session's",
    async (_name, route) => {
      const [ana, ben] = [await server.signUp({ role: "admin" }), await server.signUp()];
      for (const user of [ben.user.id, newId(), "", "nobody", `${ana.user.id}, ${ben.user.id}`]) {
        const reply = await server.http.inject({
          method: route.method,
          url: urlOf(route),
          headers: { cookie: ana.cookie!, [userHeader]: user },
          ...(route.body && { payload: validBodies[_name] ?? {} }),
        });
        expect([user, reply.statusCode, reply.json()]).toMatchObject([user, 409, { code: "other_user" }]);
      }
    },
  );

  test.each(all.filter(([, route]) => route.method !== "GET"))(
    "%s refuses a write from another site",
    async (_name, route) => {
      const person = await server.signUp();
      for (const headers of [
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
        { origin: "https://evil.example" },
        { origin: "null" },
      ]) {
        const reply = await server.http.inject({
          method: route.method,
          url: urlOf(route),
          headers: { cookie: person.cookie!, host: "localhost:3000", ...headers },
          ...(route.body && { payload: {} }),
        });
        expect(reply.statusCode).toBe(403);
        expect(reply.json()).toMatchObject({ code: "cross_site" });
      }
    },
  );

  test.each(all.filter(([, route]) => route.body !== undefined))(
    "%s takes JSON only",
    async (_name, route) => {
      const person = await server.signUp({ role: "admin" });
      const reply = await server.http.inject({
        method: route.method,
        url: urlOf(route),
        headers: { cookie: person.cookie!, "content-type": "text/plain" },
        payload: "{}",
      });
      expect(reply.statusCode).toBe(415);
    },
  );
});

/** Bodies that get past parsing, so that the refusal is about the session. */
const validBodies: Record<string, object> = {
  addItem: { name: "Milk" },
  addStore: { name: "Costco", categories: ["produce"] },
  addRecurringItem: { name: "Milk", intervalDays: 7 },
  changeRecurringItem: { deleted: false },
  addCategory: { name: "Party" },
  updateProfile: { name: "Ana", email: "ana@example.com" },
  deleteAccount: { confirmation: "delete my account" },
  inviteMember: { inviteeEmail: "ben@example.com" },
  sendFeedback: { message: "Hello" },
  changeUser: { role: "free" },
};

test("a write from the page itself, or from a program, is taken", async () => {
  for (const headers of [
    { "sec-fetch-site": "same-origin" },
    { origin: "http://localhost:3000" },
    {},
  ] as Record<string, string>[]) {
    const reply = await server.http.inject({
      method: "POST",
      url: "/api/logout",
      headers: { host: "localhost:3000", ...headers },
    });
    expect(reply.statusCode).toBe(200);
  }
});

test("a body that is broken or too large is refused by name", async () => {
  const post = (payload: string) =>
    server.http.inject({
      method: "POST",
      url: "/api/login",
      headers: { "content-type": "application/json" },
      payload,
    });
  expect((await post("{oops")).json()).toMatchObject({ status: 400, code: "invalid_input" });
  expect((await post(JSON.stringify({ email: "x".repeat(200_000), password: "x" }))).json()).toMatchObject({
    status: 413,
  });
  expect((await post('{"email": ["a@b.c"], "password": {"$ne": 1}}')).json()).toMatchObject({
    status: 400,
    errors: [{ field: "email" }, { field: "password" }],
  });
});

test("every response carries the security headers and private answers are not stored", async () => {
  for (const url of ["/api/user", "/api/nothing", "/livez", "/nowhere"]) {
    const { headers } = await server.http.inject({ method: "GET", url });
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["referrer-policy"]).toBe("no-referrer");
  }
  expect((await server.http.inject({ method: "GET", url: "/api/user" })).headers["cache-control"]).toBe(
    "no-store",
  );
});

test("a call for another person's session changes nothing, also in a household; in the right session it succeeds", async () => {
  const [ana, ben] = [await server.signUp(), await server.signUp()];
  await server.household(ana, ben);
  const milk = await ana.do("addItem", { body: { name: "Milk" } });
  const operation = newId();
  const tick = (who: Client) =>
    who.call(
      "changeItem",
      { params: { id: milk.id }, body: { completed: true } },
      { operation, headers: { [userHeader]: ana.user.id } },
    );
  expect((await tick(ben)).problem).toMatchObject({ status: 409, code: "other_user" });
  expect(await ana.do("listItems", {})).toMatchObject([{ name: "Milk", completed: false }]);
  expect((await tick(server.client())).problem).toMatchObject({ status: 401, code: "not_signed_in" });
  expect((await tick(ana)).body).toMatchObject({ name: "Milk", completed: true });
});

test("an operation's id must be a UUID", async () => {
  const person = await server.signUp();
  const reply = await person.call("addItem", { body: { name: "Milk" } }, { operation: "not-a-uuid" });
  expect(reply.status).toBe(400);
  expect(reply.problem.errors![0]!.field).toBe("Idempotency-Key");
});

test("a malformed id is not found, and a caller without access learns nothing from it", async () => {
  const person = await server.signUp();
  const unnamed = { params: { id: "any" } };
  const answers = [
    await person.call("getStore", unnamed),
    await person.call("changeItem", { ...unnamed, body: { completed: true } }),
    await server.client().call("getInvitation", { params: { token: "short" } }),
    await server.client().call("changeItem", { ...unnamed, body: { completed: 7 } as never }),
    await person.call("approveStore", unnamed),
  ];
  expect(answers.map(({ problem }) => problem.code)).toEqual([
    "not_found",
    "not_found",
    "not_found",
    "not_signed_in",
    "not_allowed",
  ]);
});

test("invalid input gets a reason, field by field", async () => {
  const person = await server.signUp();
  const login = await person.call("login", { body: {} as never });
  expect(login.problem.errors).toEqual([
    { field: "email", message: "Please enter your email" },
    { field: "password", message: "Please enter your password" },
  ]);
  const params = { id: newId() };
  const change = await person.call("changeItem", { params, body: { completed: "yes" } as never });
  expect(change.problem.errors).toEqual([
    { field: "completed", message: "Invalid input: expected boolean, received string" },
  ]);
});

test("an unknown path below /api is answered with a problem document", async () => {
  const reply = await server.http.inject({ method: "GET", url: "/api/nothing" });
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ code: "not_found" });
});

test("text that can't be stored is refused by its field", async () => {
  const person = await server.signUp();
  const reply = await person.call("addStore", { body: { name: "Shop", categories: ["pro\0duce"] } });
  expect([reply.status, reply.problem.errors![0]!.field]).toEqual([400, "categories.0"]);
});

test("long answers are compressed for clients that accept it", async () => {
  const person = await server.signUp();
  const ask = (encoding: string) =>
    server.http.inject({
      method: "GET",
      url: "/api/master-items",
      headers: { cookie: person.cookie!, "accept-encoding": encoding },
    });
  const [plain, small] = [await ask("identity"), await ask("br, gzip")];
  expect(small.headers["content-encoding"]).toBe("br");
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  expect(plain.headers["content-encoding"]).toBeUndefined();
});
