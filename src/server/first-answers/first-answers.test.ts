import { describe, expect, test } from "vitest";
import { ana, ben, server, setUpCouple } from "../../../test/couple.ts";
import { secretCode, startTestServer, type Client } from "../../../test/server.ts";
import { newId } from "../../contract/new-id.ts";
import { routes } from "../../contract/routes.ts";
import { deleteEndedSessions } from "../accounts/jobs.ts";
import { fingerprintOf } from "../http/operation.ts";

setUpCouple();

const password = "correct horse";
const invite = async (inviteeEmail: string, from = ana) => {
  const { link } = await from.do("inviteMember", { body: { inviteeEmail } });
  return new URL(link!).searchParams.get("token")!;
};
const membersOf = async (who: Client) =>
  (await who.do("getHousehold", {})).members.map(({ email }) => email).toSorted();
const kept = () =>
  server.database.execute("SELECT encode(key, 'hex') AS key, reply FROM first_answers ORDER BY created_at");
let addresses = 0;
const newEmail = () => `somebody-${(addresses += 1)}@example.com`;

type Entry = {
  /** Sends the request: each time from a browser that knows nothing of an earlier answer, as far as signing in goes. */
  send: (
    operation?: string,
    other?: Partial<{ email: string; password: string; name: string }>,
  ) => Promise<{
    status: number;
    body: object;
    problem: { code: string };
    client: Client;
  }>;
  /** What a request of one's own is answered after the first one. */
  refused: { status: number; code: string };
};

async function joining(how: "joinHousehold" | "switchHousehold"): Promise<Entry> {
  const token = await invite(ben.user.email);
  const send: Entry["send"] = async (operation) => {
    const options = operation === undefined ? {} : { operation };
    return { ...(await ben.call(how, { params: { token } }, options)), client: ben };
  };
  return { send, refused: { status: 404, code: "not_found" } };
}

async function invitedAccount(): Promise<Entry> {
  const token = await invite(newEmail());
  const send: Entry["send"] = async (operation, { password: given = password, name = "Cleo" } = {}) => {
    const client = server.client();
    const options = operation === undefined ? {} : { operation };
    const call = { params: { token }, body: { password: given, name } };
    return { ...(await client.call("createInvitedAccount", call, options)), client };
  };
  return { send, refused: { status: 404, code: "not_found" } };
}

async function registration(): Promise<Entry> {
  const address = newEmail();
  const send: Entry["send"] = async (operation, other = {}) => {
    const { email = address, password: given = password, name: firstName = "Cleo" } = other;
    const client = server.client();
    const options = operation === undefined ? {} : { operation };
    const body = { email, password: given, firstName, secretCode };
    return { ...(await client.call("register", { body }, options)), client };
  };
  return { send, refused: { status: 409, code: "email_taken" } };
}

const signUps = [
  ["an invited person's account", invitedAccount],
  ["a registration", registration],
] as const;
const entries = [
  ["joining", () => joining("joinHousehold")],
  ["switching", () => joining("switchHousehold")],
  ...signUps,
] as const;

