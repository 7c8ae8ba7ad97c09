import { expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { ana, ben, server, setUpCouple } from "../../../test/couple.ts";
import type { Client } from "../../../test/server.ts";

setUpCouple();

/** Puts people into one household through invitations, the first as its owner, each a minute after the one before. */
async function share(owner: Client, ...others: Client[]): Promise<void> {
  for (const other of others) {
    server.clock.forward({ minutes: 1 });
    const { link } = await owner.do("inviteMember", { body: { inviteeEmail: other.user.email } });
    await other.do("joinHousehold", { params: { token: new URL(link!).searchParams.get("token")! } });
  }
}
const remove = (who: Client, member: Client) => who.call("removeMember", { params: { id: member.user.id } });
const add = (who: Client, name: string) => who.do("addItem", { body: { name } });
const names = async (who: Client) => (await who.do("listItems", {})).map(({ name }) => name).toSorted();
const memberIds = async (who: Client) => (await who.do("getHousehold", {})).members.map(({ id }) => id);

test("a removed member takes their own things along and sees nothing of the others", async () => {
  await share(ana, ben);
  await add(ana, "Milk");
  await add(ben, "Bread");
  await ben.do("addStore", { body: { name: "Ben's shop", categories: ["Bakery"] } });
  expect((await remove(ana, ben)).status).toBe(200);
  expect([await names(ana), await names(ben)]).toEqual([["Milk"], ["Bread"]]);
  expect(await ana.do("listStores", {})).toEqual([]);
  expect(await ben.do("listStores", {})).toMatchObject([{ name: "Ben's shop" }]);
  expect(await memberIds(ana)).toEqual([ana.user.id]);
  expect((await ben.call("getHousehold", {})).problem.code).toBe("premium_only");
  expect(await ben.do("getUser", {})).toMatchObject({ householdId: null });
});

test("a member may leave by themselves", async () => {
  await share(ana, ben);
  expect((await remove(ben, ben)).status).toBe(200);
  expect(await memberIds(ana)).toEqual([ana.user.id]);
  expect((await remove(ben, ben)).status).toBe(404);
});

test("a member can't remove others; a stranger can't remove anybody", async () => {
  const cleo = await server.signUp({ role: "premium" });
  const eve = await server.signUp({ role: "premium" });
  await share(ana, ben, cleo);
  await share(eve, await server.signUp());
  for (const victim of [ana, ben]) {
    const refusal = await remove(cleo, victim);
    expect([refusal.status, refusal.problem.code]).toEqual([403, "not_household_owner"]);
    expect((await remove(eve, victim)).status).toBe(404);
  }
  expect((await remove(ana, eve)).status).toBe(404);
  expect(await memberIds(ana)).toHaveLength(3);
});

test("all devices read their whole lists again after a removal", async () => {
  await share(ana, ben);
  await add(ana, "Milk");
  await add(ben, "Bread");
  const cursors = [(await ana.do("getList", {})).cursor, (await ben.do("getList", {})).cursor];
  await remove(ana, ben);
  expect(await ana.do("getList", { query: { since: cursors[0]! } })).toMatchObject({
    full: true,
    members: [{ name: "Ana" }],
    items: [{ name: "Milk" }],
  });
  expect(await ben.do("getList", { query: { since: cursors[1]! } })).toMatchObject({
    full: true,
    members: [{ name: "Ben" }],
    items: [{ name: "Bread" }],
  });
});

test("a removed member's waiting operations change their own things only", async () => {
  await share(ana, ben);
  const milk = await add(ana, "Milk");
  const bread = await add(ben, "Bread");
  const before = (await ana.do("listItems", {})).find(({ id }) => id === milk.id);
  await remove(ana, ben);
  const queued = [
    await ben.call(
      "changeItem",
      { params: { id: milk.id }, body: { completed: true } },
      { operation: newId() },
    ),
    await ben.call("deleteItem", { params: { id: milk.id } }, { operation: newId() }),
    await ben.call(
      "changeItem",
      { params: { id: bread.id }, body: { completed: true } },
      { operation: newId() },
    ),
    await ben.call("addItem", { body: { name: "Eggs" } }, { operation: newId() }),
  ];
  expect(queued.map(({ status }) => status)).toEqual([404, 404, 200, 201]);
  expect(await ana.do("listItems", {})).toEqual([before]);
  expect(await names(ben)).toEqual(["Eggs"]);
});

test("each change that races with the removal is on exactly one list", async () => {
  for (let round = 0; round < 5; round += 1) {
    const member = await server.signUp();
    await share(ana, member);
    const milk = await add(ana, `Milk ${round}`);
    const [removed, ...changes] = await Promise.all([
      remove(ana, member),
      member.call(
        "changeItem",
        { params: { id: milk.id }, body: { note: "racing" } },
        { operation: newId() },
      ),
      ...["A", "B", "C"].map((name) =>
        member.call("addItem", { body: { name: `${name} of ${round}` } }, { operation: newId() }),
      ),
    ]);
    expect(removed.status).toBe(200);
    expect(changes.slice(1).map(({ status }) => status)).toEqual([201, 201, 201]);
    expect([200, 404]).toContain(changes[0].status);
    expect(await names(member)).toEqual(["A", "B", "C"].map((name) => `${name} Of ${round}`));
    expect((await names(ana)).filter((name) => /^[ABC] /.test(name))).toEqual([]);
  }
});

test("an operation that is repeated after the removal is answered as before and changes nothing", async () => {
  await share(ana, ben);
  const milk = await add(ana, "Milk");
  const operation = newId();
  const tick = () =>
    ben.call("changeItem", { params: { id: milk.id }, body: { completed: true } }, { operation });
  const first = await tick();
  await ana.do("changeItem", { params: { id: milk.id }, body: { completed: false } });
  await remove(ana, ben);
  expect((await tick()).body).toEqual(first.body);
  expect(await names(ana)).toEqual(["Milk"]);
});

test("the longest-standing member with premium of their own becomes owner; waiting invitations end", async () => {
  const [cleo, dan] = [
    await server.signUp({ firstName: "Cleo", role: "premium" }),
    await server.signUp({ firstName: "Dan", role: "admin" }),
  ];
  await share(ana, ben, cleo, dan);
  const { link } = await ana.do("inviteMember", { body: { inviteeEmail: "waiting@example.com" } });
  await add(ben, "Bread");
  expect((await remove(ana, ana)).status).toBe(200);
  expect(await cleo.do("getHousehold", {})).toMatchObject({
    household: { name: "Cleo's household", ownerId: cleo.user.id },
    isOwner: true,
    pendingInvitations: [],
  });
  expect(await memberIds(cleo)).toEqual([cleo, ben, dan].map(({ user }) => user.id));
  expect(await names(dan)).toEqual(["Bread"]);
  expect(await ben.do("getPermissions", {})).toMatchObject({ isPremium: true });
  const token = new URL(link!).searchParams.get("token")!;
  expect((await server.client().call("getInvitation", { params: { token } })).status).toBe(404);
  expect((await ana.do("getHousehold", {})).household).toBeNull();
});

test("without such a member the household ends and everyone keeps what is theirs", async () => {
  const cleo = await server.signUp({ firstName: "Cleo" });
  await share(ana, ben, cleo);
  for (const [who, name] of [
    [ana, "Milk"],
    [ben, "Bread"],
    [cleo, "Olives"],
  ] as const)
    await add(who, name);
  const { cursor } = await cleo.do("getList", {});
  await remove(ana, ana);
  expect([await names(ana), await names(ben), await names(cleo)]).toEqual([["Milk"], ["Bread"], ["Olives"]]);
  expect(await cleo.do("getList", { query: { since: cursor } })).toMatchObject({
    full: true,
    members: [{ name: "Cleo" }],
  });
  const ids = [ana, ben, cleo].map(({ user }) => user.id);
  const left = await server.database.execute(
    `SELECT (SELECT count(*)::int FROM users WHERE id = ANY($1) AND household_id IS NOT NULL) AS users,
       (SELECT count(*)::int FROM household_members WHERE user_id = ANY($1)) AS members,
       (SELECT count(*)::int FROM households WHERE owner_id = ANY($1)) AS households`,
    [ids],
  );
  expect(left).toEqual([{ users: 0, members: 0, households: 0 }]);
});

test("when everybody leaves at once, each leaves once and nothing is left behind", async () => {
  const cleo = await server.signUp({ role: "premium" });
  await share(ana, cleo, ben);
  const [first, second, ...others] = await Promise.all([
    remove(ana, ana),
    remove(ana, ana),
    remove(cleo, cleo),
    remove(ben, ben),
  ]);
  expect([first.status, second.status].toSorted()).toEqual([200, 404]);
  // The last one may find that the household has ended already.
  for (const { status } of others) expect([200, 404]).toContain(status);
  const ids = [ana, ben, cleo].map(({ user }) => user.id);
  expect(
    await server.database.execute(
      `SELECT user_id FROM household_members WHERE user_id = ANY($1)
       UNION SELECT id FROM users WHERE id = ANY($1) AND household_id IS NOT NULL
       UNION SELECT owner_id FROM households WHERE owner_id = ANY($1)`,
      [ids],
    ),
  ).toEqual([]);
});

test("the household's weekday stays with a new owner, and due dates follow the new owner's time zone", async () => {
  const cleo = await server.signUp({ firstName: "Cleo", role: "premium" });
  await share(ana, cleo);
  await server.database.execute("UPDATE users SET recurring_day = 4 WHERE id = $1", [ana.user.id]);
  await server.database.execute("UPDATE users SET timezone = 'Asia/Tokyo' WHERE id = $1", [cleo.user.id]);
  const { household } = await ana.do("getHousehold", {});
  const { id: item } = await add(cleo, "Bread");
  await server.database.execute(
    `INSERT INTO recurring_items (id, user_id, household_id, list_id, item_id, recurrence_interval_days, start_date, next_due_date)
     VALUES (new_id(), $1, $2, $2, $3, 7, $4, '2040-01-01T00:00:00Z')`,
    [cleo.user.id, household!.id, item, server.clock.now()],
  );
  await remove(ana, ana);
  const [row] = await server.database.execute(
    `SELECT extract(dow FROM next_due_date AT TIME ZONE 'Asia/Tokyo')::int AS weekday,
       (next_due_date AT TIME ZONE 'Asia/Tokyo')::time::text AS time, next_due_date < '2030-01-01' AS moved
     FROM recurring_items WHERE user_id = $1`,
    [cleo.user.id],
  );
  expect(row).toEqual({ weekday: 4, time: "00:00:00", moved: true });
});

test("members who are joined and removed at random while everybody shops never see a stranger's item", async () => {
  const crew = await Promise.all(Array.from({ length: 4 }, () => server.signUp({ role: "premium" })));
  const shop = async (who: Client, round: number) => {
    for (let number = 0; number < 3; number += 1)
      await add(who, `Thing ${number} of ${who.user.id} in ${round}`);
  };
  for (let round = 0; round < 3; round += 1) {
    const [owner, ...others] = crew.slice(round).concat(crew.slice(0, round)) as [Client, ...Client[]];
    await share(owner, ...others);
    await Promise.all([
      ...crew.map((who) => shop(who, round)),
      remove(owner, others[0]!),
      remove(others[1]!, others[1]!),
      remove(owner, owner),
    ]);
    for (const who of crew) {
      const { household, members } = await who.do("getHousehold", {});
      const visible = household === null ? [who.user.id] : members.map(({ id }) => id);
      const owners = new Set((await who.do("listItems", {})).map(({ userId }) => userId));
      expect([...owners].filter((id) => !visible.includes(id))).toEqual([]);
      expect((await who.do("listItems", {})).filter(({ userId }) => userId === who.user.id)).toHaveLength(
        3 * (round + 1),
      );
    }
    for (const who of crew) await remove(who, who);
  }
});
