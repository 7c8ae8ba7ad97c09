import { connect, type Socket } from "node:net";

/** Makes a request when it is due. */
export type MakeRequest = () => { kind: string; text: string };

export type Answered = {
  kind: string;
  /** 0: the connection broke. */
  status: number;
  /** Milliseconds from when the request was due to the end of its answer. */
  took: number;
};

/** As the server writes them. */
const headEnd = "\r\n\r\n";
const lengthHeader = "\r\ncontent-length: ";
const closeHeader = "\r\nconnection: close";

type Connection = { socket: Socket; answer: (status: number) => void; text: string };

/**
 * Sends requests at a fixed rate, each when it is due, without waiting for answers; the number in flight is not limited.
 * It implements HTTP/1.1 over keep-alive connections itself, so that it needs little CPU time.
 */
export class OpenLoop {
  readonly answered: Answered[] = [];
  open = 0;
  mostOpen = 0;
  connections = 0;
  readonly #port: number;
  readonly #idle: Connection[] = [];
  readonly #all = new Set<Socket>();

  constructor(url: string) {
    this.#port = Number(new URL(url).port);
  }

  /** Offers `rate` requests a second for so many seconds, and waits for the answers. */
  async run(rate: number, seconds: number, make: MakeRequest): Promise<void> {
    const started = performance.now();
    const total = Math.round(rate * seconds);
    let sent = 0;
    while (sent < total) {
      const due = Math.min(total, Math.floor(((performance.now() - started) / 1000) * rate));
      for (; sent < due; sent += 1) this.#send(make(), started + (sent * 1000) / rate);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    const patience = performance.now() + 60_000;
    while (this.open > 0 && performance.now() < patience)
      await new Promise((resolve) => setTimeout(resolve, 10));
    if (this.open > 0) throw new Error(`${this.open} requests were not answered within a minute.`);
  }

  /** Keeps `clients` requests in flight for so many seconds. */
  async runClosed(clients: number, seconds: number, make: MakeRequest): Promise<void> {
    const end = performance.now() + seconds * 1000;
    const one = async () => {
      while (performance.now() < end)
        await new Promise<void>((resolve) => this.#send(make(), performance.now(), resolve));
    };
    await Promise.all(Array.from({ length: clients }, one));
  }

  close(): void {
    for (const socket of this.#all) socket.destroy();
  }

  #send({ kind, text }: { kind: string; text: string }, due: number, done?: () => void): void {
    this.open += 1;
    this.mostOpen = Math.max(this.mostOpen, this.open);
    const connection = this.#idle.pop() ?? this.#connect();
    connection.answer = (status) => {
      this.open -= 1;
      this.answered.push({ kind, status, took: performance.now() - due });
      done?.();
    };
    connection.socket.write(text, "latin1");
  }

  #connect(): Connection {
    this.connections += 1;
    const socket = connect(this.#port, "127.0.0.1");
    socket.setNoDelay(true);
    socket.setEncoding("latin1");
    const connection: Connection = { socket, answer: () => undefined, text: "" };
    this.#all.add(socket);
    socket.on("data", (piece) => this.#read(connection, String(piece)));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      this.#all.delete(socket);
      const at = this.#idle.indexOf(connection);
      if (at >= 0) this.#idle.splice(at, 1);
      else connection.answer(0);
    });
    return connection;
  }

  #read(connection: Connection, piece: string): void {
    connection.text = connection.text === "" ? piece : connection.text + piece;
    const { text } = connection;
    const bodyAt = text.indexOf(headEnd) + headEnd.length;
    if (bodyAt < headEnd.length) return;
    const head = text.slice(0, bodyAt);
    const lengthAt = head.indexOf(lengthHeader);
    const isComplete =
      lengthAt < 0
        ? text.endsWith("0\r\n\r\n")
        : text.length >= bodyAt + Number.parseInt(head.slice(lengthAt + lengthHeader.length));
    if (!isComplete) return;
    const { answer } = connection;
    connection.text = "";
    connection.answer = () => undefined;
    if (!head.includes(closeHeader)) this.#idle.push(connection);
    answer(Number(head.slice(9, 12)));
  }
}
