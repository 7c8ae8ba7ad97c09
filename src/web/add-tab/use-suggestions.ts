import { useMemo, useState } from "react";
import { isOpen, nameKey } from "../../contract/items/rules.ts";
import { useList } from "../list/list-provider.tsx";
import type { ItemView } from "../offline/list-view.ts";
import type { KnownName } from "../typed/known-names.ts";
import { suggest } from "../suggestions/suggest.ts";
import type { EntryPlanner } from "../add/use-entry-planner.ts";

/** The names to offer below the field for the name that is being typed. */
export function useSuggestions(
  names: ReadonlyMap<string, KnownName>,
  text: string,
  chosen: ReadonlySet<string>,
  planner: EntryPlanner | null,
) {
  const { items } = useList().view;
  const onList = useMemo(() => keysOf(items), [items]);
  const open = useMemo(() => keysOf(items.filter(isOpen)), [items]);
  // The order stays while the tab is open.
  const [now] = useState(Date.now);
  const suggestions = useMemo(
    () => suggest(names, { text, onList, hidden: chosen, now, isNearly: planner?.isNearly }),
    [names, text, onList, chosen, now, planner],
  );
  return { suggestions, onList, open, now };
}

function keysOf(items: readonly ItemView[]): ReadonlySet<string> {
  return new Set(items.map((item) => nameKey(item.name)));
}
