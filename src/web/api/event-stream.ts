import { routePaths } from "virtual:route-paths";
import { EventReader, type ServerEvent } from "./event-reader.ts";

/**
 * How a stream came to its end: by the server's will, because there is no session, because something answered that is
 * no stream, or because the network let it down. `retry`: milliseconds after which the server wants us back.
 */
export type StreamEnd = { kind: "ended" | "signed-out" | "refused" | "lost"; retry: number | null };

export type StreamListener = {
  opened(): void;
  /** Something came, if only a sign of life. */
  alive(): void;
  event(event: ServerEvent): void;
};

/**
 * Listens to what changes on the list, after `since`, until one side ends it. With fetch rather than EventSource, which
 * hides why it failed and whether anything still comes. Never rejects.
 */
export async function openEventStream(
  since: string | null,
  listener: StreamListener,
  signal: AbortSignal,
): Promise<StreamEnd> {
  const reader = new EventReader();
  const end = (kind: StreamEnd["kind"]): StreamEnd => ({ kind, retry: reader.retry });
  const [, path] = routePaths["streamChanges"]!;
  try {
    const response = await fetch(since === null ? path : `${path}?since=${encodeURIComponent(since)}`, {
      signal,
      credentials: "same-origin",
      cache: "no-store",
      headers: { accept: "text/event-stream" },
    });
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok || response.body === null || !type.includes("event-stream")) {
      // Unread it would hold one of the few connections that a browser has to a server.
      await response.body?.cancel();
      // Without a problem document something else on the way has answered.
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
