import { beforeEach, expect, test, vi } from "vitest";
import { newId } from "../../contract/new-id.ts";
import type { ImportPlan } from "../../import/import-plan.ts";
import { apiError } from "../../../test/api-error.ts";
import { NetworkError, type call } from "../api/client.ts";
import { ImportFlow, type FlowState, type ReaderKnowledge } from "./import-flow.ts";
import { ReadFailure } from "./reader.ts";
import type { ReadPlan } from "./reader-messages.ts";

const ana = newId();
const known: ReaderKnowledge = { names: [], stores: [], categories: [] };
const file = new File(["milk"], "list.txt");
const things = { stores: [], items: [], names: [], bought: [] };
const plan = (format: ImportPlan["format"] = "text", currency: string | null = null): ReadPlan => ({
  plan: {
    format,
    currency,
    stores: [],
    items: [],
    names: [],
    bought: [],
    unknownHeadings: [],
    columns: [],
    skipped: [],
  },
  more: 0,
});

/** The reader's result for the next file. */
let reads: (format?: string) => Promise<ReadPlan>;
let stopped = 0;
let calls: { name: string; operation: string | undefined; body: unknown }[];
let answers: (() => unknown)[];

const answering = (async (name, given, options) => {
  calls.push({ name, operation: options?.operation, body: (given as { body?: unknown }).body });
  return answers.shift()!();
}) as typeof call;

/** Opens a page on this device. */
const openPage = () =>
  new ImportFlow(ana, {
    call: answering,
    onAdded: () => undefined,
    browserCurrency: () => "CHF",
    readFiles: ({ options }) => ({ plan: reads(options.format), stop: () => (stopped += 1) }),
  });

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
    removeItem: (key: string) => entries.delete(key),
  });
  reads = async () => plan();
  stopped = 0;
  calls = [];
  answers = [];
});

test("a draft and its choices survive a reload, with the file to be read in another way", async () => {
  const page = openPage();
  await page.bring([file], known);
  page.answer("rewe", "store");
  page.tick(["item:0", "item:1"], false);
  const typed = { name: "Milk", amount: "", note: "" };
  page.correct("item:0", typed);
  page.correct("item:1", typed);
  page.correct("item:1", null);
  const reloaded = openPage();
  expect(reloaded.read()).toMatchObject({
    kind: "preview",
    draft: {
      file: "list.txt",
      choices: { answers: { rewe: "store" }, ticks: { "item:0": false, "item:1": false } },
    },
  });
  const corrections = (state: FlowState) => state.kind === "preview" && state.draft.choices.corrections;
  expect(corrections(reloaded.read())).toEqual({ "item:0": typed });
  reads = async (format) => plan(format as ImportPlan["format"]);
  await reloaded.readAgain({ format: "csv" }, known);
  const state = openPage().read();
  expect(state).toMatchObject({ draft: { plan: { format: "csv" }, readAs: { format: "csv" } } });
  expect(state).toMatchObject({ draft: { choices: { answers: { rewe: "store" }, ticks: {} } } });
  expect(corrections(state)).toEqual({});
  expect(await (state as unknown as { draft: { sources: File[] } }).draft.sources[0]!.text()).toBe("milk");
  const dropped = reloaded.read();
  reloaded.drop();
  expect(openPage().read()).toEqual({ kind: "start", problem: null });
  if (dropped.kind === "preview") await reloaded.restore(dropped.draft);
  expect(openPage().read()).toMatchObject({ draft: { choices: { answers: { rewe: "store" } } } });
});

test("a file that can't be read doesn't replace the draft", async () => {
  const page = openPage();
  reads = () => Promise.reject(new ReadFailure("This file is empty."));
  await page.bring([file], known);
  expect(page.read()).toEqual({ kind: "start", problem: "This file is empty." });
  reads = async () => plan();
  await page.bring([file], known);
  reads = () => Promise.reject(new ReadFailure("This table has no names."));
  await page.readAgain({ format: "csv" }, known);
  expect(page.read()).toMatchObject({ kind: "preview", problem: "This table has no names.", busy: null });
  await page.bring([new File(["?"], "other.png")], known);
  expect(page.read()).toMatchObject({ kind: "preview", draft: { file: "list.txt" } });
});

