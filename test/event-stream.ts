import { EventReader, type ServerEvent } from "../src/web/api/event-reader.ts";
import type { ListChanges } from "../src/contract/lists/schema.ts";

export type OpenEvents = {
  status: number;
  /** All that came so far. */
  events: readonly ServerEvent[];
  /** The server's last `retry` value, in milliseconds. */
  retry(): number | null;
  /** The number of chunks received, comments included. */
  chunks(): number;
  /** The next event that was not given out yet; waits for it. */
  next(milliseconds?: number): Promise<ServerEvent>;
  /** The next event, which must be `changes`. */
  changes(milliseconds?: number): Promise<ListChanges>;
  /** Resolves when the stream is over: `ended` by the server, or `broken` on the way. */
  over: Promise<"ended" | "broken">;
  close(): void;
};

/** Opens `GET /api/events` as a program would, over a real socket. */
export async function openEvents(
  url: string,
  cookie: string,
  { since, lastEventId }: { since?: string; lastEventId?: string } = {},
): Promise<OpenEvents> {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/events${since === undefined ? "" : `?since=${since}`}`, {
    signal: abort.signal,
    headers: { cookie, ...(lastEventId !== undefined && { "last-event-id": lastEventId }) },
  });
  const events: ServerEvent[] = [];
  const reader = new EventReader();
  let chunks = 0;
  let given = 0;
  let notice: () => void = () => undefined;
  const over = (async () => {
    try {
      const decoder = new TextDecoder();
      for await (const chunk of response.body!) {
        chunks += 1;
        events.push(...reader.read(decoder.decode(chunk, { stream: true })));
        notice();
      }
      return "ended";
    } catch {
      return "broken";
    } finally {
      notice();
    }
  })() as OpenEvents["over"];
  const next = async (milliseconds = 30_000) => {
    const end = performance.now() + milliseconds;
    while (given === events.length) {
      const left = end - performance.now();
      if (left <= 0) throw new Error("Waited in vain for an event.");
      await Promise.race([
        new Promise<void>((resolve) => (notice = resolve)),
        new Promise((resolve) => setTimeout(resolve, left)),
      ]);
    }
    given += 1;
    return events[given - 1]!;
  };
  return {
    status: response.status,
    events,
    retry: () => reader.retry,
    chunks: () => chunks,
    next,
    changes: async (milliseconds) => {
      const { event, data } = await next(milliseconds);
      if (event !== "changes") throw new Error(`This event is ${event}: ${data}`);
      return JSON.parse(data) as ListChanges;
    },
    over,
    close: () => abort.abort(),
  };
}

/** Waits for what must come about. */
export async function until(holds: () => boolean, what: string, milliseconds = 30_000): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Waited in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
