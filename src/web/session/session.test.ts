import { beforeEach, expect, test, vi } from "vitest";
import type { User } from "../../contract/accounts/schema.ts";
import type * as client from "../api/client.ts";
import { NetworkError } from "../api/client.ts";
import { apiError } from "../../../test/api-error.ts";
import { getSession, loadSession, setSession, subscribeToSession } from "./session.ts";

/** The requests for the user that are in flight, the oldest first. */
let requests: PromiseWithResolvers<User>[];

vi.mock("../api/client.ts", async (original) => ({
  ...(await original<typeof client>()),
  call: (name: string) => {
    if (name !== "getUser") return Promise.resolve(null);
    const request = Promise.withResolvers<User>();
    requests.push(request);
    return request.promise;
  },
}));

const user = (firstName: string): User => ({
  id: firstName,
  email: `${firstName}@example.com`,
  firstName,
  lastName: null,
  profileImageUrl: null,
  role: "free",
  householdId: null,
  timezone: "UTC",
  language: null,
  recurringDay: 0,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
});

const shownName = () => {
  const session = getSession();
  return session.status === "signedIn" ? session.user.firstName : session.status;
};

beforeEach(() => {
  requests = [];
  setSession({ status: "signedOut" });
});

test("a forced request doesn't join one that was sent before the change", async () => {
  const before = loadSession();
  const after = loadSession({ force: true });
  expect(requests).toHaveLength(2);
  requests[1]!.resolve(user("Anna"));
  await after;
  expect(shownName()).toBe("Anna");
  requests[0]!.resolve(user("Ana"));
  await before;
  expect(shownName()).toBe("Anna");
});

test.each(["refused", "unreachable"])("an older request that ends as %s changes nothing", async (end) => {
  const before = loadSession();
  const after = loadSession({ force: true });
  requests[1]!.resolve(user("Anna"));
  await after;
  requests[0]!.reject(end === "refused" ? apiError("not_signed_in") : new NetworkError("unreachable"));
  await before;
  expect(shownName()).toBe("Anna");
});

test("whoever waits for an older request gets the newest session", async () => {
  const seen: unknown[] = [];
  const before = loadSession().then(() => seen.push(shownName()));
  const after = loadSession({ force: true });
  requests[0]!.resolve(user("Ana"));
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]!.resolve(user("Anna"));
  await Promise.all([before, after]);
  expect(seen).toEqual(["Anna"]);
});

test("a request that is in flight when the person signs out doesn't sign them in again", async () => {
  setSession({ status: "signedIn", user: user("Ana"), permissions: null });
  const asked = loadSession({ force: true });
  setSession({ status: "signedOut" });
  const shown: unknown[] = [];
  const stop = subscribeToSession(() => shown.push(shownName()));
  requests[0]!.resolve(user("Ana"));
  await asked;
  expect(shown).toEqual([]);
  expect(shownName()).toBe("signedOut");
  const next = loadSession();
  requests[1]!.resolve(user("Ben"));
  await next;
  stop();
  expect(shownName()).toBe("Ben");
});

test("two calls at once share a request", async () => {
  const both = Promise.all([loadSession(), loadSession()]);
  expect(requests).toHaveLength(1);
  requests[0]!.resolve(user("Ana"));
  await both;
  expect(shownName()).toBe("Ana");
});
