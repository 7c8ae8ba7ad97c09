import type { ListChanges } from "../../contract/lists/schema.ts";
import { routes } from "virtual:routes/home";
import { EventReader, type ServerEvent } from "./event-reader.ts";

/**
 * Why a stream ended: the server ended it, there is no session, the reply
 * was no event stream, or the network failed. `retry`: milliseconds after which the client reconnects.
 */
export type StreamEnd = { kind: "ended" | "signed-out" | "refused" | "lost"; retry: number | null };

export type StreamListener = {
  opened(): void;
  /** Called for every event and every heartbeat. */
  alive(): void;
  event(event: ServerEvent): void;
};

const [, path, isListChanges] = routes["streamChanges"]!;

/** The changes that an event of the stream carries; null when they aren't the server's. */
export function readChanges(data: string): ListChanges | null {
  try {
    const changes: unknown = JSON.parse(data);
    return isListChanges(changes) ? (changes as ListChanges) : null;
  } catch {
    return null;
  }
}

/**
 * Listens to the list's changes after the cursor `since`, until one side ends the stream. It uses fetch because EventSource
 * hides the reason of a failure and the heartbeats. It never rejects.
 */
export async function openEventStream(
  since: string | null,
  listener: StreamListener,
  signal: AbortSignal,
): Promise<StreamEnd> {
  const reader = new EventReader();
  const end = (kind: StreamEnd["kind"]): StreamEnd => ({ kind, retry: reader.retry });
  try {
    const response = await fetch(since === null ? path : `${path}?since=${encodeURIComponent(since)}`, {
      signal,
      credentials: "same-origin",
      cache: "no-store",
      headers: { accept: "text/event-stream" },
    });
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok || response.body === null || !type.includes("event-stream")) {
      // An unread body would hold one of the browser's few connections to a server.
      await response.body?.cancel();
      // A reply without a problem document comes from something in between.
      return end(response.status === 401 && type.includes("problem+json") ? "signed-out" : "refused");
    }
    listener.opened();
    const pieces = response.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await pieces.read();
      if (done) return end("ended");
      listener.alive();
      for (const event of reader.read(decoder.decode(value, { stream: true }))) listener.event(event);
    }
  } catch {
    return end("lost");
  }
}
