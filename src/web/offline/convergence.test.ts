import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Id } from "../../contract/ids.ts";
import { newId } from "../../contract/new-id.ts";
import { Device, installFetch, type Tab } from "../../../test/fake-server/device.ts";
import { answersLost, offline, online, turn, until } from "../../../test/fake-server/network.ts";
import { FakeServer } from "../../../test/fake-server/server.ts";

const people = [newId(), newId()] as const;
const names = ["Milk", "Bread", "Eggs", "Tea"];
let restoreFetch: () => void;

beforeEach(() => {
  restoreFetch = installFetch();
});
afterEach(() => restoreFetch());

const deeds = [
  "add",
  "hold",
  "release",
  "tick",
  "untick",
  "hide",
  "note",
  "note",
  "delete",
  "restore",
  "repeat",
  "end repeat",
  "restore repeat",
  "refresh",
  "flush",
  "offline",
  "online",
  "answers lost",
  "wait",
  "kill",
  "second tab",
] as const;

const command = fc.record({
  who: fc.constantFrom(0, 1),
  deed: fc.constantFrom(...deeds),
  choice: fc.nat({ max: 7 }),
});
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

/** One member of the household with their phone, and the changes that the phone showed as done. */
class Member {
  readonly userId: Id;
  readonly device: Device;
  readonly added: Id[] = [];
  readonly deleted = new Set<Id>();
  /** Undo lives as long as the page. */
  private undoable: Id[] = [];
  private ended: Id[] = [];
  tab!: Tab;
  private notes = 0;

  constructor(userId: Id, server: FakeServer) {
    this.userId = userId;
    this.device = new Device(server);
  }

  async reopen(): Promise<void> {
    this.undoable = [];
    this.ended = [];
    this.tab = await this.device.open(this.userId);
  }

  async act({ deed, choice }: Command): Promise<void> {
    const { device, tab } = this;
    const { list } = tab;
    const item = tab.view.items[choice % Math.max(1, tab.view.items.length)];
    const id = item?.id;
    if (deed === "add" || deed === "hold") {
      this.added.push(await list.addItem({ name: names[choice % names.length]! }, { hold: deed === "hold" }));
    } else if (deed === "repeat") {
      await list.addRepeat({ name: names[choice % names.length]!, intervalDays: 7 + choice });
    } else if (deed === "end repeat") {
      const repeat = tab.view.recurringItems[choice % Math.max(1, tab.view.recurringItems.length)];
      if (repeat === undefined) return;
      this.ended.push(repeat.id);
      await list.deleteRepeat(repeat.id);
    } else if (deed === "restore repeat") {
      const back = this.ended[choice % Math.max(1, this.ended.length)];
      if (back !== undefined) await list.restoreRepeat(back);
    } else if (deed === "release") await list.releaseHeld();
    else if (deed === "refresh") void list.refresh();
    else if (deed === "flush") list.flushOnHide();
    else if (deed === "offline") device.network = offline;
    else if (deed === "answers lost") device.network = answersLost;
    else if (deed === "online") {
      device.network = online;
      device.comeBack();
    } else if (deed === "wait") for (let turns = 0; turns < choice * 5; turns += 1) await turn();
    else if (deed === "kill") {
      tab.kill();
      await this.reopen();
    } else if (deed === "second tab") await this.reopen();
    else if (deed === "restore") {
      const back = this.undoable[choice % Math.max(1, this.undoable.length)];
      if (back !== undefined) await list.restoreItem(back);
    } else if (id !== undefined) {
      if (deed === "tick") await list.changeItem(id, { completed: true });
      if (deed === "untick") await list.changeItem(id, { completed: false });
      if (deed === "hide") await list.changeItem(id, { hidden: choice % 2 === 0 });
      if (deed === "delete") {
        this.deleted.add(id);
        this.undoable.push(id);
        await list.deleteItem(id);
      }
      if (deed === "note") {
        this.notes += 1;
        await list.changeItem(id, { note: `${this.userId} ${id} ${String(this.notes).padStart(4, "0")}` });
      }
    }
  }

  /** The network works again: everything arrives without further actions. */
  async heal(): Promise<void> {
    this.device.network = online;
    this.device.comeBack();
    await this.tab.list.releaseHeld();
    await until(() => this.tab.view.sync.waiting === 0 && this.tab.view.sync.held === 0, "an empty outbox");
  }
}

/** A member's changes of a row took effect in the order in which they made them. */
function notesInOrder(server: FakeServer): boolean {
  const last = new Map<string, string>();
  const firsts = new Map(server.arrived.toReversed().map((request) => [request.operation, request]));
  for (const operation of server.applied.keys()) {
    const note = (firsts.get(operation)!.body as { note?: string } | null)?.note;
    if (note === undefined) continue;
    const key = note.slice(0, note.lastIndexOf(" "));
    if ((last.get(key) ?? "") > note) return false;
    last.set(key, note);
  }
  return true;
}

async function live(commands: Command[]): Promise<void> {
  const server = new FakeServer(people);
  server.addItem(people[0], { name: "Salt" });
  server.addItem(people[1], { name: "Rice" });
  const members = people.map((userId) => new Member(userId, server));
  try {
    for (const member of members) await member.reopen();
    for (const one of commands) await members[one.who]!.act(one);
    await Promise.all(members.map((member) => member.heal()));
    for (const { device } of members) for (const tab of device.tabs) await tab.list.refresh();
    const items = server.list().items.sort((a, b) => (a.id < b.id ? -1 : 1));
    const recurringItems = server.list().recurringItems.sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const { device } of members) {
      for (const { view } of device.tabs) {
        expect(view.sync).toMatchObject({ connection: "ok", waiting: 0, held: 0, failed: [], durable: true });
        const shown = view.items.map(({ pending: _pending, held: _held, ...item }) => item);
        expect(shown.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(items);
        const repeats = view.recurringItems.map(({ pending: _pending, ...repeat }) => repeat);
        expect(repeats.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(recurringItems);
      }
    }
    expect([...server.applied.values()].filter((times) => times !== 1)).toEqual([]);
    for (const { added, deleted, tab } of members) {
      const lost = added.filter((id) => !server.items.has(tab.list.resolveId(id)) && !deleted.has(id));
      expect(lost).toEqual([]);
    }
    expect(notesInOrder(server)).toBe(true);
  } finally {
    for (const { device } of members) for (const tab of device.tabs) await tab.list.close();
  }
}

test("two people's phones and the server converge, whatever they do and whatever the network does", async () => {
  const commands = fc.array(command, { minLength: 5, maxLength: 50, size: "max" });
  await fc.assert(fc.asyncProperty(commands, live), { numRuns: 100, seed: 20261121 });
});
