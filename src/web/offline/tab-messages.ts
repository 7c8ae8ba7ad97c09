import type { Id } from "../../contract/ids.ts";
import type { Connection } from "../api/client.ts";
import type { Delivery } from "./delivery.ts";

/**
 * Messages between tabs: something was stored; what a tab knows of the server; a heartbeat of this tab's stream; the
 * person has signed out.
 */
export type Message =
  | { type: "stored" }
  | { type: "server"; connection: Connection; delivery: Delivery }
  | { type: "streaming" }
  | { type: "forget" };
export const forgetMessage: Message = { type: "forget" };

export function channelName(userId: Id): string {
  return `restock-list-${userId}`;
}
