import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Id } from "../../contract/ids.ts";
import type { ItemView } from "../offline/list-view.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import type { ItemGroup } from "./group-items.ts";
import { ItemGroups } from "./item-groups.tsx";
import { useMissedItems } from "./missed-items.ts";
import { SwipeRows } from "./swipe-rows.tsx";
import { useRepeatLabels } from "./use-repeat-labels.ts";
import { useItemActions } from "./use-item-actions.ts";
import { useMemberNames } from "./use-member-names.ts";

/** The items of a store or a category, or the empty state. */
export function DetailItems({
  groups,
  inStoreId,
  openSheet,
  editing = false,
  linked = false,
  groupAction,
  empty,
}: {
  groups: readonly ItemGroup<ItemView>[];
  /** The store that the person shops in; null for none. */
  inStoreId: Id | null;
  openSheet: (id: Id) => void;
  editing?: boolean;
  linked?: boolean;
  groupAction?: (group: ItemGroup<ItemView>) => ReactNode;
  empty: { icon: LucideIcon; title: string; text: string };
}) {
  const actions = useItemActions(inStoreId, openSheet);
  const memberNames = useMemberNames();
  const repeatLabels = useRepeatLabels();
  useMissedItems(inStoreId);
  if (groups.length === 0) {
    return (
      <EmptyState {...empty}>
        {!editing && (
          <ButtonLink look="soft" href="/?tab=adding">
            Add items
          </ButtonLink>
        )}
      </EmptyState>
    );
  }
  const rows = (
    <ItemGroups
      groups={groups}
      editing={editing}
      linked={linked}
      memberNames={memberNames}
      repeatLabels={repeatLabels}
      actions={actions}
      {...(groupAction !== undefined && { groupAction })}
    />
  );
  return inStoreId === null || editing ? rows : <SwipeRows inStoreId={inStoreId}>{rows}</SwipeRows>;
}
