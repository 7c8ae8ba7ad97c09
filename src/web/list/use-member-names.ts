import { useMemo } from "react";
import type { Id } from "../../contract/ids.ts";
import { useSession } from "../session/use-session.ts";
import { useList } from "./list-provider.tsx";

/** The other members of the household by their id, the same map until one joins, leaves or changes their name. */
export function useMemberNames(): ReadonlyMap<Id, string> {
  const { view } = useList();
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : null;
  return useMemo(
    () => new Map(view.members.filter(({ id }) => id !== userId).map(({ id, name }) => [id, name])),
    [view.members, userId],
  );
}
