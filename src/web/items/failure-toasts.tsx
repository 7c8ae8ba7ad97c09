import { useEffect, useRef } from "react";
import type { FailedOperation } from "../offline/list-store.ts";
import { showError, showToast } from "../ui/toast.ts";
import { useList } from "./list-provider.tsx";

/** Says once of each change that the server has refused, when it happens, that it was taken back and why. */
export function FailureToasts() {
  const { failed } = useList().view.sync;
  const seen = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    // What was refused before the app was opened waits on the account page.
    const before = seen.current;
    seen.current = new Set(failed.map(({ id }) => id));
    const fresh = before === null ? undefined : failed.findLast(({ id }) => !before.has(id));
    if (fresh !== undefined) tell(fresh);
  }, [failed]);
  return null;
}

function tell({ title, detail, action: { type } }: FailedOperation): void {
  const description = `${title}: ${detail}`;
  if (type === "add-repeat" || type === "restore-repeat")
    showToast("Failed to create recurring item", { description });
  else if (type === "delete-repeat") showToast("Failed to delete recurring item", { description });
  else showError(description);
}
