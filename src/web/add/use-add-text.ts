import { useCallback, useEffect, useRef } from "react";
import type { Id } from "../../contract/ids.ts";
import { useList } from "../list/list-provider.tsx";
import { useSession } from "../session/use-session.ts";
import { useEffectivePermissions } from "../session/use-effective-permissions.ts";
import type { AddContext } from "./add-context.ts";
import { addRequested } from "./add-request.ts";
import type { AddLine } from "./add-line.ts";
import { undoAdding } from "./add-undo.ts";
import { useAddKnowledge, type AddKnowledge } from "./use-add-knowledge.ts";

/** What an add works with, as it is now. */
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

/**
 * `done`: the line to be shown and spoken, and what takes it back (null when nothing changed). `asks`: nothing is done yet, the
 * same call with `confirmed` does it. `blocked`: earlier names are being sorted, it can be tried in a moment. `failed`: the person
 * was told why, and the text belongs back into its field.
 */
type AddTextResult =
  | { outcome: "done"; line: AddLine; undo: (() => Promise<void>) | null }
  | { outcome: "asks"; question: string }
  | { outcome: "blocked" | "failed" };

type AddTextOptions = {
  /** The person has said yes to the question. */
  confirmed?: boolean;
  /** The store in which they stand: what wouldn't be seen there is put there. */
  inStoreId?: Id | null;
};

/**
 * Adds a text from another screen than the Add tab, as its field does. Unknown names are sent at once.
 * @public
 */
export function useAddText(): (text: string, options?: AddTextOptions) => Promise<AddTextResult> {
  const premium = useEffectivePermissions()?.isPremium === true;
  const { store } = useList();
  const context = useAddContext(useAddKnowledge(), premium);
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });
  return useCallback(
    async (text: string, options: AddTextOptions = {}) => {
      const request = { text, asName: [], name: null, days: null, ...options };
      const result = await addRequested(latest.current, request);
      if (result.outcome !== "done") return result;
      await store.releaseHeld().catch(() => undefined);
      const { line } = result;
      return {
        outcome: "done",
        line,
        undo: line.ids.length === 0 ? null : () => undoAdding(store, line.ids),
      };
    },
    [store],
  );
}
