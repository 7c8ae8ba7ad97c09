import type { Id } from "../../contract/ids.ts";
import type { InvitationLink } from "../../contract/households/schema.ts";
import { call } from "../api/client.ts";
import { serverNow } from "../api/server-time.ts";
import { storedEntry, storeEntry } from "../device-storage/personal-storage.ts";

const entry = "link-to-share";

/** `isEarlier`: it was made before, and may have been sent to somebody. */
export type LinkToShare = { made: InvitationLink; isEarlier: boolean };

/** The last link, for a browser that blocks storage. */
let last: { userId: Id; made: InvitationLink } | null = null;
let asked: { userId: Id; answer: Promise<LinkToShare> } | null = null;

/**
 * A link for one more person. Until somebody has joined by it, the same link is given again, also after a reload, so that
 * unused links don't pile up; one that has expired, or that was revoked or renewed on another device, is replaced.
 * @param another whether to make a new link in any case, since the last one is for somebody else
 */
export function linkToShare(userId: Id, { another = false } = {}): Promise<LinkToShare> {
  if (asked?.userId === userId) return asked.answer;
  const mine = { userId, answer: another ? newLink(userId) : lastOrNew(userId) };
  asked = mine;
  const end = () => {
    if (asked === mine) asked = null;
  };
  mine.answer.finally(end).catch(() => {
    // The caller hears of it.
  });
  return mine.answer;
}

/**
 * To be called with a link that was made or renewed. The device keeps it although the server has only its hash: whoever
 * holds a signed-in device can make such a link anyway, and signing out removes it.
 */
export function keepLink(userId: Id, made: InvitationLink): void {
  last = { userId, made };
  storeEntry(entry, userId, JSON.stringify(made));
}

async function lastOrNew(userId: Id): Promise<LinkToShare> {
  const made = lastLink(userId);
  return made !== null && (await isValid(made)) ? { made, isEarlier: true } : newLink(userId);
}

async function newLink(userId: Id): Promise<LinkToShare> {
  const made = await call("addInvitationLink", {});
  keepLink(userId, made);
  return { made, isEarlier: false };
}

function lastLink(userId: Id): InvitationLink | null {
  try {
    const kept = JSON.parse(storedEntry(entry, userId) ?? "null") as InvitationLink | null;
    if (kept !== null) return kept;
  } catch {
    // An entry that can't be read is as good as none.
  }
  return last?.userId === userId ? last.made : null;
}

/** A link that was renewed has another expiry: its earlier address has stopped working. */
async function isValid({ id, expiresAt }: InvitationLink): Promise<boolean> {
  if (!(Date.parse(expiresAt) > serverNow())) return false;
  const { pendingInvitations } = await call("getHousehold", {});
  return pendingInvitations.some((pending) => pending.id === id && pending.expiresAt === expiresAt);
}
