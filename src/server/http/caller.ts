import type { IncomingHttpHeaders } from "node:http";
import type { App } from "../app.ts";
import { countedNetwork, isInNetworks, plainAddress, type Network } from "../networks.ts";
import { readForwarded, readXForwarded, type Hop } from "./forwarded.ts";

/** The caller, and how they reached the server, as far as that is known from the socket and from trusted proxies. */
export type Caller = {
  readonly address: string;
  readonly protocol: "http" | "https";
  /** The name and port of the Host header, which the caller can choose freely. */
  readonly host: string;
};

type Request = {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** Why the forwarding headers of a request are ignored. */
type Distrust = "the peer is no trusted proxy" | "it can't be read" | "its headers contradict each other";

/** A warning about the peers of one network at most this often. */
const warnEveryMs = 3_600_000;
/** The most warnings within that time, so that calls from many addresses can't fill the log. */
const mostWarnings = 100;

/** Returns the function that reads the caller from a request; nothing else does. */
export function callerReader({
  config,
  clock,
  log,
}: Pick<App, "config" | "clock" | "log">): (request: Request) => Caller {
  const warned = new Map<string, number>();
  const warn = (peer: string, reason: Distrust) => {
    const now = clock.now().getTime();
    // The oldest comes first.
    for (const [network, at] of warned) {
      if (at <= now && now < at + warnEveryMs) break;
      warned.delete(network);
    }
    const network = countedNetwork(peer);
    if (warned.has(network) || warned.size >= mostWarnings) return;
    warned.set(network, now);
    log.warn(
      { peer, reason },
      "what a request says about its caller (Forwarded, X-Forwarded-For, -Proto, -Host) does not count; TRUSTED_PROXIES names whose word does",
    );
  };
  return (request) => {
    const { caller, distrust } = readCaller(request, config.trustedProxies);
    if (distrust !== null) warn(peerOf(request), distrust);
    return caller;
  };
}

function readCaller(
  request: Request,
  trusted: readonly Network[],
): { caller: Caller; distrust: Distrust | null } {
  const { headers } = request;
  const direct: Caller = { address: peerOf(request), protocol: "http", host: headers.host ?? "" };
  const given = headers.forwarded;
  const givenX = ["for", "proto", "host"].some((name) => headers[`x-forwarded-${name}`] !== undefined);
  if (given === undefined && !givenX) return { caller: direct, distrust: null };
  const refuse = (distrust: Distrust) => ({ caller: direct, distrust });
  if (!isInNetworks(trusted, direct.address)) return refuse("the peer is no trusted proxy");
  const hops = given === undefined ? readXForwarded(headers) : readForwarded(given);
  if (hops === null) return refuse("it can't be read");
  const caller = walk(direct, hops, trusted);
  // A proxy that sets one kind of header may pass on the other kind as the caller wrote it: only what both agree on is
  // trusted.
  if (given !== undefined && givenX && !isSame(caller, walk(direct, readXForwarded(headers), trusted)))
    return refuse("its headers contradict each other");
  return { caller, distrust: null };
}

/** Goes from the server towards the caller, as long as the hop that reports the next one is trusted. */
function walk(direct: Caller, hops: readonly Hop[], trusted: readonly Network[]): Caller {
  let caller = direct;
  for (const { address, protocol, host } of hops.toReversed()) {
    caller = {
      address: address ?? caller.address,
      protocol: protocol ?? caller.protocol,
      host: host ?? caller.host,
    };
    if (address === null || !isInNetworks(trusted, address)) break;
  }
  return caller;
}

function isSame(one: Caller, other: Caller): boolean {
  return one.address === other.address && one.protocol === other.protocol && one.host === other.host;
}

/** The address of the other end of the socket; a closed socket has none. */
function peerOf({ socket }: Request): string {
  return plainAddress(socket.remoteAddress ?? "") ?? "unknown";
}
