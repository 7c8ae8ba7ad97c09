import type { Id } from "../../contract/ids.ts";
import type { EntryPart } from "../../typed-text/parse-entry.ts";
import { storedEntry, storeEntry } from "../device-storage/personal-storage.ts";
import { noChoices, type TextChoices } from "../typed/text-choices.ts";

const entry = "typed-text";
/** The place of the Add tab's field. */
export const addPlace = "add";
/** The place of what was pasted into a place's field. */
export const pastesOf = (place: string): string => `${place}, pasted`;
/** An older text would only be in the way. */
const keptMs = 24 * 3_600_000;

/** What a person has corrected of how the text was parsed, and the repeat that they chose for it. */
type Corrections = {
  leftInName: readonly EntryPart[];
  choices: TextChoices;
  days: number | null;
};
type TypedText = { text: string } & Corrections;
type Kept = Record<string, { text: string; corrections?: Corrections; at: number }>;

const noCorrections: Corrections = { leftInName: [], choices: noChoices, days: null };

/** The text that was typed in a place (a store's id, say) and not entered, also before a reload; else empty. */
export function keptText(userId: Id, place: string): string {
  return read(userId)[place]?.text ?? "";
}

/** An empty text is forgotten. */
export function keepText(userId: Id, place: string, text: string, corrections?: Corrections): void {
  const { [place]: before, ...others } = read(userId);
  const isSame = (before?.text ?? "") === text;
  if (isSame && JSON.stringify(before?.corrections) === JSON.stringify(corrections)) return;
  const kept = { text, ...(corrections !== undefined && { corrections }), at: Date.now() };
  const all = text === "" ? others : { ...others, [place]: kept };
  storeEntry(entry, userId, Object.keys(all).length === 0 ? null : JSON.stringify(all));
}

/** The kept text of a field, with what the person had corrected. */
export function keptTyped(userId: Id, place: string): TypedText {
  const { text = "", corrections } = read(userId)[place] ?? {};
  return { text, ...noCorrections, ...corrections };
}

export function keepTyped(userId: Id, place: string, { text, leftInName, choices, days }: TypedText): void {
  const isCorrected = leftInName.length > 0 || choices !== noChoices || days !== null;
  keepText(userId, place, text, isCorrected ? { leftInName, choices, days } : undefined);
}

function read(userId: Id): Kept {
  try {
    const all = JSON.parse(storedEntry(entry, userId) ?? "{}") as Kept;
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => Math.abs(Date.now() - at) < keptMs));
  } catch {
    return {};
  }
}
