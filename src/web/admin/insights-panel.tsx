import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import type { InsightsSummary } from "../../contract/admin/schema.ts";
import { failure } from "../session/error-sentences.ts";
import { call } from "../api/client.ts";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { showError, showToast } from "../ui/toast.ts";
import { QueryBoundary } from "../session/query-boundary.tsx";
import { countText } from "../ui/count-of.ts";
import { NothingYet, Panel } from "./panel.tsx";
import { PendingUpdates } from "./pending-updates.tsx";

/** Categories that people's purchases suggest for global stores, and the button that adds them. */
export function InsightsPanel() {
  const summary = useQuery({
    queryKey: ["admin", "insights-summary"],
    queryFn: ({ signal }) => call("getInsightsSummary", {}, { signal }),
  });
  return (
    <Panel
      title="Learning insights summary"
      text="Categories at 80% and more that a global store lacks"
      className="lg:col-span-2"
    >
      <QueryBoundary
        query={summary}
        failed="The insights can't be shown."
        waiting={<Skeleton className="h-56 w-full" />}
      >
        {(found) =>
          found.totalPendingUpdates === 0 && found.totalHighConfidenceRelations === 0 ? (
            <NothingYet>No insights data available</NothingYet>
          ) : (
            <Insights summary={found} />
          )
        }
      </QueryBoundary>
    </Panel>
  );
}

function Insights({
  summary: { totalPendingUpdates, totalHighConfidenceRelations, pendingUpdates },
}: {
  summary: InsightsSummary;
}) {
  return (
    <div className="flex flex-1 flex-col gap-4">
      <dl className="grid grid-cols-2 gap-4">
        <Figure term="Pending updates" count={totalPendingUpdates} />
        <Figure term="High-confidence relations" count={totalHighConfidenceRelations} />
      </dl>
      {pendingUpdates.length > 0 && <PendingUpdates updates={pendingUpdates} total={totalPendingUpdates} />}
      {totalPendingUpdates === 0 && (
        <p className="flex-1 text-sm text-pretty text-ink-2">
          Every global store has all of its certain categories.
        </p>
      )}
      <ApplyButton isIdle={totalPendingUpdates === 0} />
    </div>
  );
}

function Figure({ term, count }: { term: string; count: number }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd className="text-[1.75rem] leading-tight font-bold tracking-[-0.02em] tabular-nums">
        {countText(count)}
      </dd>
    </div>
  );
}

/** The button stays focusable when there is nothing to apply, so that the focus isn't lost after it was pressed. */
function ApplyButton({ isIdle }: { isIdle: boolean }) {
  const client = useQueryClient();
  const apply = useMutation({
    mutationFn: () => call("applyInsights", {}, { waits: "long" }),
    onSuccess: async ({ updatesApplied }) => {
      await client.invalidateQueries({ queryKey: ["admin"] });
      showToast("Learning Insights Applied", {
        description: `Successfully applied ${updatesApplied} insights to improve store categories`,
      });
    },
    onError: (error) => showError(failure(error, "Failed to apply learning insights")),
  });
  const isOff = isIdle || apply.isPending;
  return (
    <Button
      aria-disabled={isOff}
      className="w-full aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
      onClick={() => !isOff && apply.mutate()}
    >
      <Sparkles aria-hidden="true" className="size-5" />
      {apply.isPending ? "Applying..." : "Apply insights"}
    </Button>
  );
}
