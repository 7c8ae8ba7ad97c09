import { lookup, type LookupAddress } from "node:dns";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { Network } from "../networks.ts";
import { mayConnect } from "./allowed-addresses.ts";
import { FetchFault } from "./fetch-fault.ts";
import { encodings, readBody } from "./read-body.ts";

/** The answer of a foreign address. */
export type ForeignText = {
  /** The final address, after redirects. */
  readonly url: string;
  readonly status: number;
  /** The declared media type in lower case, without parameters; empty when there was none. */
  readonly type: string;
  /** The declared charset. */
  readonly charset: string | null;
  readonly body: Buffer;
};

/** Finds all addresses of a name, as `dns.lookup` does with `all`. */
export type Resolve = (
  name: string,
  options: { family?: number | "IPv4" | "IPv6"; hints?: number; all: true },
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

type Options = {
  /** Milliseconds for the whole call: DNS, redirects and body. */
  patience?: number;
  /** Bytes of a body, compressed and decompressed. */
  mostBytes?: number;
  resolve?: Resolve;
};

/** Options of one call. */
type CallOptions = {
  /** Request headers, which may contain secrets: they aren't sent after a redirect to another origin. */
  headers?: Readonly<Record<string, string>>;
  /** A signal that aborts the call before its time limit. */
  signal?: AbortSignal;
};

type Sent = { method: "GET" | "POST"; headers: Readonly<Record<string, string | number>>; body?: Buffer };

const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
const textTypes = /^text\/|^application\/(?:[\w.-]+\+)?(?:json|xml)$|^$/;

/**
 * The only code that calls foreign addresses, so that no caller can reach the server's own network through it. The
 * address of each connection is checked before it is made; docs/decisions/0018 has the rules.
 */
export class ForeignAddresses {
  readonly #named: readonly Network[];
  readonly #patience: number;
  readonly #mostBytes: number;
  readonly #resolve: Resolve;

  /** @param named networks that are allowed in addition to the internet (FETCH_ALLOWED_NETWORKS) */
  constructor(
    named: readonly Network[],
    { patience = 10_000, mostBytes = 2_000_000, resolve = lookup }: Options = {},
  ) {
    this.#named = named;
    this.#patience = patience;
    this.#mostBytes = mostBytes;
    this.#resolve = resolve;
  }

  /**
   * Reads a text answer of any status.
   * @param accept the media types that are asked for
   * @throws FetchFault
   */
  async read(
    address: string,
    accept: string,
    { headers, signal: end }: CallOptions = {},
  ): Promise<ForeignText> {
    const plain = { accept, "accept-encoding": encodings };
    return this.#inTime(async (signal) => {
      let url = parse(address);
      const { origin } = url;
      let isAtHome = true;
      for (let followed = 0; ; followed += 1) {
        isAtHome &&= url.origin === origin;
        const sent = isAtHome ? { ...headers, ...plain } : plain;
        const response = await this.#send(url, { method: "GET", headers: sent }, signal);
        const { location } = response.headers;
        if (location === undefined || !redirects.has(response.statusCode!))
          return this.#readText(url, response, signal);
        response.destroy();
        if (followed === mostRedirects) throw new FetchFault("unreachable");
        url = parse(location, url);
      }
    }, end);
  }

  /**
   * Posts a body, follows no redirect and reads only the status of the answer.
   * @throws FetchFault
   */
  async post(address: string, headers: Readonly<Record<string, string>>, body: Buffer): Promise<number> {
    return this.#inTime(async (signal) => {
      const sent = { method: "POST", headers: { ...headers, "content-length": body.length }, body } as const;
      const response = await this.#send(parse(address), sent, signal);
      response.destroy();
      return response.statusCode!;
    });
  }

  async #inTime<T>(work: (signal: AbortSignal) => Promise<T>, end?: AbortSignal): Promise<T> {
    const patience = AbortSignal.timeout(this.#patience);
    const signal = end === undefined ? patience : AbortSignal.any([patience, end]);
    try {
      return await work(signal);
    } catch (error) {
      if (error instanceof FetchFault) throw error;
      throw new FetchFault(signal.aborted ? "slow" : "unreachable", error);
    }
  }

  async #readText(url: URL, response: IncomingMessage, signal: AbortSignal): Promise<ForeignText> {
    try {
      const [type = "", ...parameters] = (response.headers["content-type"] ?? "").split(";");
      const kind = type.trim().toLowerCase();
      if (!textTypes.test(kind)) throw new FetchFault("not-text");
      const charset = parameters
        .map((parameter) => /^\s*charset\s*=\s*"?([^\s"]+)/i.exec(parameter)?.[1])
        .find((name) => name !== undefined);
      const body = await readBody(response, this.#mostBytes, signal);
      url.hash = "";
      return { url: url.href, status: response.statusCode!, type: kind, charset: charset ?? null, body };
    } finally {
      response.destroy();
    }
  }

  #send(url: URL, { method, headers, body }: Sent, signal: AbortSignal): Promise<IncomingMessage> {
    const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
    // An IP address is not looked up.
    const written = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(written) !== 0 && !mayConnect(written, port, this.#named)) throw new FetchFault("address");
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    return new Promise((resolved, rejected) => {
      const request = send(
        url,
        {
          method,
          headers: { "user-agent": "Restock", ...headers },
          agent: false,
          lookup: this.#lookupFor(port),
          signal,
        },
        (response) => {
          // The connection may break after the status.
          response.on("error", () => undefined);
          resolved(response);
        },
      );
      request.on("error", rejected);
      request.on("close", () => rejected(new FetchFault("unreachable")));
      request.end(body);
    });
  }

  /** Returns the addresses for the connection. A name with a single forbidden address is refused. */
  #lookupFor(port: number): LookupFunction {
    return (name, options, callback) => {
      this.#resolve(name, { ...options, all: true }, (error, found) => {
        if (error !== null) return callback(error, []);
        if (found.length === 0 || !found.every(({ address }) => mayConnect(address, port, this.#named)))
          return callback(new FetchFault("address"), []);
        if (options.all === true) return callback(null, found);
        callback(null, found[0]!.address, found[0]!.family);
      });
    };
  }
}

/** @throws FetchFault for anything but a web address, and for one with a user name or password */
function parse(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "")
    throw new FetchFault("address");
  return url;
}
