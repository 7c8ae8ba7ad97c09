import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { openEvents, until } from "../../../test/event-stream.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

let server: TestServer;
let ana: Client;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  ana = await server.signUp();
});
afterAll(() => server.close());

async function signInOn(userAgent: string, who = ana): Promise<Client> {
  const device = server.client();
  const body = { email: who.user.email, password: "correct horse" };
  await device.call("login", { body }, { headers: { "user-agent": userAgent } });
  return device;
}
const sessions = (who: Client) => who.do("listSessions", {});
const isSignedIn = async (who: Client) => (await who.call("getUser", {})).status === 200;

test("a person sees where they are signed in: on what, since when, used when, and which is this one", async () => {
  const began = server.clock.now().getTime();
  server.clock.forward({ minutes: 1 });
  const phone = await signInOn(iphone);
  server.clock.forward({ hours: 1 });
  const laptop = await signInOn(firefox);
  const list = await sessions(laptop);
  const minutes = (instant: string) => (Date.parse(instant) - began) / 60_000;
  expect(
    list.map(({ device, signedInAt, seenAt, isCurrent }) => [
      device,
      minutes(signedInAt),
      minutes(seenAt),
      isCurrent,
    ]),
  ).toEqual([
    ["Firefox on Linux", 61, 61, true],
    ["Safari on iPhone", 1, 1, false],
    ["lightMyRequest", 0, 0, false],
  ]);
  expect((await sessions(phone)).map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
});

test("an account that was made by an invitation, and a password that was reset, begin sessions of a named device", async () => {
  const headers = { "user-agent": firefox };
  const owner = await server.signUp({ role: "premium" });
  const { link } = await owner.do("inviteMember", { body: { inviteeEmail: "invited@example.com" } });
  const params = { token: new URL(link!).searchParams.get("token")! };
  const invited = server.client();
  const body = { password: "correct horse", name: null };
  await invited.call("createInvitedAccount", { params, body }, { headers });
  await ana.do("requestPasswordReset", { body: { email: ana.user.email } });
  await server.runJobs();
  const { text } = server.mails().find(({ to }) => to === ana.user.email)!;
  const token = /reset-password\?token=([\w-]+)/.exec(text)![1]!;
  await ana.call("resetPassword", { body: { token, password: "battery staple" } }, { headers });
  for (const who of [invited, ana])
    expect(await sessions(who)).toMatchObject([{ device: "Firefox on Linux", isCurrent: true }]);
});

test("the last use is noted every five minutes, not with each request", async () => {
  const notes = vi.spyOn(server.database, "run");
  onTestFinished(() => notes.mockRestore());
  const written = () => notes.mock.calls.filter(([{ name }]) => name === "people.note-seen");
  const read = async () => Date.parse((await sessions(ana))[0]!.seenAt);
  const begun = await read();
  server.clock.forward({ minutes: 4 });
  for (let count = 0; count < 3; count += 1) await ana.do("getPermissions", {});
  expect([written(), await read()]).toEqual([[], begun]);
  server.clock.forward({ minutes: 1 });
  await ana.do("getPermissions", {});
  expect(await Promise.all(notes.mock.results.map(({ value }) => value as unknown))).toEqual([1]);
  await ana.do("getPermissions", {});
  expect([written().length, await read()]).toEqual([1, server.clock.now().getTime()]);
});

test("a session that is ended is signed out, and the others stay", async () => {
  const [phone, laptop] = [await signInOn(iphone), await signInOn(firefox)];
  const { id } = (await sessions(ana)).find(({ device }) => device === "Safari on iPhone")!;
  expect((await ana.call("endSession", { params: { id } })).headers["set-cookie"]).toBeUndefined();
  expect([await isSignedIn(phone), await isSignedIn(laptop), await isSignedIn(ana)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(await sessions(ana)).toHaveLength(2);
  expect((await ana.call("endSession", { params: { id } })).status).toBe(404);
});

test("ending one's own session signs out here", async () => {
  const [current] = await sessions(ana);
  const reply = await ana.call("endSession", { params: { id: current!.id } });
  expect(reply.headers["set-cookie"]).toContain("Max-Age=0");
  expect(await isSignedIn(ana)).toBe(false);
});

test("all other sessions are ended at once", async () => {
  const [phone, laptop] = [await signInOn(iphone), await signInOn(firefox)];
  const ben = await server.signUp();
  await ana.do("endOtherSessions", {});
  expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, false]);
  expect([await isSignedIn(ana), await isSignedIn(ben)]).toEqual([true, true]);
  expect(await sessions(ana)).toMatchObject([{ isCurrent: true }]);
});

test("another person's session is as if it didn't exist", async () => {
  const ben = await server.signUp();
  const [bens] = await sessions(ben);
  const refused = await ana.call("endSession", { params: { id: bens!.id } });
  const unknown = await ana.call("endSession", { params: { id: newId() } });
  expect([refused.status, refused.problem]).toEqual([404, unknown.problem]);
  expect(await isSignedIn(ben)).toBe(true);
  expect(await sessions(ana)).toHaveLength(1);
});

test("nothing that signs in leaves the server: neither the token nor the session's key", async () => {
  const reply = await ana.call("listSessions", {});
  const [row] = await server.database.execute(
    "SELECT encode(sid, 'hex') AS sid FROM sessions WHERE user_id = $1",
    [ana.user.id],
  );
  const text = JSON.stringify(reply.body);
  expect(Object.keys(reply.body[0]!).toSorted()).toEqual([
    "device",
    "id",
    "isCurrent",
    "seenAt",
    "signedInAt",
  ]);
  expect(text).not.toContain(ana.cookie!.split("=")[1]!.slice(0, 12));
  expect(text.replaceAll("-", "")).not.toContain((row!.sid as string).slice(0, 12));
});

test.each([
  [
    "one session",
    async () => {
      const other = (await sessions(ana)).find(({ isCurrent }) => !isCurrent)!;
      await ana.do("endSession", { params: { id: other.id } });
    },
  ],
  ["all others", () => ana.do("endOtherSessions", {})],
  [
    "all others by a new password",
    () =>
      ana.do("updateProfile", {
        body: { name: "Ana", email: ana.user.email, newPassword: "battery staple" },
      }),
  ],
])("ending %s ends its event stream at once, and no other", async (_, end) => {
  const url = await address();
  // The check of the sessions, which would end the stream too, is far away.
  const phone = await signInOn(iphone);
  const [ended, kept] = [await openEvents(url, phone.cookie!), await openEvents(url, ana.cookie!)];
  await until(() => server.app.streams.size === 2, "both streams");
  server.app.streams.timing = { ...server.app.streams.timing, look: 600_000 };
  await end();
  expect(await ended.over).toBe("ended");
  expect(server.app.streams.size).toBe(1);
  kept.close();
  await until(() => server.app.streams.size === 0, "the end of all streams");
});

let listening: Promise<string> | null = null;
const address = () => (listening ??= server.http.listen({ port: 0, host: "127.0.0.1" }));
