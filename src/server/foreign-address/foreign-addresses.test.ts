import type { LookupAddress } from "node:dns";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { parseNetworks } from "../networks.ts";
import { FetchFault, type FaultKind } from "./fetch-fault.ts";
import { ForeignAddresses, type Resolve } from "./foreign-addresses.ts";

let port = 0;
let answer: RequestListener;
let seen: { url: string; headers: IncomingHttpHeaders }[] = [];
const server = createServer((request, response) => {
  seen.push({ url: request.url!, headers: request.headers });
  answer(request, response);
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  seen = [];
  answer = (_, response) => response.setHeader("content-type", "text/html").end("<p>Soup</p>");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A stub of DNS; a name may have other addresses at each look-up. */
function names(known: Record<string, readonly (readonly string[])[]>) {
  const asked: string[] = [];
  const resolve: Resolve = (name, _, callback) => {
    const answers = known[name] ?? [[]];
    const found = answers[Math.min(asked.filter((each) => each === name).length, answers.length - 1)]!;
    asked.push(name);
    setImmediate(() => callback(null, found.map(toRecord)));
  };
  return { asked, resolve };
}
const toRecord = (address: string): LookupAddress => ({ address, family: address.includes(":") ? 6 : 4 });

const nowhere = new ForeignAddresses([]);
/** In these tests 127.0.0.1 is a public address, and 127.0.0.2 one of the server's own network. */
const internet = parseNetworks("127.0.0.1")!;
const here = new ForeignAddresses(internet);
const at = (path: string) => `http://127.0.0.1:${port}${path}`;
const kindOf = async (reading: Promise<unknown>): Promise<FaultKind> => {
  const fault = await reading.then(
    () => null,
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(FetchFault);
  return (fault as FetchFault).kind;
};

test.each([
  "http://127.0.0.1:PORT/",
  "http://127.1:PORT/",
  "http://2130706433:PORT/",
  "http://0x7f000001:PORT/",
  "http://0x7f.0.0.1:PORT/",
  "http://0177.0.0.1:PORT/",
  "http://0177.0000.0001:PORT/",
  "http://127.0.0.1.:PORT/",
  "http://①②⑦.⓪.⓪.①:PORT/",
  "http://127%2E0%2E0%2E1:PORT/",
  "http://0:PORT/",
  "http://[::1]:PORT/",
  "http://[::ffff:127.0.0.1]:PORT/",
  "http://[::ffff:7f00:1]:PORT/",
  "http://[64:ff9b::7f00:1]:PORT/",
  "http://[2002:7f00:1::]:PORT/",
  "http://localhost:PORT/",
  "http://169.254.169.254/latest/meta-data/",
  "http://[fd00:ec2::254]/latest/meta-data/",
  "http://8.8.8.8:22/",
  "https://8.8.8.8:6379/",
  "http://ana:secret@8.8.8.8/",
  "http://ana@8.8.8.8/",
  "ftp://8.8.8.8/",
  "file:///etc/passwd",
  "data:text/html,hello",
  "javascript:alert(1)",
  "unix:/run/docker.sock",
  "8.8.8.8",
  "",
])("nothing is asked of %s", async (address) => {
  expect(await kindOf(nowhere.read(address.replace("PORT", String(port)), "*/*"))).toBe("address");
  expect(await kindOf(nowhere.post(address.replace("PORT", String(port)), {}, Buffer.from("a")))).toBe(
    "address",
  );
  expect(seen).toEqual([]);
});

test.each([
  ["a machine near here", ["127.0.0.2"]],
  ["a machine near here, in IPv6", ["::ffff:127.0.0.2"]],
  ["the internet and a machine near here", ["127.0.0.1", "10.0.0.1"]],
  ["the internet and this machine in IPv6", ["127.0.0.1", "::1"]],
  ["nothing", []],
])("a name that stands for %s is not used", async (_, addresses) => {
  const { resolve } = names({ "soup.example": [addresses] });
  const foreign = new ForeignAddresses(internet, { resolve });
  expect(await kindOf(foreign.read(`http://soup.example:${port}/`, "*/*"))).toBe("address");
  expect(seen).toEqual([]);
});

test("a name is looked up once for each connection, which is made to the checked address", async () => {
  const { resolve, asked } = names({ "soup.example": [["127.0.0.1"], ["127.0.0.2"]] });
  const foreign = new ForeignAddresses(internet, { resolve });
  const read = await foreign.read(`http://soup.example:${port}/a#top`, "text/html");
  expect(read).toMatchObject({ url: `http://soup.example:${port}/a`, status: 200, type: "text/html" });
  expect(read.body.toString()).toBe("<p>Soup</p>");
  expect(asked).toEqual(["soup.example"]);
  expect(seen).toHaveLength(1);
});

test("a name whose address changes is checked again at the next redirect", async () => {
  const { resolve } = names({ "soup.example": [["127.0.0.1"], ["127.0.0.2"]] });
  answer = (_, response) => response.writeHead(302, { location: "/b" }).end();
  const foreign = new ForeignAddresses(internet, { resolve });
  expect(await kindOf(foreign.read(`http://soup.example:${port}/a`, "*/*"))).toBe("address");
  expect(seen.map(({ url }) => url)).toEqual(["/a"]);
});

test.each([
  "http://127.0.0.2/",
  "http://2130706434/",
  "http://[::1]/",
  "//127.2/",
  "http://ana:secret@127.0.0.1/",
  "file:///etc/passwd",
])("a redirect to %s is not followed", async (location) => {
  answer = (_, response) => response.writeHead(301, { location }).end();
  expect(await kindOf(here.read(at("/a"), "*/*"))).toBe("address");
  expect(seen).toHaveLength(1);
});

test("five redirects are followed, and the answer has the final address", async () => {
  const steps = (last: number): RequestListener => {
    return ({ url }, response) => {
      const step = Number(url!.slice(1));
      if (step === last) response.setHeader("content-type", "text/plain; charset=UTF-8").end("soup");
      else response.writeHead(307, { location: `${step + 1}` }).end();
    };
  };
  answer = steps(5);
  expect(await here.read(at("/0"), "*/*")).toMatchObject({ url: at("/5"), charset: "UTF-8" });
  answer = steps(6);
  seen = [];
  expect(await kindOf(here.read(at("/0"), "*/*"))).toBe("unreachable");
  expect(seen).toHaveLength(6);
});

test("the caller's headers aren't sent to another origin, nor after a redirect back", async () => {
  const stranger = createServer((request, response) => {
    strangerSaw = request.headers;
    response.writeHead(302, { location: at("/end") }).end();
  });
  let strangerSaw: IncomingHttpHeaders = {};
  await new Promise<void>((listening) => stranger.listen(0, "127.0.0.1", listening));
  const elsewhere = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`;
  answer = ({ url }, response) => {
    if (url === "/a") response.writeHead(302, { location: "/b" }).end();
    else if (url === "/b") response.writeHead(307, { location: elsewhere }).end();
    else response.setHeader("content-type", "application/json").end("{}");
  };
  await here.read(at("/a"), "application/json", { headers: { authorization: "Bearer secret" } });
  stranger.close();
  const said = seen.map(({ url, headers }) => [url, headers.authorization]);
  expect(said).toEqual([
    ["/a", "Bearer secret"],
    ["/b", "Bearer secret"],
    ["/end", undefined],
  ]);
  expect(strangerSaw).toMatchObject({ accept: "application/json" });
  expect(strangerSaw).not.toHaveProperty("authorization");
});

test("a caller that reads several addresses can abort all of them", async () => {
  answer = () => undefined;
  expect(await kindOf(here.read(at("/"), "*/*", { signal: AbortSignal.timeout(50) }))).toBe("slow");
});

test("a post follows no redirect", async () => {
  answer = (_, response) => response.writeHead(307, { location: "/b" }).end();
  expect(await here.post(at("/a"), { ttl: "1" }, Buffer.from("hello"))).toBe(307);
  expect(seen).toMatchObject([{ url: "/a", headers: { ttl: "1", "content-length": "5" } }]);
});

test("a request names the client and the accepted types in its headers and nothing else, also after a cookie", async () => {
  answer = ({ url }, response) => {
    if (url === "/a") response.writeHead(302, { location: "/b", "set-cookie": "a=b" }).end();
    else response.setHeader("content-type", "text/html").end();
  };
  await here.read(at("/a"), "text/html");
  const said = {
    "user-agent": "Restock",
    accept: "text/html",
    "accept-encoding": "gzip, br",
    host: `127.0.0.1:${port}`,
    connection: "close",
  };
  expect(seen.map(({ headers }) => headers)).toEqual([said, said]);
});

test.each<[string, RequestListener]>([
  ["a status", () => undefined],
  [
    "the rest of the body",
    (_, response) => void response.setHeader("content-type", "text/html").write("<p>"),
  ],
  [
    "the rest of a packed body",
    (_, response) => {
      response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" });
      response.write(gzipSync("soup").subarray(0, 12));
    },
  ],
])("a server that never sends %s is given up", async (_, waiting) => {
  answer = waiting;
  const foreign = new ForeignAddresses(internet, { patience: 150 });
  expect(await kindOf(foreign.read(at("/"), "*/*"))).toBe("slow");
});

test("a DNS look-up without an answer times out, and so do redirects that take too long in total", async () => {
  const silent = new ForeignAddresses(internet, { patience: 50, resolve: () => undefined });
  expect(await kindOf(silent.read("http://soup.example/", "*/*"))).toBe("slow");
  const patience = 300;
  answer = (_, response) =>
    void setTimeout(() => response.writeHead(302, { location: "/" }).end(), patience / 2);
  expect(await kindOf(new ForeignAddresses(internet, { patience }).read(at("/"), "*/*"))).toBe("slow");
});

const zeros = Buffer.alloc(30_000_000);
test.each<[string, FaultKind, Record<string, string>, Buffer]>([
  ["announced", "large", { "content-length": "2000001" }, Buffer.alloc(0)],
  ["unannounced", "large", {}, zeros.subarray(0, 2_000_001)],
  ["packed by gzip", "large", { "content-encoding": "gzip" }, gzipSync(zeros)],
  ["packed by Brotli", "large", { "content-encoding": "br" }, brotliCompressSync(zeros)],
  ["packed twice", "unreachable", { "content-encoding": "gzip, gzip" }, gzipSync(gzipSync(zeros))],
  ["packed in an unknown way", "unreachable", { "content-encoding": "zip" }, Buffer.from("PK")],
  ["packed badly", "unreachable", { "content-encoding": "gzip" }, Buffer.from("soup")],
  ["cut off while packed", "unreachable", { "content-encoding": "gzip" }, gzipSync("soup").subarray(0, 12)],
  ["a picture", "not-text", { "content-type": "image/png" }, Buffer.from("soup")],
])("a body that is %s is not taken: %s", async (_, kind, headers, body) => {
  answer = (__, response) => response.writeHead(200, { "content-type": "text/html", ...headers }).end(body);
  expect(await kindOf(here.read(at("/"), "*/*"))).toBe(kind);
});

test("a body may have two megabytes, compressed or not", async () => {
  const body = Buffer.alloc(2_000_000, "a");
  for (const [encoding, sent] of [
    ["identity", body],
    ["gzip", gzipSync(body)],
    ["br", brotliCompressSync(body)],
  ] as const) {
    answer = (_, response) =>
      response.writeHead(200, { "content-type": "text/html", "content-encoding": encoding }).end(sent);
    expect((await here.read(at("/"), "*/*")).body.equals(body)).toBe(true);
  }
});

test("a server that closes the connection, or doesn't speak HTTP, is unreachable", async () => {
  answer = ({ socket }) => socket.destroy();
  expect(await kindOf(here.read(at("/"), "*/*"))).toBe("unreachable");
  answer = ({ socket }) => socket.end("SSH-2.0-OpenSSH\r\n");
  expect(await kindOf(here.read(at("/"), "*/*"))).toBe("unreachable");
  answer = (_, response) => response.setHeader("x-long", "a".repeat(100_000)).end();
  expect(await kindOf(here.read(at("/"), "*/*"))).toBe("unreachable");
});
