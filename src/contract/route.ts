import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

/**
 * The people who may call a route.
 * - `anyone`: no session needed.
 * - `user`: signed in; sees and changes only their own list (other objects answer 404).
 * - `premium`: effective role premium or admin.
 * - `admin`: own role admin.
 */
export type Access = "anyone" | "user" | "premium" | "admin";

type Schema = z.ZodMiniType;

export type Route = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path, with `:name` for parameters. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** Its effect, in one sentence; becomes the API page. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body of a 200 or 201; absent: 204 with no body. */
  readonly reply?: Schema;
  /**
   * The type of a reply that isn't JSON. A `text/event-stream` stays open until one side ends it; `reply` is then what each
   * of its events carries.
   */
  readonly media?: "text/csv" | "application/gzip" | "text/event-stream";
  /** Refusals it can answer with, besides those that every route shares (bad input, not signed in, too many, internal). */
  readonly errors?: readonly ErrorCode[];
  /** The caller may name the operation (`Idempotency-Key: <uuid>`); sent again it is answered as the first time. */
  readonly operation?: true;
  /** Fields of its body that nothing keeps, not even as a fast hash: the fingerprint of an operation is without them. */
  readonly secrets?: readonly string[];
  /** Bytes of its body at most, where a call may bring more than others; only who is signed in can send that much. */
  readonly bodyLimit?: number;
};

type OutputOf<R extends Route, K extends "params" | "query" | "body" | "reply"> = R[K] extends Schema
  ? z.output<R[K]>
  : undefined;

export type ParamsOf<R extends Route> = OutputOf<R, "params">;
export type QueryOf<R extends Route> = OutputOf<R, "query">;
export type BodyOf<R extends Route> = OutputOf<R, "body">;
export type ReplyOf<R extends Route> = OutputOf<R, "reply">;

/** The input of a call; query and body before their defaults and transforms. */
export type CallOf<R extends Route> = (R["params"] extends Schema
  ? { params: z.input<R["params"]> }
  : unknown) &
  (R["query"] extends Schema ? { query?: z.input<R["query"]> } : unknown) &
  (R["body"] extends Schema ? { body: z.input<R["body"]> } : unknown);

/** Header with which a device names its operation: its idempotency key. */
export const operationHeader = "idempotency-key";

/** Header with which a browser says its time zone (IANA) when it makes an account. */
export const timezoneHeader = "restock-time-zone";

/**
 * Header with which a device says for whom it calls, by the person's id: the tabs of a browser share one session cookie, which may
 * be another person's by the time the call arrives. Then it is refused (`other_user`).
 */
export const userHeader = "restock-user";
