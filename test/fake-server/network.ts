import type { ServerRequest } from "./server.ts";

/** What the network makes of a request; `forward` brings it to the server and its answer back. */
export type Network = (
  request: ServerRequest,
  forward: () => Response,
  signal: AbortSignal | null,
) => Promise<Response>;

export const online: Network = async (_request, forward) => {
  await turn();
  return forward();
};

export const offline: Network = () => Promise.reject(new TypeError("Failed to fetch"));

/** The request arrives and takes effect; the answer is lost. */
export const answersLost: Network = async (_request, forward) => {
  await turn();
  forward();
  throw new TypeError("Failed to fetch");
};

/** Lets other work go on. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Waits for what must come about, also while timers are stopped. */
export async function until(holds: () => boolean, what: string, milliseconds = 30_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`Waited in vain for: ${what}`);
    await turn();
  }
}
