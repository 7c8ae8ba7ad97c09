import type { ServerRequest } from "./server.ts";

/** How the network treats a request; `forward` takes it to the server and resolves with the reply. */
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

/** The request arrives and takes effect; the reply is lost. */
export const answersLost: Network = async (_request, forward) => {
  await turn();
  forward();
  throw new TypeError("Failed to fetch");
};

/** Lets other work go on. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Waits until a condition holds, also while timers are stopped. */
export async function until(holds: () => boolean, what: string, milliseconds = 30_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`Waited in vain for: ${what}`);
    await turn();
  }
}
