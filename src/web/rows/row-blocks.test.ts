import { expect, test } from "vitest";
import type { Id } from "../../contract/ids.ts";
import { newId } from "../../contract/new-id.ts";
import { inBlocks, keepBlocks, type RowBlocks } from "./row-blocks.ts";

const rows = Array.from({ length: 100 }, () => ({ id: newId() }));
const none: RowBlocks = new Map();
const first = keepBlocks(none, rows);
const idsOf = (list: readonly { id: Id }[]) => list.map(({ id }) => id);

/** The block of each row on the screen. */
const shown = (list: typeof rows, blocks: RowBlocks) =>
  new Map(inBlocks(list, blocks).flatMap(({ key, rows: own }) => own.map(({ id }) => [id, key] as const)));

test("a long list has far fewer blocks than rows, in its order", () => {
  const blocks = inBlocks(rows, first);
  expect(blocks.map((block) => block.rows.length)).toEqual([16, 16, 16, 16, 16, 16, 4]);
  expect(blocks.flatMap((block) => idsOf(block.rows))).toEqual(idsOf(rows));
  expect(inBlocks([], first)).toEqual([]);
});

test("rows that go leave all others in their blocks, those that began a block too", () => {
  const left = rows.filter((_row, index) => index % 16 !== 0 && index !== 40);
  const blocks = keepBlocks(first, left);
  expect(blocks).toBe(first);
  expect(shown(left, blocks)).toEqual(new Map([...first].filter(([id]) => idsOf(left).includes(id))));
});

test("rows that come leave all others in their blocks", () => {
  const more = [
    { id: newId() },
    ...rows.slice(0, 30),
    { id: newId() },
    { id: newId() },
    ...rows.slice(30),
    { id: newId() },
  ];
  const after = shown(more, keepBlocks(first, more));
  for (const { id } of rows) expect(after.get(id)).toBe(first.get(id));
  expect([...after.keys()]).toEqual(idsOf(more));
});

test("a row that is moved among others goes into their block, and no block is there twice", () => {
  const moved = [...rows.slice(1, 50), rows[0]!, ...rows.slice(50)];
  const blocks = inBlocks(moved, keepBlocks(first, moved));
  expect(blocks.flatMap((block) => idsOf(block.rows))).toEqual(idsOf(moved));
  expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
});
