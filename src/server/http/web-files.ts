import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Refusal } from "../refusal.ts";
import { policyOfPage } from "./security-headers.ts";

/** The folder into which `vite build` puts the web app. */
export const builtWebFolder = join(import.meta.dirname, "../../../dist/web");

/**
 * Serves the built web app: hashed assets for ever, everything else revalidated, and the page itself for each path that a
 * browser navigates to. Without a build only the API is served.
 */
export function serveWebFiles(server: FastifyInstance, folder: string | null): void {
  const page = folder === null ? null : join(folder, "index.html");
  const html = page !== null && existsSync(page) ? readFileSync(page) : null;
  if (html !== null) {
    void server.register(fastifyStatic, {
      root: folder!,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header(
          "cache-control",
          path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
        );
      },
    });
  }
  const policy = policyOfPage(html?.toString() ?? "");
  const sendPage = (reply: FastifyReply, page: Buffer) =>
    reply
      .header("cache-control", "no-cache")
      .header("content-security-policy", policy)
      .type("text/html; charset=utf-8")
      .send(page);
  // The file server takes a folder's path for an attempt to list it.
  if (html !== null) server.get("/", (_request, reply) => sendPage(reply, html));
  server.setNotFoundHandler((request, reply) => {
    const navigates =
      request.method === "GET" &&
      !request.url.startsWith("/api/") &&
      (request.headers.accept ?? "").includes("text/html");
    if (!navigates || html === null) throw new Refusal("not_found");
    return sendPage(reply, html);
  });
}
