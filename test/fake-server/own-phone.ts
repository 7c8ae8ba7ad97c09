import { afterEach, beforeEach } from "vitest";
import type { Id } from "../../src/contract/ids.ts";
import { newId } from "../../src/contract/new-id.ts";
import { Device, installFetch, type Tab } from "./device.ts";
import { until } from "./network.ts";
import { FakeServer } from "./server.ts";

export const ana = newId();
export const ben = newId();

/** The server of the running test. */
export let server: FakeServer;
export let phone: Device;

/** Lets each test of a file begin with an empty phone, and a server on which these people share a list. */
export function beginWithOwnPhone(...people: Id[]): void {
  let restoreFetch: () => void;
  beforeEach(() => {
    restoreFetch = installFetch();
    beginWith(...people);
  });
  afterEach(async () => {
    for (const tab of phone.tabs) await tab.list.close();
    restoreFetch();
  });
}

/** A new server with a list of these people, and a new phone. */
export function beginWith(...people: Id[]): void {
  server = new FakeServer(people);
  phone = new Device(server);
}

/** Waits until the list shows and nothing is left to send. */
export async function synced(tab: Tab): Promise<void> {
  await until(
    () => tab.view.sync.waiting === 0 && !tab.view.sync.sending && tab.view.status === "ready",
    "a synced list",
  );
}

/** Ana's list in a new tab of the phone, once it shows. */
export async function ready(): Promise<Tab> {
  const tab = await phone.open(ana);
  await synced(tab);
  return tab;
}
