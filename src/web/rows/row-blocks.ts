import type { Id } from "../../contract/ids.ts";

type Row = { id: Id };

/** The block that each row is in. */
export type RowBlocks = ReadonlyMap<Id, Id>;

export type Block<T extends Row> = { key: Id; rows: T[] };

/** Rows of a block that takes no more. */
const full = 16;

/**
 * The blocks after a change of the rows: each row stays in its block, whatever comes or goes beside it, since a row that
 * changes its block is made again and loses its focus. A new row goes into the block of the one before it.
 */
export function keepBlocks(before: RowBlocks, rows: readonly Row[]): RowBlocks {
  if (rows.every(({ id }) => before.has(id))) return before;
  const sizes = new Map<Id, number>();
  for (const { id } of rows) {
    const key = before.get(id);
    if (key !== undefined) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  }
  const after = new Map<Id, Id>();
  let last: Id | undefined;
  for (const [index, { id }] of rows.entries()) {
    let key = before.get(id);
    if (key === undefined) {
      // Between rows of a full block it goes into that block all the same.
      const isInside = () => blockAfter(rows, index, before) === last;
      key = last !== undefined && (sizes.get(last)! < full || isInside()) ? last : id;
      sizes.set(key, (sizes.get(key) ?? 0) + 1);
    }
    after.set(id, key);
    last = key;
  }
  return after;
}

/** The block of the next row that has one already. */
function blockAfter(rows: readonly Row[], index: number, blockOf: RowBlocks): Id | undefined {
  for (let next = index + 1; next < rows.length; next += 1) {
    const key = blockOf.get(rows[next]!.id);
    if (key !== undefined) return key;
  }
  return undefined;
}

/** The rows in their blocks, in their order. */
export function inBlocks<T extends Row>(rows: readonly T[], blockOf: RowBlocks): readonly Block<T>[] {
  const blocks: Block<T>[] = [];
  const keys = new Set<Id>();
  for (const row of rows) {
    const key = blockOf.get(row.id) ?? row.id;
    const last = blocks.at(-1);
    // A row that was moved away from the others of its block goes into the one where it is now.
    if (last !== undefined && (last.key === key || keys.has(key))) last.rows.push(row);
    else blocks.push({ key, rows: [row] });
    keys.add(key);
  }
  return blocks;
}
