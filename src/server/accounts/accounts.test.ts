import { afterAll, beforeAll, expect, test } from "vitest";
import { secretCode, startTestServer, type TestServer } from "../../../test/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const account = (email: string) => ({ email, password: "correct horse", firstName: "Ana", secretCode });

test("the first account of an installation is its administrator, the next ones are free", async () => {
  const own = await startTestServer();
  const first = await own.signUp();
  const second = await own.signUp();
  expect([first.user.role, second.user.role]).toEqual(["admin", "free"]);
  await own.close();
});

test("when many register at once on a fresh installation, exactly one is the administrator", async () => {
  const own = await startTestServer();
  const people = await Promise.all(Array.from({ length: 8 }, () => own.signUp()));
  expect(people.filter((person) => person.user.role === "admin")).toHaveLength(1);
  await own.close();
});

test("SIGNUP_ROLE=premium gives everyone after the first premium", async () => {
  const own = await startTestServer({ SIGNUP_ROLE: "premium" });
  await own.signUp();
  expect((await own.signUp()).user.role).toBe("premium");
  await own.close();
});

test.each([
  ["America/New_York", "de-AT,de;q=0.9,en;q=0.8", "America/New_York", "de-AT"],
  ["Asia/Calcutta", "zh-hant-tw", "Asia/Kolkata", "zh-Hant-TW"],
  ["Europe/Atlantis", "*", "UTC", null],
  ["+05:30", "en_US", "UTC", null],
  ["", "", "UTC", null],
])(
  "an account made in time zone %j and language %j has %s and %s",
  async (zone, accepted, timezone, language) => {
    const somebody = server.client();
    const headers = { "restock-time-zone": zone, "accept-language": accepted };
    const email = `zone-${zone.length}-${accepted.length}@example.com`;
    const reply = await somebody.call("register", { body: account(email) }, { headers });
    expect(reply.body).toMatchObject({ timezone, language });
    expect(await somebody.do("getUser", {})).toMatchObject({ timezone, language });
  },
);

test("a wrong secret code is refused in words that name it, and no account is made", async () => {
  const somebody = server.client();
  const reply = await somebody.call("register", {
    body: { ...account("wrong-code@example.com"), secretCode: "guess" },
  });
  expect(reply.status).toBe(400);
  expect(reply.problem.detail).toContain("secret code");
  expect(reply.problem.errors).toEqual([{ field: "secretCode", message: "That's not the secret code." }]);
  expect(
    (await somebody.call("login", { body: { email: "wrong-code@example.com", password: "correct horse" } }))
      .status,
  ).toBe(401);
});

test("an address has one account, whatever its case", async () => {
  await server.client().do("register", { body: account("Case@Example.com") });
  const again = await server.client().call("register", { body: account("case@example.COM") });
  expect(again.status).toBe(409);
  expect(again.problem.code).toBe("email_taken");
  expect(
    (await server.client().call("login", { body: { email: "CASE@example.com", password: "correct horse" } }))
      .status,
  ).toBe(200);
});

test.each([
  ["email", { email: "not an address" }],
  ["password", { password: "short" }],
  ["password", { password: "x".repeat(201) }],
  ["firstName", { firstName: "x".repeat(101) }],
])("bad input names its field: %s", async (field, wrong) => {
  const reply = await server
    .client()
    .call("register", { body: { ...account("bad-input@example.com"), ...wrong } });
  expect(reply.status).toBe(400);
  expect(reply.problem.errors!.map((error) => error.field)).toEqual([field]);
});

test("passwords of emoji and 200 characters work, and differ in their last one", async () => {
  const password = `${"🥕".repeat(99)}ab`;
  await server.client().do("register", { body: { ...account("long@example.com"), password } });
  const tryWith = (text: string) =>
    server.client().call("login", { body: { email: "long@example.com", password: text } });
  expect((await tryWith(password)).status).toBe(200);
  expect((await tryWith(`${"🥕".repeat(99)}ac`)).status).toBe(401);
});

test("a wrong password and an unknown address get the very same answer", async () => {
  await server.client().do("register", { body: account("known@example.com") });
  const wrong = await server
    .client()
    .call("login", { body: { email: "known@example.com", password: "wrong password" } });
  const unknown = await server
    .client()
    .call("login", { body: { email: "unknown@example.com", password: "wrong password" } });
  expect(wrong.status).toBe(401);
  expect(wrong.problem.detail).toBe("Invalid email or password");
  expect(unknown.body).toEqual(wrong.body);
});

test("signing in gives a new session and ends the browser's old one", async () => {
  const person = await server.signUp({ email: "again@example.com" });
  const before = person.cookie;
  await person.do("login", { body: { email: "again@example.com", password: "correct horse" } });
  expect(person.cookie).not.toBe(before);
  const old = server.client();
  old.cookie = before;
  expect((await old.call("getUser", {})).status).toBe(401);
  expect((await person.call("getUser", {})).status).toBe(200);
});

