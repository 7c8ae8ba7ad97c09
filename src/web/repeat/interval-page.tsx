import { Repeat, Trash2 } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import type { Id } from "../../contract/ids.ts";
import { intervalLabel } from "../../contract/repeat/interval-label.ts";
import { repeatName } from "../../contract/repeat/rules.ts";
import type { RecurringItem } from "../../contract/repeat/schema.ts";
import { useEffectivePermissions } from "../session/use-effective-permissions.ts";
import type { RepeatView } from "../offline/list-view.ts";
import { categoryLook } from "../category-look.ts";
import { NoList } from "../list/list-problem.tsx";
import { useList } from "../list/list-provider.tsx";
import { useRepeatDays } from "../list/use-repeat-days.ts";
import NotFoundPage from "../not-found-page.tsx";
import ServerData from "../session/server-data.tsx";
import { LoadingPage } from "../shell.tsx";
import { useTabAfterReload } from "../tab-after-reload.ts";
import { IconButton } from "../ui/button.tsx";
import { CardList } from "../ui/card.tsx";
import { CountBadge } from "../ui/count-badge.tsx";
import { wordFor } from "../ui/count-of.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { moveFocusFrom } from "../ui/focus-after-row.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { groupByCategory } from "./repeat-groups.ts";
import { IntervalSelect } from "./interval-select.tsx";
import { changeInterval, deleteRepeat } from "./repeat-changes.ts";
import { RepeatUpsell } from "./repeat-upsell.tsx";
import { useRepeatSheet } from "./use-repeat-sheet.tsx";

/** The repeats of one interval. */
export default function IntervalPage({ intervalDays }: { intervalDays: number }) {
  const { view, store } = useList();
  const permissions = useEffectivePermissions();
  const [editing, setEditing] = useState(false);
  const main = useRef<HTMLElement>(null);
  const { sheet, openRepeat } = useRepeatSheet();
  const known = Number.isInteger(intervalDays) && intervalDays > 0;
  const title = known ? intervalLabel(intervalDays) : "Not found";
  useTabAfterReload("repeat");
  usePageTitle(known ? `Repeat: ${title}` : title);
  if (!known) return <NotFoundPage />;
  if (view.status === "loading") return <LoadingPage />;
  const premium = permissions?.isPremium === true;
  const items = view.recurringItems.filter((item) => item.recurrenceIntervalDays === intervalDays);
  const remove = (item: RecurringItem, row: HTMLElement) => {
    moveFocusFrom(row, main.current);
    void deleteRepeat(store, item);
  };
  const change = (item: RecurringItem, interval: number, row: HTMLElement) => {
    // It has no row here any more.
    moveFocusFrom(row, main.current);
    void changeInterval(store, item, interval);
  };
  return (
    <main ref={main} tabIndex={-1} className="flex flex-1 flex-col outline-none">
      <PageHeader title={title} back="/?tab=repeat">
        {premium && items.length > 0 && (
          <button
            type="button"
            onClick={() => setEditing(!editing)}
            className="-mr-2 min-h-11 shrink-0 rounded-xl px-3 font-semibold text-ink-2"
          >
            {editing ? "Done" : "Edit"}
          </button>
        )}
      </PageHeader>
      <div className="flex flex-1 flex-col px-4 pt-1 pb-24">
        {!premium ? (
          <ServerData>
            <RepeatUpsell />
          </ServerData>
        ) : view.status === "unreachable" ? (
          <NoList title="Your repeats can't be loaded right now" />
        ) : items.length === 0 ? (
          <EmptyState icon={Repeat} title="You don't have any items here." />
        ) : (
          <Groups
            items={items}
            renderRow={(item, date) =>
              editing ? (
                <EditedRow item={item} date={date} onChange={change} onRemove={remove} />
              ) : (
                <Row item={item} date={date} onOpen={openRepeat} />
              )
            }
          />
        )}
      </div>
      {sheet}
    </main>
  );
}

function Groups({
  items,
  renderRow,
}: {
  items: readonly RepeatView[];
  renderRow: (item: RepeatView, date: string | null) => ReactNode;
}) {
  const days = useRepeatDays();
  return groupByCategory(items).map((group) => (
    <section key={group.label} aria-label={group.label} className="mb-3.5">
      <div className="flex min-h-12 items-center gap-2 px-1.5">
        <span
          aria-hidden="true"
          className="size-2.5 shrink-0 rounded-full"
          style={{ background: `oklch(0.68 0.13 ${categoryLook(group.label).hue})` }}
        />
        <h2 dir="auto" className="min-w-0 text-[0.9375rem] font-[650]">
          {group.label}
        </h2>
        <CountBadge count={group.items.length} label={wordFor(group.items.length, "item", "items")} />
      </div>
      <CardList>
        {group.items.map((item) => (
          <li key={item.id}>{renderRow(item, days === null ? null : days.label(days.of(item)))}</li>
        ))}
      </CardList>
    </section>
  ));
}

/** `date`: when it comes next. */
type RowProps = { item: RepeatView; date: string | null };

function Row({ item, date, onOpen }: RowProps & { onOpen: (id: Id) => void }) {
  return (
    <button
      type="button"
      data-prints
      aria-haspopup="dialog"
      onClick={() => onOpen(item.id)}
      className="flex min-h-14 w-full items-center gap-3.5 px-4 py-1.5 text-start -outline-offset-3 active:bg-line/40"
    >
      <span dir="auto" className="min-w-0 flex-1 wrap-break-word">
        {repeatName(item)}
      </span>
      {date !== null && <span className="shrink-0 text-sm text-ink-2">{date}</span>}
    </button>
  );
}

function EditedRow({
  item,
  date,
  onChange,
  onRemove,
}: RowProps & {
  onChange: (item: RecurringItem, interval: number, row: HTMLElement) => void;
  onRemove: (item: RecurringItem, row: HTMLElement) => void;
}) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-2 py-1.5 ps-4 pe-1.5">
      <span className="min-w-0 flex-[1_1_5rem]">
        <span dir="auto" className="block wrap-break-word">
          {repeatName(item)}
        </span>
        {date !== null && <span className="block text-sm text-ink-2">{date}</span>}
      </span>
      <span className="ms-auto flex items-center gap-2">
        <IntervalSelect
          repeat={item}
          onChange={(interval, select) => onChange(item, interval, select.closest("li")!)}
        />
        <IconButton
          label={`Stop repeating ${repeatName(item)}`}
          danger
          onClick={({ currentTarget }) => onRemove(item, currentTarget.closest("li")!)}
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </span>
    </div>
  );
}
