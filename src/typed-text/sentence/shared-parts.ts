import type { NamedStore } from "../match-store.ts";
import type { ReadThing } from "./read-text.ts";
import { chainBehindOf, findShopAhead, findShopBehind } from "./shops.ts";
import type { Joiner } from "./known.ts";

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
  /** Whether a store was named before the thing: it counts for those behind it. */
  hasStoreAhead: boolean;
  /** Whether a store or a repeat was named behind the thing. */
  hasStoreBehind: boolean;
  hasRepeatBehind: boolean;
  /** Whether a repeat was named before the thing. */
  hasRepeatAhead: boolean;
  /** Whether a further request begins with it: "and we also need soap". */
  asksAnew: boolean;
  /** The time that was named before the thing, or "": what was said before that counts no more. */
  timeAhead: string;
  /** The words behind the thing that say when or for which occasion it is needed; "" without any. */
  timeBehind: string;
  /** Whether its amount is also that of each thing before it, or behind it. */
  isEach: "before" | "behind" | null;
};

/** "screws from Home Depot": a shop that is none of the list's stores. */
const isElsewhere = /\S\s(?:at|from|bei|beim|vom|chez)\s+(?:the\s+)?\p{Upper}/u;

/** Whether a kind of shop is said for a thing: "im Baumarkt Dübel". */
function isOtherShop({ words }: ReadThing): boolean {
  return findShopAhead(words, []) !== null || findShopBehind(words, []) !== null;
}

/** A thing that was read before, to be corrected. */
export function draftOf(thing: ReadThing): Draft {
  return {
    thing,
    joiner: thing.joiner,
    hasStoreAhead: false,
    hasStoreBehind: false,
    hasRepeatBehind: false,
    hasRepeatAhead: false,
    asksAnew: false,
    timeAhead: "",
    timeBehind: "",
    isEach: null,
  };
}

/** "2 bottles each": to those next to it that have none. */
function giveAmount({ quantity, parsedQuantity, parsedSize }: ReadThing, drafts: readonly Draft[]): void {
  for (const { thing } of drafts) {
    if (thing.parsedQuantity !== null) break;
    Object.assign(thing, { quantity, parsedQuantity, parsedSize });
  }
}

/**
 * Whether a time, a repeat or an "@store" behind the last thing of a list is of it alone: commas part all of the things, and
 * one of them has an amount, a note, a store or a repeat of its own ("2 l milk, soap, rolls for sunday").
 */
function isOfLastAlone(drafts: readonly Draft[]): boolean {
  if (drafts.slice(1).some(({ joiner }) => joiner !== "comma")) return false;
  return drafts.some(({ thing, hasStoreBehind, hasRepeatBehind, timeBehind }, at) => {
    if (thing.parsedQuantity !== null) return true;
    if (at === drafts.length - 1) return false;
    return thing.note !== null || hasStoreBehind || hasRepeatBehind || timeBehind !== "";
  });
}

/** "Öl für den Rasenmäher": a thing that has an aim of its own. */
const hasAim = /\p{Alpha} (?:for|für|fürs|zum|zur|para|pour) (?=\p{Alpha})/iu;

/** "charcoal and lighter fluid for the bbq tomorrow": to those before it that have none; "a cake for sunday" is of its own. */
function giveTime(drafts: readonly Draft[]): void {
  const last = drafts.at(-1);
  if (last === undefined || last.timeBehind === "" || drafts.length < 2) return;
  const isOwn = last.thing.parsedQuantity === "1" && drafts.length > 2;
  const isAim = /^(?:for|für|fürs|zum|zur|para|pour) /iu.test(last.timeBehind);
  if (isOwn || last.joiner === "first") return;
  for (const draft of drafts.slice(0, -1).toReversed()) {
    const { thing } = draft;
    if (draft.timeBehind !== "" || draft.hasRepeatBehind || (isAim && hasAim.test(thing.words))) break;
    thing.note = thing.note === null ? last.timeBehind : `${thing.note}, ${last.timeBehind}`;
  }
}

/** "wood screws and a tape measure from Home Depot": a shop that is none of the list's stores, to those before that have none. */
function giveShop(drafts: readonly Draft[]): void {
  const last = drafts.at(-1);
  const shop = last?.joiner === "and" ? chainBehindOf(last.thing.words) : "";
  if (shop === "" || last?.thing.note?.includes(shop) !== true) return;
  for (const { thing, hasRepeatBehind } of drafts.slice(0, -1).toReversed()) {
    if (thing.store !== null || hasRepeatBehind || isOtherShop(thing)) break;
    thing.note = thing.note === null ? shop : `${thing.note}, ${shop}`;
  }
}

