import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { UsersRound } from "lucide-react";
import { useState } from "react";
import type { AdminUser } from "../../contract/admin/schema.ts";
import { call } from "../api/client.ts";
import { DataTable, type Column } from "../ui/data-table.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useDebounced } from "../ui/use-debounced.ts";
import { QueryBoundary } from "../session/query-boundary.tsx";
import { LoadMore } from "../session/load-more.tsx";
import { countOf } from "../ui/count-of.ts";
import { Day } from "../ui/moment.tsx";
import { RoleControl } from "./role-control.tsx";
import { searchDelay } from "./search-delay.ts";

const columns: readonly Column<AdminUser>[] = [
  {
    title: "Email",
    alone: true,
    className: "text-lg md:text-base",
    cell: ({ email }) => <bdi className="font-[600]">{email}</bdi>,
  },
  {
    title: "Name",
    cell: ({ name }) => (name === null ? <span className="text-ink-2">No name</span> : <bdi>{name}</bdi>),
  },
  { title: "Role", className: "md:w-52", cell: (user) => <RoleControl user={user} /> },
  { title: "Created", className: "text-ink-2", cell: ({ createdAt }) => <Day at={createdAt} /> },
  {
    title: "ID",
    className: "text-ink-2 lg:w-76",
    cell: ({ id }) => <span className="font-mono text-xs break-all">{id}</span>,
  },
];

/** All users, searchable. */
export function UsersTab() {
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim(), searchDelay);
  const users = useInfiniteQuery({
    queryKey: ["admin", "users", search],
    queryFn: ({ pageParam, signal }) =>
      call(
        "listUsers",
        { query: { ...(search !== "" && { search }), ...(pageParam !== null && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex flex-col gap-4">
      <SearchField label="Search by email or name" value={typed} onChange={setTyped} />
      <QueryBoundary
        query={users}
        failed="The users can't be shown."
        waiting={<Skeleton className="h-96 w-full" />}
      >
        {({ pages }) => (
          <>
            <p role="status" className="px-1 text-sm text-ink-2">
              {countOf(pages[0]!.total, "user", "users")}
            </p>
            <DataTable
              caption="Users"
              columns={columns}
              rows={pages.flatMap((page) => page.users)}
              rowKey={({ id }) => id}
              empty={
                <EmptyState
                  icon={UsersRound}
                  title="No users found"
                  {...(search !== "" && { text: `Nothing matches “${search}”.` })}
                />
              }
            />
            <LoadMore list={users} />
          </>
        )}
      </QueryBoundary>
    </div>
  );
}
