import { useList } from "../list/list-provider.tsx";
import { useSession } from "../session/use-session.ts";
import type { AddContext } from "./add-context.ts";
import type { AddKnowledge } from "./use-add-knowledge.ts";

/** The current context of an add. */
export function useAddContext(
  { names, choices, knowsCatalogue }: AddKnowledge,
  premium: boolean,
): AddContext {
  const { view, store } = useList();
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const { stores, categories } = view;
  return { store, names, choices, categories, knowsCatalogue, userId, premium, stores };
}
