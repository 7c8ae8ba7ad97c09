import { describe, expect, test } from "vitest";
import { errors } from "../../contract/errors.ts";
import { apiError } from "../../../test/api-error.ts";
import { NetworkError } from "../api/client.ts";
import { troubleText } from "../session/trouble-text.ts";
import { loginError, registrationError, waitlistError } from "./form-errors.ts";

const noNetwork = new NetworkError("unreachable");

describe("signing in", () => {
  test("a wrong password and an input the server won't take read the same", () => {
    expect(loginError(apiError("wrong_credentials"))).toBe("Invalid email or password");
    expect(loginError(apiError("invalid_input"))).toBe("Invalid email or password");
  });

  test("a refusal that isn't about the password states its reason", () => {
    expect(loginError(apiError("too_many_requests"))).toBe(errors.too_many_requests.detail);
    expect(loginError(apiError("unavailable"))).toBe(errors.unavailable.detail);
    expect(loginError(noNetwork)).toBe(troubleText("unreachable"));
  });
});

describe("creating an account", () => {
  test("a wrong secret code has its own sentence", () => {
    expect(registrationError(apiError("wrong_secret_code"))).toEqual({ kind: "secretCode" });
  });

  test("an invalid field shows the server's sentence for it", () => {
    const short = { field: "password", message: "Password must be at least 8 characters" };
    expect(registrationError(apiError("invalid_input", [short]))).toEqual({
      kind: "other",
      detail: short.message,
    });
  });

  test("a taken address and a failing network have their own sentences", () => {
    expect(registrationError(apiError("email_taken"))).toEqual({
      kind: "other",
      detail: errors.email_taken.detail,
    });
    expect(registrationError(noNetwork)).toEqual({ kind: "noAnswer", sentence: troubleText("unreachable") });
  });
});

test("the waitlist has its own sentences for a known address and for an invalid one", () => {
  expect(waitlistError(apiError("already_on_waitlist"))).toBe("Email already on waitlist");
  expect(waitlistError(apiError("invalid_waitlist_email"))).toBe("Invalid email format");
  expect(waitlistError(apiError("internal"))).toBeNull();
  expect(waitlistError(noNetwork)).toBeNull();
});
