import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { fuzz } from "../trouble/fuzz/fuzz.ts";
import { startTestServer } from "./server.ts";

test("600 requests of all kinds get no 5xx, and no answer that openapi.json doesn't promise", async () => {
  const server = await startTestServer();
  await server.http.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.http.server.address() as AddressInfo;
  const result = await fuzz(`http://127.0.0.1:${port}`, 7, 600);
  expect(result.failures).toEqual([]);
  expect(result.succeeded).toBeGreaterThan(result.operations / 3);
  await server.close();
});
