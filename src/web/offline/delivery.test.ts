import { describe, expect, test } from "vitest";
import type { Id } from "../../contract/ids.ts";
import { newId } from "../../contract/new-id.ts";
import {
  afterAttempt,
  atStart,
  afterPause,
  isCalm,
  nextToSend,
  nudged,
  pauseMs,
  troubleOf,
  type Attempt,
  type Delivery,
} from "./delivery.ts";
import { applyChange, emptyStoredList, type StoredList } from "./stored-list.ts";
import { newOperation, type Action } from "./operation.ts";

const [milk, bread, eggs, shop] = [newId(), newId(), newId(), newId()];
const tick = (itemId: Id): Action => ({ type: "change-item", itemId, changes: { completed: true } });
const pauses = {
  firstPauseMs: 500,
  longestPauseMs: 30_000,
  faultPausesMs: [1000, 3000],
  longestAskedMs: 300_000,
} as const;

/** A list whose outbox holds these actions, the oldest first; their operations are called 1, 2, 3 ... */
function outbox(...actions: Action[]): StoredList {
  const state = emptyStoredList();
  const operations = actions.map((action, index) =>
    newOperation({
      id: String(index + 1),
      position: index + 1,
      at: "2026-11-22T10:00:00.000Z",
      subject: "It",
      action,
      state: "waiting",
    }),
  );
  applyChange(state, { put: { operations } });
  return state;
}

/** What happens to each operation, in order: "1 fault", "2 done", "afterPause", "nudged". */
function after(...events: string[]): Delivery & { rejected: string[] } {
  let delivery = atStart;
  const rejected: string[] = [];
  for (const event of events) {
    if (event === "afterPause") delivery = afterPause(delivery);
    else if (event === "nudged") delivery = nudged(delivery);
    else {
      const [id, kind] = event.split(" ") as [string, string];
      const asks = ["busy", "trouble"].includes(kind) && { retryAfterMs: 0 };
      const waits = { kind: "wait", why: kind as "busy", ...asks } as const;
      const attempt = ["done", "refused", "fault"].includes(kind) ? ({ kind } as Attempt) : waits;
      const next = afterAttempt(delivery, id, attempt);
      if (next.reject) rejected.push(id);
      delivery = next.delivery;
    }
  }
  return { ...delivery, rejected };
}

const next = (state: StoredList, delivery: Delivery) => nextToSend(state, delivery)?.id;
const pauseAfter = (delivery: Delivery, random = 1) => pauseMs(delivery, pauses, random);

describe("an operation on which the server fails", () => {
  test("doesn't delay the others", () => {
    expect(next(outbox(tick(milk), tick(bread)), after("1 fault"))).toBe("2");
  });

  test("is tried again after 1 s and after 3 s more", () => {
    expect(pauseAfter(after("1 fault"))).toBe(1000);
    const state = outbox(tick(milk));
    expect(next(state, after("1 fault"))).toBeUndefined();
    expect(next(state, after("1 fault", "afterPause"))).toBe("1");
    expect(pauseAfter(after("1 fault", "afterPause", "1 fault"))).toBe(3000);
  });

  test("is rejected the third time when another was done meanwhile", () => {
    expect(after("1 fault", "2 done", "1 fault", "1 fault").rejected).toEqual(["1"]);
    expect(after("1 fault", "1 fault", "2 done", "1 fault").rejected).toEqual(["1"]);
  });

  test("is not rejected, however often, while nothing is done", () => {
    const failing = Array.from({ length: 30 }, () => ["1 fault", "2 fault", "afterPause"]).flat();
    expect(after(...failing).rejected).toEqual([]);
  });

  test("is not rejected because another is refused", () => {
    expect(after("1 fault", "2 refused", "1 fault", "1 fault").rejected).toEqual([]);
  });

  test("gets all its attempts again when the server comes out of a trouble", () => {
    const recovered = after("1 fault", "1 fault", "1 fault", "1 fault", "2 done");
    expect(next(outbox(tick(milk)), recovered)).toBe("1");
    expect(after("1 fault", "1 fault", "1 fault", "1 fault", "2 done", "1 fault").rejected).toEqual([]);
    const poisoned = ["1 fault", "1 fault", "1 fault", "2 done", "1 fault", "1 fault", "1 fault"];
    expect(after(...poisoned).rejected).toEqual(["1"]);
  });
});

