import { everyInterval } from "../../contract/repeat/interval-label.ts";
import { repeatName } from "../../contract/repeat/rules.ts";
import type { RecurringItem, RecurringItemChanges } from "../../contract/repeat/schema.ts";
import type { ListStore } from "../offline/list-store.ts";
import { showError, showToast } from "../ui/toast.ts";

const changeFailed = "Failed to change the repeat";

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

/** Sets how often something comes; what was put off comes by the new interval. */
export function changeInterval(store: ListStore, item: RecurringItem, intervalDays: number): Promise<void> {
  return change(store, item, {
    changes: { intervalDays },
    undo: { intervalDays: item.recurrenceIntervalDays, nextDate: item.putOffUntil ?? null },
    told: [`${repeatName(item)} repeats ${everyInterval(intervalDays)}`],
  });
}

/** Has the next occurrence come on another day; null: by its interval again. */
export function putOff(
  store: ListStore,
  item: RecurringItem,
  nextDate: string | null,
  told: readonly [title: string, description?: string],
): Promise<void> {
  return change(store, item, {
    changes: { nextDate },
    undo: { nextDate: item.putOffUntil ?? null },
    told,
  });
}

/** Pauses one repeat until a day, or has it go on (null). */
export function pauseRepeat(
  store: ListStore,
  item: RecurringItem,
  pausedUntil: string | null,
  label: (date: string) => string,
): Promise<void> {
  const name = repeatName(item);
  return change(store, item, {
    changes: { pausedUntil },
    undo: { pausedUntil: item.pausedUntil ?? null },
    told: [pausedUntil === null ? `${name} repeats again` : `${name} is paused until ${label(pausedUntil)}`],
  });
}

async function change(
  store: ListStore,
  { id }: RecurringItem,
  {
    changes,
    undo,
    told: [title, description],
  }: {
    changes: RecurringItemChanges;
    undo: RecurringItemChanges;
    told: readonly [title: string, description?: string];
  },
): Promise<void> {
  const save = (what: RecurringItemChanges) => store.changeRepeat(id, what);
  try {
    await save(changes);
  } catch {
    return showError(changeFailed);
  }
  showToast(title, {
    ...(description !== undefined && { description }),
    action: { label: "Undo", run: () => void save(undo).catch(() => showError(changeFailed)) },
  });
}

/** Pauses all repeats of the list until a day, or has them go on (null). */
export async function pauseAll(
  store: ListStore,
  repeatsPausedUntil: string | null,
  label: (date: string) => string,
): Promise<void> {
  const before = store.getView().repeatCalendar?.pausedUntil ?? null;
  const save = (until: string | null) =>
    store.changeList({ repeatsPausedUntil: until }, "the pause of all repeats");
  try {
    await save(repeatsPausedUntil);
  } catch {
    return showError("Failed to pause the repeats");
  }
  const title =
    repeatsPausedUntil === null
      ? "Your repeats go on"
      : `All repeats are paused until ${label(repeatsPausedUntil)}`;
  showToast(title, {
    action: {
      label: "Undo",
      run: () => void save(before).catch(() => showError("Failed to pause the repeats")),
    },
  });
}
