import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { forgetLink, linkToShare } from "./link-to-share.ts";

const day = 86_400_000;
const ana = newId();
let pending: { id: string; inviteeEmail: null; inviterName: string; expiresAt: string }[];

/** The server: it makes a link, and lists those that are pending. */
function answer(path: string): Response {
  if (path.endsWith("/invitation-links")) {
    const expiresAt = new Date(Date.now() + 7 * day).toISOString();
    const made = { id: newId(), inviteeEmail: null, inviterName: "Ana", expiresAt };
    pending.push(made);
    return Response.json({ ...made, link: `https://restock.example/join-household?token=${made.id}` });
  }
  return Response.json({ household: null, members: [], isOwner: true, pendingInvitations: pending });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2030, 0, 1) });
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
  pending = [];
  forgetLink();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a link that nobody has used is shown again until somebody has joined", async () => {
  const first = await linkToShare(ana, 1);
  expect(await linkToShare(ana, 1)).toEqual(first);
  expect(await linkToShare(ana, 2)).not.toEqual(first);
  expect(pending).toHaveLength(2);
});

test("a link that has expired is not shown again", async () => {
  const first = await linkToShare(ana, 1);
  vi.setSystemTime(Date.now() + 7 * day);
  expect((await linkToShare(ana, 1)).link).not.toBe(first.link);
});

test("a link that was revoked on another device is not shown again, and replaced once", async () => {
  const first = await linkToShare(ana, 1);
  pending = [];
  const [one, other] = await Promise.all([linkToShare(ana, 1), linkToShare(ana, 1)]);
  expect(one.link).not.toBe(first.link);
  expect(other).toEqual(one);
  expect(pending).toHaveLength(1);
});

test("a link whose state can't be learned is not shown again", async () => {
  await linkToShare(ana, 1);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(linkToShare(ana, 1)).rejects.toThrow("unreachable");
});
