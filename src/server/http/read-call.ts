import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { idSchema } from "../../contract/ids.ts";
import { operationHeader, type Route } from "../../contract/route.ts";
import type { App } from "../app.ts";
import { wholeCharacters } from "../db/statement.ts";
import { Refusal, type FieldError } from "../refusal.ts";
import { fingerprintOf, type Operation } from "./operation.ts";

/** How deep the parts of a body may be nested; what the contract takes needs four levels. */
const deepest = 32;

/** Faults of one body that an answer names. */
const mostFieldErrors = 100;

// Each invalid field gets a reason, also where the contract has no sentence of its own for it.
z.config(z.locales.en());

/** The input of a call. @throws Refusal naming each invalid field */
export function readCall(app: App, route: Route, request: FastifyRequest) {
  return {
    app,
    params: parse(route.params, request.params, "not_found"),
    query: parse(route.query, queryOf(route, request)),
    body: parse(route.body, request.body),
    operation: readOperation(route, request),
  };
}

/** A browser that reconnects a stream repeats the address, and sends its newer cursor in a header. */
function queryOf(route: Route, { query, headers }: FastifyRequest): unknown {
  const since = headers["last-event-id"];
  if (route.media !== "text/event-stream" || since === undefined || since === "") return query;
  return { ...(query as object), since };
}

/** @throws Refusal naming each invalid field; a path that can't name anything is not found. */
function parse(
  schema: Route["body"],
  value: unknown,
  refusal: "invalid_input" | "not_found" = "invalid_input",
): unknown {
  if (schema === undefined) return undefined;
  checkDepth(value, "", deepest);
  const parsed = z.safeParse(schema, wholeText(value ?? {}));
  if (!parsed.success && refusal === "not_found") throw new Refusal(refusal);
  const unstorable = findNul(value, "");
  if (unstorable !== null) throw invalid(unstorable, "This text has a character that can't be kept");
  if (parsed.success) return parsed.data;
  const fields: FieldError[] = parsed.error.issues.slice(0, mostFieldErrors).map((issue) => ({
    field: issue.path.join("."),
    message: issue.message,
  }));
  throw new Refusal("invalid_input", { fields });
}

const invalid = (field: string, message: string) =>
  new Refusal("invalid_input", { fields: [{ field, message }] });

/**
 * Later checks walk through a value by recursion.
 * @throws Refusal when it is nested too deep for that
 */
function checkDepth(value: unknown, field: string, left: number): void {
  if (typeof value !== "object" || value === null) return;
  if (left === 0) throw invalid(field, "This is nested too deep");
  for (const [key, part] of Object.entries(value)) checkDepth(part, field === "" ? key : field, left - 1);
}

/** The value without half characters in its texts, as of an emoji that was cut: PostgreSQL can't keep them in JSON. */
function wholeText(value: unknown): unknown {
  return isWhole(value) ? value : JSON.parse(JSON.stringify(value, wholeCharacters));
}

function isWhole(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed();
  return typeof value !== "object" || value === null || Object.values(value).every(isWhole);
}

/** The path of a text with a NUL in it, which PostgreSQL can't store, or null. */
function findNul(value: unknown, path: string): string | null {
  if (typeof value === "string") return value.includes("\0") ? path : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = findNul(part, path === "" ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function readOperation(route: Route, request: FastifyRequest): Operation | null {
  const given = request.headers[operationHeader];
  if (route.operation !== true || given === undefined) return null;
  const parsed = z.safeParse(idSchema, given);
  if (parsed.success)
    return { key: parsed.data, fingerprint: fingerprintOf(route, request.params, request.body) };
  throw invalid("Idempotency-Key", "The operation's id must be a UUID");
}
