import { errors, sentenceOf, type ErrorCode, type Problem } from "../contract/errors.ts";
import type { HouseholdConflict } from "../contract/households/schema.ts";

/** Further fields of a problem document. */
type ProblemData = HouseholdConflict | { deletedBy: string | null };

export type FieldError = { field: string; message: string };

/** Thrown to refuse a request by name; becomes a problem document. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  readonly retryAfter: number | null;
  readonly data: ProblemData | undefined;

  /** @param options.retryAfter in seconds. */
  constructor(
    code: ErrorCode,
    options: { fields?: FieldError[]; retryAfter?: number; data?: ProblemData } = {},
  ) {
    super(options.fields?.[0]?.message ?? sentenceOf(code, options.retryAfter));
    this.code = code;
    this.fields = options.fields ?? [];
    this.retryAfter = options.retryAfter ?? null;
    this.data = options.data;
  }
}

export function problemOf(refusal: Refusal): Problem {
  const { status } = errors[refusal.code];
  return {
    type: `urn:restock:error:${refusal.code}`,
    title: refusal.code.replaceAll("_", " "),
    status,
    detail: refusal.message,
    code: refusal.code,
    ...(refusal.fields.length > 0 && { errors: refusal.fields }),
    ...refusal.data,
  };
}

/** Thrown when the people behind a list changed between the session check and the list's lock: the request is run again. */
export class ScopeMoved extends Error {}
