import type { Server } from "node:http";

/** Milliseconds that running requests get to finish. */
const patience = 10_000;

/** Stops listening, lets running requests finish, closes idle connections as they appear, then all that are left. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const giveUp = setTimeout(() => server.closeAllConnections(), patience);
  server.closeIdleConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(giveUp);
}