describe.each(entries)("the repeat of %s", (how, begin) => {
  test("is answered as the first, and changes nothing", async () => {
    const { send } = await begin();
    const operation = newId();
    const first = await send(operation);
    const events = await server.database.execute(
      "SELECT count(*) FROM security_events WHERE kind IN ('account_created', 'household_joined')",
    );
    const people = await server.database.execute("SELECT count(*) FROM users");
    const again = await send(operation);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await again.client.do("getUser", {})).toMatchObject({ email: expect.any(String) as string });
    expect(await server.database.execute("SELECT count(*) FROM users")).toEqual(people);
    expect(
      await server.database.execute(
        "SELECT count(*) FROM security_events WHERE kind IN ('account_created', 'household_joined')",
      ),
    ).toEqual(events);
  });

  test("gets the answer of the first when several come at once", async () => {
    const { send } = await begin();
    const operation = newId();
    const replies = await Promise.all(Array.from({ length: 4 }, () => send(operation)));
    expect(new Set(replies.map(({ status }) => status)).size).toBe(1);
    expect(replies[0]!.status).toBeLessThan(300);
    for (const { body, client } of replies) {
      expect(body).toEqual(replies[0]!.body);
      expect((await client.call("getUser", {})).status).toBe(200);
    }
  });

  test("is told from another request: under another key, under none, or under the same key", async () => {
    const { send, refused } = await begin();
    const operation = newId();
    expect((await send(operation)).status).toBeLessThan(300);
    for (const other of [undefined, newId()]) {
      const { status, problem } = await send(other);
      expect([status, problem.code]).toEqual([refused.status, refused.code]);
    }
    if (how.endsWith("ing")) await ben.do("removeMember", { params: { id: ben.user.id } });
    const another = await begin();
    const { status, problem } = await another.send(operation);
    expect([status, problem.code]).toEqual([422, "operation_reused"]);
  });

  test("is no longer recognised after an hour, and the key then goes", async () => {
    const { send, refused } = await begin();
    const operation = newId();
    await send(operation);
    server.clock.forward({ minutes: 59 });
    expect((await send(operation)).status).toBeLessThan(300);
    server.clock.forward({ minutes: 1 });
    const { status, problem } = await send(operation);
    expect([status, problem.code]).toEqual([refused.status, refused.code]);
    await deleteEndedSessions(server.app);
    expect(await kept()).toEqual([]);
  });
});

describe("joining under a key", () => {
  test("leaves one member, and another person with the same key gets nothing by it", async () => {
    const token = await invite(ben.user.email);
    const operation = newId();
    const call = { params: { token } };
    await ben.do("joinHousehold", call, { operation });
    await ben.do("joinHousehold", call, { operation });
    const eve = await server.signUp();
    expect((await eve.call("joinHousehold", call, { operation })).status).toBe(404);
    expect((await server.client().call("joinHousehold", call, { operation })).status).toBe(401);
    expect(await membersOf(ana)).toEqual([ana.user.email, ben.user.email].toSorted());
  });

  test("is refused as without one, and works once nothing is in the way", async () => {
    const cleo = await server.signUp({ role: "premium" });
    await ben.do("joinHousehold", { params: { token: await invite(ben.user.email, cleo) } });
    const operation = newId();
    const params = { token: await invite(ben.user.email) };
    expect((await ben.call("joinHousehold", { params }, { operation })).problem.code).toBe(
      "in_other_household",
    );
    await ben.do("removeMember", { params: { id: ben.user.id } });
    expect((await ben.call("joinHousehold", { params }, { operation })).status).toBe(200);
  });

  test("says again which household was left", async () => {
    const cleo = await server.signUp({ role: "premium", firstName: "Cleo" });
    await ben.do("joinHousehold", { params: { token: await invite(ben.user.email, cleo) } });
    const operation = newId();
    const params = { token: await invite(ben.user.email) };
    const replies = [
      await ben.do("switchHousehold", { params }, { operation }),
      await ben.do("switchHousehold", { params }, { operation }),
    ];
    expect(replies[0]).toMatchObject({ switchedFrom: "Cleo's household" });
    expect(replies[1]).toEqual(replies[0]);
  });
});

