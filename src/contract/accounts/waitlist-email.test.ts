import { expect, test } from "vitest";
import { isWaitlistEmail } from "./waitlist-email.ts";

test.each([
  "a@b.c",
  "x@my_host.com",
  "a..b@x.com",
  "a@127.0.0.1",
  "jürgen@müller.de",
  `${"a".repeat(250)}@b.c`,
])("the waitlist takes %s", (text) => expect(isWaitlistEmail(text)).toBe(true));

test.each([
  "",
  "ana",
  "ana@example",
  "@example.com",
  "ana@.",
  "ana@.com",
  "ana@example.",
  "ana@@example.com",
  "ana@b.io@c.io",
  "a b@example.com",
  "ana@exam ple.com",
  "ana@example.com\n",
  `${"a".repeat(251)}@b.c`,
])("the waitlist refuses %j", (text) => expect(isWaitlistEmail(text)).toBe(false));
