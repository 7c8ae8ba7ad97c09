/**
 * Why a foreign address gave nothing. `address`: the server doesn't connect there; `unreachable`: no answer, or a broken one;
 * `slow`, `large`: beyond the limits; `not-text`: a picture, say.
 */
export type FaultKind = "address" | "unreachable" | "slow" | "large" | "not-text";

/** Its text has nothing of the address, which may be a secret. */
export class FetchFault extends Error {
  readonly kind: FaultKind;
  /** The system's name of what went wrong, such as ECONNREFUSED. */
  readonly code: string | undefined;

  constructor(kind: FaultKind, cause?: unknown) {
    super(`a foreign address could not be used: ${kind}`);
    this.kind = kind;
    this.code = (cause as NodeJS.ErrnoException | undefined)?.code;
  }
}
