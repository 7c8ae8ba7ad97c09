import { expect, test } from "vitest";
import { parseNetworks } from "../networks.ts";
import { isPublicAddress, mayConnect } from "./allowed-addresses.ts";

test.each([
  ["8.8.8.8", true],
  ["172.15.255.255", true],
  ["2606:4700::1111", true],
  ["::ffff:8.8.8.8", true],
  ["64:ff9b::808:808", true],
  ["0.0.0.0", false],
  ["10.0.0.1", false],
  ["100.64.0.1", false],
  ["127.255.255.254", false],
  ["169.254.169.254", false],
  ["172.31.0.1", false],
  ["192.0.0.8", false],
  ["192.168.1.1", false],
  ["198.19.0.1", false],
  ["224.0.0.251", false],
  ["255.255.255.255", false],
  ["::", false],
  ["::1", false],
  ["::127.0.0.1", false],
  ["::ffff:10.0.0.1", false],
  ["64:ff9b::a00:1", false],
  ["64:ff9b:1::808:808", false],
  ["2001:0:808:808::1", false],
  ["2002:a00:1::1", false],
  ["fd00::1", false],
  ["fe80::1%eth0", false],
  ["ff02::1", false],
  ["localhost", false],
  ["", false],
])("whether %s is an address on the internet: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test("the usual ports are allowed on the internet, and all ports in a named network", () => {
  const named = parseNetworks("192.168.7.0/24")!;
  expect([80, 443, 22, 6379, 8443].map((port) => mayConnect("8.8.8.8", port, named))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(mayConnect("192.168.7.20", 9925, named)).toBe(true);
  expect(mayConnect("::ffff:192.168.7.20", 9925, named)).toBe(true);
  expect(mayConnect("192.168.8.20", 80, named)).toBe(false);
});
