import { createServer, request, Agent, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { once } from "node:events";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drain } from "./drain.ts";
import { OpenAnswers } from "./open-answers.ts";

let server: Server;
let answers: OpenAnswers;
let agent: Agent;
/** Each request waits for it. */
let gate: PromiseWithResolvers<void>;
let arrived: PromiseWithResolvers<void>;

beforeEach(async () => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  gate = Promise.withResolvers();
  arrived = Promise.withResolvers();
  server = createServer((_request, response) => {
    arrived.resolve();
    void gate.promise.then(() => response.end("done"));
  });
  answers = new OpenAnswers(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

async function get(): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return getAt(port);
}

async function getAt(port: number): Promise<IncomingMessage> {
  const outgoing = request({ port, host: "127.0.0.1", agent }).end();
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  response.resume();
  await once(response, "end");
  return response;
}

/** Drains, and waits until the server has stopped listening: from then on answers close their connections. */
async function beginDrain(): Promise<{ drained: Promise<void> }> {
  const drained = drain(server, answers);
  while (server.listening) await new Promise((resolve) => setImmediate(resolve));
  return { drained };
}

test("a request that runs when the stop begins is answered, and its connection is closed", async () => {
  const asked = get();
  await arrived.promise;
  const { drained } = await beginDrain();
  gate.resolve();
  expect((await asked).headers.connection).toBe("close");
  await drained;
});

test("a request that comes over a kept connection after the stop began is answered, and closes it", async () => {
  gate.resolve();
  const { port } = server.address() as AddressInfo;
  expect((await getAt(port)).headers.connection).toBe("keep-alive");
  const { drained } = await beginDrain();
  const last = await getAt(port);
  expect([last.statusCode, last.headers.connection]).toEqual([200, "close"]);
  await drained;
});

test("connections made before the stop that the server hasn't taken yet are answered", async () => {
  const { port } = server.address() as AddressInfo;
  gate.resolve();
  agent.maxSockets = 50;
  const asked = Array.from({ length: 50 }, () => getAt(port));
  // The system has them; the server's event loop has not turned since.
  const waited = performance.now() + 50;
  while (performance.now() < waited);
  const drained = drain(server, answers);
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(Array.from({ length: 50 }, () => 200));
  await drained;
});

test("idle connections and unused ones are closed while another request still runs", async () => {
  const { port } = server.address() as AddressInfo;
  const unused = connect(port, "127.0.0.1");
  await once(unused, "connect");
  const asked = get();
  await arrived.promise;
  const drained = drain(server, answers);
  await once(unused.resume(), "close");
  gate.resolve();
  expect((await asked).statusCode).toBe(200);
  await drained;
});
