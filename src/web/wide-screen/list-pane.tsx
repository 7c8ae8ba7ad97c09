import { ListChecks } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Id } from "../../contract/ids.ts";
import { DetailItems } from "../rows/detail-items.tsx";
import { basketProgress, groupItems } from "../list/group-items.ts";
import { useJustAdded } from "../add/just-added-list.ts";
import { useList } from "../list/list-provider.tsx";
import { nearestRow, noOrigin, sheetOrigin } from "../rows/nearest-row.ts";
import { showRow } from "../rows/show-row.ts";
import { useBasket } from "../rows/use-basket.ts";
import { useSteadyItems } from "../rows/use-steady-items.ts";
import { lazySheet } from "../parts/lazy-sheet.tsx";
import { KeysHint } from "./keys-hint.tsx";

const ItemSheet = lazySheet("item-sheet", () => import("../item-sheet/item-sheet.tsx"));

/** The whole list, live, beside the tabs of Home. */
export function ListPane() {
  const { view, store } = useList();
  const added = useJustAdded(store);
  const shownAdds = useRef(added.length);
  useEffect(() => {
    // What the person adds in the field beside comes into sight; an Undo makes the list of adds shorter.
    if (added.length > shownAdds.current) showRow(store.resolveId(added[0]!));
    shownAdds.current = added.length;
  }, [added, store]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [sheet, setSheet] = useState<{ id: Id; open: boolean } | null>(null);
  const pane = useRef<HTMLElement>(null);
  const origin = useRef(noOrigin);
  const [openSheet] = useState(() => (id: Id) => {
    origin.current = sheetOrigin(pane.current);
    setSheet({ id, open: true });
  });
  const items = useSteadyItems(view.items);
  const { shown, basket } = useBasket(items, view.status === "ready");
  const groups = useMemo(() => groupItems(shown), [shown]);
  const { done, total } = basketProgress(items);
  if (view.status !== "ready") return null;
  return (
    <aside ref={pane} aria-label="Your list" data-pane="end" className="flex min-w-0 flex-col">
      <div data-scrolls className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4">
        <div className="sticky top-0 z-10 bg-paper pt-7 pb-2">
          <div className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 px-1.5">
            <h2
              ref={heading}
              tabIndex={-1}
              className="text-[1.375rem] font-bold tracking-[-0.015em] outline-none"
            >
              Any store
            </h2>
            {total > 0 && (
              <p className="text-sm text-ink-2 tabular-nums">
                {done} of {total} in the basket
              </p>
            )}
          </div>
        </div>
        <DetailItems
          groups={groups}
          basket={basket}
          inStoreId={null}
          openSheet={openSheet}
          linked
          empty={{
            icon: ListChecks,
            title: "Your list is empty",
            text: "What you add shows here at once",
          }}
        />
      </div>
      <KeysHint />
      {sheet !== null && (
        <ItemSheet
          key={sheet.id}
          id={sheet.id}
          open={sheet.open}
          onClose={() => setSheet((now) => (now?.id === sheet.id ? { ...now, open: false } : now))}
          returnFocus={(isGone) => nearestRow(origin.current, sheet.id, isGone) ?? heading.current}
        />
      )}
    </aside>
  );
}
