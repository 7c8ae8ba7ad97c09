import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { secretCode, startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { readHousehold } from "./read-household.ts";
import { startSmtpServer, type TestSmtpServer } from "../../../test/smtp-server.ts";

let server: TestServer;
let ana: Client;
let people = 0;

beforeAll(async () => {
  server = await startTestServer();
  await server.signUp(); // the administrator
});
beforeEach(async () => {
  ana = await server.signUp({ firstName: "Ana", role: "premium" });
});
afterAll(() => server.close());

const address = () => `invited-${(people += 1)}@example.com`;
const invite = (who: Client, inviteeEmail: string) => who.call("inviteMember", { body: { inviteeEmail } });
const tokenOf = (link: string | null) => new URL(link!).searchParams.get("token")!;
const lookUp = (token: string) => server.client().call("getInvitation", { params: { token } });
/** The mails but those that verify the address of a new account. */
const invitationsIn = ({ mails }: TestSmtpServer) =>
  mails.filter(({ subject }) => subject !== "Confirm your email address");
const mailsTo = async (to: string, from = server) => {
  await from.runJobs();
  return from.mails().filter((mail) => mail.to === to);
};

test("a person without a household owns none yet when their Premium ends during the call", async () => {
  const { user } = await server.signUp();
  const asked = { role: "premium", isHouseholdOwner: false, hasHouseholdPremium: false } as const;
  const household = await readHousehold(server.app, { user, sessionId: Buffer.alloc(32), ...asked });
  expect(household).toEqual({ household: null, members: [], isOwner: false, pendingInvitations: [] });
});

test("the first invitation makes a household that is named after its owner", async () => {
  expect(await ana.do("getHousehold", {})).toEqual({
    household: null,
    members: [],
    isOwner: true,
    pendingInvitations: [],
  });
  const to = address();
  const { body: sent } = await invite(ana, ` ${to} `);
  expect(sent).toMatchObject({ inviteeEmail: to });
  expect(await ana.do("getHousehold", {})).toMatchObject({
    household: { name: "Ana's household", ownerId: ana.user.id },
    members: [{ id: ana.user.id, email: ana.user.email, isOwner: true }],
    isOwner: true,
    pendingInvitations: [{ id: sent.id, inviteeEmail: to }],
  });
  expect(await ana.do("getPermissions", {})).toMatchObject({
    isHouseholdOwner: true,
    isHouseholdMember: true,
  });
});

test("without a first name the household is named after the email's local part", async () => {
  const who = server.client();
  await who.do("register", {
    body: { email: "zoe.lee@example.com", password: "correct horse", secretCode },
  });
  await server.database.execute("UPDATE users SET role = 'premium' WHERE email = 'zoe.lee@example.com'");
  const { body: sent } = await invite(who, address());
  expect((await who.do("getHousehold", {})).household!.name).toBe("zoe.lee's household");
  expect((await lookUp(tokenOf(sent.link))).body.inviterName).toBe("zoe.lee");
});

test("the mail has the inviter's name and the link; without a mail server the owner sees the link", async () => {
  const to = address();
  const { link } = (await invite(ana, to)).body;
  expect(link).toMatch(/^http:\/\/localhost\/join-household\?token=[\w-]{43}$/);
  const [mail, ...more] = await mailsTo(to);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe("Ana invites you to share a shopping list");
  expect(mail!.text).toContain(`\n${link}\n`);
  expect(mail!.text).toContain("7 days");
  expect(mail!.html).toContain(`href="${link}"`);
});

test("with a mail server the link goes to the invited person only, and leads to PUBLIC_URL", async () => {
  const smtp = await startSmtpServer();
  const own = await startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    PUBLIC_URL: "http://list.example.org",
  });
  const { link } = (await invite(await own.signUp(), "ben@example.com")).body;
  expect(link).toBeNull();
  await own.runJobs();
  const invited = invitationsIn(smtp);
  expect(invited).toMatchObject([{ recipients: ["ben@example.com"] }]);
  expect(invited[0]!.text).toMatch(/\nhttp:\/\/list\.example\.org\/join-household\?token=[\w-]{43}\n/);
  await own.close();
  await smtp.close();
});

