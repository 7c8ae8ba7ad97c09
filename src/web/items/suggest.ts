import { fold, type KnownName } from "./known-names.ts";
import { isNearly } from "./spelling-distance.ts";

/** How many suggestions are shown at most. */
export const suggestionLimits = { empty: 20, filtered: 10 } as const;

const dayLength = 86_400_000;
/** Days after which a purchase counts half. */
const halfLife = 45;

/**
 * The names to offer, best first. Without text: what the household buys, then what everybody does, without what is open on
 * the list already. With text: names that begin with it, then names with words that do, then names that hold it, then, if
 * there is room, names that it may be a misspelling of.
 */
export function suggest(
  known: ReadonlyMap<string, KnownName>,
  given: { text: string; open: ReadonlySet<string>; hidden: ReadonlySet<string>; now: number },
): KnownName[] {
  const text = fold(given.text);
  const names = [...known.values()].filter((name) => !given.hidden.has(name.key));
  const better = (a: KnownName, b: KnownName) => compare(a, b, given.now);
  if (text === "") {
    return names
      .filter((name) => !given.open.has(name.key))
      .sort(better)
      .slice(0, suggestionLimits.empty);
  }
  const tiers: KnownName[][] = [[], [], []];
  const rest: KnownName[] = [];
  for (const name of names) (tiers[tierOf(name.folded, text)] ?? rest).push(name);
  const found = tiers.flatMap((tier) => tier.sort(better));
  if (found.length < suggestionLimits.filtered)
    found.push(...rest.filter((name) => isNearly(text, name.folded)).sort(better));
  return found.slice(0, suggestionLimits.filtered);
}

/** 0: begins with the text; 1: its words begin with the text's words; 2: holds the text; 3: none of it. */
function tierOf(name: string, text: string): number {
  if (name.startsWith(text)) return 0;
  const words = name.split(/[^\p{L}\p{N}]+/u);
  if (text.split(" ").every((part) => words.some((word) => word.startsWith(part)))) return 1;
  return name.includes(text) ? 2 : 3;
}

function compare(a: KnownName, b: KnownName, now: number): number {
  return (
    habit(b, now) - habit(a, now) ||
    Number(b.userItemId !== null) - Number(a.userItemId !== null) ||
    b.popularity - a.popularity ||
    a.name.length - b.name.length ||
    (a.name < b.name ? -1 : 1)
  );
}

/** How much a name is a habit: grows with purchases, fades with time; what was bought today is hardly needed again. */
export function habit(name: Pick<KnownName, "frequency" | "lastSeen">, now: number): number {
  if (name.lastSeen === null) return 0;
  const days = Math.max(0, (now - name.lastSeen) / dayLength);
  const rested = days < 1 ? 0.1 : 1;
  return Math.log2(1 + name.frequency) * 0.5 ** (days / halfLife) * rested;
}

/** Why a name is offered, for the line below it; null when there is nothing to say. */
export function reasonFor(
  name: Pick<KnownName, "frequency" | "lastSeen">,
  isOpen: boolean,
  now: number,
): string | null {
  if (isOpen) return "already on the list";
  if (name.lastSeen === null) return null;
  const last = timeAgo(now - name.lastSeen);
  return name.frequency >= 3 ? `bought ${name.frequency} times, last ${last}` : `last bought ${last}`;
}

function timeAgo(milliseconds: number): string {
  const days = Math.max(0, Math.floor(milliseconds / dayLength));
  if (days === 0) return "today";
  if (days === 1) return "yesterday";
  if (days < 14) return `${days} days ago`;
  if (days < 60) return `${Math.floor(days / 7)} weeks ago`;
  return days < 730 ? `${Math.floor(days / 30)} months ago` : `${Math.floor(days / 365)} years ago`;
}
