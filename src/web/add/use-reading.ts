import { useEffect, useState } from "react";
import { onFirstInteraction } from "../ui/on-first-interaction.ts";
import type { reading } from "./reading.ts";

export type Reading = typeof reading;

let loaded: Reading | null = null;

/** Null: it can't be had, say without a network. */
export async function loadReading(): Promise<Reading | null> {
  try {
    loaded ??= (await import("./reading.ts")).reading;
  } catch {
    // The next call tries again.
  }
  return loaded;
}

/** What understands a text; null until it has come. */
export function useReading(): Reading | null {
  const [known, setKnown] = useState(loaded);
  useEffect(
    () =>
      onFirstInteraction(() => {
        void loadReading().then((now) => {
          setKnown(now);
          now?.startEngine();
        });
      }),
    [],
  );
  return known;
}
