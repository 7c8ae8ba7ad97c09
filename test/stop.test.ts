import { expect, test } from "vitest";
import { stopUnderLoad } from "../trouble/stop.ts";

test("a stop resets no request, ends every stream in order, and loses nothing that was answered", async () => {
  const figures = await stopUnderLoad({ stops: 2, writers: 20, streams: 20, idle: 5 });
  expect(figures.reset).toEqual([]);
  expect(figures).toMatchObject({ lost: 0, exitCodes: [0, 0], streamsEnded: 40 });
  expect(figures.answered).toBeGreaterThan(0);
});
