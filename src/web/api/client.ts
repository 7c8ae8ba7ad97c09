import type { Problem } from "../../contract/errors.ts";
import { routePaths } from "virtual:route-paths";
import { operationHeader, userHeader, type CallOf, type ReplyOf } from "../../contract/route.ts";
import type { RouteName, Routes } from "../../contract/routes.ts";
import { learnServerTime } from "./server-time.ts";

/** A refusal by the server. The message is the status, a colon, a space and the response's text. */
export class ApiError extends Error {
  readonly status: number;
  /** The problem document, when there was one. */
  readonly problem: Problem | null;

  constructor(status: number, text: string, problem: Problem | null) {
    super(`${status}: ${text}`);
    this.status = status;
    this.problem = problem;
  }

  /** The sentence to show. */
  get detail(): string | null {
    return this.problem?.detail ?? null;
  }
}

/** The server could not be reached, or something in between (a captive portal, say) answered instead. */
export class NetworkError extends Error {}

export type CallOptions = {
  /** The idempotency key: a request sent again changes nothing. */
  operation?: string;
  /** The user whose session the request needs; the server refuses it in another user's session. */
  user?: string;
  /** Whether the request outlives the page. */
  keepalive?: boolean;
  signal?: AbortSignal;
  /**
   * What a 401 means: for most calls the session is over and the site's root is shown; `"throw"` leaves it to the
   * caller.
   */
  on401?: "leave" | "throw";
};

/** Screens that ask people to sign in themselves: a redirect to the site's root would lose the link that was opened. */
const asksForSession = /^\/(login|join-household|create-password|reset-password)$/;

/**
 * Calls a route of the contract by its name.
 * @throws ApiError for a refusal, NetworkError when no answer of the server came.
 */
export async function call<N extends RouteName>(
  name: N,
  given: CallOf<Routes[N]>,
  options: CallOptions = {},
): Promise<ReplyOf<Routes[N]>> {
  const [method, template] = routePaths[name]!;
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
    credentials: "same-origin",
    cache: "no-store",
    keepalive: options.keepalive ?? false,
    signal: options.signal ?? null,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(options.operation !== undefined && { [operationHeader]: options.operation }),
      ...(options.user !== undefined && { [userHeader]: options.user }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.ok) return (await readBody(response)) as ReplyOf<Routes[N]>;
  if (
    response.status === 401 &&
    options.on401 !== "throw" &&
    !asksForSession.test(globalThis.location.pathname)
  )
    globalThis.location.assign("/");
  throw await errorOf(response);
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init);
    learnServerTime(response.headers.get("date"));
    return response;
  } catch (error) {
    throw new NetworkError("The server can't be reached.", { cause: error });
  }
}

/** Only JSON is the server's own answer; anything else with a good status comes from something in between. */
async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  if (!response.headers.get("content-type")?.includes("json"))
    throw new NetworkError("This answer isn't the server's.");
  try {
    return await response.json();
  } catch (error) {
    throw new NetworkError("The answer broke off.", { cause: error });
  }
}

async function errorOf(response: Response): Promise<Error> {
  const text = await response.text().catch(() => "");
  if (!response.headers.get("content-type")?.includes("json")) {
    return response.status >= 500
      ? new NetworkError(`The server answered ${response.status}.`)
      : new ApiError(response.status, text || response.statusText, null);
  }
  try {
    return new ApiError(response.status, text, JSON.parse(text) as Problem);
  } catch {
    return new ApiError(response.status, text || response.statusText, null);
  }
}
