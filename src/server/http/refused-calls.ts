import type { FastifyRequest } from "fastify";
import type { CountedKind } from "../../contract/security-events/kinds.ts";
import type { Route } from "../../contract/route.ts";
import { routes } from "../../contract/routes.ts";
import type { App } from "../app.ts";
import type { Sender } from "../people/sender.ts";
import { Refusal } from "../refusal.ts";
import { countEvent } from "../security-events/count-event.ts";

const adminCalls: ReadonlySet<string> = new Set(
  Object.values(routes as Record<string, Route>)
    .filter(({ access }) => access === "admin")
    .map(({ method, path }) => `${method} ${path}`),
);

const senders = new WeakMap<FastifyRequest, { sender: Sender; userId: string | null }>();

/** Notes from where a call comes, and in whose session, in case that it is refused. */
export function noteSender(request: FastifyRequest, sender: Sender, userId: string | null): void {
  senders.set(request, { sender, userId });
}

/** Counts a refusal that tells of an attack, or of a mistake in the app. */
export function countRefusal(app: App, request: FastifyRequest, error: unknown): void {
  const known = senders.get(request);
  if (!(error instanceof Refusal) || known === undefined) return;
  const { method, url } = request.routeOptions;
  const route = `${method === "HEAD" ? "GET" : String(method)} ${url}`;
  const kind = kindOf(error, route);
  if (kind !== null) countEvent(app, kind, { ...known, detail: { route } });
}

function kindOf({ code }: Refusal, route: string): CountedKind | null {
  if (code === "cross_site") return "cross_site_refused";
  if (code === "too_many_requests") return "limit_reached";
  const isRefused = code === "not_allowed" || code === "not_signed_in";
  return isRefused && adminCalls.has(route) ? "admin_call_refused" : null;
}
