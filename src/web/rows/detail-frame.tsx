import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Id } from "../../contract/ids.ts";
import { nearestRow, noOrigin, sheetOrigin } from "./nearest-row.ts";
import { useMoney } from "../list/use-money.ts";
import { SyncChip } from "../list/sync-chip.tsx";
import { lazySheet } from "../parts/lazy-sheet.tsx";
import { BottomBar } from "../ui/bottom-bar.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";

const ItemSheet = lazySheet("item-sheet", () => import("../item-sheet/item-sheet.tsx"));

/** On low screens the parts of the header are cells of the grid around it; the title has one line. */
const lowRow = {
  header: "low:contents",
  back: "low:row-span-2 low:ml-0",
  title: "low:mb-0 low:line-clamp-1 low:self-end low:pb-0 low:text-lg low:leading-tight",
};

/**
 * The screen around a list: title and progress stay at the top, `bottom` at its end with the toasts above it, and the sheet
 * of one item opens over it.
 */
export function DetailFrame({
  title,
  back,
  action,
  progress,
  estimate = null,
  presence = "",
  inStoreId = null,
  card = null,
  bottom = null,
  children,
}: {
  title: string;
  back: string;
  action?: ReactNode;
  progress: { done: number; total: number };
  /** The sum of the prices of open items; an item without a price counts nothing. */
  estimate?: number | null;
  /** The other members in this store, e.g. "Ben is here". */
  presence?: string;
  /** The store that the person shops in; null for none. */
  inStoreId?: Id | null;
  /** What shows above the bar at the bottom. */
  card?: ReactNode;
  /** The content of the bar. */
  bottom?: ReactNode;
  children: (openSheet: (id: Id) => void) => ReactNode;
}) {
  const main = useRef<HTMLElement>(null);
  const formatMoney = useMoney();
  const [sheet, setSheet] = useState<{ id: Id; opening: number; open: boolean } | null>(null);
  const origin = useRef(noOrigin);
  const [openSheet] = useState(() => (id: Id) => {
    origin.current = sheetOrigin(main.current);
    // Each opening has a state of its own: of the one before it is known that its item was being deleted.
    setSheet((before) => ({ id, opening: (before?.opening ?? 0) + 1, open: true }));
  });
  useEffect(() => {
    // After a link from elsewhere too a screen reader begins here, and so does Tab.
    if (document.activeElement === document.body)
      main.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const timer = setTimeout(ItemSheet.part.prepare, 1500);
    return () => clearTimeout(timer);
  }, []);
  usePageTitle(title);
  return (
    <main ref={main} tabIndex={-1} className="flex flex-1 flex-col outline-none">
      {/* On low screens all is in one row, so that the list has most of the height: the progress is below the title. */}
      <div className="z-10 bg-paper pb-2 not-low:sticky not-low:top-0 low:grid low:grid-cols-[auto_minmax(0,1fr)_auto_auto] low:items-center low:gap-x-2 low:px-3 low:pt-[env(safe-area-inset-top)] low:pb-0">
        <PageHeader title={title} back={back} looks={lowRow}>
          <div className="contents low:col-start-4 low:row-span-2 low:row-start-1 low:block">{action}</div>
        </PageHeader>
        <div className="mb-1 flex min-h-9 items-center justify-between gap-3 px-5 low:contents">
          <p
            dir="auto"
            className="line-clamp-2 min-w-24 shrink-[1000] max-[18rem]:line-clamp-none text-sm leading-tight text-ink-2 tabular-nums low:col-start-2 low:row-start-2 low:line-clamp-1 low:self-start"
          >
            {[
              progress.total > 0 && `${progress.done} of ${progress.total} in the basket`,
              // Behind what is in the basket the sum would be taken for the basket's.
              estimate !== null && `about ${formatMoney(estimate)}${progress.done > 0 ? " to go" : ""}`,
              presence,
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {/* The content may be higher than the line, which mustn't move the rows below. */}
          <span className="-my-1 flex min-w-0 low:col-start-3 low:row-span-2 low:row-start-1 low:my-0">
            <SyncChip />
          </span>
        </div>
        <ProgressBar {...progress} />
      </div>
      <div className="flex flex-1 flex-col px-4 pb-2">{children(openSheet)}</div>
      <BottomBar card={card}>{bottom}</BottomBar>
      {sheet !== null && (
        <ItemSheet
          key={sheet.opening}
          id={sheet.id}
          inStoreId={inStoreId}
          open={sheet.open}
          onClose={() => setSheet((now) => (now?.opening === sheet.opening ? { ...now, open: false } : now))}
          returnFocus={(isGone) =>
            nearestRow(origin.current, sheet.id, isGone) ?? main.current?.querySelector("h1") ?? null
          }
        />
      )}
    </main>
  );
}

function ProgressBar({ done, total }: { done: number; total: number }) {
  if (total === 0) return null;
  return (
    <div
      aria-hidden="true"
      data-bar
      className="mx-5 h-1 overflow-hidden rounded-full bg-line low:col-span-full low:mx-1"
    >
      <div
        className="h-full origin-left bg-accent transition-transform duration-300 rtl:origin-right"
        style={{ transform: `scaleX(${done / total})` }}
      />
    </div>
  );
}
