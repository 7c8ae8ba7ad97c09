import { useState } from "react";
import type { Presence } from "../../contract/lists/schema.ts";
import { useJustAdded } from "../add/just-added-list.ts";
import { useList } from "../list/list-provider.tsx";
import { seenBy } from "../list/seen-by.ts";
import { usePresence } from "../list/use-presence.ts";

/** The others who are in a store, parted by whether they see what was added last on this screen, while that is open. */
export function useSeenBy(): { seeing: readonly Presence[]; rest: readonly Presence[] } {
  const { view, store } = useList();
  const { others } = usePresence();
  const newest = useJustAdded(store)[0];
  const [before] = useState(newest);
  const id = newest === undefined || newest === before ? null : store.resolveId(newest);
  const item = others.length === 0 ? undefined : view.items.find((one) => one.id === id && !one.completed);
  const seeing = item === undefined ? [] : seenBy(item, view.stores, others);
  return { seeing, rest: others.filter((one) => !seeing.includes(one)) };
}
