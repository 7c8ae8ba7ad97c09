import type { Id } from "../../contract/ids.ts";

const rowPrefix = "more-";
const rowSelector = "[role=checkbox][data-item]";

/** What a screen was like at the moment its sheet opened. */
export type SheetOrigin = {
  /** Its rows, by the ids of their buttons that open the sheet. */
  rows: readonly string[];
  /** Whether a row itself had the focus, as with the key E, and not its button. */
  fromRow: boolean;
};

export const noOrigin: SheetOrigin = { rows: [], fromRow: false };

export function sheetOrigin(screen: HTMLElement | null): SheetOrigin {
  const rows = [...(screen?.querySelectorAll(`[id^=${rowPrefix}]`) ?? [])].map(({ id }) => id);
  return { rows, fromRow: document.activeElement?.matches(rowSelector) === true };
}

/**
 * What gets the focus after the sheet: the control that had it in the row of the sheet's item; when that row is gone, the same
 * one of the next row that is left, else of the row before.
 */
export function nearestRow({ rows, fromRow }: SheetOrigin, itemId: Id, isGone: boolean): HTMLElement | null {
  const index = rows.indexOf(rowPrefix + itemId);
  const inOrder = [...rows.slice(Math.max(index, 0)), ...rows.slice(0, Math.max(index, 0)).toReversed()];
  for (const id of inOrder) {
    const button = document.getElementById(id);
    if (button === null || (isGone && id === rows[index])) continue;
    const row = fromRow ? button.closest("li")?.querySelector<HTMLElement>(rowSelector) : null;
    return row ?? button;
  }
  return null;
}
