import { lookup as resolve, type LookupAddress } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPushEndpoint } from "../../contract/push/schema.ts";
import { isPublicAddress } from "../networks.ts";
import { PushRefused, type PushRequest, type PushTransport } from "../push-transport.ts";

/** How long a push service may take to answer. */
const patienceMs = 10_000;

/** Which places messages may go to. */
export type PushGuard = {
  allowsEndpoint(endpoint: string): boolean;
  /** Asked for each address that a name stands for, and the connection is made to one that was allowed. */
  allowsAddress(address: string): boolean;
};

/** Push services on the internet. An endpoint comes from a browser, and mustn't lead to machines near this server. */
export const internetOnly: PushGuard = { allowsEndpoint: isPushEndpoint, allowsAddress: isPublicAddress };

/** Posts to push services; follows no redirect and reads no answer but its status. */
export class HttpsTransport implements PushTransport {
  readonly #guard: PushGuard;

  constructor(guard: PushGuard = internetOnly) {
    this.#guard = guard;
  }

  async send({ endpoint, headers, body }: PushRequest): Promise<number> {
    if (!this.#guard.allowsEndpoint(endpoint)) throw new PushRefused();
    const url = new URL(endpoint);
    // An address that is written out is not looked up.
    const written = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(written) !== 0 && !this.#guard.allowsAddress(written)) throw new PushRefused();
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    return new Promise((resolved, rejected) => {
      const request = send(
        url,
        {
          method: "POST",
          headers: { ...headers, "content-length": body.length },
          agent: false,
          lookup: this.#lookup,
          signal: AbortSignal.timeout(patienceMs),
        },
        (response) => {
          response.on("error", () => undefined);
          response.destroy();
          resolved(response.statusCode!);
        },
      );
      request.on("error", rejected);
      request.end(body);
    });
  }

  readonly #lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error !== null) return callback(error, []);
      const allowed = found.filter(({ address }) => this.#guard.allowsAddress(address));
      if (allowed.length === 0) return callback(new PushRefused(), []);
      if (options.all === true) return callback(null, allowed);
      callback(null, allowed[0]!.address, allowed[0]!.family);
    });
  };
}
