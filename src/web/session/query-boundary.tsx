import { useEffect, type ReactNode } from "react";
import { failure } from "./error-sentences.ts";
import { loadSession } from "./session.ts";
import { ApiError } from "../api/client.ts";
import { Button } from "../ui/button.tsx";

type Query<T> = {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** Shows the data of a query; `waiting` while it loads; when it failed, the reason and a button to retry. */
export function QueryBoundary<T>({
  query: { data, error, isFetching, refetch },
  failed,
  waiting,
  children,
}: {
  query: Query<T>;
  /** The sentence shown when the query failed. */
  failed: string;
  waiting: ReactNode;
  children: (data: T) => ReactNode;
}) {
  const isRefused = error instanceof ApiError && error.status === 403;
  useEffect(() => {
    // The person is no administrator any more, and the screen has to say so.
    if (isRefused) void loadSession({ force: true });
  }, [isRefused]);
  if (data !== undefined) return children(data);
  if (error === null || isFetching) {
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          Loading...
        </p>
        {waiting}
      </div>
    );
  }
  return (
    <div role="alert" className="rounded-card border border-line bg-surface p-5">
      <p className="text-pretty text-ink-2">{failure(error, failed)}</p>
      <Button look="soft" className="mt-3" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}
