import { useCallback, useEffect, useRef } from "react";
import type { Id } from "../../contract/ids.ts";
import { isInStore } from "../../contract/items/rules.ts";
import type { MasterItem } from "../../contract/items/schema.ts";
import { useList } from "../list/list-provider.tsx";
import { useCatalogue } from "../list/use-catalogue.ts";
import type { ListStore } from "../offline/list-store.ts";
import { useEffectivePermissions } from "../session/use-effective-permissions.ts";
import { useSession } from "../session/use-session.ts";
import { addRequested } from "./add-request.ts";
import type { AddLine } from "./add-line.ts";
import { undoAdding } from "./add-undo.ts";
import type { AddContext } from "./add-context.ts";
import { choicesOf, knownNames } from "../typed/known-names.ts";
import type { AddRequest } from "./unfinished-adds.ts";

/**
 * `done`: the line to be shown and spoken, and what undoes it (null when nothing changed). `asks`: nothing is done yet, the
 * same request with `confirmed` or `leaves` does it. `blocked`: earlier names are being sorted, it can be tried in a moment. `failed`: the person
 * has seen why, and the text belongs back into its field.
 */
type AddTextResult =
  | { outcome: "done"; line: AddLine; undo: UndoOfText | null }
  | { outcome: "asks"; question: string }
  | { outcome: "blocked" | "failed" };

/** Resolves to a sentence about the items that stay; null when there are none. */
export type UndoOfText = () => Promise<string | null>;

type ContextNow = (inStoreId: AddRequest["inStoreId"]) => AddContext;

/** Makes what an add works with, as the list is when it is called. */
export function useContextNow(): ContextNow {
  const premium = useEffectivePermissions()?.isPremium === true;
  const { store } = useList();
  const { masterItems } = useCatalogue();
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const latest = useRef({ masterItems, userId, premium });
  useEffect(() => {
    latest.current = { masterItems, userId, premium };
  });
  return useCallback((inStoreId) => contextOf(store, latest.current, inStoreId), [store]);
}

/**
 * Adds a text from another screen than the Add tab, as its field does. Unknown names are sent at once.
 */
export function useAddText(contextNow: ContextNow): (request: AddRequest) => Promise<AddTextResult> {
  const { store } = useList();
  return useCallback(
    async (request: AddRequest) => {
      const result = await addRequested(contextNow(request.inStoreId), request);
      if (result.outcome !== "done") return result;
      await store.releaseHeld(false).catch(() => undefined);
      const { line } = result;
      return {
        outcome: "done",
        line,
        undo: line.ids.length === 0 ? null : () => undoAdding(store, line.ids),
      };
    },
    [store, contextNow],
  );
}

/** Makes what an add works with. That takes a while, so a screen whose rows change often makes it only for an add. */
function contextOf(
  store: ListStore,
  { masterItems, userId, premium }: { masterItems: readonly MasterItem[]; userId: Id; premium: boolean },
  inStoreId: AddRequest["inStoreId"],
): AddContext {
  const { stores, categories, suggestions, userItems, categoryChoices } = store.getView();
  const choices = choicesOf(categoryChoices);
  const names = knownNames(suggestions, userItems, masterItems, choices);
  const knowsCatalogue = masterItems.length > 0;
  const visited = stores.find(({ id }) => id === inStoreId);
  const storeToAssign: AddContext["storeToAssign"] = (item, isOpen) =>
    visited !== undefined && (isOpen || item.categoryName !== null) && isInStore(item, visited)
      ? undefined
      : visited;
  return {
    store,
    names,
    choices,
    categories,
    knowsCatalogue,
    userId,
    premium,
    stores,
    storeToAssign,
  };
}
