import { useEffect, useSyncExternalStore } from "react";
import { withTimeoutWhileShown } from "../async/timeout.ts";
import { part } from "../parts/part.ts";
import { onFirstInteraction } from "../ui/on-first-interaction.ts";
import type { entryPlanner } from "./entry-planner.ts";

export type EntryPlanner = typeof entryPlanner;

/** How long an add waits for its planner: no row is held up by a bad network. */
const patienceMs = 200;
/** The same where several things seem to be named: without the planner they would become one. */
const longPatienceMs = 3000;

const planner = part("entry-planner", () => import("./entry-planner.ts"));

/** The planner at once when it is there; else after a short wait, or null. */
export function readyEntryPlanner(namesSeveral: boolean): EntryPlanner | Promise<EntryPlanner | null> {
  return planner.read()?.entryPlanner ?? soonEntryPlanner(namesSeveral ? longPatienceMs : patienceMs);
}

/** @throws when it can't be had */
export async function loadEntryPlanner(): Promise<EntryPlanner> {
  return (await planner.load()).entryPlanner;
}

async function soonEntryPlanner(waitMs: number): Promise<EntryPlanner | null> {
  try {
    return await withTimeoutWhileShown(waitMs, loadEntryPlanner(), "The planner isn't there yet.");
  } catch {
    return null;
  }
}

/** Loads the planner, and lets it get ready; that takes its time, so it waits until somebody is about to add something. */
export function prepareEntryPlanner(): void {
  planner.load().then(
    (module) => module.entryPlanner.start(),
    () => undefined, // the engine starts with the first name that is typed after it has come
  );
}

/** Null until it is loaded. */
export function useEntryPlanner(): EntryPlanner | null {
  useEffect(() => onFirstInteraction(prepareEntryPlanner), []);
  return useSyncExternalStore(planner.subscribe, planner.read)?.entryPlanner ?? null;
}
