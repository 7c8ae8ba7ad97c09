import { Store as StoreIcon, Trash2 } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { estimate } from "../../contract/items/price.ts";
import { DetailFrame } from "../rows/detail-frame.tsx";
import { DetailItems } from "../rows/detail-items.tsx";
import { basketProgress, groupItems, itemsInStore, type ItemGroup } from "../list/group-items.ts";
import { useList } from "../list/list-provider.tsx";
import { NotOnList } from "../list/not-on-list.tsx";
import { joined, whoIsHere, whoIsWhere, whoSeesIt } from "../list/presence-words.ts";
import { useBasket } from "../rows/use-basket.ts";
import { useSteadyItems } from "../rows/use-steady-items.ts";
import { categoryDisplayName, hasName } from "../categories/category-names.ts";
import type { ItemView } from "../offline/list-view.ts";
import { LoadingPage } from "../shell.tsx";
import { useTabAfterReload } from "../tab-after-reload.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { useLowScreen } from "../ui/use-low-screen.ts";
import { AddHere } from "./add-here.tsx";
import { inAisleOrder } from "../list/aisle-order.ts";
import { GoingRow } from "./going-row.tsx";
import { OrderControl } from "./order-control.tsx";
import { SendControl } from "./send-control.tsx";
import { deleteStore, removeStoreCategory } from "./store-changes.ts";
import { StoreCategories } from "./store-categories.tsx";
import { TripCard } from "./trip-card.tsx";
import { useAisleOrder } from "./use-aisle-order.ts";
import { newWords, useNewItems } from "./use-new-items.ts";
import { useSeenBy } from "./use-seen-by.ts";
import { whyEmpty } from "./why-empty.ts";
import { useScreenWake } from "./use-screen-wake.ts";
import { useTripEnd } from "./use-trip-end.ts";

const back = "/?tab=stores";

/** The items to get in one store; `any` is the whole list. */
export default function StoreDetailPage({ id }: { id: string }) {
  const { view, store } = useList();
  const [, navigate] = useLocation();
  const [editing, setEditing] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const any = id === "any";
  const target = any ? undefined : view.stores.find((entry) => entry.id === store.resolveId(id));
  const all = useSteadyItems(view.items);
  const items = useMemo(() => (target === undefined ? all : itemsInStore(all, target)), [all, target]);
  const aisles = useAisleOrder(target, view.visits);
  useTabAfterReload("stores");
  useScreenWake();
  const { seeing, rest } = useSeenBy();
  const added = useNewItems(items);
  const { learned, isOn: byAisle } = aisles;
  const { shown, basket } = useBasket(items, view.status === "ready");
  const rows = editing ? items : shown;
  const groups = useMemo(() => {
    const aToZ = groupItems(rows);
    return byAisle ? inAisleOrder(aToZ, learned) : aToZ;
  }, [rows, byAisle, learned]);
  const isLow = useLowScreen();
  const trip = useTripEnd(items, target?.id ?? "any");
  const isGone = view.status === "ready" && !any && target === undefined;
  useEffect(() => {
    // Somebody has deleted the store, and what had the focus is gone with it.
    if (isGone && document.activeElement === document.body)
      document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
  }, [isGone]);
  if (view.status === "loading" || (leaving && target === undefined)) return <LoadingPage />;
  if ((!any && target === undefined) || view.status === "unreachable") {
    return (
      <NotOnList
        title="This store isn't on your list"
        text="It may have been deleted, or belong to somebody who no longer shares a list with you."
        back={back}
        backLabel="Back to your stores"
      />
    );
  }

  async function remove(): Promise<void> {
    if (target === undefined) return;
    setLeaving(true);
    if (await deleteStore(store, target)) navigate(back, { replace: true });
    else setLeaving(false);
  }

  function groupAction(group: ItemGroup<ItemView>) {
    if (target === undefined || !hasName(target.categories, group.key)) return null;
    return (
      <IconButton
        label={`Remove ${group.name} from ${target.name}`}
        danger
        className="ml-auto"
        onClick={() => removeStoreCategory(store, target, group.name)}
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    );
  }

  const controls = !editing && (
    <>
      {target !== undefined && <GoingRow target={target} />}
      {learned.length > 0 && groups.length > 0 && (
        <OrderControl
          storeName={target?.name ?? ""}
          byAisle={byAisle}
          isNew={aisles.isNew}
          onChange={aisles.choose}
        />
      )}
    </>
  );

  return (
    <DetailFrame
      title={target?.name ?? "Any store"}
      back={back}
      inStoreId={target?.id ?? null}
      progress={basketProgress(items)}
      estimate={estimate(items)}
      presence={joined(
        newWords(added.count),
        whoSeesIt(seeing),
        target === undefined ? whoIsWhere(rest) : whoIsHere(rest, target.id),
      )}
      action={
        <div className="-mr-2 -ml-2 flex shrink-0 items-center">
          {!editing && <SendControl title={target?.name ?? "Shopping list"} groups={groups} />}
          <button
            type="button"
            onClick={() => setEditing(!editing)}
            className="min-h-11 shrink-0 rounded-xl px-3 font-semibold text-ink-2"
          >
            {editing ? "Done" : "Edit"}
          </button>
        </div>
      }
      card={!editing && <TripCard trip={trip} store={target} back={back} />}
      bottom={!editing && <AddHere target={target} />}
    >
      {(openSheet) => (
        <>
          <output className="sr-only">{added.spoken}</output>
          <output className="sr-only">{whoSeesIt(seeing)}</output>
          {!isLow && controls}
          {editing && target !== undefined && <StoreCategories store={target} />}
          <DetailItems
            groups={groups}
            basket={editing ? null : basket}
            inStoreId={target?.id ?? null}
            openSheet={openSheet}
            editing={editing}
            linked={!editing}
            groupAction={groupAction}
            empty={{
              icon: StoreIcon,
              title: editing ? "No items found" : "No items for this store yet",
              text: editing ? "Add some items to get started" : "Add items to your list to see them here",
              why:
                editing || target === undefined
                  ? undefined
                  : whyEmpty(
                      view.items,
                      target.categories.map((name) => categoryDisplayName(name, view.categories)),
                      view.stores,
                      target.lacks,
                    ),
            }}
          />
          {isLow && controls}
          {editing && target !== undefined && (
            <Button look="danger" className="mt-4 w-full" disabled={leaving} onClick={() => void remove()}>
              <Trash2 aria-hidden="true" className="size-5" />
              Delete store
            </Button>
          )}
        </>
      )}
    </DetailFrame>
  );
}
