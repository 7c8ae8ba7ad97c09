import { useState, type ReactNode } from "react";
import type { Id } from "../../contract/ids.ts";
import { useList } from "../list/list-provider.tsx";
import { useMemberNames } from "../list/use-member-names.ts";
import { classNames } from "../ui/class-names.ts";

const names = new Intl.ListFormat("en", { type: "conjunction" });

/** Shows a link until somebody joins, who may have used it up; then says who has joined, and shows `after`. */
export function UnlessJoined({ children, after }: { children: ReactNode; after: ReactNode }) {
  const joined = useJoined();
  const hasJoined = joined.length > 0;
  return (
    <>
      {/* It stands here from the start, so that screen readers notice its text. */}
      <output
        dir="auto"
        className={classNames("text-lg font-[650] wrap-anywhere", hasJoined ? "block" : "sr-only")}
      >
        {hasJoined && `${names.format(joined)} ${joined.length === 1 ? "has" : "have"} joined`}
      </output>
      {hasJoined ? after : children}
    </>
  );
}

/** The names of those who have joined the list while this shows. */
function useJoined(): string[] {
  const { view } = useList();
  const others = useMemberNames();
  const [before, setBefore] = useState<ReadonlyMap<Id, string> | null>(null);
  // The person themselves is a member, so a list without members isn't loaded yet.
  if (before === null && view.members.length > 0) setBefore(others);
  return before === null ? [] : [...others].filter(([id]) => !before.has(id)).map(([, name]) => name);
}
