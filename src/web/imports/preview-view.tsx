import { CloudOff } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { useList } from "../list/list-provider.tsx";
import { troubleOf } from "../session/trouble-text.ts";
import { BottomBar } from "../ui/bottom-bar.tsx";
import { Button } from "../ui/button.tsx";
import { countOf, countText } from "../ui/count-of.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { showToast } from "../ui/toast.ts";
import { ColumnRoles } from "./column-roles.tsx";
import { HouseholdOffer } from "./household-offer.tsx";
import type { FlowState } from "./import-flow.ts";
import { countThings, thingsOf } from "./new-import.ts";
import { previewOf } from "./preview.ts";
import { Questions } from "./questions-section.tsx";
import { RowSections } from "./row-sections.tsx";
import { Skipped } from "./skipped.tsx";
import { SourceCard } from "./source-card.tsx";
import type { OpenFlow } from "./use-import-flow.ts";

/** The preview of an import, in which a person chooses and corrects rows. */
export function PreviewView({
  state: { draft, problem, busy },
  flow,
  knowledge,
  forReader,
}: Omit<OpenFlow, "state"> & { state: Extract<FlowState, { kind: "preview" }> }) {
  const { plan, choices } = draft;
  const { answers, ticks, corrections } = choices;
  const preview = useMemo(
    () => previewOf(plan, knowledge, answers, corrections),
    [plan, knowledge, answers, corrections],
  );
  const things = useMemo(() => thingsOf(preview, ticks), [preview, ticks]);
  const count = countThings(things);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const rows = [
    ...preview.lists.flatMap((list) => list.rows),
    ...preview.bought,
    ...preview.names,
    ...preview.stores,
  ];
  const isNew = rows.some((row) => row.state === "new");
  const there = rows.filter((row) => row.state !== "new").length;
  return (
    <>
      <main className="flex flex-1 flex-col gap-6 px-4 pt-2 pb-6" aria-busy={busy === "reading"}>
        <h2
          ref={heading}
          tabIndex={-1}
          className="mx-1.5 text-[1.375rem] leading-tight font-bold tracking-[-0.015em] text-balance outline-none"
        >
          {summaryOf(rows.length - there, there, plan.skipped.length + draft.more)}
        </h2>
        <SourceCard
          draft={draft}
          busy={busy !== null}
          onReadAs={(readAs) => void flow.readAgain(readAs, forReader)}
          onDrop={() => {
            flow.drop();
            showToast("The list was dropped", {
              action: { label: "Undo", run: () => void flow.restore(draft) },
            });
          }}
        />
        {plan.format === "restock" && draft.sources.length < 2 && (
          <HouseholdOffer draft={draft} onBack={() => flow.drop(draft.sources)} />
        )}
        {plan.columns.length > 0 && (
          <ColumnRoles
            columns={plan.columns}
            disabled={busy !== null || draft.sources.length === 0}
            onChange={(columns) =>
              void flow.readAgain({ ...draft.readAs, format: plan.format, columns }, forReader)
            }
          />
        )}
        {/* A choice about rows that are being replaced or added would be lost. */}
        <div
          inert={busy !== null}
          className="flex flex-col gap-6 transition-opacity delay-150 empty:hidden inert:opacity-55"
        >
          <Questions
            questions={preview.questions}
            knowledge={knowledge}
            onAnswer={(category, answer) => flow.answer(category, answer)}
          />
          {!isNew && (
            <EmptyState
              title={rows.length === 0 ? "There is nothing to add" : "Your list has all of it already"}
              text={rows.length === 0 ? "See below what was found, or read it in another way." : undefined}
            />
          )}
          <RowSections draft={draft} preview={preview} knowledge={knowledge} flow={flow} />
        </div>
        <Skipped lines={plan.skipped} more={draft.more} />
      </main>
      <BottomBar>
        <Problem problem={problem} />
        <Button
          onClick={() => count > 0 && busy === null && void flow.add(things)}
          aria-disabled={count === 0 || busy !== null}
          className="w-full tabular-nums aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
        >
          {busy === "adding" ? "Adding …" : `Add ${countOf(count, "thing", "things")}`}
        </Button>
      </BottomBar>
    </>
  );
}

function summaryOf(fresh: number, there: number, skipped: number): string {
  const parts = [
    `${countText(fresh)} new`,
    there > 0 && `${countText(there)} already there`,
    skipped > 0 && `${countText(skipped)} left out`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** Shows why nothing was added, or why nothing can be added now. */
function Problem({ problem }: { problem: string | null }) {
  const { connection } = useList().view.sync;
  if (problem !== null)
    return (
      <p role="alert" className="rounded-card bg-danger-soft px-4 py-3 text-pretty text-danger">
        {problem}
      </p>
    );
  if (connection === "ok") return null;
  return (
    <p
      role="status"
      className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-sm text-pretty"
    >
      <CloudOff aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      {troubleOf(connection)[0]} What you see here is kept on this device and can be added later.
    </p>
  );
}
