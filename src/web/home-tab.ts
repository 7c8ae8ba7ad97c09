import { useSyncExternalStore } from "react";
import { Signal } from "./async/signal.ts";
import { rovingFocusTarget } from "./ui/roving-focus.ts";

/** The three tabs of Home, named as in a link (`/?tab=stores`). */
export const homeTabs = ["adding", "stores", "repeat"] as const;
export type HomeTab = (typeof homeTabs)[number];

export const homeTabTitles: Record<HomeTab, string> = { adding: "Add", stores: "Shop", repeat: "Repeat" };

/** The tab that a link asks for, null when it asks for none. A link to categories opens the Shop tab. */
export function tabOfSearch(search: string): HomeTab | null {
  const query = new URLSearchParams(search);
  if (query.get("addItems") === "true") return "adding";
  const asked = query.get("tab");
  if (asked === "categories") return "stores";
  return homeTabs.find((tab) => tab === asked) ?? null;
}

/** The query without what selects a tab, with its "?" unless nothing is left. */
export function searchWithoutTab(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("tab");
  query.delete("addItems");
  return query.size === 0 ? "" : `?${query}`;
}

/** The tab an arrow key leads to from `tab`, null for any other key. The row of tabs wraps around. */
export function tabAfterKey(tab: HomeTab, key: string): HomeTab | null {
  return rovingFocusTarget(homeTabs, tab, key);
}

// The tab outlives the screen, so that coming back from a store shows the tab that was left.
let chosen: HomeTab = "adding";
const changed = new Signal();

export function chooseTab(tab: HomeTab): void {
  chosen = tab;
  changed.emit();
}

export function useChosenTab(): HomeTab {
  return useSyncExternalStore(changed.subscribe, () => chosen);
}
