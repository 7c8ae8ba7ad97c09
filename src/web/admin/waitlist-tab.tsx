import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { MailPlus } from "lucide-react";
import { useState } from "react";
import type { WaitlistEntry } from "../../contract/admin/schema.ts";
import { call } from "../api/client.ts";
import { Chip } from "../ui/chip.tsx";
import { DataTable, type Column } from "../ui/data-table.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { QueryBoundary } from "../session/query-boundary.tsx";
import { LoadMore } from "../session/load-more.tsx";
import { Day } from "../ui/moment.tsx";
import { DeleteEntry } from "./waitlist-delete.tsx";
import { EntryNotes } from "./waitlist-notes.tsx";
import { EntryStatus, waitlistChoices } from "./waitlist-status.tsx";

const filters = [{ value: null, title: "All" }, ...waitlistChoices];

const columns: readonly Column<WaitlistEntry>[] = [
  {
    title: "Email",
    alone: true,
    className: "pe-12 text-lg md:pe-3 md:text-base md:max-w-64",
    cell: ({ email }) => <bdi className="font-[600]">{email}</bdi>,
  },
  { title: "Joined", className: "text-ink-2", cell: ({ createdAt }) => <Day at={createdAt} /> },
  { title: "Status", cell: (entry) => <EntryStatus entry={entry} /> },
  { title: "Notes", alone: true, className: "md:w-96", cell: (entry) => <EntryNotes entry={entry} /> },
  {
    title: "Delete",
    alone: true,
    className: "absolute end-2 top-1.5 md:static md:w-16",
    cell: (entry) => <DeleteEntry entry={entry} />,
  },
];

/** The people on the waitlist. */
export function WaitlistTab() {
  const [status, setStatus] = useState<WaitlistEntry["status"] | null>(null);
  const waitlist = useInfiniteQuery({
    queryKey: ["admin", "waitlist", status],
    queryFn: ({ pageParam, signal }) =>
      call(
        "listWaitlist",
        { query: { ...(status !== null && { status }), ...(pageParam !== null && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex flex-col gap-4">
      <div role="group" aria-label="Filter" className="flex flex-wrap gap-1.5 sm:gap-2">
        {filters.map(({ value, title }) => (
          <Chip
            key={title}
            selected={value === status}
            aria-pressed={value === status}
            onClick={() => setStatus(value)}
          >
            {title}
          </Chip>
        ))}
      </div>
      <QueryBoundary
        query={waitlist}
        failed="The waitlist can't be shown."
        waiting={<Skeleton className="h-96 w-full" />}
      >
        {({ pages }) => (
          <>
            <DataTable
              caption="Waitlist"
              columns={columns}
              rows={pages.flatMap((page) => page.entries)}
              rowKey={({ id }) => id}
              empty={<EmptyState icon={MailPlus} title="No waitlist entries found" />}
            />
            <LoadMore list={waitlist} />
          </>
        )}
      </QueryBoundary>
    </div>
  );
}
