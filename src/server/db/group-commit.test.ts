import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import type { Transaction } from "./database.ts";
import { GroupCommit } from "./group-commit.ts";
import { statement } from "./statement.ts";

let server: TestServer;
/** How many work items each transaction began with. */
let counts: number[];
let commits: GroupCommit<number>;

const keep = statement<[name: string, value: string]>(
  "test.keep-setting",
  "INSERT INTO settings (name, value) VALUES ($1, $2)",
);
const find = statement<[name: string], { value: string }>(
  "test.find-setting",
  "SELECT value FROM settings WHERE name = $1",
);

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.execute("DELETE FROM settings WHERE name LIKE 'test-%'");
  counts = [];
  commits = new GroupCommit(server.database, async (_, __, count) => {
    counts.push(count);
    return count;
  });
});

const keeping = (name: string, value = "kept") =>
  commits.run("one", async (tx) => {
    await tx.run(keep, `test-${name}`, value);
    return name;
  });
const kept = async () =>
  (
    await server.database.execute(
      "SELECT substr(name, 6) AS name FROM settings WHERE name LIKE 'test-%' ORDER BY name",
    )
  ).map(({ name }) => name);

test("work items that arrive during a commit share the next one", async () => {
  expect(await Promise.all(["a", "b", "c", "d"].map((name) => keeping(name)))).toEqual(["a", "b", "c", "d"]);
  expect(counts).toEqual([1, 3]);
  expect(await kept()).toEqual(["a", "b", "c", "d"]);
});

test("each item knows its index, and sees what those before it wrote", async () => {
  const work = (place: number) => async (tx: Transaction, opening: Promise<number>, given: number) => {
    await opening;
    const before = await tx.first(find, "test-last");
    await tx.run(keep, `test-${place}`, String(given));
    return [given, before?.value ?? null];
  };
  const first = commits.run("one", (tx) => tx.run(keep, "test-last", "seen"));
  const others = [0, 1, 2].map((place) => commits.run("one", work(place)));
  await first;
  expect(await Promise.all(others)).toEqual([
    [0, "seen"],
    [1, "seen"],
    [2, "seen"],
  ]);
});

test("an item that fails does not fail the batch, and gets its error", async () => {
  const results = await Promise.allSettled([
    keeping("a"),
    keeping("b"),
    commits.run("one", async () => {
      throw new Error("not today");
    }),
    keeping("c"),
    keeping("a"),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
  ]);
  expect(results[2]).toMatchObject({ reason: { message: "not today" } });
  expect(results[4]).toMatchObject({ reason: { constraint: "settings_pkey" } });
  expect(await kept()).toEqual(["a", "b", "c"]);
});

test("a write that was only sent fails its own item, though the database reports it late", async () => {
  const results = await Promise.allSettled([
    keeping("a"),
    commits.run("one", async (tx) => tx.send(keep, "test-a", "again")),
    keeping("b"),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await kept()).toEqual(["a", "b"]);
});

test("a change that was rolled back is not announced", async () => {
  const told: string[] = [];
  const telling = (name: string, isFailing: boolean) =>
    commits.run("one", async (tx) => {
      tx.afterCommit(() => told.push(name));
      await tx.run(keep, `test-${name}`, "kept");
      if (isFailing) throw new Error("not today");
    });
  await Promise.allSettled([keeping("a"), telling("b", false), telling("c", true), telling("d", false)]);
  expect(told).toEqual(["b", "d"]);
});

test("while the database is away all items fail at once", async () => {
  const tries = vi.spyOn(server.database, "transaction");
  tries.mockRejectedValue(new Error("Connection terminated unexpectedly"));
  const results = await Promise.allSettled(["a", "b", "c"].map((name) => keeping(name)));
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(tries).toHaveBeenCalledTimes(2);
  tries.mockRestore();
  expect(await keeping("d")).toBe("d");
});

test("when the lock can't be taken all items fail at once", async () => {
  let tries = 0;
  const locked = new GroupCommit<number>(server.database, async () => {
    tries += 1;
    throw new Error("the lock took too long");
  });
  const waiting = () => locked.run("one", (_, opening) => opening);
  const results = await Promise.allSettled([waiting(), waiting(), waiting()]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(tries).toBe(2);
});

test("items of other keys don't wait", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow = commits.run("one", () => held);
  await commits.run("another", (tx) => tx.run(keep, "test-other", "kept"));
  expect(await kept()).toEqual(["other"]);
  release();
  await slow;
});