describe.each(signUps)("%s under a key", (_, begin) => {
  test("signs nobody in who doesn't know its password", async () => {
    const { send, refused } = await begin();
    const operation = newId();
    await send(operation);
    const { status, problem, client } = await send(operation, { password: "another horse" });
    expect([status, problem.code]).toEqual([refused.status, refused.code]);
    expect([client.cookie, client.device]).toEqual([null, null]);
  });

  test("signs nobody in whose request says something else", async () => {
    const { send } = await begin();
    const operation = newId();
    await send(operation);
    const { status, problem, client } = await send(operation, { name: "Eve" });
    expect([status, problem.code]).toEqual([422, "operation_reused"]);
    expect(client.cookie).toBeNull();
  });

  test("follows a new password", async () => {
    const { send, refused } = await begin();
    const operation = newId();
    const { client } = await send(operation);
    const { email } = await client.do("getUser", {});
    await client.do("updateProfile", { body: { name: "Cleo", email, newPassword: "battery staple" } });
    const { status, problem } = await send(operation);
    expect([status, problem.code]).toEqual([refused.status, refused.code]);
  });

  test("is kept without the key, and each sign-in by it is an event", async () => {
    const { send } = await begin();
    const operation = newId();
    await server.database.execute("DELETE FROM first_answers");
    const { client } = await send(operation);
    expect(await kept()).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{64}$/) as string, reply: null }]);
    await send(operation);
    const { events } = await client.do("listOwnEvents", {});
    const kinds = events.map(({ kind }) => kind).filter((kind) => /account|sign/.test(kind));
    expect(kinds.toSorted()).toEqual(["account_created", "signed_in"]);
  });
});

test("nothing of a password or a secret code is in a fingerprint", () => {
  const body = { email: "cleo@example.com", password, firstName: null, secretCode };
  const one = fingerprintOf(routes.register, {}, body);
  expect(fingerprintOf(routes.register, {}, { ...body, password: "another horse", secretCode: "x" })).toEqual(
    one,
  );
  expect(fingerprintOf(routes.register, {}, { ...body, email: "ben@example.com" })).not.toEqual(one);
  const params = { token: "a".repeat(43) };
  const invited = fingerprintOf(routes.createInvitedAccount, params, { password, name: "Cleo" });
  const other = { password: "another horse", name: "Cleo" };
  expect(fingerprintOf(routes.createInvitedAccount, params, other)).toEqual(invited);
});

test("whoever has found out a key can't guess the password by it", async () => {
  const own = await startTestServer({ RATE_LIMIT: "on" });
  await own.signUp();
  const operation = newId();
  const send = (given: string) =>
    own
      .client()
      .call(
        "register",
        { body: { email: "cleo@example.com", password: given, firstName: null, secretCode } },
        { operation },
      );
  expect((await send(password)).status).toBe(201);
  const statuses = [];
  for (let guess = 1; guess <= 11; guess += 1) statuses.push((await send(`another horse ${guess}`)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429]);
  expect((await send(password)).status).toBe(429);
  await own.close();
});

test("two accounts are not made under one key at once", async () => {
  const operation = newId();
  const { send } = await registration();
  const replies = await Promise.all(Array.from({ length: 3 }, () => send(operation, { email: newEmail() })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
});

describe("an invitation by which an account has joined", () => {
  const look = (who: Client, token: string) => who.call("getInvitation", { params: { token } });

  test("says so to a caller without a session, as long as it would have worked", async () => {
    const token = await invite(newEmail());
    const body = { password, name: null };
    const cleo = server.client();
    await cleo.do("createInvitedAccount", { params: { token }, body });
    expect((await look(server.client(), token)).problem).toMatchObject({
      status: 404,
      code: "invitation_used",
    });
    expect((await look(ben, token)).problem.code).toBe("not_found");
    expect((await look(cleo, token)).status).toBe(200);
    server.clock.forward({ days: 7 });
    expect((await look(server.client(), token)).problem.code).toBe("not_found");
  });

  test("is not found when the account was deleted, or the invitation cancelled or made up", async () => {
    const token = await invite(newEmail());
    const cleo = server.client();
    await cleo.do("createInvitedAccount", { params: { token }, body: { password, name: null } });
    await cleo.do("deleteAccount", { body: { confirmation: "delete my account" } });
    expect((await look(server.client(), token)).problem.code).toBe("not_found");
    const cancelled = await invite(newEmail());
    const { id } = (await ana.do("getHousehold", {})).pendingInvitations[0]!;
    await ana.do("cancelInvitation", { params: { id } });
    expect((await look(server.client(), cancelled)).problem.code).toBe("not_found");
    expect((await look(server.client(), "a".repeat(43))).problem.code).toBe("not_found");
  });
});
