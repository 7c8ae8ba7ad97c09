import { expect, test } from "vitest";
import { redirectTarget } from "../entry/redirect-target.ts";
import { entryPath, invitationOfPath, invitationPath } from "./kept-invitation.ts";

const searchOf = (path: string) => path.slice(path.indexOf("?") + 1);

test("a person with an account signs in and comes back to the invitation", () => {
  const path = entryPath("abc_-123", true);
  expect(path).toMatch(/^\/login\?/);
  expect(redirectTarget(searchOf(path))).toBe("/join-household?token=abc_-123");
});

test("a person without an account creates one with the invitation's token and can come back", () => {
  const path = entryPath("abc_-123", false);
  expect(path).toMatch(/^\/create-password\?/);
  expect(new URLSearchParams(searchOf(path)).get("token")).toBe("abc_-123");
  expect(redirectTarget(searchOf(path))).toBe("/join-household?token=abc_-123");
});

test("a token with reserved characters stays one token", () => {
  const path = entryPath("a&redirect=//evil", false);
  expect(new URLSearchParams(searchOf(path)).get("token")).toBe("a&redirect=//evil");
  expect(new URLSearchParams(searchOf(path)).getAll("redirect")).toHaveLength(1);
});

test("the token is found in an invitation's address and in no other", () => {
  expect(invitationOfPath(invitationPath("a/b&c"))).toBe("a/b&c");
  for (const path of ["/home", "/", "/join-household", "/join-household?token=", "/stores/any?token=a"])
    expect(invitationOfPath(path)).toBeNull();
});
