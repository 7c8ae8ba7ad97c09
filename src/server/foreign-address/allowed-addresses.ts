import { BlockList, isIP } from "node:net";
import { isInNetworks, nat64Target, plainAddress, type Network } from "../networks.ts";

/**
 * Networks that are not part of the internet: IANA's registries of special-purpose addresses, and of IPv6 all that
 * isn't 2000::/3. IPv4 and IPv6 have a list each, since a `BlockList` takes an IPv4 address for the IPv6 address that
 * it is mapped to.
 */
const special = {
  ipv4: listOf("ipv4", [
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
    ["192.88.99.0", 24],
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
    ["198.51.100.0", 24],
    ["203.0.113.0", 24],
    ["224.0.0.0", 3],
  ]),
  ipv6: listOf("ipv6", [
    ["::", 3],
    ["4000::", 2],
    ["8000::", 1],
    // Teredo and other networks whose addresses embed an IPv4 address.
    ["2001::", 23],
    ["2001:db8::", 32],
    // 6to4, whose addresses embed an IPv4 address, too.
    ["2002::", 16],
    ["3fff::", 20],
  ]),
};

/** The ports of web servers. A service on another port often trusts every client that can connect. */
const usualPorts = new Set([80, 443]);

/** Whether an address is a public one: in no special-purpose network, also after translation. */
export function isPublicAddress(text: string): boolean {
  const address = reached(text);
  if (address === null) return false;
  const family = isIP(address) === 4 ? "ipv4" : "ipv6";
  return !special[family].check(address, family);
}

/**
 * Whether the server may connect to a foreign address.
 * @param named the networks that the operator allows, at every port
 */
export function mayConnect(text: string, port: number, named: readonly Network[]): boolean {
  const address = reached(text);
  if (address === null) return false;
  return isInNetworks(named, address) || (isPublicAddress(address) && usualPorts.has(port));
}

/** The destination of a connection: for a mapped or translated IPv6 address, the IPv4 address in it. */
function reached(text: string): string | null {
  const address = plainAddress(text);
  return address === null ? null : (nat64Target(address) ?? address);
}

function listOf(
  family: "ipv4" | "ipv6",
  networks: readonly (readonly [address: string, bits: number])[],
): BlockList {
  const list = new BlockList();
  for (const [address, bits] of networks) list.addSubnet(address, bits, family);
  return list;
}
