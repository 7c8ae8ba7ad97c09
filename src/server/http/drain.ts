import type { Server } from "node:http";

/** The time that running requests get to finish. */
const patienceMs = 10_000;

/** The time in which connections that the system has accepted, but not handed over, are still served. */
const graceMs = 150;

/** Stops listening, lets running requests finish, closes idle connections as they appear, then all that are left. */
export async function drain(server: Server): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, graceMs));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const giveUp = setTimeout(() => server.closeAllConnections(), patienceMs);
  server.closeIdleConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(giveUp);
}
