import { useEffect, useSyncExternalStore } from "react";
import { withTimeout, withTimeoutWhileShown } from "../async/timeout.ts";
import { part } from "../parts/part.ts";
import { onFirstInteraction } from "../ui/on-first-interaction.ts";
import type { entryPlanner } from "./entry-planner.ts";

export type EntryPlanner = typeof entryPlanner;

/** How long an add waits for the planner, so that a bad network doesn't delay its row. */
const plannerWaitMs = 200;
/** How long a text waits that seems to have several things: without the planner they would become one. */
const longPlannerWaitMs = 3000;
/** After so long a page whose load has failed is still there, and isn't just being left. */
const leavingMs = 300;

const planner = part("entry-planner", () => import("./entry-planner.ts"));

/** The planner at once if it is loaded; else after a short wait, or null. */
export function readyEntryPlanner(namesSeveral: boolean): EntryPlanner | Promise<EntryPlanner | null> {
  return planner.read()?.entryPlanner ?? soonEntryPlanner(namesSeveral);
}

/** @throws when the planner can't be loaded */
export async function loadEntryPlanner(): Promise<EntryPlanner> {
  return (await planner.load()).entryPlanner;
}

async function soonEntryPlanner(namesSeveral: boolean): Promise<EntryPlanner | null> {
  const late = "The planner isn't there yet.";
  try {
    return await (namesSeveral
      ? withTimeout(longPlannerWaitMs, loadEntryPlanner(), late)
      : withTimeoutWhileShown(plannerWaitMs, loadEntryPlanner(), late));
  } catch {
    // A page that is left calls off its loads first. A sentence that it then added as one item would be added once more, as its
    // things, by the next page.
    if (namesSeveral) await new Promise((resolve) => setTimeout(resolve, leavingMs));
    return null;
  }
}

/** Loads the planner and starts it. That takes a while, so it waits until a person is about to add something. */
export function prepareEntryPlanner(): void {
  planner.load().then(
    (module) => module.entryPlanner.start(),
    () => undefined, // the engine starts with the first name that is typed after it is loaded
  );
}

/**
 * Null until it is loaded.
 * @param isNeeded whether something that a person has entered waits for it; else it is loaded when they first touch the page
 */
export function useEntryPlanner(isNeeded: boolean): EntryPlanner | null {
  useEffect(() => {
    if (!isNeeded) return onFirstInteraction(prepareEntryPlanner);
    prepareEntryPlanner();
    return undefined;
  }, [isNeeded]);
  return useSyncExternalStore(planner.subscribe, planner.read)?.entryPlanner ?? null;
}
