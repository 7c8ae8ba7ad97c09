import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newsKinds } from "../../contract/push/kinds.ts";
import type { PushPreferences } from "../../contract/push/schema.ts";
import { importOf } from "../../../test/import-body.ts";
import { startPushService, type FakeDevice } from "../../../test/push-service.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { addDueItems } from "../repeat/scheduler.ts";
import { followShoppers } from "./shopping.ts";

let server: TestServer;
let service: Awaited<ReturnType<typeof startPushService>>;
let [ana, ben]: Client[] = [];
let [anas, bens]: FakeDevice[] = [];
let costco: string;
let devices = 0;

beforeAll(async () => {
  server = await startTestServer();
  service = await startPushService();
  Object.assign(server.app, { push: service.transport });
});
beforeEach(async () => {
  server.clock.jumpTo("2026-03-02T10:00:00Z");
  ana = await server.signUp({ firstName: "Ana" });
  ben = await server.signUp({ firstName: "Ben" });
  await server.household(ana, ben);
  costco = (await ana.do("addStore", { body: { name: "Costco", categories: ["Bakery", "Dairy & Eggs"] } }))
    .id;
  anas = await subscribe(ana);
  bens = await subscribe(ben);
});
afterAll(async () => {
  await server.close();
  await service.close();
});

/** Subscribes a device of the fake service, whose address is on this machine. */
async function subscribe(who: Client): Promise<FakeDevice> {
  devices += 1;
  const device = service.device(`device-${devices}`);
  await who.do("subscribeDevice", { body: device.subscription });
  await server.database.execute("UPDATE push_subscriptions SET endpoint = $2 WHERE endpoint = $1", [
    device.subscription.endpoint,
    device.url,
  ]);
  return device;
}
const prefer = (who: Client, changes: Partial<PushPreferences>) =>
  who.do("changePushPreferences", {
    body: { kinds: [...newsKinds], quietHours: null, withoutContent: false, ...changes },
  });
const say = (who: Client, storeId: string | null) => who.do("setWhereabouts", { body: { storeId } });
async function add(who: Client, name: string): Promise<string> {
  return (await who.do("addItem", { body: { name } })).id;
}
async function tick(who: Client, name: string): Promise<void> {
  const id = await add(who, name);
  await who.do("changeItem", { params: { id }, body: { completed: true, inStoreId: costco } });
}
/** What arrives at a device by now. */
async function arrived(device: FakeDevice): Promise<string[]> {
  await server.runJobs();
  return device.messages.splice(0).map(({ title }) => title);
}
const subscriptions = () =>
  server.database.execute("SELECT user_id FROM push_subscriptions WHERE user_id = ANY ($1)", [
    [ana!.user.id, ben!.user.id],
  ]);

test("the others are notified once that a member shops, and once that they are done", async () => {
  await add(ana!, "Soup");
  await say(ben!, costco);
  await server.runJobs();
  expect(anas!.messages.splice(0)).toEqual([
    {
      title: "Ben is at Costco",
      body: "What you add now is seen there at once.",
      url: "/?tab=adding",
      tag: "shopping-begun",
      open: 1,
    },
  ]);
  for (const name of ["Bread", "Rolls", "Buns"]) await tick(ben!, name);
  expect(await arrived(anas!)).toEqual([]);
  await say(ben!, null);
  await server.runJobs();
  expect(anas!.messages.splice(0)).toMatchObject([
    { title: "Ben is done at Costco", body: "3 things got, 1 left on the list" },
  ]);
  expect(bens!.messages).toEqual([]);
});

test("the third tick notifies the others as well, and so does half an hour without one", async () => {
  await tick(ben!, "Bread");
  await tick(ben!, "Rolls");
  expect(await arrived(anas!)).toEqual([]);
  await tick(ben!, "Buns");
  expect(await arrived(anas!)).toEqual(["Ben is at Costco"]);
  server.clock.forward({ minutes: 9 });
  await followShoppers(server.app);
  expect(await arrived(anas!)).toEqual([]);
  server.clock.forward({ minutes: 1 });
  await followShoppers(server.app);
  await followShoppers(server.app);
  expect(await arrived(anas!)).toEqual(["Ben is done at Costco"]);
});

test("a person who shops is notified of items that the others add for their store, at most once a minute", async () => {
  await say(ben!, costco);
  server.clock.forward({ minutes: 1 });
  await add(ana!, "Bread");
  await add(ben!, "Rolls");
  const elsewhere = await ana!.do("addStore", { body: { name: "Corner shop", categories: ["Household"] } });
  await ana!.do("addItem", { body: { name: "Batteries", storeId: elsewhere.id } });
  await server.runJobs();
  expect(bens!.messages.splice(0)).toMatchObject([
    { title: "Ana added Bread", body: "New on your list for Costco", url: `/stores/${costco}` },
  ]);
  server.clock.forward({ minutes: 0.2 });
  for (const name of ["Milk", "Butter", "Cream"]) await add(ana!, name);
  expect(await arrived(bens!)).toEqual([]);
  server.clock.forward({ minutes: 1 });
  await followShoppers(server.app);
  expect(await arrived(bens!)).toEqual([expect.stringMatching(/^Ana added \w+, \w+ and 1 more$/)]);
  await followShoppers(server.app);
  expect(await arrived(bens!)).toEqual([]);
});

