import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { eventKinds, eventSentences, type EventKind } from "../../contract/security-events/kinds.ts";
import type { SecurityEvent } from "../../contract/security-events/schema.ts";
import { eventText, placeText } from "../accounts/event-text.ts";
import { call } from "../api/client.ts";
import { LoadMore } from "../session/load-more.tsx";
import { QueryBoundary } from "../session/query-boundary.tsx";
import { Card } from "../ui/card.tsx";
import { DataTable, type Column } from "../ui/data-table.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Moment } from "../ui/moment.tsx";
import { RowSelect } from "../ui/row-select.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { PersonFilter, type FilteredPerson } from "./person-filter.tsx";

const columns: readonly Column<SecurityEvent>[] = [
  {
    title: "What",
    alone: true,
    className: "md:w-80",
    cell: (event) => (
      <>
        <span className="font-[600]">{eventText(event)}</span>
        {event.detail?.route !== undefined && (
          <span className="block font-mono text-xs wrap-anywhere text-ink-2">{event.detail.route}</span>
        )}
      </>
    ),
  },
  {
    title: "Who",
    cell: ({ userEmail, actorEmail }) => (
      <span className="min-w-0 wrap-anywhere">
        {userEmail === null ? (
          <span className="text-ink-2">Nobody with an account</span>
        ) : (
          <bdi>{userEmail}</bdi>
        )}
        {actorEmail !== null && (
          <span className="block text-sm text-ink-2">
            by <bdi>{actorEmail}</bdi>
          </span>
        )}
      </span>
    ),
  },
  { title: "When", className: "text-ink-2", cell: ({ lastAt }) => <Moment at={lastAt} /> },
  {
    title: "From where",
    alone: true,
    className: "text-sm text-ink-2 md:w-80",
    cell: (event) => <bdi className="wrap-anywhere">{placeText(event)}</bdi>,
  },
];

/** Security events of everybody, of one kind or about one person. */
export function EventsTab() {
  const [kind, setKind] = useState<EventKind | null>(null);
  const [person, setPerson] = useState<FilteredPerson | null>(null);
  const events = useInfiniteQuery({
    queryKey: ["admin", "events", kind, person?.id],
    queryFn: ({ pageParam, signal }) =>
      call(
        "listEvents",
        {
          query: {
            ...(kind !== null && { kind }),
            ...(person !== null && { userId: person.id }),
            ...(pageParam !== null && { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex flex-col gap-4">
      <Card className="md:max-w-120">
        <RowSelect
          label="Kind"
          value={kind ?? ""}
          onChange={({ target }) => setKind(eventKinds.find((each) => each === target.value) ?? null)}
        >
          <option value="">All</option>
          {eventKinds.map((each) => (
            <option key={each} value={each}>
              {eventSentences[each]}
            </option>
          ))}
        </RowSelect>
      </Card>
      <PersonFilter person={person} onChoose={setPerson} />
      <QueryBoundary
        query={events}
        failed="The events can't be shown."
        waiting={<Skeleton className="h-96 w-full" />}
      >
        {({ pages }) => (
          <>
            <DataTable
              caption="Security events"
              columns={columns}
              rows={pages.flatMap((page) => page.events)}
              rowKey={({ id }) => id}
              empty={<EmptyState icon={ShieldCheck} title="No events found" />}
            />
            <LoadMore list={events} />
          </>
        )}
      </QueryBoundary>
    </div>
  );
}
