/**
 * Why a call to a foreign address failed. `address`: the server may not connect there; `unreachable`: no or a broken answer;
 * `slow`, `large`: a limit was exceeded; `not-text`: for example a picture.
 */
export type FaultKind = "address" | "unreachable" | "slow" | "large" | "not-text";

/** An error whose text never contains the address, which may be a secret. */
export class FetchFault extends Error {
  readonly kind: FaultKind;
  /** The system's error code, such as ECONNREFUSED. */
  readonly code: string | undefined;

  constructor(kind: FaultKind, cause?: unknown) {
    super(`a foreign address could not be used: ${kind}`);
    this.kind = kind;
    this.code = (cause as NodeJS.ErrnoException | undefined)?.code;
  }
}
