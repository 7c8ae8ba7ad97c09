import * as z from "zod/mini";
import { idSchema, type Id } from "../../src/contract/ids.ts";
import type { BodyOf, ParamsOf, QueryOf, Route } from "../../src/contract/route.ts";
import { routes, type RouteName, type Routes } from "../../src/contract/routes.ts";
import { Refusal } from "../../src/server/refusal.ts";

export type ServerRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  operation: string | null;
  /** The person whose session it has to be. */
  user: string | null;
};

/** One call as the contract's schemas read it. */
export type FakeCall<N extends RouteName> = {
  userId: Id;
  params: ParamsOf<Routes[N]>;
  query: QueryOf<Routes[N]>;
  body: BodyOf<Routes[N]>;
};

const patterns = (Object.entries(routes) as [RouteName, Route][]).map(([name, route]) => ({
  name,
  route,
  path: new RegExp(`^${route.path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`),
}));

/**
 * The route that a request is for, and what it says.
 * @throws Refusal `not_found` for a path that names nothing, `invalid_input` with each field that can't be used
 */
export function readRequest(userId: Id, request: ServerRequest) {
  for (const { name, route, path } of patterns) {
    const found = route.method === request.method ? path.exec(request.path) : null;
    if (found === null) continue;
    return {
      name,
      operation: route.operation === true ? readOperation(request.operation) : null,
      call: {
        userId,
        params: parse(route.params, found.groups, "not_found"),
        query: parse(route.query, Object.fromEntries(request.query)),
        body: parse(route.body, request.body),
      },
    };
  }
  throw new Refusal("not_found");
}

function readOperation(operation: string | null): string | null {
  if (operation === null || z.safeParse(idSchema, operation).success) return operation;
  throw badInput([{ path: ["Idempotency-Key"], message: "The operation's id must be a UUID" }]);
}

function parse(schema: Route["body"], value: unknown, refusal?: "not_found"): unknown {
  if (schema === undefined) return undefined;
  const parsed = z.safeParse(schema, value ?? {});
  if (parsed.success) return parsed.data;
  throw refusal === undefined ? badInput(parsed.error.issues) : new Refusal(refusal);
}

function badInput(issues: readonly { path: PropertyKey[]; message: string }[]): Refusal {
  const fields = issues.map(({ path, message }) => ({ field: path.join("."), message }));
  return new Refusal("invalid_input", { fields });
}
