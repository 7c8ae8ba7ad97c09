import { expect, test } from "vitest";
import { fileSize } from "./file-size.ts";

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [999, "999 bytes"],
  [66_763, "67 kB"],
  [1_240_000, "1.2 MB"],
  [5_000_000_000_000, "5,000 GB"],
])("%d bytes are %s", (bytes, text) => {
  expect(fileSize(bytes, "en-US")).toBe(text);
});
