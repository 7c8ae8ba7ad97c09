import type { FastifyRequest } from "fastify";
import type { CountedKind } from "../../contract/security-events/kinds.ts";
import { errors } from "../../contract/errors.ts";
import type { Route } from "../../contract/route.ts";
import { routes } from "../../contract/routes.ts";
import type { App } from "../app.ts";
import type { Sender } from "../people/sender.ts";
import { Refusal } from "../refusal.ts";
import { refusalOf } from "./problems.ts";
import { countEvent } from "../security-events/count-event.ts";

const namesOf = (isMeant: (route: Route) => boolean): ReadonlySet<string> =>
  new Set(
    Object.values(routes as Record<string, Route>)
      .filter(isMeant)
      .map(({ method, path }) => `${method} ${path}`),
  );
const adminCalls = namesOf(({ access }) => access === "admin");
/** Calls that devices send from their outboxes, again and again until there is an answer. */
const deviceChanges = namesOf(({ operation }) => operation === true);

const senders = new WeakMap<FastifyRequest, { sender: Sender; userId: string | null }>();

/** Notes from where a call comes, in case that it is refused. */
export function noteSender(request: FastifyRequest, sender: Sender): void {
  senders.set(request, { sender, userId: null });
}

/** Notes in whose session it is. */
export function noteUser(request: FastifyRequest, userId: string | null): void {
  const known = senders.get(request);
  if (known !== undefined) known.userId = userId;
}

/** Reports that a change of an outbox was refused for good, which the device shows to its person. */
export function measureRefusal({ measures }: App, request: FastifyRequest, error: unknown): void {
  const { code } = refusalOf(error);
  const { status } = errors[code];
  const isFinal = status < 500 && code !== "too_many_requests" && code !== "not_signed_in";
  if (isFinal && deviceChanges.has(routeOf(request))) measures.changeRefused(code);
}

/** Counts a refusal that may be a sign of an attack, or of a defect of the app. */
export function countRefusal(app: App, request: FastifyRequest, error: unknown): void {
  const known = senders.get(request);
  if (!(error instanceof Refusal) || known === undefined) return;
  const route = routeOf(request);
  const kind = kindOf(error, route);
  if (kind !== null) countEvent(app, kind, { ...known, detail: { route } });
}

function routeOf(request: FastifyRequest): string {
  const { method, url } = request.routeOptions;
  return `${method === "HEAD" ? "GET" : String(method)} ${url}`;
}

function kindOf({ code }: Refusal, route: string): CountedKind | null {
  if (code === "cross_site") return "cross_site_refused";
  if (code === "too_many_requests") return "limit_reached";
  const isRefused = code === "not_allowed" || code === "not_signed_in";
  return isRefused && adminCalls.has(route) ? "admin_call_refused" : null;
}
