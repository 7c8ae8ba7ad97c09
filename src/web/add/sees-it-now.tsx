import { isInStore } from "../../contract/items/rules.ts";
import { useList } from "../list/list-provider.tsx";
import { whoSeesIt } from "../list/presence-words.ts";
import { usePresence } from "../list/use-presence.ts";
import type { ItemView } from "../offline/list-view.ts";

/** Says who is in a store that shows the newest added item; nothing before the server has it. */
export default function SeesItNow({ item }: { item: ItemView }) {
  const { stores } = useList().view;
  const { others } = usePresence();
  const shownIn = new Set(stores.filter((store) => isInStore(item, store)).map(({ id }) => id));
  const seeing = item.pending || item.held ? [] : others.filter(({ storeId }) => shownIn.has(storeId));
  return (
    <output dir="auto" className="min-w-0 truncate text-sm text-ink-2">
      {whoSeesIt(seeing)}
    </output>
  );
}
