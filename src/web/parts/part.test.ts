import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { part } from "./part.ts";

const list = {
  files: ["sheet-1.js", "dialog.js"],
  parts: { sheet: [0, 1] },
  companions: {},
  ahead: [],
  small: [],
};
const script = () => new Response("code", { headers: { "content-type": "text/javascript" } });
const portal = () => new Response("<h1>Wi-Fi</h1>", { headers: { "content-type": "text/html" } });
const silence = () => new Promise<Response>(() => undefined);
const refused = () => Promise.reject(new TypeError("Failed to fetch"));

const request = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const bring = vi.fn<() => Promise<string>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { getElementById: () => ({ textContent: JSON.stringify(list) }) });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", request);
  request.mockReset().mockImplementation(async () => script());
  bring.mockReset().mockResolvedValue("the module");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A part in a page of its own, which has fetched nothing yet. */
async function freshPart() {
  vi.resetModules();
  const fresh: { part: typeof part } = await import("./part.ts");
  return fresh.part("sheet", bring);
}

const paths = () => request.mock.calls.map(([path]) => path);

test("a part is imported when all its files are here", async () => {
  const sheet = await freshPart();
  expect(sheet.read()).toBe(undefined);
  expect(await sheet.load()).toBe("the module");
  expect(paths()).toEqual(["/assets/sheet-1.js", "/assets/dialog.js"]);
  expect(sheet.read()).toBe("the module");
  await sheet.load();
  expect(bring).toHaveBeenCalledTimes(1);
});

test.each([
  ["refused", refused, "Failed to fetch"],
  ["answered by a portal", async () => portal(), "This answer isn't the file."],
])(
  "a part whose file is %s is never imported, and only that file is fetched again",
  async (_how, answer, reason) => {
    const sheet = await freshPart();
    request.mockImplementation((path) => (path.includes("dialog") ? answer() : Promise.resolve(script())));
    await expect(sheet.load()).rejects.toThrow(reason);
    expect(bring).not.toHaveBeenCalled();
    request.mockClear().mockImplementation(async () => script());
    expect(await sheet.load()).toBe("the module");
    expect(paths()).toEqual(["/assets/dialog.js"]);
    expect(request.mock.calls[0]![1]).toMatchObject({ cache: "reload" });
  },
);

test("a file that sends nothing is given up, and its request is aborted", async () => {
  const sheet = await freshPart();
  request.mockImplementation(silence);
  const failed = vi.fn<() => void>();
  sheet.load().catch(failed);
  await vi.advanceTimersByTimeAsync(8000);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(request.mock.calls[0]![1].signal?.aborted).toBe(true);
});

test("a part that can't be loaded when it is requested loads by itself later", async () => {
  const sheet = await freshPart();
  request.mockImplementation(refused);
  await sheet.show();
  expect(sheet.read()).toBe(null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sheet.read()).toBe(null);
  request.mockImplementation(async () => script());
  const seen = new Promise<void>((resolve) => sheet.subscribe(resolve));
  await vi.advanceTimersByTimeAsync(2000);
  await seen;
  expect(sheet.read()).toBe("the module");
});

test("a missing part loads as soon as the browser reports a network", async () => {
  const sheet = await freshPart();
  request.mockImplementation(refused);
  await sheet.show();
  request.mockImplementation(async () => script());
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(sheet.read()).toBe("the module");
});

test("a part that is requested once more shows as loading until the next attempt has ended", async () => {
  const sheet = await freshPart();
  request.mockImplementation(refused);
  await sheet.show();
  sheet.retry();
  expect(sheet.read()).toBe(undefined);
  await sheet.show();
  expect(sheet.read()).toBe(null);
});
