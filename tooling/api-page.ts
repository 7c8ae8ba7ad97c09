import * as z from "zod/mini";
import { errors, problemSchema, type ErrorCode } from "../src/contract/errors.ts";
import { householdFileSchema } from "../src/contract/exports/household-file.ts";
import { operationHeader, timezoneHeader, userHeader, type Route } from "../src/contract/route.ts";
import { pages } from "../src/contract/pages.ts";
import { routes } from "../src/contract/routes.ts";

const accessWords = {
  anyone: "Anyone",
  user: "Who is signed in",
  premium: "Premium",
  admin: "Administrators",
} as const;

const table = Object.entries(routes as Record<string, Route>);

/** The refusals that every route can answer with. */
function sharedErrors(route: Route): ErrorCode[] {
  const shared: ErrorCode[] = [
    "invalid_input",
    "headers_too_large",
    "other_user",
    // An unknown encoding is refused also by routes without a body.
    "unsupported_media_type",
    "too_many_requests",
    "internal",
    "unavailable",
    "busy",
  ];
  if (route.params !== undefined) shared.push("not_found");
  // A body is read before the route is known to have none.
  if (route.method !== "GET") shared.push("cross_site", "too_large", "request_timeout");
  if (route.operation === true) shared.push("operation_reused");
  if (route.access !== "anyone") shared.push("not_signed_in");
  if (route.access === "premium") shared.push("premium_only");
  if (route.access === "admin") shared.push("not_allowed");
  return shared;
}

/** Makes docs/api.md, the table of routes. */
export function apiPage(): string {
  const rows = table.map(([, route]) => {
    const own = (route.errors ?? []).map((code) => `${errors[code].status} \`${code}\``).join(", ");
    return `| ${route.method} | \`${route.path}\` | ${accessWords[route.access]} | ${route.summary} | ${own} |`;
  });
  return `# The API

Made from \`src/contract\` by \`npm run api\`; the same as OpenAPI 3.1 in [openapi.json](openapi.json).

JSON in, JSON out, with the session cookie. A refusal is a problem document (RFC 9457): \`detail\` is a sentence for people,
\`code\` the name to program against, \`errors\` the fields that can't be used. Besides its own refusals a route can answer 400
\`invalid_input\`, 401 \`not_signed_in\`, 403 \`cross_site\`, 408 \`request_timeout\`, 413 \`too_large\`, 415 \`unsupported_media_type\`,
429 \`too_many_requests\`, 431 \`headers_too_large\`, 500 \`internal\` and 503 \`unavailable\` (the database is in trouble) or \`busy\` (too
much waits): try again after \`Retry-After\` seconds. What isn't the caller's answers 404 as if it didn't exist. A change can be named with
\`${operationHeader}: <uuid>\`: a repeat is answered as the first time and changes nothing; another request under the same key is
refused with 422 \`operation_reused\`. A create with the \`id\` of its row is known by that id, whatever else its body says. A sign-up or
a join is answered again for an hour; a repeated sign-up signs in, and needs its password. With \`${userHeader}: <id>\` a call says whose session it has to be; during
another person's it is refused with 409 \`other_user\`, and can be made again once that person is signed in. Creates may carry the \`id\` of the new row.

| Method | Path | Who | What | Refusals of its own |
| --- | --- | --- | --- | --- |
${rows.join("\n")}

## Pages

What browsers call besides the API and the files of the web app. It is answered with a page.

| Method | Path | Who | What |
| --- | --- | --- | --- |
${Object.values(pages)
  .map(
    ({ method, path, access, summary }) =>
      `| ${method} | \`${path}\` | ${accessWords[access]} | ${summary} |`,
  )
  .join("\n")}
`;
}

/** Makes docs/openapi.json. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of table) {
    const path = route.path.replace(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(name, route);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Restock",
      version: "1",
      description: "One shopping list across every store of a household.",
    },
    components: { schemas: { Problem: jsonSchema(problemSchema) } },
    paths,
  };
}

/** Makes docs/restock-household.schema.json, the JSON Schema of a household file. */
export function householdSchema(): object {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "restock-household.json, version 1",
    description:
      "All of a household's list in Restock, without its people. Ids hold within the file; categories are named.",
    ...jsonSchema(householdFileSchema),
  };
}

function operation(name: string, route: Route): object {
  const codes = [...sharedErrors(route), ...(route.errors ?? [])];
  const statuses = [...new Set(codes.map((code) => errors[code].status))].toSorted((a, b) => a - b);
  const problem = {
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
  };
  const refusals = statuses.map((status) => [
    String(status),
    {
      description: [...new Set(codes.filter((code) => errors[code].status === status))].join(", "),
      ...problem,
    },
  ]);
  const reply = route.reply && { [route.media ?? "application/json"]: { schema: jsonSchema(route.reply) } };
  return {
    operationId: name,
    summary: route.summary,
    "x-access": route.access,
    parameters: [
      ...parameters("path", route.params),
      ...parameters("query", route.query),
      ...(route.operation
        ? [{ name: operationHeader, in: "header", schema: { type: "string", format: "uuid" } }]
        : []),
      ...(["register", "createInvitedAccount"].includes(name)
        ? [{ name: timezoneHeader, in: "header", schema: { type: "string" } }]
        : []),
      { name: userHeader, in: "header", schema: { type: "string", format: "uuid" } },
    ],
    ...(route.body && {
      requestBody: { required: true, content: { "application/json": { schema: jsonSchema(route.body) } } },
    }),
    responses: {
      "2XX": { description: "Done.", ...(reply && { content: reply }) },
      ...Object.fromEntries(refusals),
    },
  };
}

function parameters(where: "path" | "query", schema: Route["params"]): object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: property,
  }));
}

function jsonSchema(schema: z.ZodMiniType): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
  }) as Record<string, unknown>;
  return rest;
}