describe("what depends on a failing operation waits with it", () => {
  const addShop: Action = { type: "add-store", storeId: shop, name: "Corner shop", categories: ["dairy"] };
  const addMilk: Action = { type: "add-item", itemId: milk, name: "Milk" };
  const note = (itemId: Id): Action => ({ type: "change-item", itemId, changes: { note: "organic" } });

  const missed = (itemId: Id): Action => ({
    type: "change-item",
    itemId,
    changes: { notHere: true, inStoreId: shop },
  });

  test.each<[string, Action, Action]>([
    ["of the same row", tick(milk), note(milk)],
    ["of a row that it adds", addMilk, tick(milk)],
    [
      "that refers to a store that it adds",
      addShop,
      { type: "add-item", itemId: eggs, name: "Eggs", storeId: shop },
    ],
    [
      "of a tick in a store that it adds",
      addShop,
      { ...tick(bread), changes: { inStoreId: shop } } as Action,
    ],
    [
      "that deletes a store that it refers to",
      { ...addMilk, storeId: shop },
      { type: "delete-store", storeId: shop },
    ],
    ["that ends the trip on which it reports an absence", missed(bread), { type: "say-back" }],
    ["that reports an absence after the end of a trip", { type: "say-back" }, missed(bread)],
    ["that adds the same name", addMilk, { type: "add-item", itemId: eggs, name: "MILK" }],
  ])("an operation %s", (_which, failing, dependent) => {
    expect(next(outbox(failing, dependent), after("1 fault"))).toBeUndefined();
    expect(next(outbox(failing, dependent, tick(eggs), tick(bread)), after("1 fault"))).not.toBe("2");
    expect(next(outbox(failing, dependent), after("1 fault", "afterPause"))).toBe("1");
  });

  test("operations that depend on a waiting one wait, too", () => {
    const change: Action = { type: "change-item", itemId: bread, changes: { storeId: shop } };
    expect(next(outbox(addShop, change, note(bread), tick(eggs)), after("1 fault"))).toBe("4");
  });
});

describe("a server that fails on everything", () => {
  test("is left alone after three faults in a row", () => {
    const ticks = outbox(...Array.from({ length: 9 }, () => tick(newId())));
    expect(next(ticks, after("1 fault", "2 fault"))).toBe("3");
    const paused = after("1 fault", "2 fault", "3 fault");
    expect(next(ticks, paused)).toBeUndefined();
    expect(pauseAfter(paused)).toBe(1000);
    expect(troubleOf(paused)).toBe("trouble");
  });

  test("is tried with those first that failed least often, so that one good operation is found", () => {
    const ticks = outbox(tick(milk), tick(bread), tick(eggs), tick(newId()));
    expect(next(ticks, after("1 fault", "2 fault", "3 fault", "afterPause"))).toBe("4");
  });

  test("is tried less and less often, and at least every 30 s", () => {
    let delivery: Delivery = atStart;
    const lengths: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      delivery = afterPause(afterAttempt(delivery, "1", { kind: "fault" }).delivery);
      lengths.push(pauseAfter(afterAttempt(delivery, "1", { kind: "fault" }).delivery)!);
    }
    expect(lengths.slice(0, 4)).toEqual([3000, 6000, 12_000, 24_000]);
    expect(Math.max(...lengths)).toBe(30_000);
  });

  test("is tried at once with what the person has just done", () => {
    const ticks = outbox(tick(milk), tick(bread), tick(eggs), tick(newId()));
    expect(next(ticks, after("1 fault", "2 fault", "3 fault", "nudged"))).toBe("4");
  });
});

describe("everything waits", () => {
  test.each(["busy", "trouble", "offline", "unreachable", "portal"])("when the answer is: %s", (why) => {
    const delivery = after(`1 ${why}`);
    expect(next(outbox(tick(milk), tick(bread)), delivery)).toBeUndefined();
    expect(next(outbox(tick(milk), tick(bread)), afterPause(delivery))).toBe("1");
    expect(delivery.faults.size).toBe(0);
  });

  test("such an answer never counts against the operation", () => {
    const times = Array.from({ length: 20 }, () => [
      "1 trouble",
      "afterPause",
      "1 busy",
      "afterPause",
      "1 portal",
      "afterPause",
    ]);
    expect(after("1 fault", "2 done", "1 fault", ...times.flat()).rejected).toEqual([]);
  });

  test("a new operation is tried at once, unless the server has asked for a pause", () => {
    const state = outbox(tick(milk));
    for (const why of ["offline", "unreachable", "portal"])
      expect(next(state, after(`1 ${why}`, "nudged"))).toBe("1");
    for (const why of ["busy", "trouble"]) expect(next(state, after(`1 ${why}`, "nudged"))).toBeUndefined();
    const failing = afterAttempt(atStart, "1", { kind: "wait", why: "trouble" }).delivery;
    expect(next(state, failing)).toBeUndefined();
    expect(next(state, nudged(failing))).toBe("1");
  });

  test("the pause is as long as the server asks for, at most five minutes, and never shorter", () => {
    const asked = (retryAfterMs: number) =>
      afterAttempt(atStart, "1", { kind: "wait", why: "trouble", retryAfterMs }).delivery;
    expect(pauseAfter(asked(20_000), 0)).toBe(20_000);
    expect(pauseAfter(asked(20_000), 1)).toBe(25_000);
    expect(pauseAfter(asked(86_400_000))).toBe(300_000);
  });

  test("longer each time and at most 30 s, shortened by up to half at random", () => {
    const unanswered = (times: number) => after(...Array.from({ length: times }, () => "1 unreachable"));
    expect([1, 2, 3, 9].map((times) => pauseAfter(unanswered(times)))).toEqual([500, 1000, 2000, 30_000]);
    expect(pauseAfter(unanswered(9), 0)).toBe(15_000);
  });
});

test("trouble is shown only while no operation succeeds", () => {
  expect(troubleOf(after("1 fault"))).toBe("trouble");
  expect(troubleOf(after("1 fault", "2 done"))).toBeNull();
  expect(troubleOf(after("1 fault", "2 done", "1 fault"))).toBeNull();
  expect(troubleOf(after("1 portal"))).toBe("portal");
  expect(troubleOf(after("1 busy"))).toBeNull();
  expect(isCalm(after("1 fault", "1 done"))).toBe(true);
});
