import { useEffect, useState } from "react";
import { onFirstInteraction } from "../ui/on-first-interaction.ts";
import type { entryPlanner } from "./entry-planner.ts";

export type EntryPlanner = typeof entryPlanner;

let loaded: EntryPlanner | null = null;

/** Resolves to null when the chunk can't be loaded, for example without a network. */
export async function loadEntryPlanner(): Promise<EntryPlanner | null> {
  try {
    loaded ??= (await import("./entry-planner.ts")).entryPlanner;
  } catch {
    // The next call tries again.
  }
  return loaded;
}

/** Null until it is loaded. */
export function useEntryPlanner(): EntryPlanner | null {
  const [known, setKnown] = useState(loaded);
  useEffect(
    () =>
      onFirstInteraction(() => {
        void loadEntryPlanner().then((planner) => {
          setKnown(planner);
          planner?.startEngine();
        });
      }),
    [],
  );
  return known;
}
