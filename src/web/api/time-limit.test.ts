import { afterEach, expect, test, vi } from "vitest";
import { probe } from "./time-limit.ts";

afterEach(() => vi.unstubAllGlobals());

test("one probe at a time serves all requests that hang, and the next one asks again", async () => {
  const answers: ((error?: Error) => void)[] = [];
  const fetched = vi.fn<() => Promise<Response>>(
    () =>
      new Promise((resolve, reject) => {
        answers.push((error) => (error === undefined ? resolve(new Response()) : reject(error)));
      }),
  );
  vi.stubGlobal("fetch", fetched);
  const first = [probe(), probe(), probe()];
  expect(fetched).toHaveBeenCalledTimes(1);
  answers[0]!(new TypeError("Failed to fetch"));
  expect(await Promise.all(first)).toEqual([false, false, false]);
  const second = probe();
  expect(fetched).toHaveBeenCalledTimes(2);
  answers[1]!();
  expect(await second).toBe(true);
});