test("a name can't put markup or headers into the mail", async () => {
  const eve = await server.signUp({
    firstName: 'Eve</p><a href="http://evil">\r\nBcc: x@y.z',
    role: "premium",
  });
  const to = address();
  await invite(eve, to);
  const [mail] = await mailsTo(to);
  expect(mail!.headers.has("bcc")).toBe(false);
  expect(mail!.html).not.toContain('<a href="http://evil">');
});

test("the link is kept only as a hash", async () => {
  const token = tokenOf((await invite(ana, address())).body.link);
  const kept = await server.database.execute(
    "SELECT encode(token, 'escape') AS token FROM household_invitations",
  );
  expect(JSON.stringify(kept)).not.toContain(token);
});

test("an invitation whose mail can't be queued isn't there at all", async () => {
  await server.database.execute("ALTER SCHEMA graphile_worker RENAME TO away");
  const reply = await invite(ana, address());
  await server.database.execute("ALTER SCHEMA away RENAME TO graphile_worker");
  expect(reply.status).toBe(500);
  expect((await ana.do("getHousehold", {})).household).toBeNull();
});

test("the link says who invites whom, and whether that person has an account", async () => {
  const to = address();
  const token = tokenOf((await invite(ana, to.toUpperCase())).body.link);
  expect((await lookUp(token)).body).toEqual({
    inviterName: "Ana",
    inviteeEmail: to.toUpperCase(),
    userExists: false,
  });
  await server.signUp({ email: to });
  expect((await lookUp(token)).body.userExists).toBe(true);
});

test.each(["resending", "inviting the address again"])(
  "%s makes a new link; the earlier one is dead",
  async (way) => {
    const to = address();
    const { body: first } = await invite(ana, to);
    server.clock.forward({ days: 6 });
    const { body: second } =
      way === "resending"
        ? await ana.call("resendInvitation", { params: { id: first.id } })
        : await invite(ana, to.toUpperCase());
    expect(second.id).toBe(first.id);
    expect((await lookUp(tokenOf(first.link))).status).toBe(404);
    server.clock.forward({ days: 6 });
    expect((await lookUp(tokenOf(second.link))).status).toBe(200);
    expect((await ana.do("getHousehold", {})).pendingInvitations).toHaveLength(1);
    // The mail with the dead link was still waiting.
    expect((await mailsTo(to)).map(({ text }) => text.includes(tokenOf(second.link)))).toEqual([true]);
  },
);

test("after 7 days the link is dead and the owner sees no invitation", async () => {
  const token = tokenOf((await invite(ana, address())).body.link);
  server.clock.forward({ days: 6, hours: 23 });
  expect((await lookUp(token)).status).toBe(200);
  server.clock.forward({ hours: 1 });
  expect((await lookUp(token)).status).toBe(404);
  expect((await ana.do("getHousehold", {})).pendingInvitations).toEqual([]);
});

test("invitations whose time has passed are marked as expired; the address can be invited again", async () => {
  const to = address();
  const { id } = (await invite(ana, to)).body;
  server.clock.forward({ days: 7 });
  await server.database.transaction(async (tx) => {
    const { addJob } = await import("../jobs/add-job.ts");
    await addJob(tx, "expire-invitations", {});
  });
  await server.runJobs();
  const [row] = await server.database.execute("SELECT status FROM household_invitations WHERE id = $1", [id]);
  expect(row).toEqual({ status: "expired" });
  const again = (await invite(ana, to)).body;
  expect(again.id).not.toBe(id);
  expect((await lookUp(tokenOf(again.link))).status).toBe(200);
});

test("a cancelled invitation is gone for both sides", async () => {
  const { id, link } = (await invite(ana, address())).body;
  await ana.do("cancelInvitation", { params: { id } });
  expect((await lookUp(tokenOf(link))).status).toBe(404);
  expect((await ana.do("getHousehold", {})).pendingInvitations).toEqual([]);
  expect((await ana.call("cancelInvitation", { params: { id } })).status).toBe(404);
  expect((await ana.call("resendInvitation", { params: { id } })).status).toBe(404);
});

