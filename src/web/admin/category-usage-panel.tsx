import { useQuery } from "@tanstack/react-query";
import type { CategoryUsage } from "../../contract/admin/schema.ts";
import { categoryTitle } from "../../contract/categories/rules.ts";
import { call } from "../api/client.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { QueryBoundary } from "../session/query-boundary.tsx";
import { ConfidenceBadge } from "./confidence-badge.tsx";
import { topUsage } from "./confidence.ts";
import { countOf, countText } from "../ui/count-of.ts";
import { NothingYet, Panel } from "./panel.tsx";

/** The categories that are most certain over all stores. */
export function CategoryUsagePanel() {
  const usage = useQuery({
    queryKey: ["admin", "category-usage"],
    queryFn: ({ signal }) => call("listCategoryUsage", {}, { signal }),
    select: topUsage,
  });
  return (
    <Panel
      title="Global category usage analytics"
      text="The 10 most certain categories over all stores"
      className="lg:col-span-4"
    >
      <QueryBoundary
        query={usage}
        failed="The analytics can't be shown."
        waiting={<Skeleton className="h-72 w-full" />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <NothingYet>No global analytics data available yet</NothingYet>
          ) : (
            <UsageTable rows={rows} />
          )
        }
      </QueryBoundary>
    </Panel>
  );
}

const numberCell = "hidden py-2.5 ps-3 text-end tabular-nums sm:table-cell";

/** On narrow screens the counts stand below the name. */
function UsageTable({ rows }: { rows: readonly CategoryUsage[] }) {
  return (
    <table className="-my-2.5 w-full">
      <thead>
        <tr className="text-sm text-ink-2 sm:whitespace-nowrap [&>th]:py-2.5 [&>th]:font-semibold">
          <th scope="col" className="text-start">
            Category
          </th>
          <th scope="col" className={numberCell}>
            Stores
          </th>
          <th scope="col" className={numberCell}>
            Users
          </th>
          <th scope="col" className={numberCell}>
            Usage
          </th>
          <th scope="col" className="ps-3 text-end">
            Average confidence
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {rows.map(({ categoryName, totalStores, totalUsers, totalUsage, avgConfidence }) => (
          <tr key={categoryName}>
            <th scope="row" className="py-2.5 text-start font-[550]">
              <bdi>{categoryTitle(categoryName)}</bdi>
              <span className="block text-sm font-normal text-ink-2 sm:hidden">
                {countOf(totalStores, "store", "stores")} · {countOf(totalUsers, "user", "users")} ·{" "}
                {countOf(totalUsage, "use", "uses")}
              </span>
            </th>
            <td className={numberCell}>{countText(totalStores)}</td>
            <td className={numberCell}>{countText(totalUsers)}</td>
            <td className={numberCell}>{countText(totalUsage)}</td>
            <td className="py-2.5 ps-3 text-end">
              <ConfidenceBadge score={avgConfidence} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
