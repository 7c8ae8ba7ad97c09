import type { NamedStore } from "../match-store.ts";
import type { ReadThing } from "./read-text.ts";
import type { Joiner } from "./split-things.ts";

/** What the head of a clause says for all of its things. */
export type Shared = {
  store: NamedStore | null;
  note: string | null;
  intervalDays: number | null;
  repeat: string;
};

export type Draft = {
  thing: ReadThing;
  joiner: Joiner;
  /** Whether a store or a repeat was said behind the thing. */
  hasStoreBehind: boolean;
  hasRepeatBehind: boolean;
  /** Whether its amount was said of each thing before it too. */
  isEach: boolean;
};

/**
 * A store or a repeat said at the end of a list that "and" closes, or of a run-on, counts for all of it, up to the last that
 * has its own; a store also at the end of a list of commas.
 */
export function applyShared(drafts: readonly Draft[], shared: Shared): void {
  const last = drafts.at(-1);
  if (last !== undefined && last.joiner !== "first") {
    const isClosed = last.joiner !== "comma" || last.hasStoreBehind;
    for (const { thing } of drafts.slice(0, -1).toReversed()) {
      if (!last.hasStoreBehind || thing.store !== null) break;
      thing.store = last.thing.store;
    }
    for (const { thing } of drafts.slice(0, -1).toReversed()) {
      if (!isClosed || !last.hasRepeatBehind || thing.intervalDays !== null) break;
      thing.intervalDays = last.thing.intervalDays;
    }
  }
  if (last?.isEach === true)
    for (const { thing } of drafts.slice(0, -1).toReversed()) {
      if (thing.parsedQuantity !== null) break;
      const { quantity, parsedQuantity, parsedSize } = last.thing;
      Object.assign(thing, { quantity, parsedQuantity, parsedSize });
    }
  for (const { thing } of drafts) {
    thing.store ??= shared.store;
    thing.intervalDays ??= shared.intervalDays;
    if (shared.note !== null)
      thing.note = thing.note === null ? shared.note : `${shared.note}, ${thing.note}`;
  }
}