test("the session cookie is httpOnly and Lax, and Secure with a prefixed name behind https", async () => {
  const reply = await server.client().call("register", { body: account("cookie@example.com") });
  expect(reply.headers["set-cookie"]).toEqual([
    expect.stringMatching(/^restock_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/),
    expect.stringMatching(/^restock_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/),
  ]);
  const secure = await startTestServer({ PUBLIC_URL: "https://list.example.org" });
  const behindHttps = await secure.client().call("register", { body: account("cookie@example.com") });
  expect(behindHttps.headers["set-cookie"]).toEqual([
    expect.stringMatching(/^__Host-restock_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure;/),
    expect.stringMatching(/^__Host-restock_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure;/),
  ]);
  await secure.close();
});

test("logging out ends the session on the server and clears the cookie", async () => {
  const person = await server.signUp();
  const before = person.cookie;
  const reply = await person.call("logout", {});
  expect(reply.headers["set-cookie"]).toContain("Max-Age=0");
  const replay = server.client();
  replay.cookie = before;
  expect((await replay.call("getUser", {})).status).toBe(401);
});

test("a session ends 30 days after it was last used", async () => {
  const person = await server.signUp();
  server.clock.forward({ days: 29 });
  expect((await person.call("getUser", {})).status).toBe(200);
  server.clock.forward({ days: 29 });
  expect((await person.call("getUser", {})).status).toBe(200);
  server.clock.forward({ days: 31 });
  expect((await person.call("getUser", {})).status).toBe(401);
});

test("passwords and session tokens are kept only as hashes", async () => {
  const person = await server.signUp({ email: "hashed@example.com" });
  const [user] = await server.database.execute(
    "SELECT password FROM users WHERE email = 'hashed@example.com'",
  );
  expect(user!.password).toMatch(/^\$argon2id\$/);
  const token = person.cookie!.split("=")[1]!;
  const sessions = await server.database.execute(
    "SELECT convert_from(decode(encode(sid, 'hex'), 'escape'), 'UTF8') AS sid FROM sessions",
  );
  expect(sessions.length).toBeGreaterThan(0);
  expect(JSON.stringify(sessions)).not.toContain(token);
});

test("permissions have the shape that the screens expect", async () => {
  const own = await startTestServer();
  const admin = await own.signUp();
  const free = await own.signUp();
  const owner = await own.signUp();
  const member = await own.signUp();
  await own.household(owner, member);
  expect(await admin.do("getPermissions", {})).toEqual({
    role: "admin",
    individualRole: "admin",
    displayName: "Administrator",
    isAdmin: true,
    actualIsAdmin: true,
    isPremium: true,
    isFree: true,
    isHouseholdOwner: false,
    isHouseholdMember: false,
    canManageSubscription: true,
    hasHouseholdPremium: false,
    permissions: { admin: true },
    household: { isOwner: false, isMember: false, canManageSubscription: true, hasHouseholdPremium: false },
  });
  expect(await free.do("getPermissions", {})).toMatchObject({
    role: "free",
    displayName: "Free",
    isPremium: false,
    isAdmin: false,
  });
  expect(await owner.do("getPermissions", {})).toMatchObject({
    role: "premium",
    isHouseholdOwner: true,
    canManageSubscription: true,
    hasHouseholdPremium: false,
  });
  expect(await member.do("getPermissions", {})).toMatchObject({
    role: "premium",
    individualRole: "free",
    isHouseholdMember: true,
    canManageSubscription: false,
    hasHouseholdPremium: true,
  });
  await own.close();
});

test("the waitlist takes an address once and says why it doesn't", async () => {
  const join = (email: string) => server.client().call("joinWaitlist", { body: { email } });
  expect((await join(" new@example.com ")).status).toBe(201);
  const again = await join("NEW@example.com");
  expect([again.status, again.problem.detail]).toEqual([409, "Email already on waitlist"]);
  for (const unusual of ["a@b.c", "x@my_host.com", "a..b@x.com"])
    expect([unusual, (await join(unusual)).status]).toEqual([unusual, 201]);
  for (const wrong of ["", "plain", "a@b", "a b@c.d"]) {
    const reply = await join(wrong);
    expect([reply.status, reply.problem.detail]).toEqual([400, "Invalid email format"]);
  }
});

test("without BETA_SECRET_CODE a code is made once and kept with the data", async () => {
  const { secretCode: readCode } = await import("../people/secret-code.ts");
  const config = { ...server.app.config, betaSecretCode: null };
  const [first, second] = await Promise.all([
    readCode(config, server.database),
    readCode(config, server.database),
  ]);
  expect(first).toMatch(/^[a-z2-9]{10}$/);
  expect(second).toBe(first);
});
