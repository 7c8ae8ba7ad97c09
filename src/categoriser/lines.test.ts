import { expect, test } from "vitest";
import { takeLines } from "./lines.ts";

async function linesOf(...chunks: string[]): Promise<string[]> {
  async function* stream() {
    yield* chunks;
  }
  const lines: string[] = [];
  for await (const some of takeLines(stream())) lines.push(...some);
  return lines;
}

test("a line may arrive in pieces and a piece may hold several lines", async () => {
  expect(await linesOf("mi", "lk\nbre", "ad\neggs\n")).toEqual(["milk", "bread", "eggs"]);
});

test("CRLF ends a line, also when split between pieces, and the last line needs no end", async () => {
  expect(await linesOf("milk\r", "\nbread\r\neggs")).toEqual(["milk", "bread", "eggs"]);
});

test("empty lines count, and other separators belong to the name", async () => {
  expect(await linesOf("milk\n\n\u2028tea\n")).toEqual(["milk", "", "\u2028tea"]);
  expect(await linesOf("")).toEqual([]);
});
