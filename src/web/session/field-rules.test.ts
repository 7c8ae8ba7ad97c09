import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { profileSchema } from "../../contract/accounts/schema.ts";
import { invitedAccountSchema } from "../../contract/households/schema.ts";
import {
  confirmationError,
  emailError,
  nameError,
  newPasswordError,
  optionalNameError,
} from "./field-rules.ts";

const good = { name: "Ana", email: "ana@example.com", newPassword: "long enough" };

/** The server's validation error for one field. */
function serverError(field: keyof typeof good, value: string): string | undefined {
  const parsed = z.safeParse(profileSchema, { ...good, [field]: value });
  return parsed.error?.issues[0]?.message;
}

describe("a form and the server judge alike", () => {
  test.each(["", "   ", "Ana", ` ${"x".repeat(100)} `, "x".repeat(101)])("the name '%s'", (name) => {
    expect(nameError(name)).toBe(serverError("name", name));
  });

  test.each(["", "ana", "ana@example", " ana@example.com ", "a@b.c", "a b@c.de", `${"x".repeat(250)}@b.cd`])(
    "the address '%s'",
    (email) => {
      expect(emailError(email)).toBe(serverError("email", email));
    },
  );

  test.each(["1234567", "12345678", "x".repeat(200), "x".repeat(201)])("the password '%s'", (password) => {
    expect(newPasswordError(password)).toBe(serverError("newPassword", password));
  });

  test.each(["", "Ana", "x".repeat(101)])("the name '%s' of an invited person", (name) => {
    const parsed = z.safeParse(invitedAccountSchema, { password: good.newPassword, name });
    expect(optionalNameError(name)).toBe(parsed.error?.issues[0]?.message);
  });
});

describe("the confirmation of a new password", () => {
  test("the confirmation isn't needed without a new password", () => {
    expect(confirmationError("", "")).toBeUndefined();
    expect(confirmationError("", "left over")).toBeUndefined();
  });

  test("the confirmation is required and must match", () => {
    const sentence = "The passwords you entered are not the same.";
    expect(confirmationError("long enough", "")).toBe(sentence);
    expect(confirmationError("long enough", "Long enough")).toBe(sentence);
    expect(confirmationError("long enough", "long enough")).toBeUndefined();
  });
});
