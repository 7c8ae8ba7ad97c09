import { expect, test } from "vitest";
import { isEmail } from "./limits.ts";

test.each([
  "a@b.io",
  "Ana.Maria+restock@mail.example.co.uk",
  "o'brien@example.com",
  "x!#$%&*/=?^_`{|}~-y@example.com",
  "_@example.museum",
  "1@2.de",
  "jürgen@müller.de",
  "用户@例子.公司",
  "ana@xn--mller-kva.xn--p1ai",
  `${"a".repeat(64)}@example.com`,
])("%s is an address", (text) => expect(isEmail(text)).toBe(true));

test.each([
  "",
  "ana",
  "@example.com",
  "ana@",
  "ana@localhost",
  "<a@b.io>",
  "a@b.io>",
  "Ana <a@b.io>",
  "a@b.io, c@d.io",
  "a@b.io;c@d.io",
  "a b@example.com",
  "a@@b.io",
  ".a@b.io",
  "a.@b.io",
  "a..b@c.io",
  "a@b..io",
  "a@-b.io",
  "a@b-.io",
  "a@b.i",
  "a@127.0.0.1",
  "a@[127.0.0.1]",
  '"a b"@example.com',
  "a@b.io\n",
  "a@b.io\r\nBcc: c@d.io",
  `${"a".repeat(250)}@b.io`,
  `a@${"b-".repeat(100)}`,
])("%j is none", (text) => expect(isEmail(text)).toBe(false));
