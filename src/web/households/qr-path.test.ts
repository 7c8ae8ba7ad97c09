import { decodeQR } from "qr/decode.js";
import { expect, test } from "vitest";
import { qrPath } from "./qr-path.ts";

/** Draws a path of unit squares, as a camera would see it. */
function draw({ size, path }: ReturnType<typeof qrPath>, scale = 4) {
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, left, top, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    for (let y = Number(top) * scale; y < (Number(top) + 1) * scale; y += 1)
      for (let x = Number(left) * scale; x < (Number(left) + Number(width)) * scale; x += 1)
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  }
  return { width: side, height: side, data };
}

test.each([
  "http://localhost:3000/join-household?token=0123456789abcdefghijklmnopqrstuvwxyzABCDEFG",
  `https://${"list.".repeat(20)}example.org/join-household?token=0123456789abcdefghijklmnopqrstuvwxyzABCDEFG`,
])("a camera reads %s", (link) => {
  expect(decodeQR(draw(qrPath(link)))).toBe(link);
});
