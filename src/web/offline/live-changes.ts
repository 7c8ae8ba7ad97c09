import type { ListChanges } from "../../contract/lists/schema.ts";
import { mergePull } from "./merge-rows.ts";
import type { Change, ListState } from "./list-state.ts";

/**
 * What changes that the stream brought mean for this device; null when they are known. `gap`: they don't follow what is
 * known, so the server has to be asked.
 * @param after the cursor from which the server told them
 */
export function mergeLive(
  state: ListState,
  after: string,
  changes: ListChanges,
  now: number,
): Change | "gap" | null {
  const { cursor, needsFull, deleted } = state.meta;
  const [here, from, to] = [cursorOf(cursor), cursorOf(after), cursorOf(changes.cursor)];
  if (needsFull || changes.full || here.list !== to.list || from.list !== to.list) return "gap";
  if (to.revision <= here.revision) return null;
  if (from.revision > here.revision || bringsBack(changes, new Set(deleted))) return "gap";
  const merged = mergePull(state, changes, now);
  return { ...merged, meta: { ...merged.meta, deleted } };
}

/** Told before the server had heard of a deletion made here, or because somebody took it back: only it knows which. */
function bringsBack({ items, stores, recurringItems }: ListChanges, deleted: ReadonlySet<string>): boolean {
  return (
    deleted.size > 0 &&
    ([items, stores, recurringItems].some((rows) => rows.some(({ id }) => deleted.has(id))) ||
      items.some(({ storeId }) => storeId !== null && deleted.has(storeId)))
  );
}

function cursorOf(cursor: string | null): { list: string; revision: number } {
  const text = cursor ?? "";
  const end = text.lastIndexOf(".");
  return { list: text.slice(0, end), revision: Number(text.slice(end + 1)) };
}

/** The list and the people behind it, as part of a cursor; null: not known yet. */
export function peopleIn(cursor: string | null): string | null {
  return cursor === null ? null : cursorOf(cursor).list;
}
