import { useMemo } from "react";
import type { Presence } from "../../contract/lists/schema.ts";
import { useSession } from "../session/use-session.ts";
import { useList } from "./list-provider.tsx";

/** The people of the list who are in a store now: the others, and the person of this session. */
export function usePresence(): { others: readonly Presence[]; own: Presence | undefined } {
  const { presence } = useList().view;
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : null;
  return useMemo(
    () => ({
      others: presence.filter((one) => one.userId !== userId),
      own: presence.find((one) => one.userId === userId),
    }),
    [presence, userId],
  );
}
