import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp();
});
afterAll(() => server.close());

async function join(email: string): Promise<string> {
  server.clock.forward({ minutes: 1 });
  await server.client().do("joinWaitlist", { body: { email } });
  return (await admin.do("listWaitlist", {})).entries.find((entry) => entry.email === email)!.id;
}
const change = (
  id: string,
  body: { status?: "pending" | "contacted" | "converted"; notes?: string | null },
) => admin.do("changeWaitlistEntry", { params: { id }, body });
const emails = async (status?: "pending" | "contacted" | "converted") =>
  (await admin.do("listWaitlist", { query: status && { status } })).entries.map(({ email }) => email);

test("people who join the waitlist are on it, the newest first, and any status can follow any other", async () => {
  const first = await join("first@example.com");
  await join("second@example.com");
  expect(await emails()).toEqual(["second@example.com", "first@example.com"]);
  for (const status of ["contacted", "converted", "pending", "converted"] as const)
    expect(await change(first, { status })).toMatchObject({ status, notes: null });
  expect([await emails("converted"), await emails("pending")]).toEqual([
    ["first@example.com"],
    ["second@example.com"],
  ]);
});

test("notes and status each stay when only the other is set; empty notes are none", async () => {
  const id = await join("notes@example.com");
  await change(id, { status: "contacted" });
  expect(await change(id, { notes: "  called on Monday " })).toMatchObject({
    status: "contacted",
    notes: "called on Monday",
  });
  expect(await change(id, { status: "converted" })).toMatchObject({ notes: "called on Monday" });
  expect(await change(id, { notes: "" })).toMatchObject({ status: "converted", notes: null });
});

test("an entry that is deleted is gone, and its address may come again", async () => {
  const id = await join("gone@example.com");
  await admin.do("deleteWaitlistEntry", { params: { id } });
  expect(await emails()).not.toContain("gone@example.com");
  const again = await admin.call("deleteWaitlistEntry", { params: { id } });
  const changed = await admin.call("changeWaitlistEntry", { params: { id }, body: { status: "contacted" } });
  expect([again.status, changed.status]).toEqual([404, 404]);
  expect(await join("gone@example.com")).not.toBe(id);
});

test("an unknown status is refused by its field", async () => {
  const body = { status: "lost" as "pending" };
  const reply = await admin.call("changeWaitlistEntry", { params: { id: newId() }, body });
  expect([reply.status, reply.problem.errors![0]!.field]).toEqual([400, "status"]);
});

test("feedback is read the newest first, with its author's name and role of that time", async () => {
  const ana = await server.signUp({ firstName: "Ana", role: "premium" });
  await ana.do("sendFeedback", { body: { message: "More cake" } });
  server.clock.forward({ minutes: 1 });
  await admin.do("sendFeedback", { body: { message: "Hello myself" } });
  const { entries, next } = await admin.do("listFeedback", {});
  expect(entries).toMatchObject([
    { message: "Hello myself", userRole: "admin", type: "general" },
    { message: "More cake", userName: "Ana", userRole: "premium", userId: ana.user.id },
  ]);
  expect(next).toBeNull();
});

test("long lists are read page by page to their end", async () => {
  await server.database.execute("DELETE FROM waitlist");
  await server.database.execute(
    `INSERT INTO waitlist (id, email, created_at)
     SELECT new_id(), 'crowd-' || n || '@example.org', '2026-01-01'::timestamptz FROM generate_series(1, 101) n`,
  );
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await admin.do("listWaitlist", { query: { ...(after && { after }) } });
    seen.push(...page.entries.map(({ email }) => email));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect([seen.length, new Set(seen).size]).toEqual([101, 101]);
});
