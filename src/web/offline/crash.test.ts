import { afterEach, beforeEach, expect, test } from "vitest";
import type { Id } from "../../contract/ids.ts";
import { newId } from "../../contract/new-id.ts";
import { Device, installFetch, type Tab } from "../../../test/fake-server/device.ts";
import { turn, until } from "../../../test/fake-server/network.ts";
import { FakeServer } from "../../../test/fake-server/server.ts";

const ana = newId();
let restoreFetch: () => void;

beforeEach(() => {
  restoreFetch = installFetch();
});
afterEach(() => restoreFetch());

/** The changes shown as done before the tab died. */
type Shown = { milk: Id | null; ticked: boolean; held: boolean; store: boolean; deleted: boolean };

let seen: Shown;

async function shop(tab: Tab, bread: Id, eggs: Id): Promise<Shown> {
  const shown: Shown = { milk: null, ticked: false, held: false, store: false, deleted: false };
  seen = shown;
  const { list } = tab;
  const id = await list.addItem({ name: "Milk" });
  if (tab.dead) return shown;
  shown.milk = id;
  await list.changeItem(bread, { completed: true });
  if (tab.dead) return shown;
  shown.ticked = true;
  await list.addItem({ name: "Zorblax" }, { hold: true });
  if (tab.dead) return shown;
  shown.held = true;
  await list.addStore({ name: "Corner shop", categories: ["dairy"] });
  if (tab.dead) return shown;
  shown.store = true;
  await list.deleteItem(eggs);
  if (tab.dead) return shown;
  shown.deleted = true;
  await list.releaseHeld();
  await until(() => tab.dead || (tab.view.sync.waiting === 0 && !tab.view.sync.sending), "an empty outbox");
  await list.refresh();
  return shown;
}

/** Kills a tab at one step, and the next one too, soon after its start; returns whether the first one got that far. */
async function dieAt(step: number): Promise<boolean> {
  const server = new FakeServer([ana]);
  const bread = server.addItem(ana, { name: "bread" });
  const eggs = server.addItem(ana, { name: "eggs" });
  const device = new Device(server);
  const first = await device.open(ana);
  await until(() => first.view.status === "ready", "the list");
  await first.list.close();

  const tab = await device.open(ana, step);
  // A dead tab's requests never end.
  const shown = (await Promise.race([shop(tab, bread.id, eggs.id), dead(tab)])) ?? seen;
  const died = tab.dead;
  const second = await device.open(ana, 1 + (step % 13));
  await until(() => second.dead || second.view.sync.waiting === 0, "a death, or nothing left to do");
  second.kill();
  const last = await device.open(ana);
  await until(
    () => last.view.sync.waiting === 0 && last.view.sync.held === 0,
    "an empty outbox after the restart",
  );
  await last.list.refresh();

  const { items, stores } = server.list();
  const named = (name: string) => items.filter((item) => item.name === name);
  const wrong: string[] = [];
  const check = (right: boolean, what: string) =>
    right || wrong.push(`${what}, when it died at step ${step}`);
  check(!shown.milk || named("Milk")[0]?.id === shown.milk, "Milk was lost");
  check(!shown.ticked || named("Bread")[0]?.completed === true, "the tick of Bread was lost");
  check(!shown.held || named("Zorblax").length === 1, "the held name was lost");
  check(!shown.store || stores.length === 1, "the store was lost");
  check(!shown.deleted || named("Eggs").length === 0, "the deletion of Eggs was lost");
  check(
    named("Milk").length <= 1 && named("Zorblax").length <= 1 && stores.length <= 1,
    "something came twice",
  );
  check(
    [...server.applied.values()].every((times) => times === 1),
    "an operation took effect twice",
  );
  check(last.view.sync.failed.length === 0, "something failed");
  expect(wrong).toEqual([]);
  const revisions = (rows: readonly { id: Id; revision: number }[]) =>
    rows.map((row) => `${row.id} ${row.revision}`).toSorted();
  expect(revisions(last.view.items)).toEqual(revisions(items));
  await last.list.close();
  return died;
}

/** Null once the tab is dead and its last steps have had time to end. */
async function dead(tab: Tab): Promise<null> {
  await until(() => tab.dead, "the death of the tab");
  for (let turns = 0; turns < 20; turns += 1) await turn();
  return null;
}

test("a tab that dies at any step loses no shown change, and no operation happens twice", async () => {
  let steps = 1;
  while (await dieAt(steps)) steps += 1;
  // Far fewer would mean that the tab didn't die where it should have.
  expect(steps).toBeGreaterThan(30);
});
