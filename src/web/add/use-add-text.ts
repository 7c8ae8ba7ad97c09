import { useCallback, useEffect, useRef } from "react";
import type { Id } from "../../contract/ids.ts";
import { useList } from "../list/list-provider.tsx";
import { useEffectivePermissions } from "../session/use-effective-permissions.ts";
import { addRequested } from "./add-request.ts";
import type { AddLine } from "./add-line.ts";
import { undoAdding } from "./add-undo.ts";
import { useAddContext } from "./use-add-context.ts";
import { useAddKnowledge } from "./use-add-knowledge.ts";

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
      await store.releaseHeld(false).catch(() => undefined);
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
