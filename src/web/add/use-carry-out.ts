import { useEffect, useRef, useState } from "react";
import type { ParsedEntry } from "../../typed-text/parse-entry.ts";
import { useSession } from "../session/use-session.ts";
import { useList } from "../list/list-provider.tsx";
import { dropUnfinished, keepUnfinished, unfinishedAdds, type UnfinishedAdd } from "./unfinished-adds.ts";
import type { AddOutcome, Adding } from "./use-adding.ts";
import { loadReading } from "./use-reading.ts";

/** Whose page before this one has been asked for what it left undone. */
const resumed = new Set<string>();

/**
 * Carries out what is asked for in the Add tab, however the page ends: what a page before this one left undone is done now,
 * and the names that wait to be sorted are sent when the tab is left.
 */
export function useCarryOut(
  premium: boolean,
  add: (entry: ParsedEntry, intervalDays: number | null) => Promise<Adding>,
) {
  const { view, store } = useList();
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const left = useRef(false);
  const [undone] = useState(() => (resumed.has(userId) ? [] : unfinishedAdds(userId)));

  const carryOut = async (asked: UnfinishedAdd): Promise<AddOutcome> => {
    const { text, name, days } = asked;
    keepUnfinished(userId, asked);
    // Who has no Premium can't make things repeat: the words stay in the name.
    const asName = premium ? asked.asName : [...asked.asName, "repeat" as const];
    const options = { stores: view.stores, asName };
    const read = (await loadReading())?.parseEntry(text, options) ?? unread(text);
    const entry = name === null ? read : { ...read, name };
    const { outcome } = await add(entry, premium ? (read.intervalDays ?? days) : null);
    dropUnfinished(userId, asked);
    if (left.current) release();
    return outcome;
  };
  const release = () => {
    // Should that fail they are stored and sent at the next start.
    store.releaseHeld().catch(() => undefined);
  };

  const latest = useRef({ carryOut, release });
  useEffect(() => {
    latest.current = { carryOut, release };
  });
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      latest.current.release();
    };
  }, []);
  useEffect(() => {
    if (view.status !== "ready" || resumed.has(userId)) return;
    resumed.add(userId);
    void (async () => {
      for (const asked of undone) await latest.current.carryOut(asked);
    })();
  }, [view.status, userId, undone]);
  return {
    carryOut,
    /** For what is carried out a little later: a page that ends before still leaves it to the next. */
    keep: (asked: UnfinishedAdd) => keepUnfinished(userId, asked),
  };
}

/** A text that nothing has been read from yet. */
export function unread(text: string): ParsedEntry {
  const name = text.normalize("NFC").replace(/\s+/gu, " ").trim();
  const rest = { note: null, storeId: null, storeName: null, intervalDays: null, chips: [] };
  return { name, text, quantity: 1, parsedQuantity: null, parsedSize: null, ...rest };
}
