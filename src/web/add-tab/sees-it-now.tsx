import { useList } from "../list/list-provider.tsx";
import { whoSeesIt } from "../list/presence-words.ts";
import { seenBy } from "../list/seen-by.ts";
import { usePresence } from "../list/use-presence.ts";
import type { ItemView } from "../offline/list-view.ts";

/** Says who is in a store that shows the newest added item; nothing before the server has it. */
export default function SeesItNow({ item }: { item: ItemView }) {
  const { stores } = useList().view;
  const { others } = usePresence();
  return (
    <output dir="auto" className="min-w-0 truncate text-sm text-ink-2">
      {whoSeesIt(seenBy(item, stores, others))}
    </output>
  );
}