test("an owner can't invite themselves or a member", async () => {
  const own = await invite(ana, ana.user.email.toUpperCase());
  expect([own.status, own.problem.code]).toEqual([409, "own_address"]);
  expect((await ana.do("getHousehold", {})).household).toBeNull();
  const ben = await server.signUp();
  await server.household(ana, ben);
  const member = await invite(ana, ben.user.email.toUpperCase());
  expect([member.status, member.problem.code]).toEqual([409, "already_member"]);
});

test("a malformed address is refused by its field", async () => {
  const reply = await invite(ana, "ben");
  expect(reply.status).toBe(400);
  expect(reply.problem.errors).toEqual([{ field: "inviteeEmail", message: "Invalid email address" }]);
});

test("members see who is invited but can't invite, resend or cancel, whatever their own role", async () => {
  const ben = await server.signUp({ role: "premium" });
  const cleo = await server.signUp();
  await server.household(ana, ben, cleo);
  const { id, inviteeEmail } = (await invite(ana, address())).body;
  for (const member of [ben, cleo]) {
    const refusals = [
      await invite(member, address()),
      await member.call("resendInvitation", { params: { id } }),
      await member.call("cancelInvitation", { params: { id } }),
    ];
    expect(refusals.map(({ problem }) => problem.code)).toEqual(refusals.map(() => "not_household_owner"));
    expect((await member.do("getHousehold", {})).pendingInvitations).toMatchObject([{ id, inviteeEmail }]);
  }
});

test("another household's invitation is as if it didn't exist", async () => {
  const { id, link } = (await invite(ana, address())).body;
  const eve = await server.signUp({ role: "premium" });
  await invite(eve, address());
  for (const call of ["resendInvitation", "cancelInvitation"] as const) {
    const refusal = await eve.call(call, { params: { id } });
    expect(refusal.status).toBe(404);
    expect(refusal.problem).toEqual((await eve.call(call, { params: { id: newId() } })).problem);
  }
  expect((await lookUp(tokenOf(link))).status).toBe(200);
});

test("a free account has no household to invite to", async () => {
  const reply = await invite(await server.signUp(), address());
  expect([reply.status, reply.problem.code]).toEqual([403, "premium_only"]);
});

test("several first invitations at once make one household", async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => invite(ana, address())));
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const { household, pendingInvitations } = await ana.do("getHousehold", {});
  expect(pendingInvitations).toHaveLength(6);
  const owned = await server.database.execute("SELECT id FROM households WHERE owner_id = $1", [ana.user.id]);
  expect(owned).toEqual([{ id: household!.id }]);
});

test("a person can send 20 invitations a day at most", async () => {
  const own = await startTestServer({ RATE_LIMIT: "on" });
  const owner = await own.signUp();
  for (let number = 0; number < 20; number += 1) expect((await invite(owner, address())).status).toBe(200);
  const refused = await invite(owner, address());
  expect(refused.status).toBe(429);
  expect((await owner.do("getHousehold", {})).pendingInvitations).toHaveLength(20);
  own.clock.forward({ hours: 2 });
  expect((await invite(owner, address())).status).toBe(200);
  await own.close();
});

test("an invitation whose link begins with an unknown host is not mailed: the inviter passes it on", async () => {
  const smtp = await startSmtpServer();
  const own = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
  const admin = await own.signUp();
  const inviter = await own.signUp({ role: "premium" });
  const inviteAt = (who: Client, host: string, inviteeEmail = address()) =>
    who.call("inviteMember", { body: { inviteeEmail } }, { headers: { host } });
  const { body: sent } = await inviteAt(inviter, "evil");
  expect(sent.link).toMatch(/^http:\/\/evil\/join-household\?token=/);
  const params = { id: sent.id };
  const again = await inviter.call("resendInvitation", { params }, { headers: { host: "evil.example" } });
  expect(again.body.link).toMatch(/^http:\/\/evil\.example\//);
  await own.runJobs();
  expect(invitationsIn(smtp)).toEqual([]);
  const known = [
    await inviteAt(inviter, "192.168.1.20:3000"),
    await inviteAt(admin, "nas"), // an administrator vouches for where they are
  ];
  expect(known.map(({ body }) => body.link)).toEqual([null, null]);
  await own.runJobs();
  expect(invitationsIn(smtp)).toHaveLength(2);
  await own.close();
  await smtp.close();
});