test("an import is one piece of news", async () => {
  await say(ben!, costco);
  server.clock.forward({ minutes: 1 });
  const items = Array.from({ length: 150 }, (_, number) => ({
    name: `Bread ${String.fromCharCode(97 + (number % 26)).repeat(1 + number)}`,
    category: "Bakery",
  }));
  await ana!.do("addImport", importOf({ items }));
  expect(await arrived(bens!)).toEqual([
    expect.stringMatching(/^Ana added Bread \w+, Bread \w+ and 148 more$/),
  ]);
});

test("added items notify no one while no one shops, and never a person of another list", async () => {
  await add(ana!, "Bread");
  const stranger = await server.signUp({ firstName: "Sam" });
  const theirs = await subscribe(stranger);
  await say(ben!, costco);
  expect(await arrived(theirs)).toEqual([]);
  expect(await arrived(bens!)).toEqual([]);
});

test("a due repeat notifies all members of the list", async () => {
  const { itemId } = await ana!.do("addRecurringItem", { body: { name: "Milk", intervalDays: 7 } });
  await ana!.do("changeItem", { params: { id: itemId }, body: { completed: true } });
  server.clock.forward({ days: 8 });
  await addDueItems(server.app);
  for (const device of [anas!, bens!]) expect(await arrived(device)).toEqual(["Milk is on your list again"]);
});

test("a person isn't notified of news that they have turned off", async () => {
  await prefer(ana!, { kinds: ["shopping-done"] });
  await say(ben!, costco);
  expect(await arrived(anas!)).toEqual([]);
  await say(ben!, null);
  expect(await arrived(anas!)).toEqual(["Ben is done at Costco"]);
});

test("a person isn't notified in their quiet hours, by the clock of their time zone", async () => {
  await server.database.execute("UPDATE users SET timezone = 'America/New_York' WHERE id = $1", [
    ana!.user.id,
  ]);
  await prefer(ana!, { quietHours: { from: "22:00", to: "05:00" } });
  server.clock.jumpTo("2026-03-02T09:59:00Z");
  await say(ben!, costco);
  expect(await arrived(anas!)).toEqual([]);
  server.clock.jumpTo("2026-03-02T10:00:00Z");
  await say(ben!, null);
  expect(await arrived(anas!)).toEqual(["Ben is done at Costco"]);
});

test("without content a notification says only that something has changed", async () => {
  await prefer(ana!, { withoutContent: true });
  await say(ben!, costco);
  await server.runJobs();
  expect(anas!.messages).toEqual([
    { title: "Restock", body: "Something changed on your list", url: "/", tag: "shopping-begun", open: 0 },
  ]);
});

test.each([404, 410])("a device that its push service answers %i for is forgotten", async (status) => {
  anas!.status = status;
  await say(ben!, costco);
  await server.runJobs();
  expect(await subscriptions()).toEqual([{ user_id: ben!.user.id }]);
});

test("a push service in trouble is tried again, and the error names no endpoint", async () => {
  anas!.status = 503;
  await say(ben!, costco);
  await expect(server.runJobs()).rejects.toThrow("a push service answered 503");
  const [job] = await server.database.execute("SELECT last_error FROM graphile_worker.jobs");
  expect(job!["last_error"]).not.toContain(anas!.url);
  anas!.status = 201;
  await server.database.execute("UPDATE graphile_worker._private_jobs SET run_at = now(), last_error = NULL");
  expect(await arrived(anas!)).toEqual(["Ben is at Costco"]);
});

test("a message that waited too long is not sent", async () => {
  anas!.status = 503;
  await say(ben!, costco);
  await expect(server.runJobs()).rejects.toThrow("a push service answered 503");
  anas!.status = 201;
  server.clock.forward({ minutes: 31 });
  await server.database.execute("UPDATE graphile_worker._private_jobs SET run_at = now(), last_error = NULL");
  expect(await arrived(anas!)).toEqual([]);
});

test("a device gets nothing more once its session has ended, whichever way", async () => {
  await ana!.do("logout", {});
  expect(await subscriptions()).toEqual([{ user_id: ben!.user.id }]);
  const phone = server.client();
  await phone.do("login", { body: { email: ana!.user.email, password: "correct horse" } });
  phone.user = ana!.user;
  await subscribe(phone);
  const laptop = server.client();
  await laptop.do("login", { body: { email: ana!.user.email, password: "correct horse" } });
  expect(await subscriptions()).toHaveLength(2);
  await laptop.do("endOtherSessions", {});
  expect(await subscriptions()).toEqual([{ user_id: ben!.user.id }]);
});

test("an account that is deleted takes its devices and its preferences along", async () => {
  await ben!.do("deleteAccount", { body: { confirmation: "delete my account" } });
  expect(await subscriptions()).toEqual([{ user_id: ana!.user.id }]);
  expect(
    await server.database.execute("SELECT FROM push_preferences WHERE user_id = $1", [ben!.user.id]),
  ).toEqual([]);
});
