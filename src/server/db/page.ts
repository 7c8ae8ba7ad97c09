import { pageSize } from "../../contract/paging.ts";

/** The row after which a page begins; nulls for the first page. */
export type After = [createdAt: string | null, id: string | null];

/** Reads the cursor of a page, whose form the contract has checked. */
export function afterOf(cursor: string | undefined): After {
  if (cursor === undefined) return [null, null];
  const [createdAt, id] = cursor.split("_");
  return [createdAt!, id!];
}

/**
 * SQL of "after the cursor", newest first, in the terms of an index on (created_at DESC, id).
 * @param row alias of the table; `at` and `id` are the parameters that hold the cursor
 */
export function isAfter(row: string, at: string, id: string): string {
  return `${row}.created_at <= coalesce(${at}::timestamptz, 'infinity')
    AND (${at}::timestamptz IS NULL OR ${row}.created_at < ${at}::timestamptz OR ${row}.id > ${id}::uuid)`;
}

/** The number of rows to read: one more than a page shows whether there is another page. */
export const pageRows = pageSize + 1;

export function pageOf<R extends { id: string; createdAt: string }>(
  rows: readonly R[],
): { page: R[]; next: string | null } {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { page, next: rows.length > pageSize ? `${last!.createdAt}_${last!.id}` : null };
}
