import type { ListChanges } from "../../contract/lists/schema.ts";
import { mergePull } from "./merge-rows.ts";
import type { Change, StoredList } from "./stored-list.ts";

/**
 * The change to the snapshot that the stream's changes make; null when they are known. `gap`: they don't follow the
 * snapshot's cursor, so a pull is needed.
 * @param after the cursor after which these changes happened
 */
export function mergeLive(
  state: StoredList,
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

/**
 * Either the server sent the row before it got its deletion from here, or a person undid that deletion: only a pull can
 * decide.
 */
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

/** The part of a cursor that identifies the list and its people; null: not known yet. */
export function peopleIn(cursor: string | null): string | null {
  return cursor === null ? null : cursorOf(cursor).list;
}
