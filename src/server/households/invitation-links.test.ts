import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

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

const address = () => `linked-${(people += 1)}@example.com`;
const tokenOf = (link: string | null) => new URL(link!).searchParams.get("token")!;
async function makeLink(who: Client) {
  const made = await who.do("addInvitationLink", {});
  return { ...made, token: tokenOf(made.link) };
}
const join = (who: Client, token: string) => who.call("joinHousehold", { params: { token } });
const lookUp = (token: string) => server.client().call("getInvitation", { params: { token } });
const createAccount = (token: string, body: { email?: string; password?: string; name?: string }) =>
  server.client().call("createInvitedAccount", {
    params: { token },
    body: { password: "correct horse", name: null, ...body },
  });
const memberEmails = async (who: Client) =>
  (await who.do("getHousehold", {})).members.map(({ email }) => email);

test("a link makes the household, and waits among the invitations with its maker and its end", async () => {
  const { id, link, expiresAt, ...made } = await makeLink(ana);
  expect(link).toMatch(/^http:\/\/localhost\/join-household\?token=[\w-]{43}$/);
  expect(made).toMatchObject({ inviteeEmail: null, inviterName: "Ana" });
  expect(Date.parse(expiresAt) - server.clock.now().getTime()).toBe(7 * 86_400_000);
  expect(await ana.do("getHousehold", {})).toMatchObject({
    household: { name: "Ana's household" },
    pendingInvitations: [{ id, inviteeEmail: null, inviterName: "Ana", expiresAt }],
  });
  expect(JSON.stringify(await ana.do("getHousehold", {}))).not.toContain(made.token);
});

test("the stored form of a link can't be used to join", async () => {
  const { id, token } = await makeLink(ana);
  const rows = await server.database.execute("SELECT * FROM household_invitations WHERE id = $1", [id]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows[0]!.token).toHaveLength(32);
});

test("the first person who opens a link joins by it, whatever their address, and no one after them", async () => {
  const { token } = await makeLink(ana);
  expect((await lookUp(token)).body).toEqual({ inviterName: "Ana", inviteeEmail: null, userExists: false });
  const [ben, cleo] = [await server.signUp({ firstName: "Ben" }), await server.signUp()];
  expect((await join(ben, token)).status).toBe(200);
  expect(await memberEmails(ben)).toEqual([ana.user.email, ben.user.email]);
  expect((await lookUp(token)).status).toBe(404);
  expect((await join(cleo, token)).status).toBe(404);
  expect((await createAccount(token, { email: address() })).status).toBe(404);
  expect((await ana.do("getHousehold", {})).pendingInvitations).toEqual([]);
});

test("an invitation shows its household to the person who joined by it while they are in, and to nobody else", async () => {
  const ben = await server.signUp({ firstName: "Ben" });
  const cleo = await server.signUp();
  const { link } = await ana.do("inviteMember", { body: { inviteeEmail: ben.user.email } });
  const tokens = [tokenOf(link), (await makeLink(ana)).token];
  const find = (who: Client, token: string) => who.call("getInvitation", { params: { token } });
  for (const token of tokens) {
    expect((await join(ben, token)).status).toBe(200);
    const found = await find(ben, token);
    expect(found.body).toMatchObject({ inviterName: "Ana", joinedHousehold: "Ana's household" });
    for (const other of [ana, cleo, server.client()]) expect((await find(other, token)).status).toBe(404);
    expect((await join(ben, token)).status).toBe(404);
    await ben.do("removeMember", { params: { id: ben.user.id } });
    expect((await find(ben, token)).status).toBe(404);
  }
  const { token } = await makeLink(ana);
  await createAccount(token, { email: address() });
  for (const other of [ana, ben, server.client()]) expect((await find(other, token)).status).toBe(404);
});

test("when several people use a link at once, one of them joins", async () => {
  const { token } = await makeLink(ana);
  const others = await Promise.all(Array.from({ length: 5 }, () => server.signUp()));
  const replies = await Promise.all([
    ...others.map((who) => join(who, token)),
    createAccount(token, { email: address() }),
  ]);
  const statuses = replies.map(({ status }) => status).toSorted();
  expect(statuses.filter((status) => status < 300)).toHaveLength(1);
  expect(statuses.filter((status) => status === 404)).toHaveLength(5);
  expect(await memberEmails(ana)).toHaveLength(2);
});

