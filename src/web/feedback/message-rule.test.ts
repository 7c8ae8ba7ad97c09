import { expect, test } from "vitest";
import * as z from "zod/mini";
import { feedbackSchema } from "../../contract/feedback/schema.ts";
import { messageError } from "./message-rule.ts";

test.each(["", " \n ", "More plums.", "x".repeat(1000), ` ${"x".repeat(1000)} `, "x".repeat(1001)])(
  "the form and the server judge the message '%s' alike",
  (message) => {
    const parsed = z.safeParse(feedbackSchema, { message });
    expect(messageError(message)).toBe(parsed.error?.issues[0]?.message);
  },
);

test("an empty message and one that is too long have different validation errors", () => {
  expect(messageError(" ")).toBe("Feedback message is required");
  expect(messageError("x".repeat(1001))).toBe("Message must be less than 1000 characters");
});
