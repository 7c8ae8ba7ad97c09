/** One server-sent event. */
export type ServerEvent = { event: string; id: string; data: string };

/**
 * Reads a `text/event-stream` as it comes in, in pieces that may end anywhere (WHATWG HTML, "Server-sent events").
 * Comments and events without data are skipped.
 */
export class EventReader {
  /** The server's last `retry` field: milliseconds after which the client reconnects. */
  retry: number | null = null;
  #rest = "";
  #event = "";
  #id = "";
  #data: string[] = [];

  /** The events that end in this piece. */
  read(piece: string): ServerEvent[] {
    const lines = (this.#rest + piece).split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop()!;
    return lines.map((line) => this.#line(line)).filter((event) => event !== null);
  }

  #line(line: string): ServerEvent | null {
    if (line === "") return this.#end();
    const colon = line.indexOf(":");
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") this.#event = value;
    else if (field === "data") this.#data.push(value);
    else if (field === "id" && !value.includes("\0")) this.#id = value;
    else if (field === "retry" && /^\d+$/.test(value)) this.retry = Number(value);
    return null;
  }

  #end(): ServerEvent | null {
    const [event, data] = [this.#event || "message", this.#data];
    this.#event = "";
    this.#data = [];
    return data.length === 0 ? null : { event, id: this.#id, data: data.join("\n") };
  }
}
