import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { problem } from "../../../test/fake-server/server.ts";
import { ApiError, call, connectionOf, NetworkError } from "./client.ts";

afterEach(() => vi.unstubAllGlobals());

/** The next call gets this answer; a function fails instead. */
function answers(answer: Response | Error): void {
  vi.stubGlobal("fetch", () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
}

const failed = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => error,
  );

const html = (status: number) =>
  new Response("<h1>Sign in to the café</h1>", { status, headers: { "content-type": "text/html" } });
const redirect = () =>
  Object.defineProperties(new Response(null), { status: { value: 0 }, ok: { value: false } });

const calls = {
  "a deletion": () => call("deleteItem", { params: { id: newId() } }),
  "a join": () => call("joinHousehold", { params: { token: "t" } }),
  "a session": () => call("getUser", {}),
  "a list": () => call("getList", {}),
  "an added item": () => call("addItem", { body: { name: "Milk" } }),
};

describe.each(Object.entries(calls))("%s that something else answers is not done", (_what, send) => {
  test.each<[string, () => Response | Error, string]>([
    ["a portal's page", () => html(200), "portal"],
    ["a portal's JSON", () => Response.json({ welcome: true }), "portal"],
    ["a portal's list", () => Response.json([]), "portal"],
    ["a portal's null", () => Response.json(null), "portal"],
    ["an empty answer", () => new Response(null, { status: 204 }), "portal"],
    ["a redirect", redirect, "portal"],
    ["a network that wants a sign-in", () => html(511), "portal"],
    ["a proxy's page", () => html(502), "unreachable"],
    ["a proxy without a server", () => html(404), "unreachable"],
    ["a failure that says nothing", () => new Response("", { status: 500 }), "trouble"],
    [
      "a refusal in JSON that isn't ours",
      () => Response.json({ error: "no" }, { status: 403 }),
      "unreachable",
    ],
    ["a dead network", () => new TypeError("Failed to fetch"), "unreachable"],
  ])("%s", async (_answer, answer, reason) => {
    answers(answer());
    const error = await failed(send());
    expect(error).toBeInstanceOf(NetworkError);
    expect(connectionOf(error)).toBe(reason);
  });
});

test("a problem document of another status than its answer's is not the server's", async () => {
  const { body, headers } = problem("not_signed_in");
  answers(new Response(body, { headers, status: 403 }));
  expect(await failed(call("getList", {}))).toBeInstanceOf(NetworkError);
});

test("a 401 that isn't ours is the server's own only if the server itself can be reached", async () => {
  vi.stubGlobal("location", { pathname: "/" });
  const foreign = () => new Response("Unauthorized", { status: 401 });
  answers(foreign());
  expect(connectionOf(await failed(call("getList", {})))).toBe("unreachable");
  const replies = [foreign(), problem("not_signed_in")];
  vi.stubGlobal("fetch", () => Promise.resolve(replies.shift()));
  expect(await failed(call("getList", {}))).toMatchObject({ status: 401 });
});

test("a device without a network has an error of its own", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  answers(new TypeError("Failed to fetch"));
  expect(connectionOf(await failed(call("getList", {})))).toBe("offline");
});

test("a refusal has its sentence, and when to call again", async () => {
  const refusal = problem("unavailable");
  refusal.headers.set("retry-after", "7");
  answers(refusal);
  const error = await failed(call("getList", {}));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 503, retryAfterMs: 7000 });
  expect(connectionOf(error)).toBe("trouble");
});

describe("a call on a connection that died silently", () => {
  /** Nothing but a probe is answered, and a request that is given up fails. */
  const isSilent = () =>
    vi.stubGlobal("fetch", (url: string, { signal }: RequestInit) =>
      url === "/livez"
        ? Promise.resolve(new Response("ok"))
        : new Promise((_resolve, reject) => signal!.addEventListener("abort", () => reject(signal!.reason))),
    );
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("is given up when a probe on another connection is answered", async () => {
    isSilent();
    const join = failed(call("joinHousehold", { params: { token: "t" } }));
    await vi.advanceTimersByTimeAsync(8000);
    expect(connectionOf(await join)).toBe("unreachable");
  });

  test("keeps waiting when the server may work on it for minutes", async () => {
    isSilent();
    const over = vi.fn<(error: unknown) => void>();
    const backup = failed(call("backUpNow", {}, { waits: "long" })).then(over);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    await backup;
    expect(over).toHaveBeenCalledWith(expect.any(NetworkError));
  });

  test("ends when its caller leaves", async () => {
    isSilent();
    const leaving = new AbortController();
    const invitation = failed(call("getInvitation", { params: { token: "t" } }, leaving));
    await vi.advanceTimersByTimeAsync(1000);
    leaving.abort();
    expect(await invitation).toBeInstanceOf(NetworkError);
  });
});
