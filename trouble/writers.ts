import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { newId } from "../src/contract/new-id.ts";
import { letters } from "../test/letters.ts";
import { readList, send, signUp } from "./people.ts";

type Operation = { key: string; method: "POST" | "PATCH"; path: string; body: object };
/** An operation and the server's first answer to it. */
type Acknowledged = Operation & { cookie: string; status: number; text: string };
type Item = { name: string; completed: boolean };

/** The differences between the items on the server and the acknowledged ones. */
export type Verdict = { acknowledged: number; lost: string[]; doubled: string[]; wrong: string[] };

/** The pause before an operation is sent again, in milliseconds. */
const againAfter = 50;

/**
 * Writes to a list as a device does: one operation after the other, each with its idempotency key and repeated until it is
 * answered. The answers determine the expected state on the server.
 */
class Writer {
  readonly cookie: string;
  readonly acknowledged: Acknowledged[] = [];
  readonly items = new Map<string, Item>();
  readonly #name: string;
  #count = 0;

  constructor(cookie: string, name: string) {
    this.cookie = cookie;
    this.#name = name;
  }

  /** Makes the next operation: of three one adds an item, two tick or untick one. */
  next(): Operation {
    this.#count += 1;
    const ids = [...this.items.keys()];
    const id = ids[(this.#count * 7919) % Math.max(1, ids.length)];
    if (id === undefined || this.#count % 3 === 0) {
      const body = { id: newId(), name: `Thing ${this.#name}.${letters(this.#count)}` };
      return { key: newId(), method: "POST", path: "items", body };
    }
    const body = { completed: !this.items.get(id)!.completed };
    return { key: newId(), method: "PATCH", path: `items/${id}`, body };
  }

  keep(operation: Operation, status: number, text: string): void {
    this.acknowledged.push({ ...operation, cookie: this.cookie, status, text });
    const { id, name, completed } = JSON.parse(text) as Item & { id: string };
    this.items.set(id, { name, completed });
  }
}

/** Writers in households, and the server's answers to them. */
export class Writers {
  /** The number of answers by status; 0 stands for a broken connection or no answer. */
  readonly statuses = new Map<number, number>();
  /** The milliseconds of each answer, by status. */
  readonly times = new Map<number, number[]>();
  /** The number of operations that were sent again without an answer. */
  repeated = 0;
  readonly #url: (turn: number) => string;
  readonly #writers: Writer[];
  #stopping = new AbortController();
  #running: Promise<void>[] = [];

  private constructor(url: (turn: number) => string, writers: Writer[]) {
    this.#url = url;
    this.#writers = writers;
  }

  /** @param url the address to write to, asked before each attempt */
  static async create(url: (turn: number) => string, households: number, members: number): Promise<Writers> {
    const writers: Writer[] = [];
    for (let household = 0; household < households; household += 1) {
      const cookies: string[] = [];
      for (let member = 0; member < members; member += 1) cookies.push(await signUp(url(0)));
      for (const guest of cookies.slice(1)) await share(url(0), cookies[0]!, guest);
      for (const [index, cookie] of cookies.entries())
        writers.push(new Writer(cookie, `${letters(household)}.${letters(index)}`));
    }
    return new Writers(url, writers);
  }

  get acknowledged(): number {
    return this.#writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  start(): void {
    this.#stopping = new AbortController();
    this.#running = this.#writers.map((writer, index) => this.#write(writer, index));
  }

  /** Stops the writers, each after an answered operation. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running);
  }

  async verdict(): Promise<Verdict> {
    const verdict: Verdict = { acknowledged: this.acknowledged, lost: [], doubled: [], wrong: [] };
    for (const { cookie, items } of this.#writers) {
      const found = (await readList(this.#url(0), cookie)).items;
      const byId = new Map(found.map((item) => [item.id, item]));
      const names = Map.groupBy(found, ({ name }) => name.toLowerCase());
      for (const [id, { name, completed }] of items) {
        const item = byId.get(id);
        if (item === undefined) verdict.lost.push(name);
        else if (item.completed !== completed) verdict.wrong.push(name);
        if ((names.get(name.toLowerCase())?.length ?? 0) > 1) verdict.doubled.push(name);
      }
    }
    return verdict;
  }

  /** Sends old operations again; returns the number of answers that differ from the first one or changed a list. */
  async replay(count: number): Promise<{ replayed: number; different: number }> {
    const all = this.#writers.flatMap(({ acknowledged }) => acknowledged);
    const step = Math.max(1, Math.floor(all.length / count));
    const before = await this.#lists();
    let [replayed, different] = [0, 0];
    for (let at = 0; at < all.length; at += step) {
      const { key, method, path, body, cookie, status, text } = all[at]!;
      const reply = await send(this.#url(at), method, path, { cookie, body, operation: key });
      replayed += 1;
      // The stored answer is JSON: its fields may come in another order.
      const isSame = isDeepStrictEqual(JSON.parse(await reply.text()), JSON.parse(text));
      if (reply.status !== status || !isSame) different += 1;
    }
    if (!isDeepStrictEqual(await this.#lists(), before)) different += 1;
    return { replayed, different };
  }

  async #lists(): Promise<unknown[]> {
    const lists: unknown[] = [];
    for (const { cookie } of this.#writers) lists.push((await readList(this.#url(0), cookie)).items);
    return lists;
  }

  async #write(writer: Writer, index: number): Promise<void> {
    for (let turn = index; !this.#stopping.signal.aborted; turn += 1) {
      const operation = writer.next();
      let attempts = 0;
      while (!(await this.#attempt(writer, operation, turn))) {
        attempts += 1;
        this.repeated += 1;
        await sleep(againAfter);
        if (attempts > 4000) throw new Error(`${operation.method} ${operation.path} is never answered.`);
      }
    }
  }

  async #attempt(writer: Writer, operation: Operation, turn: number): Promise<boolean> {
    const { key, method, path, body } = operation;
    const started = performance.now();
    try {
      const reply = await send(this.#url(turn), method, path, {
        cookie: writer.cookie,
        body,
        operation: key,
      });
      const text = await reply.text();
      this.#count(reply.status, performance.now() - started);
      if (!reply.ok) return false;
      writer.keep(operation, reply.status, text);
      return true;
    } catch (error) {
      // `fetch` throws this error if the connection can't be made or breaks.
      if (!(error instanceof TypeError)) throw error;
      this.#count(0, performance.now() - started);
      return false;
    }
  }

  #count(status: number, took: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    const times = this.times.get(status) ?? [];
    times.push(took);
    this.times.set(status, times);
  }
}

async function share(url: string, owner: string, guest: string): Promise<void> {
  const { email } = (await (await send(url, "GET", "user", { cookie: guest })).json()) as { email: string };
  const invited = await send(url, "POST", "household/invite", {
    cookie: owner,
    body: { inviteeEmail: email },
  });
  const { link } = (await invited.json()) as { link: string };
  const token = new URL(link).searchParams.get("token")!;
  const joined = await send(url, "POST", `household/join/${token}`, { cookie: guest, body: {} });
  if (!joined.ok) throw new Error(`The household was not joined: ${joined.status} ${await joined.text()}`);
}

/** @throws Error when anything is lost, doubled or wrong */
export function assertIntact(verdict: Verdict): void {
  const { lost, doubled, wrong } = verdict;
  if (lost.length + doubled.length + wrong.length > 0)
    throw new Error(`lost: ${lost.join()}; doubled: ${doubled.join()}; wrong: ${wrong.join()}`);
}
