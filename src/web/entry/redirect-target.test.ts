import { describe, expect, test } from "vitest";
import { loginPath, redirectTarget } from "./redirect-target.ts";

function after(redirect: string): string {
  return redirectTarget(new URLSearchParams({ redirect }).toString());
}

describe("after signing in", () => {
  test("a path of this site is followed, with its query", () => {
    expect(after("/stores/any")).toBe("/stores/any");
    expect(after("/?tab=stores")).toBe("/?tab=stores");
    expect(after("/join-household?token=a/b")).toBe("/join-household?token=a/b");
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https://evil.example",
    "evil.example",
    "javascript:alert(1)",
    "\\\\evil.example",
    "",
  ])("%j leads home", (redirect) => {
    expect(after(redirect)).toBe("/home");
  });

  test("without a redirect Home opens", () => {
    expect(redirectTarget("")).toBe("/home");
    expect(redirectTarget("mode=register")).toBe("/home");
  });
});

test("switching the form keeps the redirect", () => {
  expect(loginPath("register", "redirect=%2Fstores%2Fany")).toBe(
    "/login?redirect=%2Fstores%2Fany&mode=register",
  );
  expect(loginPath("login", "mode=register&redirect=%2Fhome")).toBe("/login?redirect=%2Fhome");
  expect(loginPath("login", "mode=register")).toBe("/login");
});
