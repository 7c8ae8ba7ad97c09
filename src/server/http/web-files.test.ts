import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FastifyInstance } from "fastify";
import { temporaryFolder } from "../../../test/process.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { handlers } from "../handlers.ts";
import { createHttpServer } from "./http-server.ts";

const folder = temporaryFolder();
let server: TestServer;
let http: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(folder.path, "assets"));
  writeFileSync(join(folder.path, "index.html"), "<title>Restock</title>");
  writeFileSync(join(folder.path, "assets/main-abc.js"), "const answer = 42;");
  writeFileSync(join(folder.path, "assets/main-abc.js.br"), brotliCompressSync("const answer = 42;"));
  server = await startTestServer();
  http = createHttpServer(server.app, handlers, folder.path);
});
afterAll(async () => {
  await http.close();
  await server.close();
  folder.remove();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  http.inject({ method: "GET", url, headers });
const browser = { accept: "text/html,application/xhtml+xml" };

test.each(["/", "/?tab=stores", "/home", "/stores/any", "/no/such/page", "/assets/../home"])(
  "the page itself answers a browser that opens %s",
  async (url) => {
    const reply = await get(url, browser);
    expect([reply.statusCode, reply.headers["content-type"], reply.headers["cache-control"]]).toEqual([
      200,
      "text/html; charset=utf-8",
      "no-cache",
    ]);
    expect(reply.body).toBe("<title>Restock</title>");
  },
);

test("the page may run the scripts in its own text, and no other text", async () => {
  const code = "document.title = 1";
  const hash = createHash("sha256").update(code).digest("base64");
  writeFileSync(
    join(folder.path, "index.html"),
    `<script>${code}</script><script type="module" src="/a.js">`,
  );
  const changed = createHttpServer(server.app, handlers, folder.path);
  const reply = await changed.inject({ url: "/", headers: browser });
  await changed.close();
  const policy = String(reply.headers["content-security-policy"]);
  expect(policy).toContain(`; script-src 'self' 'sha256-${hash}'`);
  expect(policy).toContain("frame-ancestors 'none'");
  const answer = await get("/api/health");
  expect(answer.headers["content-security-policy"]).not.toContain("sha256");
});

test("hashed files are kept for ever, and travel as they were compressed at build time", async () => {
  const reply = await get("/assets/main-abc.js", { "accept-encoding": "br" });
  expect(reply.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(reply.headers["content-encoding"]).toBe("br");
  expect((await get("/assets/main-abc.js")).body).toBe("const answer = 42;");
});

test.each(["/assets/gone.js", "/assets", "/assets/", "/..%2f..%2fpackage.json", "/api/nothing"])(
  "%s is not found",
  async (url) => {
    const reply = await get(url, url.startsWith("/api") ? browser : {});
    expect(reply.statusCode).toBe(404);
    expect(reply.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  },
);
