import type { Server } from "node:http";
import { Server as Listener } from "node:net";
import type { OpenAnswers } from "./open-answers.ts";

/** The time that running requests get to finish. */
const patienceMs = 10_000;

/** The longest time in which waiting connections are accepted: one in each turn of the event loop. */
const acceptMs = 2000;

/** The time in which a request that is on its way over an idle connection still arrives, from a phone too. */
const graceMs = 500;

/**
 * Stops listening and lets running requests finish. Each answer closes its connection; a request that is on its way over
 * a connection that was kept alive is still answered, then idle connections are closed, in the end all that are left.
 */
export async function drain(server: Server, answers: OpenAnswers): Promise<void> {
  await acceptWaiting(server);
  // The server's own `close` would close idle connections too, also those on which a request is about to arrive.
  const closed = new Promise<void>((resolve) => Listener.prototype.close.call(server, () => resolve()));
  // This isn't sent earlier, because a client that has to close makes a new connection for its next request, which might be reset.
  answers.closeConnections();
  const giveUp = setTimeout(() => server.closeAllConnections(), patienceMs);
  const closeIdle = () => {
    server.closeIdleConnections();
    answers.closeUnused();
  };
  const idle = setInterval(closeIdle, graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(giveUp);
}

/**
 * Connections that the system has accepted, but not handed over, are reset when the server stops listening; so that
 * happens after a turn of the event loop which had none.
 */
async function acceptWaiting(server: Server): Promise<void> {
  const end = performance.now() + acceptMs;
  let accepted = false;
  const notice = () => (accepted = true);
  server.on("connection", notice);
  for (let quietTurns = 0; quietTurns < 2 && performance.now() < end; quietTurns += 1) {
    accepted = false;
    await new Promise((resolve) => setImmediate(resolve));
    if (accepted) quietTurns = 0;
  }
  server.off("connection", notice);
}