/** Whether a store behind a thing says nothing of those before: "rolls every Saturday and once a month soap from Lidl". */
function beginsAnew({ asksAnew, hasRepeatAhead }: Draft): boolean {
  return asksAnew || hasRepeatAhead;
}

/** "rice from Lidl, and monthly 2 lb of coffee, from Costco": a store behind a comma, to those that it may count for. */
export function giveStore(drafts: readonly Draft[], store: NamedStore): void {
  for (const draft of drafts.toReversed()) {
    if (draft.hasStoreBehind) break;
    draft.thing.store ??= store;
    if (beginsAnew(draft)) break;
  }
}

/** A store or a repeat at the end of a list or of a run-on counts for all of it, up to the last that has its own. */
export function applyShared(drafts: readonly Draft[], shared: Shared): void {
  const last = drafts.at(-1);
  const isOfLast = isOfLastAlone(drafts);
  for (const [at, draft] of drafts.entries()) {
    // "soap and sponges at dm, fruit at Edeka": within a list only "and" ends the things of a store.
    if (draft.joiner === "first" || (draft !== last && draft.joiner !== "and")) continue;
    const before = drafts.slice(0, at).toReversed();
    // "from Lidl salt, oil and a cake from Edeka"
    const isAsOwn = before.some(({ hasStoreAhead }) => hasStoreAhead);
    for (const [one, { thing, hasRepeatBehind }] of before.entries()) {
      // "at Leclerc a pan, weedkiller from Lidl"
      if (
        !draft.hasStoreBehind ||
        isAsOwn ||
        beginsAnew(before[one - 1] ?? draft) ||
        (isOfLast && draft.thing.words.includes("@")) ||
        shared.store !== null ||
        thing.store !== null ||
        isElsewhere.test(thing.words) ||
        isOtherShop(thing)
      )
        break;
      // "salt every 3 months, milk every week from Lidl", "oat milk every monday and diapers from Target"
      if (hasRepeatBehind && (!draft.hasRepeatBehind || draft.joiner !== "and")) break;
      thing.store = draft.thing.store;
    }
    // "kibble every month, 2 bags of litter, dewormer every 3 months": each of these has its own, or none.
    const isOfOne =
      isOfLast || (draft.joiner !== "and" && before.some(({ thing }) => thing.intervalDays !== null));
    for (const { thing, hasStoreBehind } of isOfOne ? [] : before) {
      if (!draft.hasRepeatBehind || shared.intervalDays !== null || thing.intervalDays !== null) break;
      // "soap at dm, tabs every month"
      if (hasStoreBehind && !draft.hasStoreBehind) break;
      thing.intervalDays = draft.thing.intervalDays;
    }
  }
  if (!isOfLast) giveTime(drafts);
  let ahead: Draft | null = null;
  for (const draft of drafts) {
    if (draft.thing.store !== null) ahead = draft.hasStoreAhead ? draft : null;
    else if (!isOtherShop(draft.thing)) draft.thing.store = ahead?.thing.store ?? null;
  }
  const first = drafts[0];
  if (last?.isEach === "before") giveAmount(last.thing, drafts.slice(0, -1).toReversed());
  if (first?.isEach === "behind") giveAmount(first.thing, drafts.slice(1));
  let noteAhead: string | null = null;
  let repeatAhead = shared.intervalDays;
  for (const { thing, hasRepeatAhead, timeAhead, asksAnew } of drafts) {
    if (!isOtherShop(thing)) thing.store ??= shared.store;
    // "every week milk, and for sunday rolls", "every week milk, and we also need bread"
    if (timeAhead !== "" || (asksAnew && !hasRepeatAhead)) repeatAhead = null;
    else if (hasRepeatAhead) repeatAhead = thing.intervalDays;
    thing.intervalDays ??= repeatAhead;
    // "for tomorrow rolls, for sunday a loaf and cherries"
    if (timeAhead !== "") noteAhead = timeAhead;
    else if (noteAhead !== null) thing.note = thing.note === null ? noteAhead : `${noteAhead}, ${thing.note}`;
    else if (shared.note !== null)
      thing.note = thing.note === null ? shared.note : `${shared.note}, ${thing.note}`;
  }
  if (!isOfLast) giveShop(drafts);
}
