import { expect, test } from "vitest";
import { isHomeOrigin } from "./home-origin.ts";

test.each([
  "http://localhost:3000",
  "http://127.0.0.1:3000",
  "http://[::1]:3000",
  "http://192.168.1.20",
  "http://10.0.0.7:8080",
  "http://172.31.255.1",
  "http://[fd12:3456::1]",
  "http://[::ffff:192.168.1.20]",
  "http://server.local",
  "http://list.home.arpa",
])("%s is at home", (origin) => {
  expect(isHomeOrigin(origin)).toBe(true);
});

test.each([
  "https://list.example.org",
  "http://server",
  "http://evil:3000",
  "http://172.32.0.1",
  "http://8.8.8.8",
  "http://192.168.1.20.example.org",
  "http://local.example",
  "http://[2001:db8::1]",
  "http://localhost.example.org",
])("%s may be anybody's", (origin) => {
  expect(isHomeOrigin(origin)).toBe(false);
});
