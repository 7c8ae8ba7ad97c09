import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { routes } from "../../contract/routes.ts";

/** The time in which a client has to take an answer, also a slow one; event streams may take any time. */
const longestAnswerMs = 5 * 60_000;
const lookEveryMs = 10_000;

/** The answers that a server is making or sending, and the connections for them. */
export class OpenAnswers {
  readonly #since = new Map<ServerResponse, number>();
  readonly #sockets = new Set<Socket>();
  #isClosing = false;

  constructor(server: Server, limits = { longestAnswerMs, lookEveryMs }) {
    server.on("connection", (socket) => {
      this.#sockets.add(socket);
      socket.once("close", () => this.#sockets.delete(socket));
    });
    // Before the listener that answers, which may send the head at once.
    server.prependListener("request", (request, response) => {
      if (this.#isClosing) response.setHeader("connection", "close");
      if (request.url!.startsWith(routes.streamChanges.path)) return;
      this.#since.set(response, performance.now());
      response.once("close", () => this.#since.delete(response));
    });
    const timer = setInterval(() => this.#endSlow(limits.longestAnswerMs), limits.lookEveryMs).unref();
    server.on("close", () => clearInterval(timer));
  }

  /** Lets each answer from now on close its connection, those that are being made included. */
  closeConnections(): void {
    this.#isClosing = true;
    for (const response of this.#since.keys())
      if (!response.headersSent) response.setHeader("connection", "close");
  }

  /** Closes the connections on which no request ever came: browsers make some in advance. */
  closeUnused(): void {
    for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  /** Ends answers that take too long, because a client that reads byte by byte keeps its answer in memory. */
  #endSlow(longest: number): void {
    const now = performance.now();
    for (const [response, since] of this.#since) if (now - since > longest) response.destroy();
  }
}
