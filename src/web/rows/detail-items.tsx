import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Id } from "../../contract/ids.ts";
import type { ItemView } from "../offline/list-view.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { BasketSection } from "./basket-section.tsx";
import type { ItemGroup } from "../list/group-items.ts";
import { ItemGroups } from "./item-groups.tsx";
import { useMissedItems } from "../list/missed-items.ts";
import { RovingRows } from "./roving-rows.tsx";
import { SwipeRows } from "./swipe-rows.tsx";
import type { Basket } from "./use-basket.ts";
import { useRepeatLabels } from "../list/use-repeat-labels.ts";
import { useItemActions } from "../list/use-item-actions.ts";
import { useMemberNames } from "../list/use-member-names.ts";
import { usePriceFormat } from "../list/use-money.ts";

/** The items of a store or a category with the basket below them, or the empty state. */
export function DetailItems({
  groups,
  basket = null,
  inStoreId,
  openSheet,
  editing = false,
  linked = false,
  groupAction,
  empty,
}: {
  groups: readonly ItemGroup<ItemView>[];
  basket?: Basket | null;
  /** The store that the person shops in; null for none. */
  inStoreId: Id | null;
  openSheet: (id: Id) => void;
  editing?: boolean;
  linked?: boolean;
  groupAction?: (group: ItemGroup<ItemView>) => ReactNode;
  /** `why`: what of the list isn't here, and what would bring it. */
  empty: { icon: LucideIcon; title: string; text: string; why?: string | undefined };
}) {
  const actions = useItemActions(inStoreId, openSheet);
  const memberNames = useMemberNames();
  const repeatLabels = useRepeatLabels();
  const formatPrice = usePriceFormat();
  useMissedItems(inStoreId);
  const hasBasket = basket !== null && basket.items.length > 0;
  if (groups.length === 0 && !hasBasket) {
    return (
      <EmptyState icon={empty.icon} title={empty.title} text={empty.text}>
        {empty.why !== undefined && (
          <p dir="auto" className="mb-1 w-full max-w-80 text-pretty text-ink-2">
            {empty.why}
          </p>
        )}
        {!editing && (
          <ButtonLink look="soft" href="/?tab=adding">
            Add items
          </ButtonLink>
        )}
      </EmptyState>
    );
  }
  const context = { editing, memberNames, repeatLabels, formatPrice, actions };
  const rows = (
    <RovingRows isOff={editing}>
      <ItemGroups
        groups={groups}
        linked={linked}
        {...context}
        {...(groupAction !== undefined && { groupAction })}
      />
      {hasBasket && <BasketSection basket={basket} {...context} />}
    </RovingRows>
  );
  if (inStoreId === null || editing) return rows;
  return (
    <SwipeRows inStoreId={inStoreId} hasOpen={groups.some(({ openCount }) => openCount > 0)}>
      {rows}
    </SwipeRows>
  );
}
