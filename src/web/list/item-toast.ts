import type { Id } from "../../contract/ids.ts";
import type { ListStore } from "../offline/list-store.ts";
import type { ItemView } from "../offline/list-view.ts";
import { dismissToast, shownText, showToast } from "../ui/toast.ts";

/** The items whose deletion contradicted a toast. */
const missing = new Set<Id>();

/** Whether a toast said of this item what its deletion has made untrue. */
export function wasToldOf(id: Id): boolean {
  return missing.has(id);
}

/**
 * Shows a toast about items for as long as it is true. When others have deleted all of them, an empty change of each is refused
 * with who did it, and that is told instead (`useTakenOff`).
 * @param holds whether what it says is so; it isn't asked while an own change of the item is on its way
 */
export function showItemToast(
  store: ListStore,
  ids: readonly Id[],
  title: string,
  options: Parameters<typeof showToast>[1],
  holds: (item: ItemView) => boolean = () => true,
): void {
  showToast(title, options);
  if (ids.length === 0) return;
  const shown = shownText();
  const { people } = store.getView();
  /** The names of those that the server has: only they can be deleted by others. */
  const sent = new Map<Id, string>();
  const look = () => {
    const { items, status, people: now } = store.getView();
    // People who part take their items along, which isn't said here.
    if (shownText() !== shown || status !== "ready" || people !== now) return stop();
    const told = [...new Set(ids.map((id) => store.resolveId(id)))];
    const found = items.filter(({ id }) => told.includes(id));
    for (const { id, name, pending } of found) {
      if (pending) sent.delete(id);
      else sent.set(id, name);
    }
    if (found.length === 0 && told.every((id) => sent.has(id))) {
      stop();
      for (const id of told) {
        missing.add(id);
        store.changeItem(id, {}, sent.get(id)).catch(() => undefined);
      }
    } else if (found.some((item) => !item.pending && !holds(item))) {
      stop();
      dismissToast();
    }
  };
  const stop = store.subscribe(look);
  look();
}
