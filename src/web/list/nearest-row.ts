import type { Id } from "../../contract/ids.ts";

const rowPrefix = "more-";

/** The rows of a screen, by the ids of their buttons that open the sheet. */
export function rowIds(screen: HTMLElement | null): string[] {
  return [...(screen?.querySelectorAll(`[id^=${rowPrefix}]`) ?? [])].map(({ id }) => id);
}

/** The row of the sheet's item among the `rows` that were there when it opened; when it is gone, the next row that is left, else the one before. */
export function nearestRow(rows: readonly string[], itemId: Id, isGone: boolean): HTMLElement | null {
  const index = rows.indexOf(rowPrefix + itemId);
  const inOrder = [...rows.slice(Math.max(index, 0)), ...rows.slice(0, Math.max(index, 0)).toReversed()];
  for (const id of inOrder) {
    const row = document.getElementById(id);
    if (row !== null && !(isGone && id === rows[index])) return row;
  }
  return null;
}
