import type { StreamEnd, StreamListener } from "../../src/web/api/event-stream.ts";
import type { Id } from "../../src/contract/ids.ts";
import { offline, turn, type Network } from "./network.ts";
import type { FakeServer } from "./server.ts";

/** The features of a simulated tab that its stream needs. */
type StreamingTab<Tab> = {
  readonly dead: boolean;
  readonly device: {
    readonly server: FakeServer;
    readonly session: Id | null;
    readonly network: Network;
    readonly live: boolean;
    readonly streams: Set<FakeStream<Tab>>;
  };
};

/** One open stream of a simulated tab. */
export type FakeStream<Tab> = {
  readonly tab: Tab;
  /** Ends the stream as the network or the server would, with a `retry` hint in milliseconds. */
  end(kind: StreamEnd["kind"], retry?: number): void;
  /** Cuts the stream silently: no event passes any more. */
  silent: boolean;
};

/** The delay of the next event, in turns of the simulated network. */
export const streamDelay = { turns: (): number => 0 };

/** The server's events: each has all changes since the stream's cursor, as those of the real server. */
export async function openFakeStream<Tab extends StreamingTab<Tab>>(
  tab: Tab,
  since: string | null,
  listener: StreamListener,
  signal: AbortSignal,
): Promise<StreamEnd> {
  const { device } = tab;
  const { server } = device;
  const aborted = new Promise<StreamEnd>((resolve) =>
    signal.addEventListener("abort", () => resolve({ kind: "lost", retry: null })),
  );
  if (!device.live) return aborted;
  await turn();
  if (signal.aborted || device.network === offline || tab.dead) return { kind: "lost", retry: null };
  if (device.session === null || !server.people.includes(device.session))
    return { kind: "signed-out", retry: null };
  listener.opened();
  let cursor = since;
  let telling = false;
  const over = Promise.withResolvers<StreamEnd>();
  const stream: FakeStream<Tab> = {
    tab,
    silent: false,
    end: (kind, retry) => over.resolve({ kind, retry: retry ?? null }),
  };
  const tell = async () => {
    if (telling) return;
    telling = true;
    for (;;) {
      const changes = server.changesSince(cursor, device.session ?? undefined);
      if (changes.cursor === cursor) break;
      cursor = changes.cursor;
      const event = changes.full ? "reset" : "changes";
      const data = JSON.stringify(changes.full ? { cursor } : changes);
      for (let turns = streamDelay.turns(); turns > 0; turns -= 1) await turn();
      if (!device.streams.has(stream) || stream.silent || tab.dead) break;
      listener.alive();
      listener.event({ event, id: cursor, data });
    }
    telling = false;
  };
  const watcher = () => void tell();
  device.streams.add(stream);
  server.watchers.add(watcher);
  watcher();
  const end = await Promise.race([over.promise, aborted]);
  device.streams.delete(stream);
  server.watchers.delete(watcher);
  return end;
}
