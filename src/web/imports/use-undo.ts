import { useState } from "react";
import type { Id } from "../../contract/ids.ts";
import { failure, serverSentence } from "../session/error-sentences.ts";
import { showError } from "../ui/toast.ts";
import { undoneText } from "./added-text.ts";
import type { ImportFlow } from "./import-flow.ts";

/** Undoes an import once; `undone` is then the text of the result. */
export function useUndo(flow: ImportFlow, id: Id) {
  const [undone, setUndone] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  async function undo(): Promise<void> {
    if (pending || undone !== null) return;
    setPending(true);
    try {
      setUndone(undoneText(await flow.undo(id)));
    } catch (error) {
      showError(serverSentence(error) ?? failure(error, "This could not be undone."));
    } finally {
      setPending(false);
    }
  }
  return { undone, pending, undo };
}
