import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Store } from "lucide-react";
import { useState } from "react";
import type { AdminStore, StoreStatus } from "../../contract/admin/schema.ts";
import { call } from "../api/client.ts";
import { Chip } from "../ui/chip.tsx";
import { DataTable, type Column } from "../ui/data-table.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useDebounced } from "../ui/use-debounced.ts";
import { QueryBoundary } from "../session/query-boundary.tsx";
import { LoadMore } from "../session/load-more.tsx";
import { countOf } from "../ui/count-of.ts";
import { Day } from "../ui/moment.tsx";
import { searchDelay } from "./search-delay.ts";
import { StoreCategories } from "./store-categories.tsx";
import { StoreStatusControl } from "./store-status-control.tsx";

type StoreFilter = "all" | StoreStatus;

const filters: readonly { filter: StoreFilter; title: string; empty: string }[] = [
  { filter: "all", title: "All", empty: "No stores to review" },
  { filter: "pending", title: "Pending", empty: "No pending stores" },
  { filter: "approved", title: "Approved", empty: "No approved stores" },
  { filter: "ignored", title: "Ignored", empty: "No ignored stores" },
  { filter: "global", title: "Global", empty: "No global stores" },
];

const columns: readonly Column<AdminStore>[] = [
  {
    title: "Store",
    alone: true,
    className: "text-lg md:text-base md:w-56",
    cell: ({ name }) => (
      <span dir="auto" className="font-[600]">
        {name}
      </span>
    ),
  },
  {
    title: "Added by",
    cell: ({ userName }) =>
      userName === null ? <span className="text-ink-2">Restock</span> : <bdi>{userName}</bdi>,
  },
  {
    title: "Categories",
    alone: true,
    className: "md:max-w-80",
    cell: ({ name, categories }) => <StoreCategories storeName={name} categories={categories} />,
  },
  { title: "Added", className: "text-ink-2", cell: ({ createdAt }) => <Day at={createdAt} /> },
  { title: "Status", className: "md:w-44", cell: (store) => <StoreStatusControl store={store} /> },
];

/** People's stores to review, and the global ones. */
export function StoresTab() {
  const [filter, setFilter] = useState<StoreFilter>("all");
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim(), searchDelay);
  const stores = useInfiniteQuery({
    queryKey: ["admin", "stores", filter, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        "listNewStores",
        {
          query: {
            filter,
            ...(search !== "" && { search }),
            ...(pageParam !== null && { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
  const { empty } = filters.find((one) => one.filter === filter)!;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
        <div
          role="group"
          aria-label="Filter"
          className="flex flex-wrap gap-1 max-sm:[&>button]:px-2.5 sm:gap-2"
        >
          {filters.map((one) => (
            <Chip
              key={one.filter}
              selected={one.filter === filter}
              aria-pressed={one.filter === filter}
              onClick={() => setFilter(one.filter)}
            >
              {one.title}
            </Chip>
          ))}
        </div>
        <SearchField label="Search stores" value={typed} onChange={setTyped} />
      </div>
      <QueryBoundary
        query={stores}
        failed="The stores can't be shown."
        waiting={<Skeleton className="h-96 w-full" />}
      >
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.stores);
          return (
            <>
              <p role="status" className="px-1 text-sm text-ink-2">
                {countOf(rows.length, "store", "stores")} shown
              </p>
              <DataTable
                caption="Stores"
                columns={columns}
                rows={rows}
                rowKey={({ id }) => id}
                empty={
                  <EmptyState
                    icon={Store}
                    title={empty}
                    {...(search !== "" && { text: `Nothing matches “${search}”.` })}
                  />
                }
              />
              <LoadMore list={stores} />
            </>
          );
        }}
      </QueryBoundary>
    </div>
  );
}
