import { setTimeout as sleep } from "node:timers/promises";
import { newId } from "../src/contract/new-id.ts";
import type { ListChanges } from "../src/contract/lists/schema.ts";
import { letters } from "../test/letters.ts";

export const secretCode = "open-sesame";

/** A signed-in person and the items of their list. */
export type Shopper = { cookie: string; itemIds: string[]; cursor: string };

/** Sends JSON to the API; a refusal is returned, too. */
export function send(
  url: string,
  method: string,
  path: string,
  { cookie, body, operation }: { cookie?: string; body?: object; operation?: string } = {},
): Promise<Response> {
  return fetch(`${url}/api/${path}`, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(cookie !== undefined && { cookie }),
      ...(operation !== undefined && { "idempotency-key": operation }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Creates an account; returns its session cookie. */
export async function signUp(url: string): Promise<string> {
  const reply = await send(url, "POST", "register", {
    body: { email: `${newId()}@example.com`, password: "correct horse", firstName: "Ana", secretCode },
  });
  if (!reply.ok) throw new Error(`No account was created: ${reply.status} ${await reply.text()}`);
  return reply.headers.get("set-cookie")!.split(";")[0]!;
}

export async function readList(url: string, cookie: string): Promise<ListChanges> {
  const reply = await send(url, "GET", "list", { cookie });
  if (!reply.ok) throw new Error(`The list was not read: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as ListChanges;
}

/** Signs up a person and adds items. */
export async function signUpShopper(url: string, items: number): Promise<Shopper> {
  const cookie = await signUp(url);
  for (let count = 0; count < items; count += 1)
    await send(url, "POST", "items", { cookie, body: { name: `Item number ${letters(count)}` } });
  const list = await readList(url, cookie);
  return { cookie, itemIds: list.items.map(({ id }) => id), cursor: list.cursor };
}

/** Waits until /readyz answers with this status; returns the milliseconds that it took. */
export async function untilReady(url: string, wanted = 200): Promise<number> {
  const started = performance.now();
  for (;;) {
    const reply = await fetch(`${url}/readyz`).catch(() => null);
    await reply?.body?.cancel();
    if (reply?.status === wanted) return performance.now() - started;
    if (performance.now() - started > 120_000) throw new Error(`/readyz was never ${wanted}.`);
    await sleep(20);
  }
}
