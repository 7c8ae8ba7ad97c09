import { useEffect, useState } from "react";
import { useList } from "../list/list-provider.tsx";
import { unfinishedAdds, type AddRequest } from "./unfinished-adds.ts";

/** Whose unfinished adds this page has taken up. */
const resumed = new Set<string>();

/**
 * Hands over, once in a page and as soon as the list is there, what earlier pages of this person left unfinished.
 * @param resume has to be the same function at each render
 */
export function useUnfinishedAdds(userId: string, resume: (unfinished: readonly AddRequest[]) => void): void {
  const { status } = useList().view;
  // Read before anything is asked for on this page.
  const [unfinished] = useState(() => (resumed.has(userId) ? [] : unfinishedAdds(userId)));
  useEffect(() => {
    if (status !== "ready" || resumed.has(userId)) return;
    resumed.add(userId);
    resume(unfinished);
  }, [status, userId, unfinished, resume]);
}
