import type { Id } from "../../contract/ids.ts";

type Row = { id: Id };

/** The block that each row is in. */
export type Places = ReadonlyMap<Id, Id>;

export type Block<T extends Row> = { key: Id; rows: T[] };

/** Rows of a block that takes no more. */
const full = 16;

/**
 * The places after a change of the rows: each stays in its block, whatever comes or goes beside it, since a row that changes its block
 * is made anew and loses its focus. A new row goes into the block of the one before it.
 */
export function keepPlaces(before: Places, rows: readonly Row[]): Places {
  if (rows.every(({ id }) => before.has(id))) return before;
  const sizes = new Map<Id, number>();
  for (const { id } of rows) {
    const key = before.get(id);
    if (key !== undefined) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  }
  const after = new Map<Id, Id>();
  let last: Id | undefined;
  for (const [place, { id }] of rows.entries()) {
    let key = before.get(id);
    if (key === undefined) {
      // Between rows of a full block it goes into that block all the same.
      const isInside = () => blockAfter(rows, place, before) === last;
      key = last !== undefined && (sizes.get(last)! < full || isInside()) ? last : id;
      sizes.set(key, (sizes.get(key) ?? 0) + 1);
    }
    after.set(id, key);
    last = key;
  }
  return after;
}

/** The block of the next row that has one already. */
function blockAfter(rows: readonly Row[], place: number, places: Places): Id | undefined {
  for (let next = place + 1; next < rows.length; next += 1) {
    const key = places.get(rows[next]!.id);
    if (key !== undefined) return key;
  }
  return undefined;
}

/** The rows in their blocks, in their order. */
export function inBlocks<T extends Row>(rows: readonly T[], places: Places): readonly Block<T>[] {
  const blocks: Block<T>[] = [];
  const keys = new Set<Id>();
  for (const row of rows) {
    const key = places.get(row.id) ?? row.id;
    const last = blocks.at(-1);
    // A row that was moved away from the others of its block goes into the one where it is now.
    if (last !== undefined && (last.key === key || keys.has(key))) last.rows.push(row);
    else blocks.push({ key, rows: [row] });
    keys.add(key);
  }
  return blocks;
}
