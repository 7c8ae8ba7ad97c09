import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../test/memory-storage.ts";
import { newId } from "../../contract/new-id.ts";
import { forgetEntries, storeEntry } from "../device-storage/personal-storage.ts";
import { keepLink, linkToShare } from "./link-to-share.ts";

const day = 86_400_000;
let ana: string;
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
  vi.stubGlobal("localStorage", new MemoryStorage());
  pending = [];
  // What the page remembers is of the person before.
  ana = newId();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a link that nobody has used is given again, until somebody has joined by it", async () => {
  const first = await linkToShare(ana);
  expect(first.isEarlier).toBe(false);
  expect(await linkToShare(ana)).toEqual({ made: first.made, isEarlier: true });
  expect(pending).toHaveLength(1);
  pending = [];
  expect((await linkToShare(ana)).made.link).not.toBe(first.made.link);
});

test("after a reload the same link is given again, to nobody else and not after signing out", async () => {
  const reloaded = async () => {
    vi.resetModules();
    return (await import("./link-to-share.ts")).linkToShare;
  };
  const { made } = await linkToShare(ana);
  expect(await (await reloaded())(ana)).toEqual({ made, isEarlier: true });
  expect((await (await reloaded())(newId())).isEarlier).toBe(false);
  forgetEntries(ana);
  expect((await (await reloaded())(ana)).made.link).not.toBe(made.link);
});

test("in a browser that blocks storage a link is given again until the page is left", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { made } = await linkToShare(ana);
  expect(await linkToShare(ana)).toEqual({ made, isEarlier: true });
});

test("another link for another person is given again instead of the one before", async () => {
  const first = await linkToShare(ana);
  const { made, isEarlier } = await linkToShare(ana, { another: true });
  expect(made.link).not.toBe(first.made.link);
  expect(isEarlier).toBe(false);
  expect(await linkToShare(ana)).toEqual({ made, isEarlier: true });
});

test("a link that has expired is not given again", async () => {
  const first = await linkToShare(ana);
  vi.setSystemTime(Date.now() + 7 * day);
  expect((await linkToShare(ana)).made.link).not.toBe(first.made.link);
});

test("a link that was revoked on another device is replaced once", async () => {
  const first = await linkToShare(ana);
  pending = [];
  const [one, other] = await Promise.all([linkToShare(ana), linkToShare(ana)]);
  expect(one.made.link).not.toBe(first.made.link);
  expect(other).toEqual(one);
  expect(pending).toHaveLength(1);
});

test("a link that was renewed on another device is replaced; one that was renewed here is given", async () => {
  const { made } = await linkToShare(ana);
  const renewed = { ...made, expiresAt: new Date(Date.now() + 8 * day).toISOString() };
  pending = [{ ...renewed, inviteeEmail: null }];
  expect((await linkToShare(ana)).made.id).not.toBe(made.id);
  keepLink(ana, { ...renewed, link: "https://restock.example/join-household?token=renewed" });
  expect((await linkToShare(ana)).made.link).toMatch(/renewed$/);
});

test.each(["nonsense", "5", "{}"])("a stored text that is no link (%s) is replaced", async (text) => {
  storeEntry("link-to-share", ana, text);
  expect((await linkToShare(ana)).isEarlier).toBe(false);
});

test("a link whose state can't be learned is not given again", async () => {
  await linkToShare(ana);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(linkToShare(ana)).rejects.toThrow("unreachable");
});
