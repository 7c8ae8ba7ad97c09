import { useSyncExternalStore } from "react";
import { getSession, subscribeToSession, type Session } from "./session.ts";

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession);
}
