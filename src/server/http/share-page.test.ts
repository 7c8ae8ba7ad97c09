import { createHash } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FastifyInstance } from "fastify";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { handlers } from "../handlers.ts";
import { createHttpServer } from "./http-server.ts";

let server: TestServer;
let http: FastifyInstance;
let logged = "";
beforeAll(async () => {
  server = await startTestServer();
  const log = pino({ level: "trace" }, { write: (line: string) => (logged += line) });
  http = createHttpServer({ ...server.app, log }, handlers);
});
afterAll(async () => {
  await http.close();
  await server.close();
});

const browser = { accept: "text/html,application/xhtml+xml", "sec-fetch-site": "none" };

/** As a browser sends what the share sheet of a device gave it. */
async function share(form: FormData, headers: Record<string, string> = browser, url = "/share") {
  const sent = new Response(form);
  const type = sent.headers.get("content-type")!;
  const payload = Buffer.from(await sent.arrayBuffer());
  return http.inject({ method: "POST", url, headers: { ...headers, "content-type": type }, payload });
}

function formOf(texts: Record<string, string>, files: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  for (const [name, text] of Object.entries(files)) form.append("shared-files", new File([text], name));
  return form;
}

type Page = Awaited<ReturnType<typeof share>>;
const handedOver = ({ body }: Page) =>
  JSON.parse(/<script type="application\/json" id="shared">([^]*?)<\/script>/.exec(body)![1]!) as {
    query: string;
    files: { name: string; base64: string }[];
  };

test("shared content is handed to the app in a page that runs its own script only, and whose address has none of it", async () => {
  const text = "milk & <b>bread</b>\n</script><script>alert(1)</script>\nкефир 🥛";
  const reply = await share(
    formOf({ "shared-title": "Our list", "shared-text": text, "shared-url": "", other: "no" }),
  );
  expect([reply.statusCode, reply.headers["content-type"], reply.headers["cache-control"]]).toEqual([
    200,
    "text/html; charset=utf-8",
    "no-store",
  ]);
  expect(reply.headers.location).toBeUndefined();
  const { query, files } = handedOver(reply);
  expect([...new URLSearchParams(query)]).toEqual([
    ["shared-title", "Our list"],
    ["shared-text", text.replaceAll("\n", "\r\n")],
  ]);
  expect(files).toEqual([]);
  const scripts = [...reply.body.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code]) => code!);
  expect(scripts).toHaveLength(1);
  const policy = String(reply.headers["content-security-policy"]);
  const hash = createHash("sha256").update(scripts[0]!).digest("base64");
  expect(policy).toMatch(/; script-src 'self' 'sha256-[^']+'$/);
  expect(policy).toContain(hash);
  expect(reply.headers["x-content-type-options"]).toBe("nosniff");
});

test("files come along, and a form of texts in the other encoding", async () => {
  const { files } = handedOver(await share(formOf({}, { "liste ü.txt": "milk\n", "empty.csv": "" })));
  expect(files).toEqual([{ name: "liste ü.txt", base64: Buffer.from("milk\n").toString("base64") }]);
  const reply = await http.inject({
    method: "POST",
    url: "/share",
    headers: { ...browser, "content-type": "application/x-www-form-urlencoded" },
    payload: "shared-text=oat+milk",
  });
  expect(handedOver(reply)).toMatchObject({ query: "?shared-text=oat+milk", files: [] });
});

test.each([
  ["too much", () => share(formOf({}, { "a.zip": "x".repeat(300_000) })), 413, "too large to be taken over"],
  [
    "a form that is broken",
    () =>
      http.inject({
        method: "POST",
        url: "/share",
        headers: { ...browser, "content-type": "multipart/form-data; boundary=x" },
        payload: "--x\r\nnonsense",
      }),
    400,
    "can't be read",
  ],
  [
    "something else",
    () => http.inject({ method: "POST", url: "/share", headers: browser, payload: { text: "milk" } }),
    415,
    "can't be read",
  ],
  [
    "a page of another site",
    () => share(formOf({ "shared-text": "milk" }), { ...browser, "sec-fetch-site": "cross-site" }),
    403,
    "came from another site",
  ],
])("%s is refused with a page that says so", async (_what, send, status, sentence) => {
  const reply = await send();
  expect([reply.statusCode, reply.headers["content-type"]]).toEqual([status, "text/html; charset=utf-8"]);
  expect(reply.body).toContain(sentence);
  expect(reply.body).toContain('<a href="/">Open Restock</a>');
  expect(reply.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});

test("a program gets a problem", async () => {
  const reply = await share(formOf({}, { "a.zip": "x".repeat(300_000) }), {});
  expect(reply.statusCode).toBe(413);
  expect(reply.json()).toMatchObject({ code: "too_large" });
});

test("the log has nothing of what was shared, in an address or a body", async () => {
  const secret = "surprise-party";
  await share(formOf({ "shared-text": secret }), browser, `/share?shared-text=${secret}`);
  await share(formOf({ "shared-text": secret.repeat(20_000) }), browser, `/share?shared-text=${secret}`);
  for (const url of [
    `/?shared-text=${secret}`,
    `/share?shared-text=${secret}`,
    `/share/%zz?shared-text=${secret}`,
  ])
    for (const method of ["GET", "POST"] as const) await http.inject({ method, url, headers: browser });
  http.log.info("all of it was sent");
  expect(logged).toContain("all of it was sent");
  expect(logged).not.toContain(secret);
});
