import type { Server } from "node:http";

/** Milliseconds that running requests get to finish. */
const patience = 10_000;

/** Milliseconds in which connections that the system has taken already, but not handed over, still get their turn. */
const grace = 150;

/** Stops listening, lets running requests finish, closes idle connections as they appear, then all that are left. */
export async function drain(server: Server): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, grace));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const giveUp = setTimeout(() => server.closeAllConnections(), patience);
  server.closeIdleConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(giveUp);
}
