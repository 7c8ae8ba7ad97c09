import { hash } from "node:crypto";
import type { Route } from "../../contract/route.ts";

/** A change that a device requests with an idempotency key. */
export type Operation = {
  readonly key: string;
  /** It is equal for equal requests; another request under this key is refused. */
  readonly fingerprint: Buffer;
};

/**
 * The fingerprint of a request: its route, what it names and its body, without its secrets. A create that carries the id of its row is known by
 * that id alone: a device that was upgraded before it had the answer sends the rest in the form of its new version.
 */
export function fingerprintOf(route: Route, params: unknown, body: unknown): Buffer {
  const sent = route.body === undefined ? null : withoutSecrets(body, route.secrets);
  const isNewRow = route.method === "POST" && hasId(sent);
  const asked = canonical([
    route.method,
    route.path,
    params,
    isNewRow ? { id: sent.id.toLowerCase() } : sent,
  ]);
  return hash("sha256", JSON.stringify(asked), "buffer").subarray(0, 16);
}

function withoutSecrets(body: unknown, secrets: readonly string[] = []): unknown {
  if (secrets.length === 0 || typeof body !== "object" || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !secrets.includes(name)));
}

function hasId(body: unknown): body is { id: string } {
  return typeof body === "object" && body !== null && "id" in body && typeof body.id === "string";
}

/** Returns the value with the fields of its objects in one order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return fields.map(([name, part]) => [name, canonical(part)]);
}
