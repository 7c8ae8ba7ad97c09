import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** A JSON schema as `npm run api` writes them. */
export type JsonSchema = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
};
type Parameter = { name: string; in: "path" | "query" | "header"; schema: JsonSchema };
type Content = Record<string, { schema: JsonSchema }>;

/** An operation of docs/openapi.json. */
export type ApiOperation = {
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: JsonSchema | null;
  /** The statuses of its refusals. */
  refusals: ReadonlySet<number>;
  /** The media type of its reply and a check of it; null without a reply. */
  reply: { media: string; check: z.ZodType } | null;
};

type Documented = {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type OpenApi = {
  paths: Record<string, Record<string, Documented>>;
  components: { schemas: { Problem: JsonSchema } };
};

const checkOf = (schema: JsonSchema) => z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);

/** The content of docs/openapi.json. */
export function readOpenApi(): { operations: ApiOperation[]; problem: z.ZodType } {
  const file = join(import.meta.dirname, "../../docs/openapi.json");
  const { paths, components } = JSON.parse(readFileSync(file, "utf8")) as OpenApi;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, documented]) => operationOf(method, path, documented)),
  );
  return { operations, problem: checkOf(components.schemas.Problem) };
}

function operationOf(method: string, path: string, documented: Documented): ApiOperation {
  const { operationId, parameters, requestBody, responses } = documented;
  const [reply] = Object.entries(responses["2XX"]?.content ?? {});
  return {
    name: operationId,
    method: method.toUpperCase(),
    path,
    parameters,
    body: requestBody?.content["application/json"]?.schema ?? null,
    refusals: new Set(
      Object.keys(responses)
        .filter((status) => /^\d+$/.test(status))
        .map(Number),
    ),
    reply: reply === undefined ? null : { media: reply[0], check: checkOf(reply[1].schema) },
  };
}
