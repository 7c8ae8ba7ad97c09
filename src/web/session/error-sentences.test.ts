import { describe, expect, test } from "vitest";
import { errors } from "../../contract/errors.ts";
import { apiError } from "../../../test/api-error.ts";
import { NetworkError } from "../api/client.ts";
import { failure, serverSentence } from "./error-sentences.ts";

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
