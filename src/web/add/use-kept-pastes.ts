import { useEffect, useRef } from "react";
import type { Id } from "../../contract/ids.ts";
import { useList } from "../list/list-provider.tsx";
import type { AddState } from "./add-state.ts";
import { keepPastes, keptPastes } from "./kept-pastes.ts";

/**
 * Stores what was pasted into a field until it is entered or cancelled, and gives back what an earlier page stored, once the list is
 * loaded: a phone may close the app while the person looks at another one.
 */
export function useKeptPastes(
  userId: Id,
  place: string,
  { paste, pastes }: Pick<AddState, "paste" | "pastes">,
  onPasted: (pasted: string, plain: string) => void,
): void {
  const isLoading = useList().view.status === "loading";
  const isRestored = useRef(false);
  useEffect(() => {
    if (isLoading || isRestored.current) return;
    isRestored.current = true;
    for (const { pasted, plain } of keptPastes(userId, place)) onPasted(pasted, plain);
  });
  const source = paste?.source;
  useEffect(() => {
    // Nobody's pastes are kept once the person has signed out.
    if (userId === "" || !isRestored.current) return;
    keepPastes(userId, place, source === undefined ? pastes : [source, ...pastes]);
  }, [userId, place, source, pastes]);
}
