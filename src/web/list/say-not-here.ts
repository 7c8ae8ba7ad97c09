import type { Id } from "../../contract/ids.ts";
import { itemTitle } from "../../contract/items/rules.ts";
import { serverNow } from "../api/server-time.ts";
import { storedChoices } from "../device-storage/stored-choices.ts";
import type { ListStore } from "../offline/list-store.ts";
import { getSession } from "../session/session.ts";
import { showError, showToast } from "../ui/toast.ts";
import { elsewhere } from "./elsewhere.ts";
import { itemUpdateFailed } from "./use-item-actions.ts";

/** The hints that a person no longer needs on this device, since they have done what these are about. */
export const knownMoves = storedChoices("known-moves");

/**
 * Says in a store that it doesn't have an item, or has it after all; the toast names the store that has it, and undoes it.
 * @param onSaid called once the list shows it
 */
export async function sayNotHere(
  store: ListStore,
  id: Id,
  inStoreId: Id,
  notHere: boolean,
  onSaid?: () => void,
): Promise<void> {
  const find = () => store.getView().items.find((other) => other.id === store.resolveId(id));
  // Somebody else may have got it while its row was pushed aside.
  if (notHere && find()?.completed === true) return;
  const say = async (value: boolean) => {
    try {
      await store.changeItem(id, { notHere: value, inStoreId });
      return true;
    } catch {
      showError(itemUpdateFailed);
      return false;
    }
  };
  if (!(await say(notHere))) return;
  const session = getSession();
  if (session.status === "signedIn") knownMoves.set(session.user.id, "not-here", true);
  onSaid?.();
  const item = find();
  if (item === undefined) return;
  const action = { label: "Undo", run: () => void say(!notHere) };
  const next = notHere ? elsewhere(item, store.resolveId(inStoreId), store.getView(), serverNow()) : "";
  showToast(`${itemTitle(item)} is ${notHere ? "not here" : "here after all"}`, {
    action,
    ...(next !== "" && { description: next }),
  });
}
