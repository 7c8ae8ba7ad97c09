import { BlockList, isIP } from "node:net";

const home = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  home.addSubnet(network, bits);
for (const [network, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  home.addSubnet(network, bits, "ipv6");

/** Names that the internet has nothing under: of this machine, or given out by a home's router. */
const homeName = /^[\w-]+$|\.(localhost|local|lan|home|internal|home\.arpa)$/;

/** Whether an origin is on this machine or in its own network, by how it is written. */
export function isHomeOrigin(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, "");
  const version = isIP(host);
  if (version === 0) return homeName.test(host);
  return home.check(host, version === 4 ? "ipv4" : "ipv6");
}
