import { readFileSync } from "node:fs";
import { connect as connectHttp2, type IncomingHttpHeaders } from "node:http2";
import { request } from "node:https";
import { connect as connectTls } from "node:tls";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../src/server/create-app.ts";
import { handlers } from "../src/server/handlers.ts";
import { createHttpServer } from "../src/server/http/http-server.ts";
import { EventReader, type ServerEvent } from "../src/web/api/event-reader.ts";
import { until } from "./event-stream.ts";
import { temporaryFolder } from "./process.ts";
import {
  hostName,
  makeCertificate,
  pageSettings,
  proxyPrograms,
  startProxyProgram,
  whyNot,
  type RunningProxy,
} from "./proxy-programs.ts";
import { secretCode, startTestServer, type TestServer } from "./server.ts";

type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** What an attacker may write into a request to be taken for another person, or to lead people elsewhere. */
const forged = {
  "x-forwarded-for": "6.6.6.6",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "http",
  forwarded: "for=6.6.6.6;host=evil.example;proto=http",
};

const cases = proxyPrograms.map((program) => ({ program, reason: whyNot(program) }));

describe.each(cases)("through $program, as docs/proxies.md configures it", ({ program, reason }) => {
  let server: TestServer;
  let folder: ReturnType<typeof temporaryFolder>;
  let files: ReturnType<typeof makeCertificate>;
  let certificate: string;
  let proxy: RunningProxy;
  let callers = 1;
  const nextCaller = () => `127.0.0.${(callers += 1)}`;

  beforeEach(({ skip }) => skip(reason !== null, reason ?? ""));
  beforeAll(async () => {
    if (reason !== null) {
      console.log(`Skipped, since ${reason}: the tests through ${program}.`);
      return;
    }
    server = await startTestServer({ ...pageSettings(), RATE_LIMIT: "on" });
    folder = temporaryFolder();
    files = makeCertificate(folder.path);
    certificate = readFileSync(files.certificate, "utf8");
    proxy = await startProxyProgram(program, folder.path, files, await listen(server.http));
  });
  afterAll(async () => {
    if (reason !== null) return;
    await proxy.stop();
    await server.close();
    folder.remove();
  });

  /** A call over HTTP/1.1 from an address of this machine. */
  function call(
    from: string,
    path: string,
    { body, headers, port = proxy.port }: { body?: object; headers?: object; port?: number } = {},
  ): Promise<Reply> {
    const options = {
      host: "127.0.0.1",
      port,
      localAddress: from,
      servername: hostName,
      ca: certificate,
      agent: false,
      method: body === undefined ? "GET" : "POST",
      path: `/api/${path}`,
      headers: { host: hostName, ...(body && { "content-type": "application/json" }), ...headers },
    };
    return new Promise((resolve, reject) => {
      const sent = request(options, (response) => {
        let text = "";
        response.on("data", (chunk) => (text += String(chunk)));
        response.on("end", () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: text }),
        );
      });
      sent.on("error", reject);
      sent.end(body && JSON.stringify(body));
    });
  }

  const signUp = async (from: string, headers = {}) => {
    const account = {
      email: `${from}@example.com`,
      password: "correct horse",
      firstName: null,
      secretCode,
    };
    const reply = await call(from, "register", { body: account, headers });
    expect(reply.status).toBe(201);
    const cookies = [reply.headers["set-cookie"] ?? []].flat();
    return { reply, cookies, cookie: cookies.map((text) => text.split(";")[0]).join("; ") };
  };

  test("each change arrives while its stream is open, and nothing is buffered", async () => {
    const { cookie } = await signUp(nextCaller());
    const list = JSON.parse((await call("127.0.0.1", "list", { headers: { cookie } })).body) as {
      cursor: string;
    };
    // As browsers do: the stream over HTTP/2.
    const socket = connectTls({
      host: "127.0.0.1",
      port: proxy.port,
      servername: hostName,
      ca: certificate,
      ALPNProtocols: ["h2"],
    });
    const session = connectHttp2(`https://${hostName}`, { createConnection: () => socket });
    const stream = session.request({ ":path": `/api/events?since=${list.cursor}`, cookie });
    let head: IncomingHttpHeaders | null = null;
    stream.on("response", (headers) => (head = headers));
    const reader = new EventReader();
    const events: ServerEvent[] = [];
    stream.on("data", (chunk) => events.push(...reader.read(String(chunk))));
    await until(() => reader.retry !== null, "the first line of the stream");
    expect(head).toMatchObject({ ":status": 200, "content-type": "text/event-stream; charset=utf-8" });
    const times: number[] = [];
    for (const name of ["Milk", "Bread", "Eggs", "Salt", "Rice"]) {
      const started = performance.now();
      const before = events.length;
      void call("127.0.0.1", "items", { body: { name }, headers: { cookie } });
      await until(() => events.length > before, `${name} on the stream`);
      times.push(performance.now() - started);
      expect(events.at(-1)!.data).toContain(name);
    }
    expect([stream.closed, stream.readableEnded]).toEqual([false, false]);
    console.log(
      `From a change to its event through ${program}: ${times.map((time) => time.toFixed(0)).join(", ")} ms`,
    );
    stream.close();
    session.destroy();
  });

  test("a caller is counted by their own address, whatever they claim", async () => {
    const [one, other] = [nextCaller(), nextCaller()];
    const join = async (from: string, headers = {}) =>
      (await call(from, "waitlist", { body: { email: "" }, headers })).status;
    for (let tries = 0; tries < 10; tries += 1) expect(await join(one)).toBe(400);
    expect(await join(one)).toBe(429);
    expect(await join(one, forged)).toBe(429);
    expect(await join(one, { ...forged, forwarded: `for=${other}` })).toBe(429);
    expect(await join(other)).toBe(400);
    const third = nextCaller();
    await signUp(third, forged);
    const networks = await server.database.execute(
      "SELECT network FROM known_devices JOIN users u ON u.id = user_id WHERE u.email = $1",
      [`${third}@example.com`],
    );
    expect(networks).toEqual([{ network: third }]);
  });

  test("cookies are Secure, browsers stay on https, and links lead to PUBLIC_URL", async () => {
    const from = nextCaller();
    const { reply, cookies } = await signUp(from, forged);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-restock_\w+=[\w-]{43}; .*; Secure; /);
    expect(reply.headers["strict-transport-security"]).toBe("max-age=31536000");
    await call(from, "password/forgot", { body: { email: `${from}@example.com` }, headers: forged });
    await server.runJobs();
    expect(server.mails().at(-1)!.text).toContain(`\nhttps://${hostName}/reset-password?token=`);
  });

  test("without PUBLIC_URL links have the protocol and host that the caller used", async () => {
    const config = { ...server.app.config, publicUrl: null };
    const http = createHttpServer(createApp(config, server.database, server.clock), handlers);
    const own = temporaryFolder();
    const second = await startProxyProgram(program, own.path, files, await listen(http));
    const { cookie } = await signUp(nextCaller());
    // An administrator vouches for the host; the cookie's name has no prefix without PUBLIC_URL.
    await server.database.execute("UPDATE users SET role = 'admin'");
    const headers = { ...forged, cookie: cookie.replaceAll("__Host-", "") };
    const body = { inviteeEmail: `${program}@example.com` };
    const reply = await call("127.0.0.1", "household/invite", { body, headers, port: second.port });
    expect([reply.status, reply.body]).toEqual([
      200,
      expect.stringContaining(`"https://${hostName}/join-household?token=`),
    ]);
    await second.stop();
    await http.close();
    own.remove();
  });
});

async function listen(http: TestServer["http"]): Promise<number> {
  return Number(new URL(await http.listen({ port: 0, host: "127.0.0.1" })).port);
}
