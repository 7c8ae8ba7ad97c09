import { afterEach, describe, expect, test } from "vitest";
import { errors } from "../../contract/errors.ts";
import { apiError } from "../../../test/api-error.ts";
import { NetworkError } from "../api/client.ts";
import { failure, serverSentence } from "./error-sentences.ts";
import { setSession } from "./session.ts";

const noNetwork = new NetworkError("unreachable");

describe("any call", () => {
  test("the sentences of invalid fields replace the general one", () => {
    const fields = [{ field: "name", message: "Name is required" }];
    expect(serverSentence(apiError("invalid_input", fields))).toBe("Name is required");
    expect(serverSentence(apiError("email_taken"))).toBe(errors.email_taken.detail);
    expect(serverSentence(noNetwork)).toBeNull();
  });

  test("a failure is named, and so is an unreachable server", () => {
    expect(failure(apiError("internal"), "Failed to update day")).toBe("Failed to update day");
    expect(failure(noNetwork, "Failed to update day")).toBe(
      "Failed to update day. Restock can't be reached right now.",
    );
    expect(failure(new NetworkError("portal"), "Failed to update day")).toBe(
      "Failed to update day. This network shows its own page in place of Restock.",
    );
  });
});

describe("a call that the server answers with 401", () => {
  afterEach(() => setSession({ status: "unknown" }));

  test("has no sentence once it has led to Welcome, which says why", () => {
    setSession({ status: "signedOut", ended: "/feedback" });
    expect(serverSentence(apiError("not_signed_in"))).toBeNull();
    expect(failure(apiError("not_signed_in"), "Failed to submit feedback.")).toBe("");
    expect(failure(apiError("internal"), "Failed to submit feedback.")).toBe("Failed to submit feedback.");
    expect(serverSentence(apiError("wrong_credentials"))).toBe(errors.wrong_credentials.detail);
  });

  test("has its sentence on a screen that is not left", () => {
    expect(serverSentence(apiError("not_signed_in"))).toBe(errors.not_signed_in.detail);
    expect(failure(apiError("not_signed_in"), "Failed to join household.")).toBe("Failed to join household.");
  });
});
