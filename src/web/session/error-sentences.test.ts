import { describe, expect, test } from "vitest";
import { errors } from "../../contract/errors.ts";
import { apiError } from "../../../test/api-error.ts";
import { ApiError, NetworkError } from "../api/client.ts";
import { failure, serverSentence } from "./error-sentences.ts";

const noNetwork = new NetworkError("The server can't be reached.");

describe("any call", () => {
  test("the sentences of invalid fields replace the general one", () => {
    const fields = [{ field: "name", message: "Name is required" }];
    expect(serverSentence(apiError("invalid_input", fields))).toBe("Name is required");
    expect(serverSentence(apiError("email_taken"))).toBe(errors.email_taken.detail);
    expect(serverSentence(new ApiError(404, "Not Found", null))).toBeNull();
    expect(serverSentence(noNetwork)).toBeNull();
  });

  test("a failure is named, and so is an unreachable server", () => {
    expect(failure(apiError("internal"), "Failed to update day")).toBe("Failed to update day");
    expect(failure(noNetwork, "Failed to update day")).toBe(
      "Failed to update day. Restock can't be reached right now.",
    );
  });
});
