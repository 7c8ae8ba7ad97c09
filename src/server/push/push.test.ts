import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newsKinds } from "../../contract/push/kinds.ts";
import { startPushService } from "../../../test/push-service.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { ForeignAddresses } from "../foreign-address/foreign-addresses.ts";
import { PushRefused } from "../push-transport.ts";
import { HttpsTransport } from "./https-transport.ts";
import { vapidKeys } from "./vapid.ts";

let server: TestServer;
let service: Awaited<ReturnType<typeof startPushService>>;
let ana: Client;
let devices = 0;

beforeAll(async () => {
  server = await startTestServer();
  service = await startPushService();
  Object.assign(server.app, { push: service.transport });
});
beforeEach(async () => {
  ana = await server.signUp({ firstName: "Ana" });
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const newDevice = () => service.device(`phone-${(devices += 1)}`);
const request = (endpoint: string) => ({ endpoint, headers: {}, body: Buffer.from("") });

test("a new person gets all news, and their choices are stored", async () => {
  const settings = await ana.do("getPushSettings", {});
  expect(settings).toEqual({
    publicKey: expect.stringMatching(/^[\w-]{87}$/) as string,
    kinds: [...newsKinds],
    quietHours: null,
    withoutContent: false,
  });
  const chosen = {
    kinds: ["repeat-due" as const],
    quietHours: { from: "22:00", to: "07:00" },
    withoutContent: true,
  };
  expect(await ana.do("changePushPreferences", { body: chosen })).toEqual(chosen);
  await ana.do("subscribeDevice", { body: newDevice().subscription });
  expect(await ana.do("getPushSettings", {})).toEqual({ ...settings, ...chosen });
});

test("the key of the installation is made once, and other processes have the same one", async () => {
  const { publicKey } = await vapidKeys(server.database);
  const [{ value }] = (await server.database.execute(
    "SELECT value FROM settings WHERE name = 'vapid_private_key'",
  )) as [{ value: string }];
  expect((await ana.do("getPushSettings", {})).publicKey).toBe(publicKey);
  expect(JSON.stringify(await ana.do("downloadData", {}))).not.toContain(value);
  const other = { ...server.database, first: server.database.first.bind(server.database) };
  expect((await vapidKeys(other as typeof server.database)).publicKey).toBe(publicKey);
});

test.each([
  [{ endpoint: "http://push.example.com/a" }, "endpoint"],
  [{ endpoint: "https://push.example.com:8443/a" }, "endpoint"],
  [{ endpoint: "https://ana@push.example.com/a" }, "endpoint"],
  [{ endpoint: "https://[::1]/a" }, "endpoint"],
  [{ endpoint: `https://push.example.com/${"a".repeat(2000)}` }, "endpoint"],
  [{ keys: { p256dh: "short", auth: "A".repeat(22) } }, "keys.p256dh"],
  [{ keys: { p256dh: "B".repeat(87), auth: "" } }, "keys.auth"],
])("%#: a subscription that can't be used is refused with the name of its field", async (wrong, field) => {
  const { status, problem } = await ana.call("subscribeDevice", {
    body: { ...newDevice().subscription, ...wrong },
  });
  expect(status).toBe(400);
  expect(problem.errors?.map((error) => error.field)).toEqual([field]);
});

test("quiet hours are times of a day", async () => {
  const { problem } = await ana.call("changePushPreferences", {
    body: { kinds: [], quietHours: { from: "25:00", to: "7" }, withoutContent: false },
  });
  expect(problem.errors?.map(({ field }) => field)).toEqual(["quietHours.from", "quietHours.to"]);
});

test("a test notification goes to this device only, and a stranger can send none there", async () => {
  const [phone, laptop] = [newDevice(), newDevice()];
  for (const device of [phone, laptop]) {
    await ana.do("subscribeDevice", { body: device.subscription });
    await server.database.execute("UPDATE push_subscriptions SET endpoint = $2 WHERE endpoint = $1", [
      device.subscription.endpoint,
      device.url,
    ]);
  }
  // The contract takes addresses on the internet only.
  const { endpoint } = phone.subscription;
  expect((await ana.call("sendTestNotification", { body: { endpoint } })).status).toBe(404);
  const third = newDevice();
  await ana.do("subscribeDevice", { body: third.subscription });
  const stranger = await server.signUp();
  const refused = await stranger.call("sendTestNotification", { body: third.subscription });
  expect(refused.status).toBe(404);
  await ana.do("sendTestNotification", { body: { endpoint: third.subscription.endpoint } });
  await server.database.execute("UPDATE push_subscriptions SET endpoint = $2 WHERE endpoint = $1", [
    third.subscription.endpoint,
    third.url,
  ]);
  await server.runJobs();
  expect(third.messages).toMatchObject([{ title: "Notifications work", url: "/account", tag: "test" }]);
  expect([...phone.messages, ...laptop.messages]).toEqual([]);
  expect(service.seen.at(-1)).toMatchObject({ "content-encoding": "aes128gcm", ttl: "1800", topic: "test" });
});

test("a browser has one subscription, which belongs to the person who subscribed last", async () => {
  const ben = await server.signUp({ firstName: "Ben" });
  const device = newDevice();
  await ana.do("subscribeDevice", { body: device.subscription });
  await ben.do("subscribeDevice", { body: device.subscription });
  const body = { endpoint: device.subscription.endpoint };
  expect((await ana.call("sendTestNotification", { body })).status).toBe(404);
  await ana.do("unsubscribeDevice", { body });
  expect((await ben.call("sendTestNotification", { body })).status).toBe(200);
  await ben.do("unsubscribeDevice", { body });
  expect((await ben.call("sendTestNotification", { body })).status).toBe(404);
});

test("a person has twenty devices at most: the oldest goes", async () => {
  const all = Array.from({ length: 21 }, newDevice);
  for (const device of all) {
    server.clock.forward({ minutes: 1 });
    await ana.do("subscribeDevice", { body: device.subscription });
  }
  const data = await ana.do("downloadData", {});
  expect(data.pushSubscriptions).toHaveLength(20);
  const { endpoint } = all[0]!.subscription;
  expect((await ana.call("sendTestNotification", { body: { endpoint } })).status).toBe(404);
});

test("the download names the services of a person's devices, without the rest of their addresses and keys", async () => {
  const device = newDevice();
  await ana.do("subscribeDevice", { body: device.subscription });
  const data = await ana.do("downloadData", {});
  expect(data.pushSubscriptions).toEqual([
    { service: "https://push.example.com", createdAt: expect.any(String) },
  ]);
  const text = JSON.stringify(data);
  expect(text).not.toContain(device.subscription.endpoint);
  expect(text).not.toContain(device.subscription.keys.auth);
});

test("nothing is sent to machines near this server, neither by address nor by name", async () => {
  let reached = 0;
  const near = createServer((_, response) => {
    reached += 1;
    response.end();
  });
  await new Promise<void>((listening) => near.listen(0, "127.0.0.1", listening));
  const { port } = near.address() as AddressInfo;
  const transport = new HttpsTransport(new ForeignAddresses([]));
  const anyName = new HttpsTransport(new ForeignAddresses([]), () => true);
  await expect(transport.send(request("http://push.example.com/a"))).rejects.toThrow(PushRefused);
  await expect(transport.send(request("https://127.0.0.1/a"))).rejects.toThrow(PushRefused);
  await expect(transport.send(request("https://10.1.2.3/a"))).rejects.toThrow(PushRefused);
  await expect(anyName.send(request(`http://127.0.0.1:${port}/a`))).rejects.toThrow(PushRefused);
  await expect(anyName.send(request(`http://[::1]:${port}/a`))).rejects.toThrow(PushRefused);
  await expect(anyName.send(request(`http://localhost:${port}/a`))).rejects.toThrow(PushRefused);
  expect(reached).toBe(0);
  await new Promise((closed) => near.close(closed));
});
