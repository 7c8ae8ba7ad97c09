import { isHomeAddress } from "../networks.ts";

/** Names that the internet has nothing under: of this machine, or given out by a home's router. */
const homeName = /^localhost$|\.(localhost|local|lan|home|internal|home\.arpa)$/;

/**
 * Whether an origin is on this machine or in its own network, by how it is written. A name of one word is not: a resolver
 * may look it up wherever it likes.
 */
export function isHomeOrigin(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, "");
  return homeName.test(host) || isHomeAddress(host);
}
