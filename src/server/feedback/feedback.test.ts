import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../test/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.signUp(); // the administrator
});
afterAll(() => server.close());

const kept = (userId: string) =>
  server.database.execute("SELECT message, user_name, user_role FROM feedback WHERE user_id = $1", [userId]);

test("feedback is kept trimmed, with the name and role of that time", async () => {
  const ana = await server.signUp({ firstName: "Ana", role: "premium" });
  await server.database.execute("UPDATE users SET last_name = 'Lee' WHERE id = $1", [ana.user.id]);
  expect((await ana.call("sendFeedback", { body: { message: "  More cheese 🧀\n" } })).status).toBe(201);
  expect(await kept(ana.user.id)).toEqual([
    { message: "More cheese 🧀", user_name: "Ana Lee", user_role: "premium" },
  ]);
});

test("feedback of a person without a name is signed with the email", async () => {
  const ben = await server.signUp({ email: "ben@example.com" });
  await server.database.execute("UPDATE users SET first_name = NULL WHERE id = $1", [ben.user.id]);
  await ben.do("sendFeedback", { body: { message: "Hello" } });
  expect(await kept(ben.user.id)).toMatchObject([{ user_name: "ben@example.com" }]);
});

test.each([
  ["   ", "Feedback message is required"],
  ["x".repeat(1001), "Message must be less than 1000 characters"],
])("a message of %j is refused", async (message, why) => {
  const cleo = await server.signUp();
  const reply = await cleo.call("sendFeedback", { body: { message } });
  expect([reply.status, reply.problem.errors]).toEqual([400, [{ field: "message", message: why }]]);
  expect(await kept(cleo.user.id)).toEqual([]);
});

test("1000 characters fit, and sending needs a session", async () => {
  const dan = await server.signUp();
  const message = "x".repeat(1000);
  expect((await dan.call("sendFeedback", { body: { message } })).status).toBe(201);
  expect((await server.client().call("sendFeedback", { body: { message } })).status).toBe(401);
});
