import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";

test("anybody may read where Premium is sold", async () => {
  const server = await startTestServer({ UPGRADE_URL: "https://shop.example.com/premium" });
  const reply = await server.client().call("getSettings", {});
  expect(reply).toMatchObject({ status: 200, body: { upgradeUrl: "https://shop.example.com/premium" } });
  await server.close();
});

test("without a waitlist no address can be put on it", async () => {
  const server = await startTestServer({ WAITLIST: "off" });
  expect(await server.client().do("getSettings", {})).toMatchObject({ waitlist: false });
  const reply = await server.client().call("joinWaitlist", { body: { email: "ana@example.com" } });
  expect(reply.status).toBe(404);
  await server.close();
});

test("an installation without that setting has no address", async () => {
  const server = await startTestServer();
  expect(await server.client().do("getSettings", {})).toEqual({ upgradeUrl: null, waitlist: true });
  await server.close();
});
