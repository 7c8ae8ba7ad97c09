import { useEffect, useRef } from "react";

type CloseWatcher = EventTarget & { destroy(): void };

/**
 * While `open`, the device's own way to close things (the back gesture of Android) closes this instead of leaving the
 * screen. Browsers without a CloseWatcher are unaffected.
 */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
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
