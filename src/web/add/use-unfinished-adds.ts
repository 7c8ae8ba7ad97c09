import { useEffect, useState } from "react";
import { useList } from "../list/list-provider.tsx";
import { unfinishedAdds, type AddRequest } from "./unfinished-adds.ts";

/** The users whose unfinished adds this page has resumed. */
const resumed = new Set<string>();

/**
 * Passes on, once in a page and as soon as the list is loaded, the adds that earlier pages of this person left
 * unfinished.
 * @param resume has to be the same function at each render
 */
export function useUnfinishedAdds(userId: string, resume: (unfinished: readonly AddRequest[]) => void): void {
  const { status } = useList().view;
  // They are read before this page requests an add itself.
  const [unfinished] = useState(() => (resumed.has(userId) ? [] : unfinishedAdds(userId)));
  useEffect(() => {
    if (status !== "ready" || resumed.has(userId)) return;
    resumed.add(userId);
    resume(unfinished);
  }, [status, userId, unfinished, resume]);
}
