import type { Id } from "../ids.ts";
import { withQuantity } from "./amount.ts";
import { completedVisibleHours } from "./limits.ts";
import { plainFields, plainValue } from "./plain-fields.ts";
import type { Absence, Item, ItemChanges } from "./schema.ts";

/** The key under which two names are the same name: Unicode NFC, lower case, white space folded. */
export function nameKey(name: string): string {
  return name.normalize("NFC").toLowerCase().replace(/\s+/gu, " ").trim();
}

/** Each word capitalised; letters after the first are left as typed ("BBQ sauce" becomes "BBQ Sauce"). */
export function titleCase(name: string): string {
  return name
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/(^|[\s(/&+])(\p{L})/gu, (_, before: string, letter: string) => before + upperCase(letter));
}

/** Letters whose capital is more than one letter ("ß") stay as they are. */
function upperCase(letter: string): string {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}

/** The name line of a row: parsed quantity, parsed size and name ("2 lb Chicken Thighs"). */
export function itemTitle(item: Pick<Item, "parsedQuantity" | "parsedSize" | "name">): string {
  return [item.parsedQuantity, item.parsedSize, item.name].filter(Boolean).join(" ");
}

/** Open, or completed less than 12 hours before `now` (Unix milliseconds). */
export function isOnList(item: Pick<Item, "completed" | "completedAt">, now: number): boolean {
  if (!item.completed) return true;
  return item.completedAt !== null && now - Date.parse(item.completedAt) < completedVisibleHours * 3_600_000;
}

/** Whether a deleted item that would come back gives way to another: one of its name, open as it would be, was added since. */
export function givesWay(
  back: Pick<Item, "id" | "name" | "completed">,
  other: Pick<Item, "id" | "name" | "completed">,
): boolean {
  const areOpen = !back.completed && !other.completed && back.id !== other.id;
  return areOpen && nameKey(back.name) === nameKey(other.name);
}

/** Counts towards the open items of a store: not completed, not hidden. */
export function isOpen(item: Pick<Item, "completed" | "hidden">): boolean {
  return !item.completed && !item.hidden;
}

/**
 * Whether an item is shown in a store: it belongs to that store; or to no store and its category is among the store's;
 * or to no store and no category, so that it is never missed. A store that lacks the item's name shows it only as its own.
 * `categoryName` is the item's category in any case.
 */
export function isInStore(
  item: Pick<Item, "storeId" | "categoryName"> & { name?: string },
  store: { id: string; categories: readonly string[]; lacks?: readonly string[] | undefined },
): boolean {
  if (item.storeId !== null) return item.storeId === store.id;
  if (store.lacks?.length && item.name !== undefined && store.lacks.includes(nameKey(item.name)))
    return false;
  return item.categoryName === null || store.categories.includes(nameKey(item.categoryName));
}

/** The item's absences after a person has reported one from a store; null takes the report back. */
function withAbsence(
  { notHere }: Item,
  storeId: Id,
  report: Omit<Absence, "storeId"> | null,
): Absence[] | null {
  const absences = (notHere ?? []).filter((absence) => absence.storeId !== storeId);
  if (report !== null) absences.push({ storeId, ...report });
  return absences.length === 0 ? null : absences;
}

/**
 * The item after `changes`, without what only the server can know (a new name's master item and category). `now` is the
 * instant the person `by` acted. A completed item keeps the time at which it was first completed, and its person; it was
 * found, wherever it was missed before.
 */
export function applyItemChanges(
  item: Item,
  changes: ItemChanges,
  now: string,
  categoryName: string | null,
  by: Id,
): Item {
  const next = { ...item, updatedAt: now };
  if (changes.completed !== undefined && changes.completed !== item.completed) {
    next.completed = changes.completed;
    next.completedAt = changes.completed ? now : null;
    if (changes.completed) Object.assign(next, { completedBy: by, notHere: null });
  }
  if (changes.notHere !== undefined && typeof changes.inStoreId === "string" && !next.completed)
    next.notHere = withAbsence(item, changes.inStoreId, changes.notHere ? { userId: by, at: now } : null);
  if (changes.hidden !== undefined) next.hidden = changes.hidden;
  if (changes.name !== undefined) next.name = changes.name;
  if (changes.quantity !== undefined) Object.assign(next, withQuantity(item, changes.quantity));
  if (changes.amount !== undefined) Object.assign(next, changes.amount);
  for (const field of plainFields)
    if (changes[field] !== undefined) Object.assign(next, { [field]: plainValue(changes[field]) });
  if (changes.storeId !== undefined) next.storeId = changes.storeId;
  if (next.completed !== item.completed)
    next.completedIn = next.completed ? (changes.inStoreId ?? next.storeId) : null;
  if (changes.categoryId !== undefined) {
    next.categoryId = changes.categoryId;
    next.categoryName = categoryName;
  }
  return next;
}
