import { repeatName } from "../../contract/repeat/rules.ts";
import type { RecurringItem } from "../../contract/repeat/schema.ts";
import type { ListStore } from "../offline/list-store.ts";
import { showError, showToast } from "../ui/toast.ts";

/** Deletes a repeat; its toast has Undo. Its item stays on the list. */
export async function deleteRepeat(store: ListStore, item: RecurringItem): Promise<void> {
  try {
    await store.deleteRepeat(item.id);
  } catch {
    showError("Failed to delete recurring item");
    return;
  }
  showToast(`${repeatName(item)} no longer repeats`, {
    action: { label: "Undo", run: () => void restore(store, item) },
  });
}

async function restore(store: ListStore, item: RecurringItem): Promise<void> {
  try {
    await store.restoreRepeat(item.id);
  } catch {
    showToast("Failed to create recurring item", { description: "Something went wrong" });
  }
}
