import { afterAll, beforeAll, expect, test } from "vitest";
import { secretCode, startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { Refusal } from "../refusal.ts";
import { checkNewPassword } from "./weak-password.ts";

const common = "This password is one of the most common ones. Please choose another.";
const repeated = "Password must be more than one character repeated";
const own = "Password must be more than your name, your email and the name of this app";

const whyRefused = async (password: string) => {
  try {
    await checkNewPassword(password, ["Ana.Lee-7@mail.example.com", "María José", null]);
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.fields : error;
  }
};

test.each([
  ["password", common],
  ["12345678", common],
  ["PassWord1", common],
  [" password ", common],
  ["qwertyuiop", common],
  ["aaaaaaaa", repeated],
  ["🥕🥕🥕🥕🥕🥕🥕🥕", repeated],
  ["        ", repeated],
  [" \t \t \t \t", repeated],
  ["ana.lee-7@mail.example.com", own],
  ["ANA.LEE-7", own],
  ["AnaAnaAna!", own],
  ["mail.example.com", own],
  ["María José", own],
  ["Restock!!", own],
  ["restock-ana-lee", own],
])("%s is refused", async (password, message) => {
  expect(await whyRefused(password)).toEqual([{ field: "password", message }]);
});

test.each([
  "correct horse battery",
  "correct horse",
  "bench-password",
  "Passw0rd!xyz-123",
  "restock-demo",
  "k7#Vq2-z",
  "83920174",
  "banana bread",
  "a rather long sentence that only Ana Lee knows",
  "密码密码牛奶牛奶",
])("%s passes", async (password) => {
  expect(await whyRefused(password)).toBeNull();
});

let server: TestServer;
let ana: Client;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp({ email: "ana.lee@example.com", firstName: "Ana", role: "premium" });
});
afterAll(() => server.close());

const weak = ["password", "        ", "aaaaaaaa"];

test("no account is made with a weak password", async () => {
  const body = { email: "ben.moss@example.com", firstName: "Ben", secretCode };
  for (const password of [...weak, "ben.moss@example.com", "BenBenBen"]) {
    const reply = await server.client().call("register", { body: { ...body, password } });
    expect([reply.status, reply.problem.errors]).toMatchObject([400, [{ field: "password" }]]);
  }
  expect(await server.database.execute("SELECT FROM users WHERE email = $1", [body.email])).toEqual([]);
});

test("no invited account is made with a weak password, and the invitation stays valid", async () => {
  const { link } = await ana.do("inviteMember", { body: { inviteeEmail: "cleo.fox@example.com" } });
  const params = { token: new URL(link!).searchParams.get("token")! };
  const create = (password: string) =>
    server.client().call("createInvitedAccount", { params, body: { password, name: "Cleo" } });
  for (const password of [...weak, "cleo.fox@example.com"]) {
    const reply = await create(password);
    expect([reply.status, reply.problem.errors]).toMatchObject([400, [{ field: "password" }]]);
  }
  expect((await create("correct horse")).status).toBe(201);
});

test("a password is not changed into a weak one", async () => {
  for (const newPassword of [...weak, ana.user.email, "Ana Ana Ana"]) {
    const reply = await ana.call("updateProfile", {
      body: { name: "Ana", email: ana.user.email, newPassword },
    });
    expect([reply.status, reply.problem.errors]).toMatchObject([400, [{ field: "newPassword" }]]);
  }
});

test("a mailed link sets no weak password, and stays valid", async () => {
  await ana.do("requestPasswordReset", { body: { email: ana.user.email } });
  await server.runJobs();
  const text = server.mails().find(({ to }) => to === ana.user.email)!.text;
  const token = /reset-password\?token=([\w-]+)/.exec(text)![1]!;
  for (const password of [...weak, ana.user.email]) {
    const reply = await server.client().call("resetPassword", { body: { token, password } });
    expect([reply.status, reply.problem.errors]).toMatchObject([400, [{ field: "password" }]]);
  }
  expect(
    (await server.client().call("resetPassword", { body: { token, password: "battery staple" } })).status,
  ).toBe(200);
});
