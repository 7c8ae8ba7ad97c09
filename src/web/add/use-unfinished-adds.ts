import { useEffect, useRef, useState } from "react";
import { useList } from "../list/list-provider.tsx";
import { cameBackUnseen, resumedUsers, unfinishedAdds, type AddRequest } from "./unfinished-adds.ts";

/**
 * Passes on the adds that were left unfinished by earlier pages of this person, or by fields of this page that are gone: once
 * as soon as the list is loaded, and when one comes back later.
 * @param resume has to be the same function at each render
 */
export function useUnfinishedAdds(userId: string, resume: (unfinished: readonly AddRequest[]) => void): void {
  const { status } = useList().view;
  // They are read before this field requests an add itself.
  const [unfinished] = useState(() => (resumedUsers.has(userId) ? [] : unfinishedAdds(userId)));
  const isPassedOn = useRef(false);
  useEffect(() => {
    if (status !== "ready" || isPassedOn.current) return;
    isPassedOn.current = true;
    if (resumedUsers.has(userId)) return;
    resumedUsers.add(userId);
    resume(unfinished);
  }, [status, userId, unfinished, resume]);
  useEffect(() => cameBackUnseen.subscribe(() => resume(unfinishedAdds(userId))), [userId, resume]);
}
