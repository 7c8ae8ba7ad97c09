import { errors, type ErrorCode, type Problem } from "../src/contract/errors.ts";
import { ApiError } from "../src/web/api/client.ts";

/** The server's refusal of this code as the browser meets it; `fields` says which fields can't be used. */
export function apiError(code: ErrorCode, fields?: Problem["errors"]): ApiError {
  const { status, detail } = errors[code];
  const problem = {
    type: "about:blank",
    title: code,
    status,
    detail,
    code,
    ...(fields && { errors: fields }),
  };
  return new ApiError(JSON.stringify(problem), problem);
}
