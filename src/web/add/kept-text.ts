import type { Id } from "../../contract/ids.ts";
import { storedEntry, storeEntry } from "../device-storage/personal-storage.ts";

const entry = "typed-text";
/** The place of the Add tab's field. */
export const addPlace = "add";
/** The place of what was pasted into a place's field. */
export const pastesOf = (place: string): string => `${place}, pasted`;
/** An older text would only be in the way. */
const keptMs = 24 * 3_600_000;

type Kept = Record<string, { text: string; at: number }>;

/** The text that was typed in a place (a store's id, say) and not entered, also before a reload; else empty. */
export function keptText(userId: Id, place: string): string {
  return read(userId)[place]?.text ?? "";
}

/** An empty text is forgotten. */
export function keepText(userId: Id, place: string, text: string): void {
  const { [place]: before, ...others } = read(userId);
  if ((before?.text ?? "") === text) return;
  const kept = text === "" ? others : { ...others, [place]: { text, at: Date.now() } };
  storeEntry(entry, userId, Object.keys(kept).length === 0 ? null : JSON.stringify(kept));
}

function read(userId: Id): Kept {
  try {
    const all = JSON.parse(storedEntry(entry, userId) ?? "{}") as Kept;
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => Math.abs(Date.now() - at) < keptMs));
  } catch {
    return {};
  }
}
