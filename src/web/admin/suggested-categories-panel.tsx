import { useQuery } from "@tanstack/react-query";
import { call } from "../api/client.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { QueryBoundary } from "../session/query-boundary.tsx";
import { suggestedCategories } from "./confidence.ts";
import { LearnedCategoryList } from "./learned-category-list.tsx";
import { NothingYet, Panel } from "./panel.tsx";

/** Categories that people use a store for and that it doesn't have yet. */
export function SuggestedCategoriesPanel({ store }: { store: { id: string } }) {
  const categories = useQuery({
    queryKey: ["admin", "suggested-categories", store.id],
    queryFn: ({ signal }) => call("listSuggestedCategories", { params: { id: store.id } }, { signal }),
    select: suggestedCategories,
  });
  return (
    <Panel
      title="Suggested categories"
      text="What people use it for that it doesn't have yet, from 30% on"
      className="lg:col-span-2"
    >
      <QueryBoundary
        query={categories}
        failed="The suggestions can't be shown."
        waiting={<Skeleton className="h-40 w-full" />}
      >
        {(found) =>
          found.length === 0 ? (
            <NothingYet>No new category suggestions for this store yet</NothingYet>
          ) : (
            <LearnedCategoryList label="Suggested categories" categories={found} />
          )
        }
      </QueryBoundary>
    </Panel>
  );
}
