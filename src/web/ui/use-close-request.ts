import { useEffect, useRef } from "react";
import { addLayer } from "./layer-history.ts";

type CloseWatcher = EventTarget & { destroy(): void };

/**
 * While `open`, Back closes this instead of leaving the page, and so does the device's own way to close things (the back
 * gesture of Android), which reaches a CloseWatcher and leaves the history alone.
 */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => (open ? addLayer(() => latest.current()) : undefined), [open]);
  useEffect(() => {
    const { CloseWatcher: Watcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
    if (!open || Watcher === undefined) return;
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new Watcher();
      watcher.addEventListener("close", () => {
        latest.current();
        // A watcher serves one request only, and this request may have been declined.
        watch();
      });
    };
    watch();
    return () => watcher.destroy();
  }, [open]);
}
