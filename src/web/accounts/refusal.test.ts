import { describe, expect, test } from "vitest";
import type { ErrorCode } from "../../contract/errors.ts";
import { errors, type Problem } from "../../contract/errors.ts";
import { ApiError, NetworkError } from "../api/client.ts";
import {
  failure,
  loginRefusal,
  registrationRefusal,
  serverSentence,
  unreachable,
  waitlistRefusal,
} from "./refusal.ts";

function refusal(code: ErrorCode, fields?: Problem["errors"]): ApiError {
  const { status, detail } = errors[code];
  const problem = {
    type: "about:blank",
    title: code,
    status,
    detail,
    code,
    ...(fields && { errors: fields }),
  };
  return new ApiError(status, JSON.stringify(problem), problem);
}
const noNetwork = new NetworkError("The server can't be reached.");

describe("signing in", () => {
  test("a wrong password and an input the server won't take read the same", () => {
    expect(loginRefusal(refusal("wrong_credentials"))).toBe("Invalid email or password");
    expect(loginRefusal(refusal("invalid_input"))).toBe("Invalid email or password");
  });

  test("a refusal that isn't about the password says what it is about", () => {
    expect(loginRefusal(refusal("too_many_requests"))).toBe(errors.too_many_requests.detail);
    expect(loginRefusal(refusal("unavailable"))).toBe(errors.unavailable.detail);
    expect(loginRefusal(noNetwork)).toBe(unreachable);
  });
});

describe("creating an account", () => {
  test("a wrong secret code is told apart", () => {
    expect(registrationRefusal(refusal("wrong_secret_code"))).toEqual({ kind: "secretCode" });
  });

  test("a refused field is told in the server's words for it", () => {
    const short = { field: "password", message: "Password must be at least 8 characters" };
    expect(registrationRefusal(refusal("invalid_input", [short]))).toEqual({
      kind: "other",
      detail: short.message,
    });
  });

  test("an address that is taken is told, and so is a network that fails", () => {
    expect(registrationRefusal(refusal("email_taken"))).toEqual({
      kind: "other",
      detail: errors.email_taken.detail,
    });
    expect(registrationRefusal(noNetwork)).toEqual({ kind: "unreachable" });
  });
});

test("the waitlist has its own words for an address it has, and for one that is none", () => {
  expect(waitlistRefusal(refusal("already_on_waitlist"))).toBe("Email already on waitlist");
  expect(waitlistRefusal(refusal("invalid_waitlist_email"))).toBe("Invalid email format");
  expect(waitlistRefusal(refusal("internal"))).toBeNull();
  expect(waitlistRefusal(noNetwork)).toBeNull();
});

describe("any call", () => {
  test("the fields that can't be used say more than the whole", () => {
    const fields = [{ field: "name", message: "Name is required" }];
    expect(serverSentence(refusal("invalid_input", fields))).toBe("Name is required");
    expect(serverSentence(refusal("email_taken"))).toBe(errors.email_taken.detail);
    expect(serverSentence(new ApiError(404, "Not Found", null))).toBeNull();
    expect(serverSentence(noNetwork)).toBeNull();
  });

  test("what failed is told, and that the server is away when it is", () => {
    expect(failure(refusal("internal"), "Failed to update day")).toBe("Failed to update day");
    expect(failure(noNetwork, "Failed to update day")).toBe(
      "Failed to update day. Restock can't be reached right now.",
    );
  });
});
