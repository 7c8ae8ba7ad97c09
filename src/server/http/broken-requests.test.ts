import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import * as z from "zod/mini";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { errors, problemSchema } from "../../contract/errors.ts";
import type { Route } from "../../contract/route.ts";
import { routes } from "../../contract/routes.ts";
import { serveHealth } from "./health.ts";
import { securityHeaders } from "./security-headers.ts";

let server: TestServer;
let ana: Client;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  serveHealth(server.http, server.database, () => false);
  ana = await server.signUp({ role: "admin" });
  await server.http.listen({ port: 0, host: "127.0.0.1" });
  port = (server.http.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

type Reply = { status: number; headers: Record<string, string>; body: string };

/** Sends bytes as they are, and reads what comes until the connection ends. */
async function raw(bytes: string | Buffer): Promise<Reply> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.end(bytes);
  const answer = await text(socket);
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => [
    line.split(": ")[0]!.toLowerCase(),
    line.split(": ").slice(1).join(": "),
  ]);
  return { status: Number(first.split(" ")[1]), headers: Object.fromEntries(headers), body };
}

const all = Object.entries(routes as Record<string, Route>);
const someId = "01890000-0000-7000-8000-000000000000";
const urlOf = ({ path }: Route) => path.replace(/:\w+/g, path.includes(":token") ? "a".repeat(30) : someId);

/** Bodies that are nested deeper than anything that the contract takes, as arrays and objects, at the top and in a field. */
const nested = [40, 6000, 60_000].flatMap((depth) => [
  `${"[".repeat(depth)}${"]".repeat(depth)}`,
  `{"name":${"[".repeat(depth)}${"]".repeat(depth)}}`,
  `${'{"a":'.repeat(Math.min(depth, 20_000))}1${"}".repeat(Math.min(depth, 20_000))}`,
]);

describe("a body", () => {
  test.each(all.filter(([, route]) => route.method !== "GET"))(
    "of %s that is nested too deep is refused, or has no meaning there",
    async (_name, route) => {
      for (const payload of nested) {
        const reply = await server.http.inject({
          method: route.method,
          url: urlOf(route),
          headers: { "content-type": "application/json" },
          payload,
        });
        expect([reply.body, reply.statusCode >= 500]).toEqual([reply.body, false]);
        if (route.access === "anyone" && route.body !== undefined) {
          const code = route.params === undefined ? "invalid_input" : expect.stringMatching(/./);
          expect(reply.json()).toMatchObject({ code });
        }
      }
    },
  );

  test.each(["gzip", "br", "deflate"])(
    "that isn't %s, or only its beginning, is refused",
    async (encoding) => {
      const json = JSON.stringify({ name: "Milk".repeat(100) });
      const whole = { gzip: gzipSync(json), br: brotliCompressSync(json), deflate: deflateSync(json) }[
        encoding
      ]!;
      for (const payload of [Buffer.from("{}"), Buffer.alloc(0), whole.subarray(0, whole.length - 5)]) {
        const reply = await server.http.inject({
          method: "POST",
          url: "/api/items",
          headers: { cookie: ana.cookie!, "content-type": "application/json", "content-encoding": encoding },
          payload,
        });
        expect([payload.length, reply.statusCode]).toEqual([payload.length, 400]);
        expect(reply.json()).toMatchObject({ code: "invalid_input" });
      }
    },
  );

  test("is refused by its header when its encoding is unknown", async () => {
    for (const encoding of ["zip", "gzip, gzip", "constructor"]) {
      const reply = await server.http.inject({
        method: "POST",
        url: "/api/items",
        headers: { cookie: ana.cookie!, "content-type": "application/json", "content-encoding": encoding },
        payload: "{}",
      });
      expect(reply.statusCode).toBe(415);
      expect(reply.json()).toMatchObject({
        code: "unsupported_media_type",
        errors: [{ field: "Content-Encoding" }],
      });
    }
  });

  test("is too large when it expands beyond the limit", async () => {
    const reply = await server.http.inject({
      method: "POST",
      url: "/api/items",
      headers: { cookie: ana.cookie!, "content-type": "application/json", "content-encoding": "gzip" },
      payload: gzipSync(" ".repeat(10_000_000)),
    });
    expect(reply.statusCode).toBe(413);
  });
});

const get = (path: string, more = "") =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`;

test.each<[string, keyof typeof errors, string]>([
  ["a percent code that is no text", "invalid_input", get("/%ff")],
  ["a percent code that is none", "invalid_input", get("/api/items/%zz")],
  ["a parameter that is too long", "not_found", get(`/api/stores/${"a".repeat(5000)}`)],
  ["an address that is too long", "headers_too_large", get(`/api/stores/${"a".repeat(50_000)}`)],
  ["headers that are too long", "headers_too_large", get("/api/list", `X-More: ${"a".repeat(50_000)}\r\n`)],
  ["an unknown path", "not_found", get("/api/nothing")],
  ["an unknown method", "invalid_input", "FOO / HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  ["a method that isn't served", "not_found", get("/api/list").replace("GET", "PROPFIND")],
  ["a method that the path doesn't have", "not_found", get("/api/list").replace("GET", "PUT")],
  ["TRACE", "not_found", get("/api/list").replace("GET", "TRACE")],
  ["the options of the whole server", "not_found", get("*").replace("GET", "OPTIONS")],
  ["no host", "invalid_input", "GET /api/list HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["two hosts", "invalid_input", get("/api/settings", "Host: evil.example\r\n")],
  ["no HTTP at all", "invalid_input", "hello there\r\n\r\n"],
  ["HTTP/2", "invalid_input", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["a TLS hello", "invalid_input", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
  [
    "two lengths",
    "invalid_input",
    "POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
  ],
  [
    "a length and chunks",
    "invalid_input",
    "POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ],
  ["an unknown expectation", "not_signed_in", get("/api/list", "Expect: the-unexpected\r\n")],
  ["an upgrade", "not_signed_in", get("/api/list", "Upgrade: websocket\r\n")],
])("a request with %s is answered %s", async (_what, code, bytes) => {
  const reply = await raw(bytes);
  expect(reply.headers).toMatchObject(securityHeaders(false));
  expect(reply.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  const problem = z.parse(problemSchema, JSON.parse(reply.body));
  expect([problem.code, problem.status, reply.status]).toEqual([
    code,
    errors[code].status,
    errors[code].status,
  ]);
});
