import { createHash } from "node:crypto";
import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import type { Operation } from "../http/operation.ts";
import type { NewSession } from "../people/new-account.ts";
import { rememberDevice, type CallSource } from "../people/devices.ts";
import { findUser } from "../people/queries.ts";
import { openSession } from "../people/sessions.ts";
import { throttles } from "../people/throttles.ts";
import { Refusal } from "../refusal.ts";
import { countEvent } from "../security-events/count-event.ts";
import { recordEvent } from "../security-events/record-event.ts";
import * as queries from "./queries.ts";
import type { FirstAnswer } from "./queries.ts";

/** Minutes for which the repeat of a sign-up or of an accepted invitation is recognised. */
const repeatMinutes = 60;

/** The latest instant at which an answer was kept that is too old by now. */
export function firstAnswersSince(now: Date): Date {
  return new Date(now.getTime() - repeatMinutes * 60_000);
}

/** A signed-in person's keys are their own; `callerId` is null for a call that needs no session. */
function hashKey({ key }: Operation, callerId: string | null): Buffer {
  return createHash("sha256")
    .update(`${callerId ?? ""} ${key}`)
    .digest();
}

/**
 * Keeps what a signed-in person's call was answered with, in the transaction of what it did.
 * @throws Refusal `operation_reused`
 */
export async function keepReply(
  tx: Transaction,
  operation: Operation | null,
  callerId: string,
  reply: object,
  now: Date,
): Promise<void> {
  await keep(tx, operation, callerId, callerId, JSON.stringify(reply), now);
}

/**
 * Keeps which account a call without a session has made, in the same transaction.
 * @throws Refusal `operation_reused`
 */
export async function keepAccount(
  tx: Transaction,
  operation: Operation | null,
  accountId: string,
  now: Date,
): Promise<void> {
  await keep(tx, operation, null, accountId, null, now);
}

async function keep(
  tx: Transaction,
  operation: Operation | null,
  callerId: string | null,
  userId: string,
  reply: string | null,
  now: Date,
): Promise<void> {
  if (operation === null) return;
  const row = [hashKey(operation, callerId), userId, operation.fingerprint, reply, now] as const;
  const kept = await tx.run(queries.keepFirstAnswer, ...row, firstAnswersSince(now));
  if (kept === 0) throw new Refusal("operation_reused");
}

/**
 * Runs a call of a signed-in person that uses something up. Its repeat is refused by what the first one has used up, and gets
 * the first one's reply.
 */
export async function orFirstReply<T>(
  app: App,
  operation: Operation | null,
  callerId: string,
  work: () => Promise<T>,
): Promise<T> {
  return orElse(app, operation, callerId, work, async ({ reply }) => JSON.parse(reply!) as T);
}

/**
 * Runs a call that makes an account. Its repeat is refused, since the first one has taken the address or the link, and gets a
 * session of the account that the first one made, if it has the same password: with it anyone could sign in.
 */
export async function orFirstAccount(
  app: App,
  operation: Operation | null,
  password: string,
  from: CallSource,
  work: () => Promise<NewSession>,
): Promise<NewSession> {
  return orElse(app, operation, null, work, (first) => signInAgain(app, first, password, from));
}

/** What a call is refused with after its first one has succeeded. */
const usedUp = new Set(["not_found", "email_taken"]);

/** @param answer returns null when the refusal stands */
async function orElse<T>(
  app: App,
  operation: Operation | null,
  callerId: string | null,
  work: () => Promise<T>,
  answer: (first: FirstAnswer) => Promise<T | null>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (operation === null || !(error instanceof Refusal) || !usedUp.has(error.code)) throw error;
    const since = firstAnswersSince(app.clock.now());
    const first = await app.database.first(queries.findFirstAnswer, hashKey(operation, callerId), since);
    if (first === null) throw error;
    if (!first.fingerprint.equals(operation.fingerprint)) throw new Refusal("operation_reused");
    const answered = await answer(first);
    if (answered === null) throw error;
    return answered;
  }
}

async function signInAgain(
  app: App,
  { userId, password: hash }: FirstAnswer,
  password: string,
  from: CallSource,
): Promise<NewSession | null> {
  // Never given back: whoever has found out the key can't guess the password by it.
  await app.tries.take([throttles.repeatedSignUps.try(userId)]);
  const { sender } = from;
  if (!(await app.passwords.verify(password, hash))) {
    countEvent(app, "sign_in_failed", { userId, sender });
    return null;
  }
  return app.database.transaction(async (tx) => {
    const now = app.clock.now();
    const user = await tx.first(findUser, userId);
    if (user === null) return null;
    recordEvent({ app, tx }, "signed_in", { userId, sender });
    const device = await rememberDevice(tx, userId, from, now);
    return { user, token: await openSession(tx, userId, sender.device, now), device };
  });
}
