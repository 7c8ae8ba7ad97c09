import { once } from "node:events";
import { withTimeout } from "../../src/web/async/timeout.ts";

export type Params = Record<string, unknown>;

type Message = {
  id?: number;
  method?: string;
  params?: Params;
  result?: Params;
  error?: unknown;
  message?: string;
};

/** Calls of a browser's remote control: DevTools, WebDriver BiDi and WebKit's inspector share their form. */
export type RemoteCalls = {
  /** @throws Error when the browser refuses the call or ends */
  call(method: string, params?: Params): Promise<Params>;
};

/** Milliseconds after which a call counts as lost: a page that goes away may leave it unanswered. */
const answerLimit = 60_000;

/** A client of the protocol; `send` takes a message to the browser, and `receive` has to be called with each reply. */
export class RemoteClient implements RemoteCalls {
  private readonly send: (text: string) => void;
  private readonly onEvent: (method: string, params: Params) => void;
  private readonly waiting = new Map<number, PromiseWithResolvers<Params>>();
  private lastId = 0;

  constructor(
    send: (text: string) => void,
    onEvent: (method: string, params: Params) => void = () => undefined,
  ) {
    this.send = send;
    this.onEvent = onEvent;
  }

  call(method: string, params: Params = {}): Promise<Params> {
    const id = (this.lastId += 1);
    const answer = Promise.withResolvers<Params>();
    this.waiting.set(id, answer);
    this.send(JSON.stringify({ id, method, params }));
    return withTimeout(answerLimit, answer.promise, `${method} isn't answered.`);
  }

  receive(text: string): void {
    const { id, method, params, result, error, message } = JSON.parse(text) as Message;
    if (id === undefined) return this.onEvent(method ?? "", params ?? {});
    const answer = this.waiting.get(id);
    this.waiting.delete(id);
    if (error === undefined) answer?.resolve(result ?? {});
    else answer?.reject(new Error(`${JSON.stringify(error)} ${message ?? ""}`));
  }

  /** To be called when the browser or the page is gone. */
  end(reason: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
  }
}

/** Connects to a WebSocket of the browser. */
export async function connectToBrowser(
  url: string,
  onEvent?: (method: string, params: Params) => void,
): Promise<RemoteClient> {
  const socket = new WebSocket(url);
  const client = new RemoteClient((text) => socket.send(text), onEvent);
  socket.addEventListener("message", ({ data }) => client.receive(String(data)));
  socket.addEventListener("close", () => client.end("The browser is gone."));
  await once(socket, "open");
  return client;
}
