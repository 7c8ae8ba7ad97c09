import { expect, test } from "vitest";
import { countedNetwork, isInNetworks, parseNetworks, plainAddress } from "./networks.ts";

test.each([
  ["10.0.0.1", "10.0.0.1"],
  ["::ffff:10.0.0.1", "10.0.0.1"],
  ["::ffff:a00:1", "10.0.0.1"],
  ["2001:DB8:0:0::1", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["1", null],
  ["010.0.0.1", null],
  ["10.0.0.1:80", null],
  ["localhost", null],
  ["", null],
])("the plain form of the address %j is %j", (text, plain) => {
  expect(plainAddress(text)).toBe(plain);
});

test.each([
  ["10.0.0.5", "10.0.0.5", true],
  ["10.0.0.5", "10.0.0.6", false],
  ["10.1.2.3/8", "10.200.0.1", true],
  ["10.0.0.0/8", "::ffff:10.9.9.9", true],
  ["::ffff:10.0.0.0/104", "10.9.9.9", true],
  ["::ffff:10.0.0.0/104", "11.0.0.1", false],
  ["10.0.0.0/8", "11.0.0.1", false],
  ["fd00::/8", "fdff::1", true],
  ["fd00::/8", "10.0.0.1", false],
  ["loopback", "127.8.8.8", true],
  ["loopback", "::1", true],
  ["loopback", "192.168.0.1", false],
  ["private", "172.31.0.1", true],
  ["private", "fe80::7%eth0", true],
  ["private", "172.32.0.1", false],
  ["private", "unknown", false],
])("%s holds %s: %s", (networks, address, holds) => {
  expect(isInNetworks(parseNetworks(networks)!, address)).toBe(holds);
});

test.each(["", "10.0.0.0/33", "fd00::/129", "::/0", "10.0.0.0/", "/8", "10.0.0.0/8/8", "everybody"])(
  "%j names no network",
  (text) => {
    expect(parseNetworks(text)).toBeNull();
  },
);

test("addresses of one /64 count as one, and each of IPv4 for itself", () => {
  expect(countedNetwork("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
  expect(countedNetwork("2001:db8:1:2::9")).toBe("2001:db8:1:2::/64");
  expect(countedNetwork("2001:db8:1:3::9")).toBe("2001:db8:1:3::/64");
  expect(countedNetwork("::ffff:10.0.0.1")).toBe("10.0.0.1");
  expect(countedNetwork("10.0.0.2")).toBe("10.0.0.2");
});
