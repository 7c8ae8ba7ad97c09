import { itemTitle, nameKey } from "../../contract/items/rules.ts";
import type { ListStore } from "../offline/list-store.ts";
import type { ItemView, StoreView } from "../offline/list-view.ts";
import { showError, showToast } from "../ui/toast.ts";
import { itemUpdateFailed } from "../list/use-item-actions.ts";

/** The places where an item shows from now on: in this store only, never in it, or wherever its category is sold. */
export type Placement = "only" | "never" | "anywhere";

/** The stores that never show a name, unless as their own. */
export function storesWithout({ name }: Pick<ItemView, "name">, stores: readonly StoreView[]): StoreView[] {
  const key = nameKey(name);
  return stores.filter(({ lacks }) => lacks?.includes(key));
}

/** The placement of an item that shows in a store. */
export function placementOf(
  { storeId }: Pick<ItemView, "storeId">,
  { id }: Pick<StoreView, "id">,
): Placement {
  return storeId === id ? "only" : "anywhere";
}

const words = {
  only: (name: string) => `shows in ${name} only`,
  never: (name: string) => `won’t show in ${name} any more`,
  anywhere: () => "shows wherever its category is sold",
};

/**
 * Sets where an item shows, with Undo. For "never" and "anywhere" that holds for its name from now on.
 * @param onSet called once the list shows it: the row may have gone by then
 */
export async function setPlacement(
  store: ListStore,
  item: ItemView,
  target: StoreView,
  placement: Placement,
  onSet: () => void,
): Promise<void> {
  const { id, name, storeId } = item;
  const without = storesWithout(item, store.getView().stores);
  const setLack = (one: StoreView, lacks: boolean) => store.changeStore(one.id, { lack: { name, lacks } });
  const nextStoreId = placement === "only" ? target.id : null;
  const changed = placement === "never" ? [target] : placement === "anywhere" ? without : [];
  const run = async (change: () => Promise<void>) => {
    try {
      await change();
      return true;
    } catch {
      showError(itemUpdateFailed);
      return false;
    }
  };
  const isDone = await run(async () => {
    if (nextStoreId !== storeId) await store.changeItem(id, { storeId: nextStoreId });
    for (const one of changed) await setLack(one, placement === "never");
  });
  if (!isDone) return;
  onSet();
  const undo = async () => {
    for (const one of changed) await setLack(one, placement !== "never");
    if (nextStoreId !== storeId) await store.changeItem(id, { storeId });
  };
  showToast(`${itemTitle(item)} ${words[placement](target.name)}`, {
    action: { label: "Undo", run: () => void run(undo) },
  });
}
