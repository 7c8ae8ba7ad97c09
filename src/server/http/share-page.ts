import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errors } from "../../contract/errors.ts";
import { pages } from "../../contract/pages.ts";
import type { App } from "../app.ts";
import { senderOf } from "../people/sender.ts";
import { Refusal } from "../refusal.ts";
import type { callerReader } from "./caller.ts";
import { isCrossSite } from "./cross-site.ts";
import type { Lanes } from "./lanes.ts";
import { refusalOf, sendProblem } from "./problems.ts";
import { countRefusal, noteSender } from "./refused-calls.ts";
import { policyOfPage } from "./security-headers.ts";

/** Bytes of what is shared at most; the rest is read and dropped, since a browser shows no answer before it has sent all. */
const mostBytes = 128 * 1024;
const mostDropped = 64 * 1024 * 1024;
const texts = ["shared-title", "shared-text", "shared-url"] as const;

type Shared = { at: number; query: string; files: readonly { name: string; base64: string }[] };

/**
 * Hands what was shared to the app, in a browser whose service worker isn't there yet or any more. It goes by way of the page
 * and never through an address, so that it is in no log.
 */
export function serveSharePage(
  server: FastifyInstance,
  app: App,
  lanes: Lanes,
  secure: boolean,
  readCaller: ReturnType<typeof callerReader>,
): void {
  void server.register(async (share) => {
    share.removeAllContentTypeParsers();
    for (const type of ["multipart/form-data", "application/x-www-form-urlencoded"])
      share.addContentTypeParser(type, (_request: FastifyRequest, payload: Readable) => readBody(payload));
    share.addHook("onRequest", async (request) => {
      const caller = readCaller(request.raw);
      noteSender(request, senderOf(caller.address, request.headers["user-agent"]));
      if (isCrossSite(request.headers, caller.host, app.config.publicUrl)) throw new Refusal("cross_site");
    });
    share.setErrorHandler((error, request, reply) => {
      countRefusal(app, request, error);
      const refusal = refusalOf(error);
      if (!takesPages(request) || refusal.code === "internal")
        return sendProblem(app.log, secure, request, reply, error);
      return sendPage(reply.code(errors[refusal.code].status), refusedPage(sentenceOf(refusal)));
    });
    share.post(pages.share.path, async (request, reply) => {
      const shared = await lanes.byName.open.run(() => readShared(request, app.clock.now()));
      return sendPage(reply, handOverPage(shared));
    });
  });
}

async function readBody(payload: Readable): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
    if (size > mostDropped) break;
  }
  if (size > mostBytes) throw new Refusal("too_large");
  return new Uint8Array(Buffer.concat(chunks));
}

async function readShared({ body, headers }: FastifyRequest, now: Date): Promise<Shared> {
  const type = headers["content-type"] ?? "";
  const form = await new Response((body as Uint8Array<ArrayBuffer> | undefined) ?? "", {
    headers: { "content-type": type },
  })
    .formData()
    .catch(() => {
      throw new Refusal("invalid_input");
    });
  const query = new URLSearchParams();
  for (const name of texts) {
    const text = form.get(name);
    if (typeof text === "string" && text.trim() !== "") query.append(name, text);
  }
  const files = form
    .getAll("shared-files")
    .filter((file): file is File => file instanceof File && file.size > 0);
  return {
    at: now.getTime(),
    query: query.size === 0 ? "" : `?${query.toString()}`,
    files: await Promise.all(
      files.map(async (file) => ({
        name: file.name,
        base64: Buffer.from(await file.arrayBuffer()).toString("base64"),
      })),
    ),
  };
}

/** A script that does the same as the service worker (`src/web/service-worker.ts`) and the app with an address (`src/web/shared-query.ts`). */
const handOver = `
const { at, query, files } = JSON.parse(document.getElementById("shared").textContent);
const keepFiles = async () => {
  const cache = await caches.open("shared-files");
  for (const [place, { name, base64 }] of files.entries()) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    await cache.put("/shared/" + at + "-" + place + "/" + encodeURIComponent(name), new Response(bytes));
  }
};
const keepText = () => {
  try {
    if (query !== "") sessionStorage.setItem("shared", query);
    return query === "" ? "/" : "/?addItems=true";
  } catch {
    return "/" + query;
  }
};
if (files.length === 0) location.replace(keepText());
else keepFiles().then(() => location.replace("/import?shared"), () => location.replace("/import?shared=lost"));
`;

function handOverPage(shared: Shared): string {
  // Nothing in it can end the element, or begin another.
  const data = JSON.stringify(shared).replaceAll("<", String.raw`\u003c`);
  const code = `<script type="application/json" id="shared">${data}</script><script>${handOver}</script>`;
  return pageWith(`<p>One moment ...</p><noscript><p>Restock needs JavaScript.</p></noscript>${code}`);
}

function sentenceOf({ code }: Refusal): string {
  if (code === "too_large")
    return "What you shared is too large to be taken over this time. Open Restock once, then share it again.";
  if (code === "invalid_input" || code === "unsupported_media_type")
    return "What you shared can't be read. Open Restock once, then share it again.";
  return errors[code].detail;
}

/** @param sentence without anything that has a meaning in HTML */
function refusedPage(sentence: string): string {
  return pageWith(`<h1>This wasn't shared</h1><p role="alert">${sentence}</p><a href="/">Open Restock</a>`);
}

const style =
  ":root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif;background:light-dark(#fbfaf7,#141311);color:light-dark(#1d1b18,#f3f0ea)}" +
  "body{max-width:26rem;margin:0 auto;padding:22vh 1.5rem 2rem;text-align:center;text-wrap:balance}h1{font-size:1.5rem;line-height:1.2}" +
  "a{display:inline-block;margin-top:.5rem;padding:.75rem 1.25rem;border-radius:.875rem;font-weight:650;text-decoration:none;background:light-dark(#17694a,#74d3a4);color:light-dark(#fff,#0b2418)}";

function pageWith(content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Restock</title><style>${style}</style><body><main>${content}</main></body></html>`;
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .header("cache-control", "no-store")
    .header("content-security-policy", policyOfPage(page))
    .type("text/html; charset=utf-8")
    .send(page);
}

function takesPages({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? "").includes("text/html");
}
