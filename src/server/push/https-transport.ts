import { isPushEndpoint } from "../../contract/push/schema.ts";
import { FetchFault } from "../foreign-address/fetch-fault.ts";
import type { ForeignAddresses } from "../foreign-address/foreign-addresses.ts";
import { PushRefused, type PushRequest, type PushTransport } from "../push-transport.ts";

/** Posts to push services. An endpoint comes from a browser, and mustn't lead to machines near this server. */
export class HttpsTransport implements PushTransport {
  readonly #foreign: ForeignAddresses;
  readonly #allows: (endpoint: string) => boolean;

  constructor(foreign: ForeignAddresses, allows = isPushEndpoint) {
    this.#foreign = foreign;
    this.#allows = allows;
  }

  async send({ endpoint, headers, body }: PushRequest): Promise<number> {
    if (!this.#allows(endpoint)) throw new PushRefused();
    try {
      return await this.#foreign.post(endpoint, headers, body);
    } catch (error) {
      if (error instanceof FetchFault && error.kind === "address") throw new PushRefused();
      throw error;
    }
  }
}
