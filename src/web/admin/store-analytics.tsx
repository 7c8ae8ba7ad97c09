import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { AnalyticsStore } from "../../contract/admin/schema.ts";
import { call } from "../api/client.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { QueryBoundary } from "../session/query-boundary.tsx";
import { EnhancedCategoriesPanel } from "./enhanced-categories-panel.tsx";
import { WrappingSelect } from "../ui/wrapping-select.tsx";
import { countOf } from "../ui/count-of.ts";
import { NothingYet, Panel } from "./panel.tsx";
import { SuggestedCategoriesPanel } from "./suggested-categories-panel.tsx";

/** What was learned about one store; at first the one with the most data is selected. */
export function StoreAnalytics() {
  const stores = useQuery({
    queryKey: ["admin", "analytics-stores"],
    queryFn: ({ signal }) => call("listAnalyticsStores", {}, { signal }),
  });
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <div className="lg:col-span-6">
      <QueryBoundary
        query={stores}
        failed="The stores can't be shown."
        waiting={
          <div className="grid gap-4">
            <Skeleton className="h-14 w-full max-w-96" />
            <Skeleton className="h-96 w-full" />
          </div>
        }
      >
        {(found) => {
          const store = found.find(({ id }) => id === chosen) ?? found[0];
          if (store === undefined) {
            return (
              <Panel title="Enhanced categories">
                <NothingYet>No category data available for this store yet</NothingYet>
              </Panel>
            );
          }
          return (
            <div className="grid grid-cols-1 gap-4 lg:grid-cols-6">
              <StoreSelect stores={found} value={store.id} onChoose={setChosen} />
              <EnhancedCategoriesPanel key={`enhanced-${store.id}`} store={store} />
              <SuggestedCategoriesPanel key={`suggested-${store.id}`} store={store} />
            </div>
          );
        }}
      </QueryBoundary>
    </div>
  );
}

function StoreSelect({
  stores,
  value,
  onChoose,
}: {
  stores: readonly AnalyticsStore[];
  value: string;
  onChoose: (id: string) => void;
}) {
  return (
    <label className="relative flex min-h-14 flex-wrap items-center gap-x-3 rounded-field border border-line-strong bg-surface ps-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent lg:col-span-6 lg:w-96">
      <span className="text-ink-2">Store</span>
      <WrappingSelect
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-14 flex-[1_1_9rem] pe-11 text-lg font-[600]"
      >
        {stores.map(({ id, name, userCount }) => (
          <option key={id} value={id}>
            {userCount === 0 ? name : `${name} (${countOf(userCount, "person", "people")})`}
          </option>
        ))}
      </WrappingSelect>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-4 size-5 text-ink-2" />
    </label>
  );
}
