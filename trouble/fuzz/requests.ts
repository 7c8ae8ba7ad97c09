import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Chance } from "../../db/history/random.ts";
import type { Callers } from "./callers.ts";
import type { ApiOperation } from "./open-api.ts";
import { mutated, strangeValues, valid, type KnownIds } from "./values.ts";

export type FuzzRequest = {
  /** The operation that the answer is checked against; null for a path or method that isn't documented. */
  operation: ApiOperation | null;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
};

/** Idempotency keys that requests of all kinds share. */
const sharedKeys = 6;
/** Operations that only the person without a household sends, because they end accounts and sessions. */
const endsSession = new Set(["logout", "deleteAccount"]);

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
type Hostile = { headers?: Record<string, string>; body: string | Buffer };
const hostileBodies: readonly Hostile[] = [
  { body: "" },
  { body: "{" },
  { body: "null" },
  { body: '"text"' },
  { body: "﻿{}" },
  { body: '{"name":"\\ud800","name":1}' },
  { body: '{"__proto__":{"role":"admin"}}' },
  { body: nested("[", "]", 6000) },
  { body: nested("[", "]", 60_000) },
  { body: `{"name":${nested("[", "]", 6000)}}` },
  { body: `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}` },
  { body: JSON.stringify({ name: "x".repeat(140_000) }) },
  { body: Buffer.from([0xff, 0xfe, 0x00]) },
  { body: "name=Milk", headers: { "content-type": "application/x-www-form-urlencoded" } },
  { body: "{}", headers: { "content-type": "text/plain" } },
  { body: "{}", headers: { "content-type": "application/json; charset=utf-16" } },
  { body: "{}", headers: { "content-type": "" } },
  { body: "{}", headers: { "content-encoding": "gzip" } },
  { body: "{}", headers: { "content-encoding": "br" } },
  { body: "{}", headers: { "content-encoding": "deflate" } },
  { body: "{}", headers: { "content-encoding": "zip" } },
  { body: gzipSync("{}").subarray(0, 12), headers: { "content-encoding": "gzip" } },
  { body: gzipSync('{"name":"Milk"}'), headers: { "content-encoding": "gzip" } },
  { body: gzipSync(" ".repeat(5_000_000)), headers: { "content-encoding": "gzip" } },
  { body: brotliCompressSync(" ".repeat(5_000_000)), headers: { "content-encoding": "br" } },
];
const hostilePaths = [
  "/%ff",
  "/api/%zz",
  "/api//items",
  `/api/${"a".repeat(3000)}`,
  "/api/items/",
  "/..%2f..%2f",
];
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "PURGE"];
const strangeParameters = [
  "any",
  "%00",
  "%F0%9F%98%80",
  "..",
  "a".repeat(5000),
  "%ff",
  "%E0%A4%A",
  "null",
  "-1",
  "*",
];
const strangeHeaders: readonly Record<string, string>[] = [
  { "accept-encoding": "*;q=0" },
  { "sec-fetch-site": "cross-site" },
  { origin: "null" },
  { "last-event-id": "x".repeat(300) },
  { "restock-user": "nobody" },
  { cookie: "restock=%ff; __Host-restock=; a=b" },
  { range: "bytes=0-1" },
  { "x-forwarded-for": "'" },
  { host: "evil.example:99999" },
  { expect: "the-unexpected" },
  { upgrade: "websocket" },
];

/** The next request: an operation of the document, with parameters and a body that are valid, mutated or hostile. */
export function makeRequest(
  operations: readonly ApiOperation[],
  chance: Chance,
  ids: KnownIds,
  callers: Callers,
): FuzzRequest {
  const operation = chance.pick(operations);
  const [who, given] = chance.pick(Object.entries(callers));
  const cookie = who !== "person" && endsSession.has(operation.name) ? null : given;
  const headers: Record<string, string> = {
    ...(cookie !== null && { cookie }),
    ...(takesKey(operation) &&
      chance.happens(0.6) && { "idempotency-key": keyOf(chance.whole(1, sharedKeys)) }),
    ...(chance.happens(0.08) && chance.pick(strangeHeaders)),
  };
  const path = pathOf(operation, chance, ids);
  if (chance.happens(0.03)) {
    const method = chance.pick(methods);
    const isHostile = chance.happens(0.5);
    return {
      operation: null,
      method,
      path: isHostile ? chance.pick(hostilePaths) : path,
      headers,
      body: null,
    };
  }
  if (operation.method === "GET") return { operation, method: "GET", path, headers, body: null };
  const { body, headers: more } = bodyOf(operation, chance, ids);
  return { operation, method: operation.method, path, headers: { ...headers, ...more }, body };
}

const takesKey = ({ parameters }: ApiOperation) => parameters.some(({ name }) => name === "idempotency-key");
const keyOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, "0")}`;

function pathOf(operation: ApiOperation, chance: Chance, ids: KnownIds): string {
  const value = (schema: ApiOperation["parameters"][number]["schema"]) =>
    chance.happens(0.85)
      ? encodeURIComponent(String(valid(schema, chance, ids)))
      : chance.pick(strangeParameters);
  let path = operation.path;
  const query: string[] = [];
  for (const { name, in: where, schema } of operation.parameters) {
    if (where === "path") path = path.replace(`{${name}}`, value(schema));
    if (where === "query" && chance.happens(0.4)) query.push(`${name}=${value(schema)}`);
  }
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}

function bodyOf(
  operation: ApiOperation,
  chance: Chance,
  ids: KnownIds,
): { headers: Record<string, string>; body: Buffer | null } {
  if (chance.happens(0.12)) {
    const { headers, body } = chance.pick(hostileBodies);
    return { headers: { "content-type": "application/json", ...headers }, body: Buffer.from(body) };
  }
  if (operation.body === null && chance.happens(0.9)) return { headers: {}, body: null };
  const made = operation.body === null ? chance.pick(strangeValues) : valid(operation.body, chance, ids);
  const said = chance.happens(0.3) ? mutated(made, chance) : made;
  return { headers: { "content-type": "application/json" }, body: Buffer.from(JSON.stringify(said)) };
}
