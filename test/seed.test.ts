import { afterAll, beforeAll, expect, test } from "vitest";
import { seedDemo } from "../db/seed.ts";
import { stageOf } from "../src/contract/items/due.ts";
import { startTestServer, type TestServer } from "./server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("the demo household has a list, stores that were walked, something due and something that could repeat", async () => {
  const logins = await seedDemo(server.app);
  expect(logins).toHaveLength(3);
  const ana = server.client();
  await ana.do("login", { body: { email: "ana@example.com", password: "restock-demo" } });
  const list = await ana.do("getList", {});
  expect(list.items.filter(({ completed }) => !completed).length).toBeGreaterThan(10);
  const aisles = new Map(list.stores.map(({ name, aisleOrder }) => [name, aisleOrder]));
  expect(aisles.get("Costco")).toEqual(["produce", "meat & poultry", "dairy & eggs", "paper goods"]);
  expect(aisles.get("CVS")).toEqual([]);
  const now = server.clock.now().getTime();
  const due = list
    .suggestions!.filter((one) => stageOf({ ...one, lastSeen: Date.parse(one.lastSeen) }, now) === "due")
    .map(({ name }) => name);
  expect(due.sort()).toEqual(["Coffee", "Paper Towels"]);
  expect((await ana.do("listRepeatProposals", {})).length).toBeGreaterThan(5);
});
