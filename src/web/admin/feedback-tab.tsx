import { useInfiniteQuery } from "@tanstack/react-query";
import { MessageSquareHeart } from "lucide-react";
import type { FeedbackEntry } from "../../contract/admin/schema.ts";
import { titleCase } from "../../contract/items/rules.ts";
import { call } from "../api/client.ts";
import { Badge } from "../ui/badge.tsx";
import { Card, CardList } from "../ui/card.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { QueryBoundary } from "../session/query-boundary.tsx";
import { LoadMore } from "../session/load-more.tsx";
import { Moment } from "../ui/moment.tsx";

/** People's feedback, the newest first. */
export function FeedbackTab() {
  const feedback = useInfiniteQuery({
    queryKey: ["admin", "feedback"],
    queryFn: ({ pageParam, signal }) =>
      call("listFeedback", { query: pageParam === null ? {} : { after: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  return (
    <QueryBoundary
      query={feedback}
      failed="The feedback can't be shown."
      waiting={<Skeleton className="h-96 w-full" />}
    >
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        if (entries.length === 0) {
          return (
            <Card>
              <EmptyState icon={MessageSquareHeart} title="No feedback submitted yet" />
            </Card>
          );
        }
        return (
          <>
            <CardList aria-label="Feedback">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </CardList>
            <LoadMore list={feedback} />
          </>
        );
      }}
    </QueryBoundary>
  );
}

function Entry({ entry: { id, type, userName, message, createdAt } }: { entry: FeedbackEntry }) {
  return (
    <li className="flex flex-col gap-2 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="font-[600]">{userName}</bdi>
        <Badge tone="outline">{titleCase(type)}</Badge>
        <span className="text-sm text-ink-2 md:ms-auto">
          <Moment at={createdAt} />
        </span>
      </div>
      <p dir="auto" className="max-w-[75ch] whitespace-pre-wrap">
        {message}
      </p>
      <p className="font-mono text-xs break-all text-ink-2">
        <span className="sr-only">ID </span>
        {id}
      </p>
    </li>
  );
}
