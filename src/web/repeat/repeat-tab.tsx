import { Repeat } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { RecurringItem } from "../../contract/repeat/schema.ts";
import { useEffectivePermissions } from "../session/use-effective-permissions.ts";
import { categoryLook } from "../category-look.ts";
import { chooseTab } from "../home-tab.ts";
import { NoList } from "../list/list-problem.tsx";
import { useList } from "../list/list-provider.tsx";
import { useRepeatDays } from "../list/use-repeat-days.ts";
import type { RepeatView } from "../offline/list-view.ts";
import ServerData from "../session/server-data.tsx";
import { Button } from "../ui/button.tsx";
import { CardList } from "../ui/card.tsx";
import { CountBadge } from "../ui/count-badge.tsx";
import { wordFor } from "../ui/count-of.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { ComingUp } from "./coming-up.tsx";
import { PauseAll } from "./pause-all.tsx";
import { RepeatsEditor } from "./repeats-editor.tsx";
import { groupByInterval, namesInShort, repeatCategory } from "./repeat-groups.ts";
import { ProposedRepeats } from "./proposed-repeats.tsx";
import { RepeatDay } from "./repeat-day.tsx";
import { RepeatUpsell } from "./repeat-upsell.tsx";
import { useRepeatSheet } from "./use-repeat-sheet.tsx";

/** The repeats of the list; part of Premium. */
export default function RepeatTab() {
  const permissions = useEffectivePermissions();
  return (
    <ServerData>
      {permissions?.isPremium === true ? (
        <>
          <RepeatDay />
          <Repeats />
        </>
      ) : (
        <RepeatUpsell />
      )}
    </ServerData>
  );
}

function Repeats() {
  const { view } = useList();
  if (view.status === "loading") {
    return (
      <div aria-busy="true">
        <Skeleton className="mt-4 mb-2 h-5 w-28 rounded-md" />
        <Skeleton className="h-42 w-full" />
      </div>
    );
  }
  if (view.status === "unreachable") return <NoList title="Your repeats can't be loaded right now" />;
  const none = view.recurringItems.length === 0;
  return (
    <>
      {!none && <Dates items={view.recurringItems} />}
      {!none && <Intervals items={view.recurringItems} />}
      <ProposedRepeats />
      {none && (
        <EmptyState icon={Repeat} title="We'll make the suggestions—you decide what sticks.">
          <Button onClick={() => chooseTab("adding")}>Add repeat items</Button>
        </EmptyState>
      )}
    </>
  );
}

function Dates({ items }: { items: readonly RepeatView[] }) {
  const days = useRepeatDays();
  const [editing, setEditing] = useState(false);
  const { sheet, openRepeat } = useRepeatSheet();
  if (days === null) return null;
  return (
    <>
      <PauseAll days={days} />
      <section aria-labelledby="coming-up">
        <div className="mt-2 flex items-center justify-between">
          <h2 id="coming-up" className="mx-1.5 text-[0.9375rem] font-semibold text-ink-2">
            {editing ? "Your repeats" : "Coming up"}
          </h2>
          <button
            type="button"
            onClick={() => setEditing(!editing)}
            className="min-h-11 rounded-xl px-3 font-semibold text-ink-2"
          >
            {editing ? "Done" : "Edit"}
          </button>
        </div>
        {editing ? (
          <RepeatsEditor repeats={items} days={days} onOpen={openRepeat} />
        ) : (
          <ComingUp repeats={items} days={days} onOpen={openRepeat} />
        )}
      </section>
      {sheet}
    </>
  );
}

function Intervals({ items: all }: { items: readonly RecurringItem[] }) {
  return (
    <section aria-labelledby="how-often">
      <h2 id="how-often" className="mx-1.5 mt-4 mb-2 text-[0.9375rem] font-semibold text-ink-2">
        How often
      </h2>
      <CardList>
        {groupByInterval(all).map(({ days, label, items }) => (
          <li key={days}>
            <Link
              href={`/repeat/${days}`}
              className="flex min-h-15 items-center gap-3.5 rounded-card px-4 py-2 -outline-offset-3 active:bg-line/40"
            >
              <Glyph {...categoryLook(repeatCategory(items[0]!))} />
              <span className="min-w-0 flex-1">
                <span className="block font-[550]">{label}</span>
                <span dir="auto" className="block truncate text-sm text-ink-2">
                  {namesInShort(items)}
                </span>
              </span>
              <CountBadge count={items.length} label={wordFor(items.length, "item", "items")} />
            </Link>
          </li>
        ))}
      </CardList>
    </section>
  );
}
