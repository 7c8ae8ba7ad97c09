import { Signal } from "../async/signal.ts";
import type { Problem } from "../../contract/errors.ts";
import { routes as homeRoutes } from "virtual:routes/home";
import { operationHeader, userHeader, type CallOf, type ReplyOf } from "../../contract/route.ts";
import type { RouteName, Routes } from "../../contract/routes.ts";
import { learnServerTime } from "./server-time.ts";
import { part } from "../parts/part.ts";
import { number, object, string } from "./shape.ts";
import { longPatience, patience, probe, withTimeLimit } from "./time-limit.ts";

/** A refusal by the server. The message is the status, a colon, a space and the response's text. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem;
  /** The time after which the server asks to be called again; 0: it doesn't say. */
  readonly retryAfterMs: number;

  constructor(text: string, problem: Problem, retryAfterMs = 0) {
    super(`${problem.status}: ${text}`);
    this.status = problem.status;
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }

  /** The sentence to show. */
  get detail(): string {
    return this.problem.detail;
  }
}

/**
 * Why no answer of the server came.
 * - `offline`: this device has no network.
 * - `unreachable`: the request failed, or a proxy answered that it can't reach the server.
 * - `portal`: something else answered in the server's place, as the sign-in page of a public network does.
 * - `trouble`: the server, or what stands before it, failed without saying why (5xx).
 */
export type NoAnswer = "offline" | "unreachable" | "portal" | "trouble";

/** How the server can be reached, as far as the last calls say; `trouble`: it answers that it can't do its work. */
export type Connection = "ok" | NoAnswer;

/** There is no answer of the server. */
export class NetworkError extends Error {
  readonly reason: NoAnswer;

  constructor(reason: NoAnswer = hasNoNetwork() ? "offline" : "unreachable", cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** The opposite isn't known: a device may have a network that leads nowhere. */
function hasNoNetwork(): boolean {
  return "onLine" in navigator && !navigator.onLine;
}

/** What a failed call says about the connection; an error of this device's own says nothing good. */
export function connectionOf(error: unknown): Connection {
  if (error instanceof ApiError) return error.status < 500 ? "ok" : "trouble";
  return error instanceof NetworkError ? error.reason : "unreachable";
}

export type CallOptions = {
  /** The idempotency key: a request sent again changes nothing. */
  operation?: string;
  /** The user whose session the request needs; the server refuses it in another user's session. */
  user?: string;
  /** Whether the request outlives the page. */
  keepalive?: boolean;
  signal?: AbortSignal;
  /** `long`: the server may work on it for minutes; `by-caller`: the caller gives it up, by its signal. */
  waits?: "long" | "by-caller";
  headers?: Readonly<Record<string, string>>;
  /**
   * What a 401 means: for most calls the session is over and the site's root is shown; `"throw"` leaves it to the
   * caller.
   */
  on401?: "leave" | "throw";
};

const isProblem = object({ type: string, title: string, status: number, detail: string, code: string });

/** 511, RFC 6585: the network itself wants the person to sign in. */
const networkSignInRequired = 511;
/** What a proxy answers that has no answer of the server: 502, 503, 504, and Cloudflare's 520 to 530. */
const isGateway = (status: number) => (status >= 502 && status <= 504) || (status >= 520 && status <= 530);

/** Screens that ask people to sign in themselves: a redirect to the site's root would lose the link that was opened. */
const asksForSession = /^\/(login|join-household|create-password|reset-password)$/;

/**
 * Calls a route of the contract by its name.
 * @throws ApiError for a refusal, NetworkError when no answer of the server came, in good time.
 */
export function call<N extends RouteName>(
  name: N,
  given: CallOf<Routes[N]>,
  options: CallOptions = {},
): Promise<ReplyOf<Routes[N]>> {
  const { waits, signal } = options;
  if (waits === "by-caller") return ask(name, given, options);
  const timing = waits === "long" ? longPatience : patience;
  return withTimeLimit({ timing, probe }, new AbortController(), (limit) =>
    ask(name, given, { ...options, signal: signal ? AbortSignal.any([signal, limit]) : limit }),
  );
}

async function ask<N extends RouteName>(
  name: N,
  given: CallOf<Routes[N]>,
  options: CallOptions,
): Promise<ReplyOf<Routes[N]>> {
  const [method, template, isReply] = homeRoutes[name] ?? (await otherRoute(name));
  const { params, query, body } = given as {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: object;
  };
  const path = template.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params![key]!));
  const search = new URLSearchParams(
    Object.entries(query ?? {}).filter(([, value]) => value !== undefined),
  ).toString();
  const response = await send(search === "" ? path : `${path}?${search}`, {
    method,
    keepalive: options.keepalive ?? false,
    signal: options.signal ?? null,
    headers: {
      ...options.headers,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(options.operation !== undefined && { [operationHeader]: options.operation }),
      ...(options.user !== undefined && { [userHeader]: options.user }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await textOf(response);
  const reply = parsed(text);
  if (response.ok && isReply(reply)) {
    learnServerTime(response.headers.get("date"));
    return reply as ReplyOf<Routes[N]>;
  }
  const error = await certain(errorOf(response, text), name);
  if (error instanceof ApiError && options.on401 !== "throw") leaveOn401(error);
  throw error;
}

/** A 401 that isn't our problem document is the server's own if the server itself can be reached. */
async function certain(error: ApiError | NetworkError, name: RouteName): Promise<ApiError | NetworkError> {
  if (error.cause !== 401 || name === "getUser") return error;
  try {
    await call("getUser", {}, { on401: "throw" });
  } catch (other) {
    if (!(other instanceof ApiError)) return error;
  }
  const problem = { type: "about:blank", title: "", status: 401, detail: "", code: "not_signed_in" } as const;
  return new ApiError("", problem);
}

const otherRoutes = part("other-routes", () => import("virtual:routes/other-routes"));

/** The row of a call that Home doesn't make. */
export async function otherRoute(name: RouteName): Promise<RouteRow> {
  try {
    return (await otherRoutes.load()).routes[name]!;
  } catch (error) {
    throw new NetworkError(undefined, error);
  }
}

/** @throws NetworkError */
export async function send(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    // The server never redirects a call: only something in between does.
    return await fetch(url, { credentials: "same-origin", cache: "no-store", redirect: "manual", ...init });
  } catch (error) {
    throw new NetworkError(undefined, error);
  }
}

/** @throws NetworkError when the answer broke off. */
export async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw new NetworkError(undefined, error);
  }
}

/** What an answer that isn't the reply means. Only a problem document of its own status is a refusal by the server. */
export function errorOf({ status, headers }: Response, text: string): ApiError | NetworkError {
  const problem = parsed(text);
  if (isProblem(problem) && (problem as Problem).status === status)
    return new ApiError(text, problem as Problem, Number(headers.get("retry-after")) * 1000 || 0);
  if (status < 400 || status === networkSignInRequired) return new NetworkError("portal");
  return new NetworkError(status < 500 || isGateway(status) ? "unreachable" : "trouble", status);
}

const unauthorized = new Signal();

/** Called when a call was answered that its session is over: the site's root is to be shown. */
export const onUnauthorized = unauthorized.subscribe;

/** The session is over. */
export function leaveOn401({ status }: ApiError): void {
  if (status === 401 && !asksForSession.test(globalThis.location.pathname)) unauthorized.emit();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
