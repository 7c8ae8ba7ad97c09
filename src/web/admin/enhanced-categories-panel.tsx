import { useQuery } from "@tanstack/react-query";
import { call } from "../api/client.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { QueryBoundary } from "../session/query-boundary.tsx";
import { ChartFrame, ChartMissing } from "./chart-frame.tsx";
import { barsBox } from "./chart-size.ts";
import { enhancedCategories } from "./confidence.ts";
import { LearnedCategoryList } from "./learned-category-list.tsx";
import { NothingYet, Panel } from "./panel.tsx";

const ConfidenceChart = lazyPart("confidence-chart", () => import("./confidence-chart.tsx"), ChartMissing);

/** How sure it is that people use a store for a category, as a chart and as text. */
export function EnhancedCategoriesPanel({ store }: { store: { id: string; name: string } }) {
  const categories = useQuery({
    queryKey: ["admin", "enhanced-categories", store.id],
    queryFn: ({ signal }) => call("listEnhancedCategories", { params: { id: store.id } }, { signal }),
    select: enhancedCategories,
  });
  return (
    <Panel
      title="Enhanced categories"
      text="How certain it is that people use this store for a category. Listed: the store has it."
      className="lg:col-span-4"
    >
      <QueryBoundary
        query={categories}
        failed="The categories can't be shown."
        waiting={<Skeleton className="h-72 w-full" />}
      >
        {(found) =>
          found.length === 0 ? (
            <NothingYet>No category data available for this store yet</NothingYet>
          ) : (
            <div className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2">
              <ChartFrame {...barsBox(found.length)}>
                <ConfidenceChart storeName={store.name} categories={found} />
              </ChartFrame>
              <LearnedCategoryList label="Enhanced categories" categories={found} />
            </div>
          )
        }
      </QueryBoundary>
    </Panel>
  );
}
