import { useRef, useEffect } from "react";
import { failure } from "./error-sentences.ts";
import { Button } from "../ui/button.tsx";

type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: Error | null;
  data: { pages: unknown[] } | undefined;
  fetchNextPage: () => Promise<unknown>;
};

/** Brings the next page of a list. After the last one the focus waits on a line that says so. */
export function LoadMore({ list }: { list: Pages }) {
  const end = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const isEnd = !list.hasNextPage && (list.data?.pages.length ?? 0) > 1;
  useEffect(() => {
    if (isEnd && pressed.current) end.current?.focus();
  }, [isEnd]);
  if (isEnd) {
    return (
      <p ref={end} tabIndex={-1} className="py-5 text-center text-sm text-ink-2">
        That's all.
      </p>
    );
  }
  if (!list.hasNextPage) return null;
  return (
    <div className="flex flex-col items-center gap-3 py-5">
      {list.isFetchNextPageError && (
        <p role="alert" className="text-center text-sm text-pretty text-danger">
          {failure(list.error, "More can't be shown.")}
        </p>
      )}
      <Button
        look="soft"
        aria-disabled={list.isFetchingNextPage}
        className="aria-disabled:opacity-55"
        onClick={() => {
          pressed.current = true;
          if (!list.isFetchingNextPage) void list.fetchNextPage();
        }}
      >
        {list.isFetchingNextPage ? "Loading..." : "Load more"}
      </Button>
    </div>
  );
}
