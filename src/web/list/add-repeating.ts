import type { Id } from "../../contract/ids.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { intervalLabel, repeatName } from "../../contract/repeat/rules.ts";
import type { ListStore, NewRepeatInput } from "../offline/list-store.ts";
import type { OptimisticItem } from "../offline/operation.ts";

export type AddedRepeat = {
  /** Of its item on the list. */
  id: Id;
  /** The item came on the list with it. */
  isNew: boolean;
  /** How often it comes back, in words. */
  label: string;
  /** Takes the repeat back; what was on the list before stays there. Resolves to whether the item is to go too. */
  undo: () => Promise<boolean>;
};

/** Has a name come back every `intervalDays`, and puts it on the list now unless it is to come only later. */
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
