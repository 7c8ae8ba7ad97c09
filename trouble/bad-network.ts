import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The faults of a network between a browser and the server. */
export const troubles = [
  "latency",
  "answer-dropped",
  "truncated",
  "reset",
  "duplicated",
  "portal-html",
  "portal-json",
  "502",
  "503",
  "429",
  "black-hole",
  "refuse",
] as const;
export type Trouble = (typeof troubles)[number];

export type BadNetwork = {
  readonly url: string;
  /** Changes the fault at once; streams and answers in flight are cut, or stall in a black hole. */
  set(trouble: Trouble | null): void;
  close(): Promise<void>;
};

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

/** Starts an HTTP proxy on a free loopback port for all requests of a browser to the server. */
export async function startBadNetwork(target: string, random: () => number): Promise<BadNetwork> {
  let trouble: Trouble | null = null;
  const open = new Set<ServerResponse>();
  const server = createServer((incoming, outgoing) => {
    open.add(outgoing);
    outgoing.on("close", () => open.delete(outgoing));
    outgoing.on("error", () => undefined);
    void answer(incoming, outgoing).catch(() => outgoing.socket?.resetAndDestroy());
  });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const now = trouble;
    if (now === "refuse") return void outgoing.socket?.resetAndDestroy();
    // No answer ever comes, not even after the network has recovered.
    if (now === "black-hole") return;
    const body = await read(incoming);
    if (now === null) return relay(incoming, body, outgoing);
    const own = ownAnswers[now];
    if (own !== undefined) {
      outgoing.writeHead(own.status, own.headers);
      return void outgoing.end(own.body);
    }
    if (now === "latency") {
      await new Promise((resolve) => setTimeout(resolve, 2000 + 8000 * random()));
      return relay(incoming, body, outgoing);
    }
    // A stream has no end that could be truncated, so it is reset.
    if (incoming.headers.accept === "text/event-stream") return void outgoing.socket?.resetAndDestroy();
    const first = await ask(incoming, body);
    if (now === "answer-dropped") return void outgoing.socket?.destroy();
    if (now === "duplicated") return pass(await ask(incoming, body), outgoing);
    // The answer is truncated, or reset half-way.
    outgoing.writeHead(first.status, { ...first.headers, "content-length": first.body.length });
    outgoing.write(first.body.subarray(0, Math.floor(first.body.length / 2)), () => {
      if (now === "reset") outgoing.socket?.resetAndDestroy();
      else outgoing.socket?.end();
    });
  }

  function send(incoming: IncomingMessage, body: Buffer, onAnswer: (answer: IncomingMessage) => void) {
    const { method, url, headers } = incoming;
    const sent = request(new URL(url!, target), { method: method!, headers, agent: false }, onAnswer);
    sent.end(body);
    return sent;
  }

  function ask(incoming: IncomingMessage, body: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      send(incoming, body, (reply) => {
        read(reply).then(
          (whole) => resolve({ status: reply.statusCode!, headers: wholeHeaders(reply), body: whole }),
          reject,
        );
      }).on("error", reject);
    });
  }

  /** Passes the answer on in chunks, as a stream needs it. */
  function relay(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): void {
    const sent = send(incoming, body, (reply) => {
      outgoing.writeHead(reply.statusCode!, reply.headers);
      reply.on("data", (piece) => {
        if (trouble !== "black-hole") outgoing.write(piece);
      });
      reply.on("end", () => {
        if (trouble !== "black-hole") outgoing.end();
      });
      reply.on("error", () => outgoing.socket?.resetAndDestroy());
    });
    sent.on("error", () => outgoing.socket?.resetAndDestroy());
    outgoing.on("close", () => sent.destroy());
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    // The proxy has the server's host name, so that both have the same cookies.
    url: `http://${new URL(target).hostname}:${(server.address() as AddressInfo).port}`,
    set: (next) => {
      trouble = next;
      if (next === null || next === "black-hole" || next === "latency") return;
      for (const outgoing of open) outgoing.socket?.resetAndDestroy();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The answers of a network device in place of the server. */
const ownAnswers: Partial<
  Record<Trouble, { status: number; headers: Record<string, string>; body: string }>
> = {
  "portal-html": page(200, "Sign in to the Wi-Fi"),
  "portal-json": {
    status: 200,
    headers: { "content-type": "application/json" },
    body: '{"captive":true,"portal":"http://wifi.example/login"}',
  },
  502: page(502, "Bad gateway"),
  503: page(503, "Service unavailable"),
  429: page(429, "Too many requests"),
};

function page(status: number, title: string) {
  return { status, headers: { "content-type": "text/html" }, body: `<!doctype html><h1>${title}</h1>` };
}

function pass({ status, headers, body }: Answer, outgoing: ServerResponse): void {
  outgoing.writeHead(status, headers);
  outgoing.end(body);
}

/** Removes the headers about the transfer of an answer, because it is sent again. */
function wholeHeaders({ headers }: IncomingMessage): IncomingMessage["headers"] {
  const { "transfer-encoding": _transfer, connection: _connection, ...kept } = headers;
  return kept;
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