test("a question that is answered while the file is read again keeps its answer", async () => {
  const page = openPage();
  await page.bring([file], known);
  page.answer("rewe", "store");
  const reading = Promise.withResolvers<ReadPlan>();
  reads = () => reading.promise;
  const again = page.readAgain({ format: "csv" }, known);
  page.answer("rewe", "category");
  page.answer("camping", "store");
  reading.resolve(plan("csv"));
  await again;
  const answered = { choices: { answers: { rewe: "category", camping: "store" } } };
  expect(page.read()).toMatchObject({ draft: { plan: { format: "csv" }, ...answered } });
  expect(openPage().read()).toMatchObject({ draft: answered });
});

test("a draft that is dropped while its file is read again stays dropped", async () => {
  const page = openPage();
  await page.bring([file], known);
  const reading = Promise.withResolvers<ReadPlan>();
  reads = () => reading.promise;
  const again = page.readAgain({ format: "csv" }, known);
  page.drop();
  expect(stopped).toBe(2);
  reading.resolve(plan("csv"));
  await again;
  expect(page.read()).toEqual({ kind: "start", problem: null });
  expect(openPage().read()).toEqual({ kind: "start", problem: null });
});

test("what is done with one draft doesn't drop the next one", async () => {
  const page = openPage();
  const sources = () => {
    const state = page.read();
    return state.kind === "preview" ? state.draft.sources : [];
  };
  await page.bring([file], known);
  const first = sources();
  page.tick(["item:0"], false);
  await page.readAgain({ format: "csv" }, known);
  await page.bring([new File(["salt"], "other.txt")], known);
  page.drop(first);
  expect(page.read()).toMatchObject({ kind: "preview", draft: { file: "other.txt" } });
  expect(openPage().read()).toMatchObject({ kind: "preview", draft: { file: "other.txt" } });
  const second = sources();
  page.tick(["item:0"], false);
  await page.readAgain({ format: "csv" }, known);
  page.drop(second);
  expect(page.read()).toEqual({ kind: "start", problem: null });
});

test("a person can stop the reading", async () => {
  const page = openPage();
  reads = () => new Promise(() => undefined);
  void page.bring([file], known);
  expect(page.read()).toMatchObject({ kind: "reading", file: "list.txt" });
  page.stop();
  expect(stopped).toBe(1);
  expect(page.read()).toEqual({ kind: "start", problem: null });
});

test("a call without an answer is repeated with its idempotency key, also after a reload; another choice gets a new key", async () => {
  const page = openPage();
  await page.bring([file], known);
  const lost = () => {
    throw new NetworkError("offline");
  };
  answers = [lost, lost, lost];
  await page.add(things);
  expect(page.read()).toMatchObject({
    kind: "preview",
    problem: "Your list could not be added. It is kept here. You're offline.",
  });
  const reloaded = openPage();
  await reloaded.add(things);
  reloaded.tick(["item:0"], false);
  await reloaded.add(things);
  const [first, second, third] = calls.map(({ operation }) => operation);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test.each([
  ["the browser's", null, "CHF"],
  ["the file's own", "EUR", "EUR"],
])(
  "an import brings %s currency for the prices of a list without one",
  async (_whose, inFile, firstCurrency) => {
    reads = async () => plan("restock", inFile);
    const page = openPage();
    await page.bring([file], known);
    answers = [() => ({ id: newId() })];
    await page.add(things);
    expect(calls).toMatchObject([{ name: "addImport", body: { firstCurrency } }]);
  },
);

test("a refusal shows the server's sentence; the draft is removed from this device after the add", async () => {
  const page = openPage();
  await page.bring([file], known);
  const added = { id: newId() };
  answers = [
    () => {
      throw apiError("list_full");
    },
    () => added,
  ];
  await page.add(things);
  expect(page.read()).toMatchObject({ problem: expect.stringContaining("10,000 open items") as string });
  await page.add(things);
  expect(page.read()).toEqual({ kind: "added", added });
  expect(openPage().read()).toEqual({ kind: "start", problem: null });
});
