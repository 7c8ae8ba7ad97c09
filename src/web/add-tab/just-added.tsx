import { Undo2 } from "lucide-react";
import { Link } from "wouter";
import { Suspense } from "react";
import type { Id } from "../../contract/ids.ts";
import { isInStore, itemTitle } from "../../contract/items/rules.ts";
import { categoryLook } from "../category-look.ts";
import type { ItemView, StoreView } from "../offline/list-view.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { CardList } from "../ui/card.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { useJustAdded } from "../add/just-added-list.ts";
import { useList } from "../list/list-provider.tsx";
import { whereToGet } from "./where-to-get.ts";

const SeesItNow = lazyPart("sees-it-now", () => import("./sees-it-now.tsx"));

/** The most rows; all the items are in the list. */
const mostRows = 3;

/** The newest of the items that were added since the app was opened and are still open. */
export default function JustAdded({
  isTyping,
  onUndo,
}: {
  /** On a low window the suggestions for a text need the room. */
  isTyping: boolean;
  onUndo: (added: { id: Id; title: string }) => void;
}) {
  const { view, store } = useList();
  const added = useJustAdded(store);
  const open = new Map(view.items.filter(({ completed }) => !completed).map((item) => [item.id, item]));
  const all = added.flatMap((id) => {
    const item = open.get(store.resolveId(id));
    return item === undefined ? [] : [{ id, item }];
  });
  const rows = all.slice(0, mostRows);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="just-added-title" data-folds={isTyping || undefined}>
      <div className="mx-1.5 mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 id="just-added-title" className="shrink-0 text-[0.9375rem] font-semibold text-ink-2">
          Just added
        </h2>
        {view.presence.length > 0 && (
          <Suspense fallback={null}>
            <SeesItNow item={rows[0]!.item} />
          </Suspense>
        )}
        {all.length > rows.length && (
          <Link
            href="/stores/any"
            className="inline-flex min-h-11 items-center px-1.5 text-sm font-[650] text-accent"
          >
            All {all.length}
          </Link>
        )}
      </div>
      <CardList>
        {rows.map(({ id, item }) => (
          <li key={id} className="flex min-h-15 items-center gap-3.5 py-2 pr-2 pl-4">
            <Glyph {...categoryLook(item.categoryName)} />
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block">
                {itemTitle(item)}
              </span>
              <span className="block text-sm text-ink-2">{lineOf(item, view.stores)}</span>
            </span>
            <button
              type="button"
              aria-label={`Undo adding ${itemTitle(item)}`}
              onClick={() => onUndo({ id, title: itemTitle(item) })}
              className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-button px-3 text-sm font-[650] text-accent active:bg-line/60"
            >
              <Undo2 aria-hidden="true" className="size-4" />
              Undo
            </button>
          </li>
        ))}
      </CardList>
    </section>
  );
}

function lineOf(item: ItemView, stores: readonly StoreView[]): string {
  if (item.held && item.categoryName === null) return "It gets its category in a moment";
  const found = stores.filter((store) => isInStore(item, store)).length;
  return [item.categoryName ?? "Uncategorized", whereToGet(found, stores.length)].filter(Boolean).join(" · ");
}
