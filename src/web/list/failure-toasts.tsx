import { useEffect, useRef } from "react";
import { part } from "../parts/part.ts";
import { showError, showToast } from "../ui/toast.ts";
import { useList } from "./list-provider.tsx";

const sentences = part("rejected-change", () => import("./rejected-change.ts"));

/** Shows one toast for each change at the moment the server rejects it, with the reason. */
export function FailureToasts() {
  const { stores, sync } = useList().view;
  const { failed } = sync;
  const seen = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    // Changes rejected before the app was opened are listed on the account page.
    const before = seen.current;
    seen.current = new Set(failed.map(({ id }) => id));
    const fresh = before === null ? undefined : failed.findLast(({ id }) => !before.has(id));
    if (fresh === undefined) return;
    // The sentences are loaded on demand: rejections are rare.
    sentences.load().then(
      ({ rejectedChange }) => {
        const { title, description } = rejectedChange(fresh, stores);
        showToast(title, { description });
      },
      () => showError(`${fresh.subject}: ${fresh.detail}`),
    );
  }, [failed, stores]);
  return null;
}
