import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The server behind an address whose web app can be replaced by another version, as an update of Restock does it. */
export type VersionServer = {
  readonly url: string;
  /** Serves the next version from now on: the same code in files of other names. */
  update(): void;
  close(): Promise<void>;
};

const fileName = /-([\w-]{8})(?=\.(?:js|css)\b)/g;
const isText = /javascript|text\/html/;

export async function startVersionServer(target: string): Promise<VersionServer> {
  let version = 1;
  const mark = () => (version === 1 ? "" : `v${version}`);

  const server = createServer((incoming, outgoing) => {
    // Validators are removed, so that a browser never takes one version for another.
    const { "if-none-match": _known, "if-modified-since": _since, ...headers } = incoming.headers;
    const { method } = incoming;
    // One version answers a request, also when the update comes between the request and the reply.
    const answering = mark();
    const path = ownPath(incoming.url!, answering);
    if (path === null) return void outgoing.writeHead(404).end();
    // Compressed files couldn't be changed by the proxy.
    const asked = { ...headers, "accept-encoding": "identity" };
    const passed = request(new URL(path, target), { method, headers: asked }, (reply) => {
      if (isText.test(reply.headers["content-type"] ?? "")) void sendChanged(reply, outgoing, answering);
      else {
        outgoing.writeHead(reply.statusCode!, reply.headers);
        reply.pipe(outgoing);
      }
    });
    passed.on("error", () => outgoing.destroy());
    outgoing.on("close", () => passed.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    update: () => (version += 1),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The path of a file in the one build that there is; null for a file of another version. */
function ownPath(path: string, mark: string): string | null {
  const [, start, found = "", end] = /^(\/assets\/.*?-[\w-]{8})(v\d)?(\.(?:js|css))$/.exec(path) ?? [];
  if (start === undefined) return path;
  return found === mark ? `${start}${end}` : null;
}

async function sendChanged(reply: IncomingMessage, outgoing: ServerResponse, mark: string): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString().replaceAll(fileName, `-$1${mark}`);
  const { "content-length": _length, ...headers } = reply.headers;
  outgoing.writeHead(reply.statusCode!, headers);
  outgoing.end(text.replace("<body>", `<body data-version="${mark}">`));
}
