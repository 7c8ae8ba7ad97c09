import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { Device, Tab } from "../../../test/fake-server/device.ts";
import { FakeServer } from "../../../test/fake-server/server.ts";
import { loadCatalogue, type Catalogue } from "./catalogue.ts";
import type { Call, Platform } from "./platform.ts";

const milk = { id: newId(), name: "Milk", categoryId: newId(), popularity: 99 };
const costco = { id: newId(), name: "Costco", categories: ["dairy"] };
const hour = 3_600_000;
let platform: Platform;
let calls: string[];
let reachable: boolean;

beforeEach(() => {
  calls = [];
  reachable = true;
  const call = ((name: string) => {
    calls.push(name);
    if (!reachable) return Promise.reject(new Error("No network"));
    return Promise.resolve(name === "listMasterItems" ? [milk] : [costco]);
  }) as Call;
  const base = new Tab(new Device(new FakeServer([]))).platform;
  platform = { ...base, indexedDB: new IDBFactory(), call, now: () => 1000 * hour };
});

async function load(): Promise<Catalogue[]> {
  const given: Catalogue[] = [];
  await loadCatalogue((catalogue) => given.push(catalogue), platform);
  return given;
}

test("the catalogue is fetched once a day", async () => {
  expect(await load()).toMatchObject([{ masterItems: [milk], globalStores: [costco] }]);
  expect(calls).toEqual(["listMasterItems", "listGlobalStores"]);
  platform.now = () => 1023 * hour;
  expect(await load()).toMatchObject([{ masterItems: [milk], globalStores: [costco] }]);
  expect(calls).toHaveLength(2);
  platform.now = () => 1025 * hour;
  expect(await load()).toHaveLength(2);
  expect(calls).toHaveLength(4);
});

test("the stored catalogue is used without a network, however old it is", async () => {
  await load();
  reachable = false;
  platform.now = () => 9000 * hour;
  expect(await load()).toMatchObject([{ masterItems: [milk] }]);
});

test("a device without storage still gets the catalogue from the server", async () => {
  platform.indexedDB = null;
  expect(await load()).toMatchObject([{ masterItems: [milk] }]);
});

test("without a network and without a stored catalogue there is none", async () => {
  reachable = false;
  expect(await load()).toEqual([]);
});
