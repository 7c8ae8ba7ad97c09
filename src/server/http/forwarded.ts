import type { IncomingHttpHeaders } from "node:http";
import { plainAddress } from "../networks.ts";

/** What one proxy says about the request that it passed on. */
export type Hop = {
  /** The address that the request came from; null when the proxy keeps that to itself. */
  readonly address: string | null;
  readonly protocol: "http" | "https" | null;
  readonly host: string | null;
};

const token = "[!#$%&'*+.^_`|~\\w-]+";
/** A parameter, if there is one, and what ends it. An address without the quotes that its colons ask for is understood as well. */
const parameter = new RegExp(`\\s*(?:(${token})=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s",;]+)))?\\s*(;|,|$)`, "y");

/** The hops of a `Forwarded` header (RFC 7239), the proxy nearest to the caller first; null if it can't be read. */
export function readForwarded(header: string): Hop[] | null {
  const hops: Hop[] = [];
  let given = new Map<string, string>();
  parameter.lastIndex = 0;
  while (parameter.lastIndex < header.length) {
    const match = parameter.exec(header);
    if (match === null) return null;
    const [, name, quoted, bare, end] = match;
    if (name !== undefined) {
      if (given.has(name.toLowerCase())) return null;
      given.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, "$1") ?? bare!);
    }
    const isLast = parameter.lastIndex === header.length;
    if ((end === ";" && !isLast) || given.size === 0) continue;
    hops.push(hopOf(given.get("for"), given.get("proto"), given.get("host")));
    given = new Map();
  }
  return hops;
}

/** The hops of the `X-Forwarded-` headers. Their lists are read from the right: the last entries belong together. */
export function readXForwarded(headers: IncomingHttpHeaders): Hop[] {
  const [addresses, protocols, hosts] = ["for", "proto", "host"].map((name) =>
    listOf(headers[`x-forwarded-${name}`]),
  );
  const count = Math.max(addresses!.length, 1);
  return Array.from({ length: count }, (_, index) => {
    const fromRight = index - count;
    return hopOf(addresses!.at(fromRight), protocols!.at(fromRight), hosts!.at(fromRight));
  });
}

function listOf(header: string | string[] | undefined): string[] {
  const text = [header ?? []].flat().join(",");
  return text === "" ? [] : text.split(",").map((entry) => entry.trim());
}

function hopOf(address: string | undefined, protocol: string | undefined, host: string | undefined): Hop {
  const scheme = protocol?.toLowerCase();
  return {
    address: address === undefined ? null : addressOf(address),
    protocol: scheme === "http" || scheme === "https" ? scheme : null,
    host: host !== undefined && /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host) ? host : null,
  };
}

/** The address of a node, which may have a port. Null for `unknown`, an obfuscated name, and what is neither. */
function addressOf(node: string): string | null {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([^:]+))(?::(?:\d{1,5}|_[\w.-]+))?$/.exec(node) ?? [];
  return plainAddress(bracketed ?? plain ?? node);
}
