import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

type Address = ReturnType<typeof ipaddr.process>;
/** An address with the number of its leading bits that count. */
export type Network = readonly [address: Address, bits: number];

const ranges = {
  loopback: ["127.0.0.0/8", "::1/128"],
  /** Networks that the internet does not lead to, link-local ones included. */
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7", "fe80::/10"],
} as const;

/** The address as text in its one form: IPv4 also when it is mapped into IPv6, without a zone. Null if it is none. */
export function plainAddress(text: string): string | null {
  return parse(text)?.toString() ?? null;
}

/** @param text an address, a network in CIDR notation, `loopback` or `private`; null if it is none of them. */
export function parseNetworks(text: string): Network[] | null {
  if (text === "loopback" || text === "private") return ranges[text].map((range) => parseNetwork(range)!);
  const network = parseNetwork(text);
  return network && [network];
}

export function isInNetworks(networks: readonly Network[], text: string): boolean {
  const address = parse(text);
  return (
    address !== null &&
    networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))
  );
}

/** Whether an address is this machine's own or one of its private networks. */
export function isHomeAddress(text: string): boolean {
  return isInNetworks(home, text);
}

/** The IPv4 address that one of IPv6 leads to by way of NAT64 (64:ff9b::/96); null if it is no such address. */
export function nat64Target(text: string): string | null {
  const address = parse(text);
  if (address === null || !isInNetworks(nat64, text)) return null;
  return ipaddr.fromByteArray(address.toByteArray().slice(12)).toString();
}

/**
 * The part of an address by which callers are counted: a household or a machine gets a whole /64 of IPv6, so that its
 * addresses are as good as one.
 */
export function countedNetwork(text: string): string {
  const address = parse(text);
  if (address === null || address.kind() === "ipv4") return address?.toString() ?? text;
  const bytes = address.toByteArray();
  return `${ipaddr.fromByteArray([...bytes.slice(0, 8), ...bytes.slice(8).fill(0)]).toString()}/64`;
}

function parse(text: string): Address | null {
  const [address = ""] = text.split("%", 1);
  return isIP(address) === 0 ? null : ipaddr.process(address);
}

function parseNetwork(text: string): Network | null {
  const [, address = "", suffix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const parsed = parse(address);
  if (parsed === null) return null;
  const full = parsed.kind() === "ipv4" ? 32 : 128;
  // An IPv4 network may be written as it is mapped into IPv6.
  const skipped = isIP(address) === 6 && full === 32 ? 96 : 0;
  const bits = suffix === undefined ? full : Number(suffix) - skipped;
  return bits > full || bits < 1 ? null : [parsed, bits];
}

const home = [...parseNetworks("loopback")!, ...parseNetworks("private")!];
const nat64 = parseNetworks("64:ff9b::/96")!;
