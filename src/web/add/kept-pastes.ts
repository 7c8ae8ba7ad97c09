import type { Id } from "../../contract/ids.ts";
import { keepText, keptText, pastesOf } from "./kept-text.ts";

/** `plain` is what the field would hold with it. */
type Paste = { pasted: string; plain: string };

/** What was pasted in a place (a store's id, say) and neither entered nor cancelled, for as long as typed text is kept. */
export function keptPastes(userId: Id, place: string): readonly Paste[] {
  const text = keptText(userId, pastesOf(place));
  return text === "" ? [] : (JSON.parse(text) as readonly Paste[]);
}

export function keepPastes(userId: Id, place: string, pastes: readonly Paste[]): void {
  const texts = pastes.map(({ pasted, plain }) => ({ pasted, plain }));
  keepText(userId, pastesOf(place), texts.length === 0 ? "" : JSON.stringify(texts));
}
