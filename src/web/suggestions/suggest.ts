import { dueness, dueReason, stageOf } from "../../contract/items/due.ts";
import { fold, type KnownName } from "../typed/known-names.ts";
import type { isNearly } from "../typed/spelling-distance.ts";

/** How many suggestions are shown at most. */
export const suggestionLimits = { empty: 20, filtered: 10 } as const;

const dayLength = 86_400_000;
/** Purchases from which on they are counted in the reason. */
const oftenFrom = 3;

/**
 * The names to offer, best first. Without text: what is due in the household, then what else it buys, then what everybody
 * does, without what is on the list: open, or in the basket, so that nobody needs it again. With text: names that begin
 * with it, then names with words that do, then names that hold it, then, if there is room, names that it may be a
 * misspelling of.
 */
export function suggest(
  known: ReadonlyMap<string, KnownName>,
  given: {
    text: string;
    onList: ReadonlySet<string>;
    hidden: ReadonlySet<string>;
    now: number;
    /** Finds misspellings; without it none are offered. */
    isNearly: typeof isNearly | undefined;
  },
): KnownName[] {
  const text = fold(given.text);
  const names = [...known.values()].filter((name) => !given.hidden.has(name.key));
  const better = ranking(names, given.now);
  if (text === "") {
    return names
      .filter((name) => !given.onList.has(name.key))
      .sort(better)
      .slice(0, suggestionLimits.empty);
  }
  const tiers: KnownName[][] = [[], [], []];
  const rest: KnownName[] = [];
  for (const name of names) (tiers[tierOf(name.folded, text)] ?? rest).push(name);
  const found = tiers.flatMap((tier) => tier.sort(better));
  if (found.length < suggestionLimits.filtered)
    found.push(...rest.filter((name) => given.isNearly?.(text, name.folded)).sort(better));
  return found.slice(0, suggestionLimits.filtered);
}

/** 0: begins with the text; 1: its words begin with the text's words; 2: holds the text; 3: none of it. */
function tierOf(name: string, text: string): number {
  if (name.startsWith(text)) return 0;
  const words = name.split(/[^\p{L}\p{N}]+/u);
  if (text.split(" ").every((part) => words.some((word) => word.startsWith(part)))) return 1;
  return name.includes(text) ? 2 : 3;
}

/** The most due first; the household's own names and what is usual before what is not. */
function ranking(names: readonly KnownName[], now: number): (a: KnownName, b: KnownName) => number {
  // Most names were never bought; of the others each is looked at once, not with each comparison.
  const due = new Map<KnownName, number>();
  for (const name of names) if (name.habit !== null) due.set(name, dueness(name.habit, now));
  return (a, b) =>
    (due.get(b) ?? 0) - (due.get(a) ?? 0) ||
    Number(b.userItemId !== null) - Number(a.userItemId !== null) ||
    b.popularity - a.popularity ||
    a.name.length - b.name.length ||
    (a.name < b.name ? -1 : 1);
}

/** Whether the usual interval of a name has passed. */
export function isDue({ habit }: Pick<KnownName, "habit">, now: number): boolean {
  return habit !== null && stageOf(habit, now) === "due";
}

/**
 * The line below a name: its category, and why it is offered. A habit is shown without the category, which its
 * person knows.
 */
export function suggestionLine(
  { habit }: Pick<KnownName, "habit">,
  { category, isOpen, now }: { category: string | null; isOpen: boolean; now: number },
): string {
  const withCategory = (...reason: string[]) => [category, ...reason].filter(Boolean).join(" · ");
  if (isOpen) return withCategory("already on the list");
  if (habit === null) return withCategory();
  const stage = stageOf(habit, now);
  const last = timeAgo(habit.lastSeen, now);
  if (stage === "low" || stage === "due") return dueReason(habit)!;
  return stage === null && habit.frequency >= oftenFrom
    ? `${habit.frequency} times, last ${last}`
    : withCategory(`last bought ${last}`);
}

/** The time since an instant, by the calendar: on the morning after a late purchase it is "yesterday". */
function timeAgo(instant: number, now: number): string {
  const days = Math.max(0, Math.round((midnightBefore(now) - midnightBefore(instant)) / dayLength));
  if (days === 0) return "today";
  if (days === 1) return "yesterday";
  if (days < 14) return `${days} days ago`;
  if (days < 60) return `${Math.floor(days / 7)} weeks ago`;
  return days < 730 ? `${Math.floor(days / 30)} months ago` : `${Math.floor(days / 365)} years ago`;
}

function midnightBefore(instant: number): number {
  return new Date(instant).setHours(0, 0, 0, 0);
}
