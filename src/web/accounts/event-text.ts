import { roleDisplayNames } from "../../contract/accounts/roles.ts";
import { eventSentences } from "../../contract/security-events/kinds.ts";
import type { OwnEvent } from "../../contract/security-events/schema.ts";
import { countOf } from "../ui/count-of.ts";

/** A security event as a sentence, without a full stop. */
export function eventText({ kind, count, detail }: Pick<OwnEvent, "kind" | "count" | "detail">): string {
  const sentence = eventSentences[kind];
  const role = detail?.role === undefined ? "" : ` to ${roleDisplayNames[detail.role]}`;
  return `${sentence}${role}${count === 1 ? "" : `, ${countOf(count, "time", "times")} within an hour`}`;
}

/** The source of an event; empty when it is unknown or hidden from the reader. */
export function placeText({ device, address }: Pick<OwnEvent, "device" | "address">): string {
  return [device, address].filter((part) => part !== null && part !== "").join(" · ");
}
