import type { ReactNode } from "react";
import type { Id } from "../../contract/ids.ts";
import { useSession } from "../session/use-session.ts";
import { useList } from "../list/list-provider.tsx";
import { isMissed } from "../list/missed-items.ts";
import { knownMoves, sayNotHere } from "../list/say-not-here.ts";
import { SwipeArea } from "./swipe-area.tsx";

/** The rows of a store: pushed to the left, a row says that the store doesn't have its item. */
export function SwipeRows({
  inStoreId,
  hasOpen,
  children,
}: {
  inStoreId: Id;
  /** Whether there is something to get. */
  hasOpen: boolean;
  children: ReactNode;
}) {
  const { store } = useList();
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const isKnown = knownMoves.use(userId).includes("not-here");
  return (
    <>
      <SwipeArea
        labelOf={(id) => (isMissed(id) ? "It's here" : "Not here")}
        onSwipe={(id) => void sayNotHere(store, id, inStoreId, !isMissed(id))}
      >
        {children}
      </SwipeArea>
      {!isKnown && hasOpen && (
        <p className="hidden px-1.5 pb-3 text-center text-sm text-ink-2 pointer-coarse:block print:hidden!">
          Something isn’t here? Swipe its row to the left.
        </p>
      )}
    </>
  );
}
