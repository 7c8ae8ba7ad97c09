import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import type { Transaction } from "./database.ts";
import { GroupCommit, Later, type Begin } from "./group-commit.ts";
import { statement } from "./statement.ts";

let server: TestServer;
/** How many work items of each key every transaction began with. */
let begun: Record<string, number>[];
/** Keys whose locks somebody else holds, and what ends the wait for them. */
let held: Map<string, Promise<void>>;
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
  begun = [];
  held = new Map();
  commits = new GroupCommit(server.database, {
    take: async (_, key, count) => {
      begun.push({ [key]: count });
      await held.get(key);
      return count;
    },
    takeFree: async (_, counts) => {
      const free = [...counts].filter(([key]) => !held.has(key));
      if (free.length > 0) begun.push(Object.fromEntries(free));
      return new Map(free);
    },
  });
});

const keeping = (name: string, key = "one") =>
  commits.run(key, async (tx, { lock }) => {
    await lock;
    await tx.run(keep, `test-${name}`, "kept");
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
  expect(begun).toEqual([{ one: 1 }, { one: 3 }]);
  expect(await kept()).toEqual(["a", "b", "c", "d"]);
});

test("each item knows its index, and sees what those before it wrote", async () => {
  const work =
    (place: number) =>
    async (tx: Transaction, { lock, index: given }: Begin<number, undefined>) => {
      await lock;
      const before = await tx.first(find, "test-last");
      await tx.run(keep, `test-${place}`, String(given));
      return [given, before?.value ?? null];
    };
  const first = commits.run("one", async (tx, { lock }) => {
    await lock;
    await tx.run(keep, "test-last", "seen");
  });
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
    commits.run("one", async (tx, { lock }) => {
      await lock;
      tx.send(keep, "test-a", "again");
    }),
    keeping("b"),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await kept()).toEqual(["a", "b"]);
});

