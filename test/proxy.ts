import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * The condition of the network between a client and the server:
 * - `open`: all passes;
 * - `refuse`: new connections are reset, existing ones stay;
 * - `black-hole`: connections are taken and nothing passes either way, as behind a dead access point;
 * - `half-open`: what the client sends arrives, what the server answers does not.
 */
export type Condition = "open" | "refuse" | "black-hole" | "half-open";

export type Proxy = {
  /** Give this to the client in place of the server's address. */
  url: string;
  port: number;
  /** May change at any time, for the connections that are there as well. */
  condition: Condition;
  /** Milliseconds by which each piece is late, in each direction; their order stays. */
  delay: number;
  /** Bytes that each new connection may answer before it is reset; null: never. */
  cutAfter: number | null;
  /** Connections made so far. */
  connections(): number;
  /** Resets every connection that is there now. */
  cut(): void;
  close(): Promise<void>;
};

type Route = { host: string; port: number } | { path: string };

/** A TCP proxy on a free loopback port that a test can make as bad as a network can be. */
export async function startProxy(target: string | Route): Promise<Proxy> {
  const route: Route = typeof target === "string" ? routeOf(target) : target;
  const clients = new Set<Socket>();
  let made = 0;
  const server = createServer((client) => {
    if (proxy.condition === "refuse") {
      client.resetAndDestroy();
      return;
    }
    made += 1;
    clients.add(client);
    const upstream = connect({ ...route });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      socket.setNoDelay(true);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        clients.delete(socket);
        if (proxy.condition === "open") other.destroy();
      });
    }
    let left = proxy.cutAfter ?? Infinity;
    relay(client, upstream, () => proxy.condition !== "black-hole");
    relay(upstream, client, (bytes) => {
      left -= bytes;
      if (left < 0) client.resetAndDestroy();
      return left >= 0 && proxy.condition !== "black-hole" && proxy.condition !== "half-open";
    });
  });
  /** Pieces that may not pass are lost: who wants the connection back has to make a new one. */
  const relay = (from: Socket, to: Socket, passes: (bytes: number) => boolean) => {
    from.on("data", (piece) => {
      const pass = () => {
        if (passes(piece.length) && !to.destroyed) to.write(piece);
      };
      if (proxy.delay > 0) setTimeout(pass, proxy.delay);
      else pass();
    });
    from.on("end", () => setTimeout(() => passes(0) && to.end(), proxy.delay));
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const proxy: Proxy = {
    url: `http://127.0.0.1:${port}`,
    port,
    condition: "open",
    delay: 0,
    cutAfter: null,
    connections: () => made,
    cut: () => {
      for (const socket of clients) socket.resetAndDestroy();
    },
    close: async () => {
      proxy.cut();
      server.close();
      await once(server, "close");
    },
  };
  return proxy;
}

function routeOf(url: string): Route {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
}
