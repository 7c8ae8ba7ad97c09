import { ArrowUpDown, EyeOff, Plus, Store } from "lucide-react";
import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { useSession } from "../session/use-session.ts";
import { NoList } from "../list/list-problem.tsx";
import { useList } from "../list/list-provider.tsx";
import { usePresence } from "../list/use-presence.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { Button } from "../ui/button.tsx";
import { Card, CardList } from "../ui/card.tsx";
import { countOf } from "../ui/count-of.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { hiddenStores } from "./hidden-stores.ts";
import { joined, whoIsWhere } from "../list/presence-words.ts";
import { AnyStoreRow, StoreRow } from "./store-row.tsx";
import { useOrderedStores } from "../list/store-order.ts";

const StoresEditor = lazyPart("stores-editor", () => import("./stores-editor.tsx"));

const StoreSorter = lazyPart("store-sorter", () => import("./store-sorter.tsx"));

/** How long the skeleton shows when the tab is opened for the first time. */
const skeletonMs = 330;
let opened = false;

/** The mode of the tab: the stores are edited, one is added, or they are put in order. */
type Mode = "editing" | "adding" | "ordering";

/** The Shop tab: the whole list, then one row per store. `share` stands at its head. */
export default function ShopTab({ share }: { share: ReactNode }) {
  const { view } = useList();
  const { others } = usePresence();
  const [fresh, setFresh] = useState(!opened);
  const [mode, setMode] = useState<Mode | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    opened = true;
    const shown = setTimeout(() => setFresh(false), skeletonMs);
    const preload = setTimeout(() => {
      StoresEditor.part.prepare();
      StoreSorter.part.prepare();
    }, 2000);
    return () => {
      clearTimeout(shown);
      clearTimeout(preload);
    };
  }, []);

  if (fresh || view.status === "loading") return <ShopSkeleton />;
  if (view.status === "unreachable") return <NoList />;
  return (
    <div className="flex flex-col">
      <div className="-mt-2.5 mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-1">
        <p dir="auto" className="min-w-0 text-sm text-ink-2">
          {joined(thingsToGet(view.openCount), whoIsWhere(others))}
        </p>
        <span className="flex-1" />
        {mode === null && share}
        {(mode !== null || view.stores.length > 0) && (
          <button
            ref={toggle}
            type="button"
            onClick={() => setMode(mode === null ? "editing" : null)}
            className="-mr-3 ml-auto min-h-11 rounded-xl px-3 font-semibold text-ink-2"
          >
            {mode === null ? "Edit" : "Done"}
          </button>
        )}
      </div>
      {mode === null ? (
        <Stores onAdd={() => setMode("adding")} onOrder={() => setMode("ordering")} />
      ) : (
        <Suspense fallback={<Skeleton className="h-44 w-full" />}>
          {mode === "ordering" ? (
            <StoreSorter />
          ) : (
            <StoresEditor
              adding={mode === "adding"}
              onDone={() => {
                // The form is removed, and the focus with it.
                toggle.current?.focus({ preventScroll: true });
                setMode(null);
              }}
            />
          )}
        </Suspense>
      )}
    </div>
  );
}

function Stores({ onAdd, onOrder }: { onAdd: () => void; onOrder: () => void }) {
  const { view } = useList();
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const hidden = hiddenStores.use(userId);
  const shown = useOrderedStores().filter((store) => !hidden.includes(store.id));
  const hiddenCount = view.stores.length - shown.length;
  return (
    <>
      <Card className="mb-3.5">
        <AnyStoreRow count={view.openCount} />
      </Card>
      {shown.length > 0 && (
        <CardList className="mb-3.5">
          {shown.map((store) => (
            <li key={store.id}>
              <StoreRow store={store} />
            </li>
          ))}
        </CardList>
      )}
      {hiddenCount > 0 && (
        <button
          type="button"
          onClick={() => {
            for (const store of view.stores) hiddenStores.set(userId, store.id, false);
          }}
          className="mb-3.5 flex min-h-11 items-center gap-2 self-start rounded-xl px-1.5 text-sm font-medium text-ink-2"
        >
          <EyeOff aria-hidden="true" className="size-4" />
          {countOf(hiddenCount, "store", "stores")} hidden
          <span className="font-semibold text-accent">Show</span>
        </button>
      )}
      {view.stores.length === 0 ? (
        <EmptyState icon={Store} title="No stores added yet" text="Add your first store to get started">
          <Button onClick={onAdd}>Add Store</Button>
        </EmptyState>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Button look="soft" onClick={onAdd}>
            <Plus aria-hidden="true" className="size-5" />
            Add store
          </Button>
          {view.stores.length > 1 && (
            <Button look="quiet" onClick={onOrder}>
              <ArrowUpDown aria-hidden="true" className="size-4.5" />
              Reorder
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function thingsToGet(count: number): string {
  if (count === 0) return "Nothing to get right now";
  return `${countOf(count, "thing", "things")} to get`;
}

function ShopSkeleton() {
  return (
    <div className="flex flex-col gap-3.5" aria-busy="true">
      <p className="sr-only">Loading your stores</p>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}
