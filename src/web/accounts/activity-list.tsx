import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../api/client.ts";
import { LoadMore } from "../session/load-more.tsx";
import { QueryBoundary } from "../session/query-boundary.tsx";
import { Moment } from "../ui/moment.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { eventText, placeText } from "./event-text.ts";

/** What concerned the security of the person's account, the newest first, in the zone of this device. */
export default function ActivityList() {
  const events = useInfiniteQuery({
    queryKey: ["own-events"],
    queryFn: ({ pageParam, signal }) =>
      call("listOwnEvents", { query: pageParam === null ? {} : { after: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // Each time that it is opened it shows what has happened until then.
    gcTime: 0,
  });
  return (
    <QueryBoundary
      query={events}
      failed="Your activity can't be shown."
      waiting={<Skeleton className="m-4 h-40" />}
    >
      {({ pages }) => {
        const shown = pages.flatMap((page) => page.events);
        if (shown.length === 0) return <p className="px-4 py-4 text-ink-2">Nothing in the last 90 days.</p>;
        return (
          <>
            <ul aria-label="Recent activity" className="divide-y divide-line">
              {shown.map((event) => (
                <li key={event.id} className="px-4 py-3">
                  <p className="font-[550] text-pretty">{eventText(event)}</p>
                  <p className="text-sm text-ink-2">
                    <Moment at={event.lastAt} />
                  </p>
                  <p className="text-sm wrap-anywhere text-ink-2">
                    <bdi>{placeText(event)}</bdi>
                  </p>
                </li>
              ))}
            </ul>
            <LoadMore list={events} />
          </>
        );
      }}
    </QueryBoundary>
  );
}
