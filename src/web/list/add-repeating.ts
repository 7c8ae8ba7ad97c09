import type { Id } from "../../contract/ids.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { intervalLabel } from "../../contract/repeat/interval-label.ts";
import { repeatName } from "../../contract/repeat/rules.ts";
import type { ListStore, NewRepeatInput } from "../offline/list-store.ts";
import type { OptimisticItem } from "../offline/operation.ts";

export type AddedRepeat = {
  /** The id of its item on the list. */
  id: Id;
  /** Whether the item was added together with the repeat. */
  isNew: boolean;
  /** The interval as text. */
  label: string;
  /** Undoes the repeat; an item that was on the list before stays. Resolves to whether the item is to be deleted too. */
  undo: () => Promise<boolean>;
};

/** Makes a name repeat every `intervalDays`, and adds its item now unless the repeat starts later. */
export async function addRepeating(
  store: ListStore,
  input: NewRepeatInput,
  optimistic: OptimisticItem & { name: string },
): Promise<AddedRepeat> {
  const { intervalDays } = input;
  const key = nameKey(optimistic.name);
  const findItem = () =>
    store.getView().items.find((item) => !item.completed && nameKey(item.name) === key)?.id;
  const before = store.getView().recurringItems.find((repeat) => nameKey(repeatName(repeat)) === key);
  const isNew = findItem() === undefined && input.later !== true;
  const repeatId = await store.addRepeat(input, { optimistic });
  return {
    id: findItem() ?? repeatId,
    isNew,
    label: intervalLabel(intervalDays),
    undo: async () => {
      if (before === undefined) await store.deleteRepeat(repeatId);
      else {
        const { recurrenceIntervalDays: intervalDays, recurrenceSource: source } = before;
        await store.addRepeat({ name: repeatName(before), quantity: 1, intervalDays, source });
      }
      return isNew;
    },
  };
}
