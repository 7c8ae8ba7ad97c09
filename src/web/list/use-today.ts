import { useSyncExternalStore } from "react";
import { serverNow } from "../api/server-time.ts";
import { dateIn } from "./repeat-dates.ts";

const lookEveryMs = 30_000;

/** Today's date (YYYY-MM-DD) in a time zone, by the server's clock; changes at midnight. */
export function useToday(timezone: string): string {
  return useSyncExternalStore(watch, () => dateIn(timezone, serverNow()));
}

function watch(changed: () => void): () => void {
  const timer = setInterval(changed, lookEveryMs);
  document.addEventListener("visibilitychange", changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", changed);
  };
}