test("a change that was rolled back is not announced", async () => {
  const reported: string[] = [];
  const telling = (name: string, isFailing: boolean) =>
    commits.run("one", async (tx, { lock }) => {
      await lock;
      tx.afterCommit(() => reported.push(name));
      await tx.run(keep, `test-${name}`, "kept");
      if (isFailing) throw new Error("not today");
    });
  await Promise.allSettled([keeping("a"), telling("b", false), telling("c", true), telling("d", false)]);
  expect(reported).toEqual(["b", "d"]);
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

test("when the lock can't be taken all items of its key fail at once", async () => {
  const tooLong = Promise.reject(new Error("the lock took too long"));
  tooLong.catch(() => undefined);
  held.set("one", tooLong);
  const results = await Promise.allSettled([keeping("a"), keeping("b"), keeping("c"), keeping("d", "two")]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected", "fulfilled"]);
  expect(begun.filter((counts) => "one" in counts)).toEqual([{ one: 1 }, { one: 2 }]);
});

test("items of several keys share a transaction", async () => {
  const names = ["a", "b", "c", "d", "e"];
  await Promise.all(names.map((name) => keeping(name, name)));
  expect(begun).toEqual([{ a: 1 }, { b: 1 }, { c: 1, d: 1, e: 1 }]);
  expect(await kept()).toEqual(names);
});

test("items of other keys don't wait for a lock that another transaction holds", async () => {
  let release = () => {};
  held.set("one", new Promise<void>((resolve) => (release = resolve)));
  const slow = [keeping("a"), keeping("b")];
  await Promise.all(["c", "d", "e"].map((name) => keeping(name, name)));
  expect(await kept()).toEqual(["c", "d", "e"]);
  release();
  await Promise.all(slow);
  expect(await kept()).toEqual(["a", "b", "c", "d", "e"]);
});

test("an item that throws before it writes fails alone, and the others are run once", async () => {
  const results = await Promise.allSettled([
    keeping("a", "one"),
    keeping("b", "two"),
    commits.run("three", async (_, { lock }) => {
      await lock;
      throw new Error("not today");
    }),
    keeping("c", "three"),
    keeping("d", "four"),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
  ]);
  expect(begun).toEqual([{ one: 1 }, { two: 1 }, { three: 2, four: 1 }]);
});

test("a large item shares no transaction, and leaves room beside it for small ones", async () => {
  const keepingLarge = (name: string, key: string) =>
    commits.run(
      key,
      async (tx, { lock }) => {
        await lock;
        await tx.run(keep, `test-${name}`, "kept");
      },
      { isLarge: true },
    );
  await Promise.all([
    keepingLarge("a", "one"),
    keepingLarge("b", "two"),
    keeping("c", "three"),
    keepingLarge("d", "four"),
    keeping("e", "five"),
    keeping("f", "six"),
  ]);
  expect(await kept()).toEqual(["a", "b", "c", "d", "e", "f"]);
  expect(begun).toHaveLength(5);
  expect(begun).toEqual(
    expect.arrayContaining([{ one: 1 }, { two: 1 }, { three: 1 }, { four: 1 }, { five: 1, six: 1 }]),
  );
  // The second large one waits for the first, and a small one does not.
  expect(begun.slice(0, 2)).toEqual(expect.arrayContaining([{ one: 1 }, { three: 1 }]));
});

test("when a transaction fails the items of each key are run again together", async () => {
  // Its row is there before the others begin: which of two running transactions is quicker isn't given.
  await server.database.execute("INSERT INTO settings (name, value) VALUES ('test-a', 'kept')");
  const results = await Promise.allSettled([
    keeping("e", "first"),
    keeping("b", "second"),
    keeping("c"),
    keeping("d"),
    keeping("a", "two"),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "rejected",
  ]);
  // Two run at a time, so their order isn't given.
  expect(begun).toHaveLength(5);
  expect(begun).toEqual(expect.arrayContaining([{ one: 2, two: 1 }, { one: 2 }, { two: 1 }]));
  expect(await kept()).toEqual(["a", "b", "c", "d", "e"]);
});

test("items that must not run at the same time are in different transactions", async () => {
  const alone = (key: string) => commits.run(key, async (_, { lock }) => lock, { alone: ["row"] });
  await Promise.all([keeping("a", "one"), alone("two"), alone("three"), keeping("b", "four")]);
  expect(begun.filter((counts) => "three" in counts && "two" in counts)).toEqual([]);
  expect(begun.flatMap((counts) => Object.keys(counts)).toSorted()).toEqual(["four", "one", "three", "two"]);
});

test("the next item of a key begins while a result is on its way, and sees what was written", async () => {
  const order: string[] = [];
  const adding = (name: string) =>
    commits.run("one", async (tx, { lock }) => {
      await lock;
      order.push(`${name} begins`);
      const before = tx.first(find, "test-last");
      const written = tx.run(keep, `test-${name}`, "kept");
      return new Later(
        Promise.all([before, written]).then(() => {
          order.push(`${name} ends`);
          return name;
        }),
      );
    });
  await commits.run("one", async () => undefined);
  const results = await Promise.all([keeping("x"), adding("a"), adding("b")]);
  expect(results).toEqual(["x", "a", "b"]);
  expect(order).toEqual(["a begins", "b begins", "a ends", "b ends"]);
});

test("a result on its way that fails fails its own item", async () => {
  const results = await Promise.allSettled([
    keeping("a"),
    keeping("b"),
    commits.run("one", async (tx, { lock }) => {
      await lock;
      return new Later(tx.run(keep, "test-a", "again"));
    }),
    keeping("c"),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  expect(await kept()).toEqual(["a", "b", "c"]);
});

/** Keeps a setting, and tells which of the settings "a", "b" and "c" its prefetch saw, and how many items it did not see. */
const keepingAfterLook = (name: string, subjects?: readonly string[]) => {
  const seen = (tx: Transaction) =>
    Promise.all(["a", "b", "c"].map(async (other) => (await tx.first(find, `test-${other}`)) && other));
  const read = async (tx: Transaction, unseen: number) => ({ unseen, saw: (await seen(tx)).join("") });
  return commits.run(
    "one",
    async (tx, { lock, prefetched, readAgain }: Begin<number, { unseen: number; saw: string }>) => {
      const [{ unseen, saw }] = await Promise.all([prefetched, lock]);
      const again = readAgain === null ? null : (await readAgain()).saw;
      await tx.run(keep, `test-${name}`, "kept");
      return { unseen, saw, again };
    },
    { prefetch: { read, subjects } },
  );
};

test("prefetches about different subjects share a round trip, and can be read again", async () => {
  const first = keeping("x");
  const looks = [["a"], ["b"], ["a", "c"], ["c"], ["d"]].map((subjects, index) =>
    keepingAfterLook("abcde"[index]!, subjects),
  );
  await first;
  expect(await Promise.all(looks)).toEqual([
    { unseen: 0, saw: "", again: null },
    { unseen: 1, saw: "", again: "a" },
    { unseen: 0, saw: "ab", again: null },
    { unseen: 0, saw: "abc", again: null },
    { unseen: 4, saw: "", again: "abc" },
  ]);
});

test("a prefetch behind an item that may write anything sees what that wrote", async () => {
  const first = keeping("x");
  const looks = [
    keepingAfterLook("a", ["a"]),
    keepingAfterLook("b"),
    keepingAfterLook("d", ["d"]),
    keeping("c"),
    keepingAfterLook("e", ["e"]),
  ];
  await first;
  expect(await Promise.all(looks)).toEqual([
    { unseen: 0, saw: "", again: null },
    { unseen: 0, saw: "a", again: null },
    { unseen: 0, saw: "ab", again: null },
    "c",
    { unseen: 0, saw: "abc", again: null },
  ]);
});

test("prefetches that fail fail their own items, and the others go on", async () => {
  const failing = commits.run<string, never>("one", async (_, { prefetched }) => prefetched, {
    prefetch: { read: () => Promise.reject(new Error("not today")), subjects: ["b"] },
  });
  const results = await Promise.allSettled([
    keeping("x"),
    keepingAfterLook("a", ["a"]),
    failing,
    keeping("x"),
    keepingAfterLook("c", ["c"]),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "rejected",
    "fulfilled",
  ]);
  expect(results[2]).toMatchObject({ reason: { message: "not today" } });
  expect(await kept()).toEqual(["a", "c", "x"]);
});

test("a transaction that has ended takes no more statements", async () => {
  let late: Promise<unknown> | undefined;
  const failing = server.database.transaction(async (tx) => {
    late = new Promise((resolve) => setImmediate(resolve)).then(() => tx.run(keep, "test-late", "kept"));
    late.catch(() => undefined);
    throw new Error("not today");
  });
  await expect(failing).rejects.toThrow("not today");
  await expect(late).rejects.toThrow("The transaction has ended.");
  expect(await kept()).toEqual([]);
});
