import { nameOf, runCell, type Cell } from "../trouble/wire-cell.ts";
import { journeys } from "../trouble/wire-journeys.ts";
import { expect, long, test } from "./fixtures.ts";

// A cell takes half a minute on a quiet machine, most of which it waits.
test.describe.configure({ timeout: 300_000 });

/** The cells that `npm test` runs. */
const cells: readonly Cell[] = [
  { trouble: "answer-dropped", journey: "add", visit: "second" },
  { trouble: "portal-html", journey: "join", visit: "first" },
  { trouble: "503", journey: "sentence", visit: "second" },
  { trouble: "black-hole", journey: "note", visit: "second" },
];

/** With these there is a cell for each kind of fault, and each journey at least once; `npm run trouble -- wire` runs all. */
const furtherCells: readonly Cell[] = [
  { trouble: "latency", journey: "tick-twice", visit: "first" },
  { trouble: "truncated", journey: "note", visit: "first" },
  { trouble: "reset", journey: "delete", visit: "second" },
  { trouble: "duplicated", journey: "repeat", visit: "first" },
  { trouble: "portal-json", journey: "tick-and-undo", visit: "second" },
  { trouble: "502", journey: "store", visit: "first" },
  { trouble: "429", journey: "add", visit: "first" },
  { trouble: "refuse", journey: "edit-store", visit: "first" },
];

test("each journey is in a cell", () => {
  expect(new Set([...cells, ...furtherCells].map(({ journey }) => journey))).toEqual(
    new Set(Object.keys(journeys)),
  );
});

for (const cell of [...cells, ...furtherCells])
  test(
    `over a bad network nothing is lost, doubled, taken back or wrongly said: ${nameOf(cell)}`,
    { tag: cells.includes(cell) ? [] : long },
    async ({ browser, serverUrl }) => {
      expect((await runCell(browser, serverUrl, cell)).faults).toEqual([]);
    },
  );
