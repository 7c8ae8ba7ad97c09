import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Id } from "../../contract/ids.ts";
import { newId } from "../../contract/new-id.ts";
import { Device, installFetch, type Tab } from "../../../test/fake-server/device.ts";
import {
  answersLost,
  offline,
  online,
  turn,
  until,
  type Network,
} from "../../../test/fake-server/network.ts";
import { FakeServer, problem } from "../../../test/fake-server/server.ts";
import { operationTitle } from "./operation-title.ts";

const ana = newId();
let restoreFetch: () => void;

beforeEach(() => {
  restoreFetch = installFetch();
});
afterEach(() => restoreFetch());

const page = { headers: { "content-type": "text/html" } };
const answers: Record<string, Network> = {
  done: online,
  lost: answersLost,
  offline,
  fault: async () => problem("internal"),
  unavailable: async () => problem("unavailable"),
  busy: async () => problem("too_many_requests"),
  refused: async () => problem("not_allowed"),
  "proxy's page": async () => new Response("<h1>Bad gateway</h1>", { ...page, status: 502 }),
  "portal's page": async () => new Response("<h1>Sign in to the café</h1>", page),
  "portal's JSON": async () => Response.json({ welcome: true }),
  "half an answer": async () => new Response('{"id": "', { headers: { "content-type": "application/json" } }),
  "a redirect": async () => Object.defineProperty(new Response(null), "type", { value: "opaqueredirect" }),
};

/** A note or an amount of one of three items, or an item added; `answers` are for the next changes that are sent. */
const deed = fc.record({
  kind: fc.constantFrom("note", "note", "quantity", "add", "wait", "reload"),
  row: fc.nat({ max: 2 }),
  answers: fc.array(fc.constantFrom(...Object.keys(answers), "fault", "fault", "done"), { maxLength: 5 }),
});
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

type Done = { row: number; field: "note" | "quantity"; value: string | number };

class Shopper {
  readonly server = new FakeServer([ana]);
  readonly device = new Device(this.server);
  readonly rows: Id[] = ["Salt", "Rice", "Tea"].map((name) => this.server.addItem(ana, { name }).id);
  readonly made: Done[] = [];
  readonly added: string[] = [];
  /** The operations that were shown as rejected at some time. */
  readonly everRejected = new Set<unknown>();
  readonly faults: string[] = [];
  private readonly coming: string[] = [];
  private current: Done | null = null;
  tab!: Tab;

  constructor() {
    this.device.network = (request, forward, signal) => {
      const name = request.method === "GET" ? "done" : (this.coming.shift() ?? "done");
      return answers[name]!(request, forward, signal);
    };
  }

  async open(): Promise<void> {
    this.tab = await this.device.open(ana);
    await until(() => this.tab.view.status === "ready", "a list");
    this.tab.list.subscribe(() => this.look());
  }

  async do({ kind, row, answers: coming }: Deed): Promise<void> {
    this.coming.push(...coming);
    const { list } = this.tab;
    if (kind === "wait") for (let turns = 0; turns < 40; turns += 1) await turn();
    else if (kind === "reload") {
      await list.close();
      await this.open();
    } else if (kind === "add") {
      const name = `Thing ${this.added.length}`;
      await list.addItem({ name });
      this.added.push(name);
    } else {
      const value = kind === "note" ? `note ${this.made.length}` : this.made.length + 2;
      this.current = { row, field: kind, value };
      await list.changeItem(this.rows[row]!, { [kind]: value });
      this.made.push(this.current);
      this.current = null;
    }
    this.look();
  }

  /** Everything is answered from here on. */
  async heal(): Promise<void> {
    this.coming.length = 0;
    const { tab } = this;
    for (let times = 0; times < 4; times += 1) {
      await tab.list.addItem({ name: `Healed ${times}` });
      await until(() => tab.view.sync.waiting === 0 && !tab.view.sync.sending, "an empty outbox");
    }
  }

  /** The list shows all that the person did, except for the operations that it shows as rejected. */
  private look(): void {
    const rejected = new Set(
      this.tab.view.sync.failed.map(({ action }) =>
        action.type === "add-item"
          ? action.name
          : action.type === "change-item"
            ? JSON.stringify(action.changes)
            : "",
      ),
    );
    for (const one of rejected) this.everRejected.add(one);
    const isShown = ({ field, value }: Done) => !rejected.has(JSON.stringify({ [field]: value }));
    for (const [row, id] of this.rows.entries()) {
      const item = this.tab.view.items.find((one) => one.id === id);
      for (const field of ["note", "quantity"] as const) {
        const made = this.made.filter((one) => one.row === row && one.field === field);
        const place = made.findLastIndex(isShown);
        // An attempt whose answer was lost may have done what is still said to be rejected.
        const possible = made.slice(place + 1).map((one): unknown => one.value);
        possible.push(made[place]?.value ?? (field === "note" ? null : 1));
        if (this.current?.row === row && this.current.field === field) possible.push(this.current.value);
        if (!possible.includes(item?.[field])) this.faults.push(`${row} ${field}: ${String(item?.[field])}`);
      }
    }
    const shown = new Set(this.tab.view.items.map(({ name }) => name));
    for (const name of this.added) if (!shown.has(name) && !rejected.has(name)) this.faults.push(name);
  }
}

async function shop(deeds: Deed[]): Promise<void> {
  const shopper = new Shopper();
  const { server } = shopper;
  try {
    await shopper.open();
    for (const one of deeds) await shopper.do(one);
    await shopper.heal();
    expect(shopper.faults).toEqual([]);
    expect([...server.applied.values()].filter((times) => times !== 1)).toEqual([]);
    for (const item of server.list().items) {
      const shown = shopper.tab.view.items.find(({ id }) => id === item.id);
      expect(shown).toMatchObject({ note: item.note, quantity: item.quantity });
    }
    const onServer = new Set(server.list().items.map(({ name }) => name));
    const rejected = new Set(shopper.tab.view.sync.failed.map(operationTitle));
    expect(shopper.added.filter((name) => !onServer.has(name) && !rejected.has(`Add ${name}`))).toEqual([]);
    expect(inOrder(shopper)).toBe(true);
  } finally {
    await shopper.tab.list.close();
  }
}

/** The changes of a row took effect in the order in which they were made, but for those that were rejected. */
function inOrder({ server, everRejected, rows }: Shopper): boolean {
  const last = new Map<Id, number>();
  for (const operation of server.applied.keys()) {
    const { path, body } = server.arrived.find((request) => request.operation === operation)!;
    const row = rows.find((id) => path.endsWith(id));
    if (row === undefined || everRejected.has(JSON.stringify(body))) continue;
    const { note, quantity } = body as { note?: string; quantity?: number };
    const made = note === undefined ? quantity! - 2 : Number(note.slice(5));
    if ((last.get(row) ?? -1) > made) return false;
    last.set(row, made);
  }
  return true;
}

test("whatever is answered, nothing is lost, doubled, out of order or taken back without a sentence", async () => {
  const deeds = fc.array(deed, { minLength: 3, maxLength: 14, size: "max" });
  await fc.assert(fc.asyncProperty(deeds, shop), { numRuns: 60, seed: 20261122 });
});
