import { EyeOff } from "lucide-react";
import { memo, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { Id } from "../../contract/ids.ts";
import { itemTitle, nameKey } from "../../contract/items/rules.ts";
import { categoryLook } from "../category-look.ts";
import type { ItemView } from "../offline/list-view.ts";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { CountBadge } from "../ui/count-badge.tsx";
import { countOf, wordFor } from "../ui/count-of.ts";
import { moveFocusFrom } from "../ui/focus-after-row.ts";
import type { ItemGroup } from "../list/group-items.ts";
import { ItemRow } from "./item-row.tsx";
import { movedOn } from "./keep-place.ts";
import { inBlocks, keepBlocks, type RowBlocks } from "./row-blocks.ts";
import type { ItemActions } from "../list/use-item-actions.ts";

const noBlocks: RowBlocks = new Map();

/** The height in pixels of a row of one line with the line below it. */
const rowHeight = 57;

/** The data that rows need besides their items. */
export type RowContext = {
  editing: boolean;
  /** Names of the other members; empty for a list that isn't shared. */
  memberNames: ReadonlyMap<Id, string>;
  /** Repeat labels by name key. */
  repeatLabels: ReadonlyMap<string, string>;
  formatPrice: (price: number) => string;
  actions: ItemActions;
};

type ItemGroupsProps = RowContext & {
  groups: readonly ItemGroup<ItemView>[];
  /** Headers lead to the page of their category. */
  linked: boolean;
  /** The controls of a group in edit mode. */
  groupAction?: (group: ItemGroup<ItemView>) => ReactNode;
};

/** Items under the names of their categories. Hidden ones are only shown in edit mode. */
export function ItemGroups({ groups, ...rest }: ItemGroupsProps) {
  return groups.map((group) => <Group key={group.key} group={group} {...rest} />);
}

type GroupProps = Omit<ItemGroupsProps, "groups"> & { group: ItemGroup<ItemView> };

const Group = memo(function Group({ group, groupAction, ...rest }: GroupProps) {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = section.current!;
    // This runs while the group is still on the page.
    return () => moveFocusFrom(element, null, movedOn());
  }, []);
  const { linked, ...context } = rest;
  const isSmall = !rest.editing && group.items.length === 1;
  return (
    <section ref={section} aria-labelledby={headingId(group)} className={isSmall ? "mb-2" : "mb-3.5"}>
      <GroupHeader group={group} linked={linked} editing={rest.editing} isSmall={isSmall}>
        {rest.editing && groupAction?.(group)}
      </GroupHeader>
      <ItemRows items={group.items} {...context} />
    </section>
  );
}, isSameGroup);

/** A tick changes one group of many. In edit mode all are rendered, since their controls may have changed. */
function isSameGroup(before: GroupProps, now: GroupProps): boolean {
  const [old, group] = [before.group, now.group];
  return (
    !now.editing &&
    before.linked === now.linked &&
    old.key === group.key &&
    old.name === group.name &&
    old.categoryId === group.categoryId &&
    old.openCount === group.openCount &&
    old.hiddenCount === group.hiddenCount &&
    hasSameRows({ ...before, items: old.items }, { ...now, items: group.items })
  );
}

function GroupHeader({
  group,
  linked,
  editing,
  isSmall,
  children,
}: {
  group: ItemGroup<ItemView>;
  linked: boolean;
  editing: boolean;
  /** A header over a single row takes less room. */
  isSmall: boolean;
  children: ReactNode;
}) {
  const { hue } = categoryLook(group.categoryId === null ? null : group.name);
  const name = (
    <>
      <span
        aria-hidden="true"
        className="size-2.5 shrink-0 rounded-full"
        style={{ background: `oklch(0.68 0.13 ${hue})` }}
      />
      <span dir="auto">{group.name}</span>
    </>
  );
  return (
    <div
      className={classNames(
        "flex items-center gap-2 px-1.5",
        isSmall ? "min-h-10" : "min-h-12",
        "low:min-h-9",
      )}
    >
      <h2
        id={headingId(group)}
        className={classNames("min-w-0 text-[0.9375rem] font-[650] low:-my-1", isSmall && "-my-1")}
      >
        {linked && group.categoryId !== null ? (
          <Link
            href={`/categories/${group.categoryId}`}
            data-group-link=""
            className="flex min-h-11 min-w-11 items-center gap-2 rounded-lg"
          >
            {name}
          </Link>
        ) : (
          <span className="flex min-h-11 items-center gap-2">{name}</span>
        )}
      </h2>
      <CountBadge count={group.openCount} label={wordFor(group.openCount, "open item", "open items")} />
      {!editing && group.hiddenCount > 0 && (
        <span className="ml-auto flex min-w-16 shrink-[99] items-center gap-1.5 text-[0.8125rem] font-medium text-ink-2">
          <EyeOff aria-hidden="true" className="size-4 shrink-0" />
          {countOf(group.hiddenCount, "item", "items")} hidden
        </span>
      )}
      {children}
    </div>
  );
}

/**
 * Rows in a card; hidden items have one in edit mode only. Nothing in here looks at the whole list: each of its changes would make
 * all rows again.
 */
export const ItemRows = memo(function ItemRows({
  items,
  ...context
}: RowContext & { items: readonly ItemView[] }) {
  const [blocks, setBlocks] = useState<RowBlocks>(noBlocks);
  const shown = context.editing ? items : items.filter((item) => !item.hidden);
  const kept = keepBlocks(blocks, shown);
  if (kept !== blocks) setBlocks(kept);
  if (shown.length === 0) return null;
  return (
    <Card>
      {inBlocks(shown, kept).map(({ key, rows }) => (
        <RowBlock key={key} items={rows} {...context} />
      ))}
    </Card>
  );
}, hasSameRows);

/** Rows that the browser leaves out together while they are far from the screen. */
const RowBlock = memo(function RowBlock({ items, ...context }: RowContext & { items: readonly ItemView[] }) {
  return (
    <ul
      className="divide-y divide-line [content-visibility:auto]"
      style={{ containIntrinsicSize: `auto ${items.length * rowHeight}px` }}
    >
      {items.map((item) => (
        <ItemOfList key={item.id} item={item} {...context} />
      ))}
    </ul>
  );
}, hasSameRows);

type Rows = RowContext & { items: readonly ItemView[] };

/** Each change of the list makes new groups, most of them with the same items as before. */
function hasSameRows(before: Rows, now: Rows): boolean {
  return (
    before.editing === now.editing &&
    before.memberNames === now.memberNames &&
    before.repeatLabels === now.repeatLabels &&
    before.formatPrice === now.formatPrice &&
    before.actions === now.actions &&
    before.items.length === now.items.length &&
    before.items.every((item, index) => item === now.items[index])
  );
}

/** Renders nothing again for an item that is the same as before. */
const ItemOfList = memo(function ItemOfList({
  item,
  memberNames,
  repeatLabels,
  formatPrice,
  ...rest
}: RowContext & { item: ItemView }) {
  return (
    <ItemRow
      id={item.id}
      title={itemTitle(item)}
      note={item.note}
      price={typeof item.price === "number" ? formatPrice(item.price) : null}
      repeats={repeatLabels.get(nameKey(item.name)) ?? null}
      who={memberNames.get((item.completed ? item.completedBy : item.userId) ?? "") ?? null}
      completed={item.completed}
      hidden={item.hidden}
      pending={item.pending}
      {...rest}
    />
  );
});

function headingId(group: ItemGroup<ItemView>): string {
  return `group-${group.key === "" ? "none" : encodeURIComponent(group.key)}`;
}
