import { useEffect, useMemo, useState } from "react";
import type { Id } from "../../contract/ids.ts";
import { itemTitle } from "../../contract/items/rules.ts";
import { storedEntry, storeEntry } from "../device-storage/personal-storage.ts";
import { markAsNew } from "../list/new-items.ts";
import { useMemberNames } from "../list/use-member-names.ts";
import { usePresence } from "../list/use-presence.ts";
import type { ItemView } from "../offline/list-view.ts";
import { useSession } from "../session/use-session.ts";
import { countOf } from "../ui/count-of.ts";

/** How long a row has to be on the screen to count as seen. */
const seenAfterMs = 4000;
const entry = "seen-items";

/**
 * Marks what others have added while the person is in a store, until they have seen or touched its row. Returns how many
 * items are marked, and a sentence about the last addition for those who listen to the screen.
 */
export function useNewItems(items: readonly ItemView[]): { count: number; spoken: string } {
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const { own } = usePresence();
  const names = useMemberNames();
  const [seen, setSeen] = useState(() => new Set(storedEntry(entry, userId)?.split(",")));
  const since = own?.since;
  const added = useMemo(() => {
    if (since === undefined) return [];
    const start = Date.parse(since);
    return items.filter(
      (item) => !item.completed && item.userId !== userId && Date.parse(item.createdAt) >= start,
    );
  }, [items, since, userId]);
  const fresh = useMemo(() => added.filter(({ id }) => !seen.has(id)), [added, seen]);
  const ids = fresh.map(({ id }) => id).join();

  useEffect(() => {
    const wanted = ids === "" ? [] : ids.split(",");
    markAsNew(new Set(wanted));
    return watchRows(wanted, (id) =>
      setSeen((before) => {
        const next = new Set(before).add(id);
        storeEntry(entry, userId, [...next].slice(-50).join());
        return next;
      }),
    );
  }, [ids, userId]);
  useEffect(() => () => markAsNew(new Set()), []);

  const latest = added.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).at(-1);
  const who = names.get(latest?.userId ?? "") ?? "Somebody";
  return {
    count: fresh.length,
    spoken: latest === undefined ? "" : `${who} added ${itemTitle(latest)}`,
  };
}

/** E.g. "2 new"; empty for none. */
export function newWords(count: number): string {
  return count === 0 ? "" : countOf(count, "new", "new");
}

/** Calls back for each row that was on the screen for a while or was touched. */
function watchRows(ids: readonly Id[], onSeen: (id: Id) => void): () => void {
  if (ids.length === 0) return () => {};
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const rows = new Map<Element, Id>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        if (isIntersecting) wait(target);
      }
    },
    { threshold: 0.9 },
  );
  const wait = (row: Element) =>
    timers.set(
      row,
      setTimeout(() => {
        // A phone in a pocket shows nothing.
        if (document.visibilityState === "visible") onSeen(rows.get(row)!);
        else wait(row);
      }, seenAfterMs),
    );
  const onTouch = ({ target }: Event) => {
    for (const [row, id] of rows) if (row.contains(target as Node)) onSeen(id);
  };
  for (const id of ids) {
    const row = document.getElementById(`item-${id}`)?.closest("li");
    if (!row) continue;
    rows.set(row, id);
    observer.observe(row);
  }
  document.addEventListener("click", onTouch);
  return () => {
    document.removeEventListener("click", onTouch);
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
