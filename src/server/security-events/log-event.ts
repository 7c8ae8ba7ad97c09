import type { EventKind } from "../../contract/security-events/kinds.ts";
import type { EventDetail } from "../../contract/security-events/schema.ts";
import type { Log } from "../log.ts";

/** Kinds that an operator may want to be woken by. */
const warnings: ReadonlySet<EventKind> = new Set<EventKind>([
  "sign_in_failed",
  "current_password_failed",
  "secret_code_failed",
  "limit_reached",
  "admin_call_refused",
  "cross_site_refused",
]);

type LoggedEvent = EventDetail & {
  userId: string | null;
  actorId?: string | null;
  address: string | null;
  device: string | null;
  /** How often within this hour so far. */
  count?: number;
};

/** The line of an event: its message is always "security event", its kind stands in `event`. */
export function logEvent(log: Log, kind: EventKind, event: LoggedEvent): void {
  log[warnings.has(kind) ? "warn" : "info"]({ event: kind, ...event }, "security event");
}
