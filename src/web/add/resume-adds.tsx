import { useCallback, useEffect, useRef, useState } from "react";
import { useEffectivePermissions } from "../session/use-effective-permissions.ts";
import type { AddContext } from "./add-context.ts";
import { addWhenFree } from "./add-request.ts";
import { resumedUsers, unfinishedAdds, type AddRequest } from "./unfinished-adds.ts";
import { useAddContext } from "./use-add-context.ts";
import { useAddKnowledge } from "./use-add-knowledge.ts";
import { loadEntryPlanner } from "./use-entry-planner.ts";
import { useUnfinishedAdds } from "./use-unfinished-adds.ts";

/** Finishes the adds of a page that ended, on any screen but the Add tab, which does it itself. */
export function ResumeAdds({ userId }: { userId: string }) {
  const [isNeeded] = useState(() => unfinishedAdds(userId).some(isForNobody));
  return isNeeded ? <Resume userId={userId} /> : null;
}

/** Only a field can ask the person, or give a text back: that is left to the Add tab. */
function isForNobody({ returned }: AddRequest): boolean {
  return returned !== true;
}

function Resume({ userId }: { userId: string }) {
  const premium = useEffectivePermissions()?.isPremium === true;
  const context = useAddContext(useAddKnowledge(), premium);
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });
  const resume = useCallback(
    (unfinished: readonly AddRequest[]) => void addAll(latest, userId, unfinished),
    [userId],
  );
  useUnfinishedAdds(userId, resume);
  return null;
}

async function addAll(
  latest: { readonly current: AddContext },
  userId: string,
  requests: readonly AddRequest[],
): Promise<void> {
  // Nobody waits for a row here, so there is time to load the planner. Without it the server parses the text.
  await loadEntryPlanner().catch(() => undefined);
  for (const request of requests.filter(isForNobody)) await addWhenFree(latest.current, request);
  resumedUsers.delete(userId);
  // When that fails they stay in the outbox and are sent at the next start.
  await latest.current.store.releaseHeld().catch(() => undefined);
}
