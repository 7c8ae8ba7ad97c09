import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { OpenAnswers } from "./open-answers.ts";

let server: TestServer;
let ana: Client;
let socket: Socket;

beforeEach(async () => {
  server = await startTestServer();
  await server.http.listen({ port: 0, host: "127.0.0.1" });
  ana = await server.signUp();
});
afterEach(async () => {
  socket.destroy();
  await server.close();
});

function open(to = server.http.server): Socket {
  return connect((to.address() as AddressInfo).port, "127.0.0.1");
}

async function allOf(from: Socket): Promise<string> {
  let text = "";
  from.on("data", (piece) => (text += String(piece)));
  from.on("error", () => undefined);
  await once(from, "close");
  return text;
}

test("a body that arrives a byte at a time ends with 408, in the format of all refusals", async () => {
  server.http.server.requestTimeout = 300;
  socket = open();
  const body = JSON.stringify({ name: "Milk" });
  socket.write(
    `POST /api/items HTTP/1.1\r\nhost: localhost\r\ncookie: ${ana.cookie}\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length + 1000}\r\n\r\n${body}`,
  );
  const drip = setInterval(() => socket.write(" "), 50);
  const answer = await allOf(socket);
  clearInterval(drip);
  const [head, problem] = answer.split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 408 /);
  expect(head).toContain("content-type: application/problem+json");
  expect(head).toContain("x-content-type-options: nosniff");
  expect(JSON.parse(problem!)).toMatchObject({ code: "request_timeout", status: 408 });
  expect((await ana.do("getList", {})).items).toEqual([]);
});

test("bodies that arrive slowly take no place in a lane: other calls are answered meanwhile", async () => {
  const drips = Array.from({ length: 300 }, () => open());
  for (const drip of drips)
    drip.write(
      `POST /api/items HTTP/1.1\r\nhost: localhost\r\ncookie: ${ana.cookie}\r\ncontent-type: application/json\r\n` +
        `content-length: 1000\r\n\r\n{`,
    );
  socket = drips[0]!;
  const { port } = server.http.server.address() as AddressInfo;
  await expect.poll(() => drips.every(({ bytesWritten }) => bytesWritten > 0)).toBe(true);
  const reply = await fetch(`http://127.0.0.1:${port}/api/list`, { headers: { cookie: ana.cookie! } });
  expect(reply.status).toBe(200);
  for (const drip of drips) drip.destroy();
});

test("a client that reads nothing of its answer is dropped, and an event stream is not", async () => {
  const slow = createServer((request, response) => {
    response.write(request.url === "/api/events" ? "begun" : Buffer.alloc(50_000_000));
  });
  const answers = new OpenAnswers(slow, { longestAnswerMs: 200, lookEveryMs: 50 });
  slow.listen(0, "127.0.0.1");
  await once(slow, "listening");
  const stream = open(slow);
  stream.write("GET /api/events HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await once(stream, "data");
  const dropped = Promise.withResolvers<void>();
  slow.once("connection", (accepted) => accepted.once("close", () => dropped.resolve()));
  socket = open(slow);
  socket.pause();
  socket.write("GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await dropped.promise;
  expect(stream.closed).toBe(false);
  answers.closeConnections();
  stream.destroy();
  slow.close();
});

test("a connection on which no byte passes is closed in the middle of an answer too", async () => {
  server.http.server.timeout = 300;
  const items = Array.from({ length: 10 }, (_, index) => "abcdefghij"[index]!);
  for (const letter of items) await ana.do("addItem", { body: { name: letter.repeat(100) } });
  socket = open();
  // So many answers that they don't fit into the system's buffers: the client takes none of them.
  const ask = `GET /api/list HTTP/1.1\r\nhost: localhost\r\ncookie: ${ana.cookie}\r\n\r\n`;
  socket.pause();
  const dropped = Promise.withResolvers<void>();
  server.http.server.once("connection", (accepted) => accepted.once("close", () => dropped.resolve()));
  socket.write(ask.repeat(2000));
  await expect(dropped.promise).resolves.toBeUndefined();
});