test("a person without an account makes one by the link, with an address of their own", async () => {
  const { token } = await makeLink(ana);
  const none = await createAccount(token, {});
  expect(none.status).toBe(400);
  expect(none.problem.errors).toEqual([{ field: "email", message: "Invalid email address" }]);
  expect((await createAccount(token, { email: "nonsense" })).problem.errors?.[0]?.field).toBe("email");
  const taken = await createAccount(token, { email: ana.user.email });
  expect([taken.status, taken.problem.code]).toEqual([409, "email_taken"]);
  const email = address();
  const made = await createAccount(token, { email, name: "Ben" });
  expect([made.status, made.body.email, made.body.firstName]).toEqual([201, email, "Ben"]);
  expect(await memberEmails(ana)).toEqual([ana.user.email, email]);
});

test("an invited address becomes the account's, whichever address is typed", async () => {
  const invited = address();
  const { link } = await ana.do("inviteMember", { body: { inviteeEmail: invited } });
  const made = await createAccount(tokenOf(link), { email: address() });
  expect(made.body.email).toBe(invited);
});

test("a link ends after 7 days, and when it is taken back", async () => {
  const [late, revoked] = [await makeLink(ana), await makeLink(ana)];
  const ben = await server.signUp();
  await ana.do("cancelInvitation", { params: { id: revoked.id } });
  expect((await join(ben, revoked.token)).status).toBe(404);
  expect((await lookUp(revoked.token)).status).toBe(404);
  server.clock.forward({ days: 7 });
  expect((await join(ben, late.token)).status).toBe(404);
  expect((await createAccount(late.token, { email: address() })).status).toBe(404);
  expect((await ana.do("getHousehold", {})).pendingInvitations).toEqual([]);
});

test("a new link for a waiting one ends the earlier, and its time begins again", async () => {
  const first = await makeLink(ana);
  server.clock.forward({ days: 3 });
  const next = await ana.do("resendInvitation", { params: { id: first.id } });
  expect(next).toMatchObject({ id: first.id, inviteeEmail: null, inviterName: "Ana" });
  expect((await lookUp(first.token)).status).toBe(404);
  server.clock.forward({ days: 6 });
  expect((await join(await server.signUp(), tokenOf(next.link))).status).toBe(200);
});

test("a member who opens the link doesn't use it up", async () => {
  const { token } = await makeLink(ana);
  expect((await join(ana, token)).status).toBe(200);
  expect((await join(await server.signUp(), token)).status).toBe(200);
  expect(await memberEmails(ana)).toHaveLength(2);
});

test("a person in another household is asked before a link moves them", async () => {
  const [ben, cleo] = [await server.signUp({ firstName: "Ben" }), await server.signUp()];
  await server.household(ben, cleo);
  const { token } = await makeLink(ana);
  const reply = await join(cleo, token);
  expect(reply.problem).toMatchObject({
    status: 409,
    currentHousehold: { name: "Test household" },
    targetHousehold: { name: "Ana's household" },
  });
  expect((await cleo.call("switchHousehold", { params: { token } })).status).toBe(200);
  expect(await memberEmails(ana)).toEqual([ana.user.email, cleo.user.email]);
});

test("only the owner can make links; those of another household are not found", async () => {
  const { id, token } = await makeLink(ana);
  const [member, stranger] = [await server.signUp(), await server.signUp({ role: "premium" })];
  await join(member, token);
  expect((await member.call("addInvitationLink", {})).problem.code).toBe("not_household_owner");
  const free = await server.signUp();
  expect((await free.call("addInvitationLink", {})).problem.code).toBe("premium_only");
  const { id: waiting } = await makeLink(ana);
  await makeLink(stranger);
  for (const params of [{ id: waiting }, { id }]) {
    expect((await stranger.call("cancelInvitation", { params })).status).toBe(404);
    expect((await stranger.call("resendInvitation", { params })).status).toBe(404);
  }
});

test("a person can make 20 links and invitations a day at most", async () => {
  const own = await startTestServer({ RATE_LIMIT: "on" });
  const owner = await own.signUp({ role: "premium" });
  const statuses: number[] = [];
  for (let count = 0; count < 22; count += 1)
    statuses.push((await owner.call("addInvitationLink", {})).status);
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(statuses.slice(20)).toEqual([429, 429]);
  await own.close();
});
