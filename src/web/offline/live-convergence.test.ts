import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Id } from "../../contract/ids.ts";
import { newId } from "../../contract/new-id.ts";
import { Device, installFetch, type Tab } from "../../../test/fake-server/device.ts";
import { offline, online, turn, until } from "../../../test/fake-server/network.ts";
import { FakeServer } from "../../../test/fake-server/server.ts";
import { streamDelay } from "../../../test/fake-server/stream.ts";

const people = [newId(), newId()] as const;
const names = ["Milk", "Bread", "Eggs", "Tea", "Salt"];
let restoreFetch: () => void;

beforeEach(() => {
  restoreFetch = installFetch();
});
afterEach(() => {
  streamDelay.turns = () => 0;
  restoreFetch();
});

const command = fc.record({
  who: fc.constantFrom(0, 1),
  deed: fc.constantFrom(
    ...(["add", "tick", "untick", "note", "delete", "restore", "wait", "wait", "wait"] as const),
    ...([
      "cut",
      "server ends",
      "falls silent",
      "offline",
      "online",
      "hide",
      "look",
      "second tab",
      "kill",
    ] as const),
  ),
  choice: fc.nat({ max: 7 }),
});
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

class Member {
  readonly userId: Id;
  readonly device: Device;
  readonly backwards: string[] = [];
  private readonly deleted: Id[] = [];
  tab!: Tab;

  constructor(userId: Id, server: FakeServer) {
    this.userId = userId;
    this.device = new Device(server);
    this.device.live = true;
    this.device.timing = { ...this.device.timing, heartbeatTimeoutMs: 60, hiddenDelayMs: 5 };
  }

  async open(): Promise<void> {
    this.tab = await this.device.open(this.userId);
    const { tab } = this;
    const newest = new Map<Id, number>();
    tab.list.subscribe(() => this.watch(tab, newest));
  }

  /** A row of the server is never replaced by an older one. */
  private watch(tab: Tab, newest: Map<Id, number>): void {
    for (const { id, revision, pending } of tab.view.items) {
      const before = newest.get(id) ?? 0;
      if (!pending && revision < before) this.backwards.push(`${id} ${before} ${revision}`);
      newest.set(id, Math.max(before, revision));
    }
  }

  async act({ deed, choice }: Command): Promise<void> {
    const { device, tab } = this;
    const item = tab.view.items[choice % Math.max(1, tab.view.items.length)];
    const stream = [...device.streams][choice % Math.max(1, device.streams.size)];
    if (deed === "add") await tab.list.addItem({ name: names[choice % names.length]! });
    else if (deed === "wait") for (let turns = choice * 4; turns > 0; turns -= 1) await turn();
    else if (deed === "cut") stream?.end("lost");
    else if (deed === "server ends") stream?.end("ended", 2);
    else if (deed === "falls silent" && stream !== undefined) stream.silent = true;
    else if (deed === "offline") {
      device.network = offline;
      for (const open of device.streams) open.end("lost");
    } else if (deed === "online") device.network = online;
    else if (deed === "hide") tab.hide();
    else if (deed === "look") device.comeBack();
    else if (deed === "second tab") await this.open();
    else if (deed === "kill") {
      tab.kill();
      for (const open of device.streams) if (open.tab === tab) open.end("lost");
      await this.open();
    } else if (deed === "restore") {
      const id = this.deleted.pop();
      if (id !== undefined) await tab.list.restoreItem(id);
    } else if (item !== undefined) await this.change(deed, item.id, choice);
  }

  private async change(deed: string, id: Id, choice: number): Promise<void> {
    const { list } = this.tab;
    if (deed === "tick") await list.changeItem(id, { completed: true });
    if (deed === "untick") await list.changeItem(id, { completed: false });
    if (deed === "note") await list.changeItem(id, { note: `note ${choice}` });
    if (deed === "delete") {
      this.deleted.push(id);
      await list.deleteItem(id);
    }
  }
}

async function live(commands: Command[], delays: number[]): Promise<void> {
  let delay = 0;
  streamDelay.turns = () => delays[(delay += 1) % delays.length]!;
  const server = new FakeServer(people);
  server.addItem(people[0], { name: "Rice" });
  const members = people.map((userId) => new Member(userId, server));
  const shown = (tab: Tab) =>
    tab.view.items.map(({ pending: _pending, held: _held, ...item }) => JSON.stringify(item)).toSorted();
  try {
    for (const member of members) await member.open();
    for (const one of commands) await members[one.who]!.act(one);
    for (const { device } of members) {
      device.network = online;
      device.comeBack();
    }
    const tabs = members.flatMap(({ device }) => [...device.tabs]);
    await until(() => tabs.every(({ view }) => view.sync.waiting === 0), "empty outboxes");
    // The last changes come by stream: no tab pulls any more.
    server.addItem(people[0], { name: "The last word" });
    const all = server
      .list()
      .items.map((item) => JSON.stringify(item))
      .toSorted();
    await until(() => tabs.every((tab) => shown(tab).join() === all.join()), "the same list everywhere");
    for (const { backwards, device } of members) {
      expect(backwards).toEqual([]);
      expect(device.streams.size).toBeLessThanOrEqual(1);
    }
  } finally {
    for (const { device } of members) for (const tab of device.tabs) await tab.list.close();
  }
}

test("every tab of every person ends up with the server's list, whatever happens to the streams", async () => {
  const commands = fc.array(command, { minLength: 5, maxLength: 50, size: "max" });
  const delays = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 8 });
  await fc.assert(fc.asyncProperty(commands, delays, live), {
    numRuns: 100,
    seed: 20261121,
    endOnFailure: true,
  });
});
