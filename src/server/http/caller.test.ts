import { pino } from "pino";
import { expect, test } from "vitest";
import { TestClock } from "../../../test/client.ts";
import { readConfig } from "../config.ts";
import { callerReader } from "./caller.ts";

const proxy = "10.0.0.1";
const settings = { TRUSTED_PROXIES: "10.0.0.0/24, fd00::/8" };

function reader(environment: Record<string, string> = settings) {
  const lines: { peer: string; reason: string }[] = [];
  const clock = new TestClock();
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[0]) });
  const read = callerReader({ config: readConfig(environment), clock, log });
  const ask = (peer: string, headers: Record<string, string> = {}) =>
    read({ headers: { host: "inside:3000", ...headers }, socket: { remoteAddress: peer } });
  return { ask, clock, lines };
}

const inside = { protocol: "http", host: "inside:3000" };

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8::9", "2001:db8::9"],
])("without a proxy the caller %s is the other end of the socket", (peer, address) => {
  expect(reader().ask(peer)).toEqual({ address, ...inside });
});

test.each([
  ["one proxy", { "x-forwarded-for": "203.0.113.9" }, "203.0.113.9"],
  [
    "what the caller wrote before it is not read",
    { "x-forwarded-for": "6.6.6.6, 203.0.113.9" },
    "203.0.113.9",
  ],
  ["two proxies", { "x-forwarded-for": "6.6.6.6, 203.0.113.9, 10.0.0.2" }, "203.0.113.9"],
  ["with a port", { "x-forwarded-for": "203.0.113.9:4711" }, "203.0.113.9"],
  ["IPv6", { "x-forwarded-for": "2001:db8::9" }, "2001:db8::9"],
  ["IPv6 with a port", { "x-forwarded-for": "[2001:db8::9]:4711" }, "2001:db8::9"],
  ["IPv4 in IPv6", { "x-forwarded-for": "6.6.6.6, ::ffff:203.0.113.9, ::ffff:10.0.0.2" }, "203.0.113.9"],
  ["only proxies", { "x-forwarded-for": "10.0.0.3, 10.0.0.2" }, "10.0.0.3"],
  ["no address", { "x-forwarded-for": "6.6.6.6, nonsense" }, proxy],
  ["Forwarded", { forwarded: "for=6.6.6.6, for=203.0.113.9;by=10.0.0.1" }, "203.0.113.9"],
  ["Forwarded over two", { forwarded: 'for=203.0.113.9, For="[fd00::7]:80"' }, "203.0.113.9"],
  ["Forwarded with IPv6", { forwarded: 'proto=https;for="[2001:db8::9]:4711"' }, "2001:db8::9"],
  ["Forwarded with an obfuscated port", { forwarded: 'for="203.0.113.9:_x1"' }, "203.0.113.9"],
  ["Forwarded without the quotes", { forwarded: "for=[2001:db8::9]:4711" }, "2001:db8::9"],
  ["Forwarded with an escape", { forwarded: 'for="203\\.0.113.9"' }, "203.0.113.9"],
  [
    "Forwarded with empty parts",
    { forwarded: " , for=6.6.6.6;, ;for=203.0.113.9; ;proto=http; " },
    "203.0.113.9",
  ],
  ["an obfuscated name", { forwarded: "for=6.6.6.6, for=_hidden" }, proxy],
  ["an unknown one behind a proxy", { forwarded: "for=unknown, for=10.0.0.2" }, "10.0.0.2"],
])("through trusted proxies the caller is who the last one saw: %s", (_, headers, address) => {
  const { ask, lines } = reader();
  expect(ask(proxy, headers as never).address).toBe(address);
  expect(ask(`::ffff:${proxy}`, headers as never).address).toBe(address);
  expect(lines).toEqual([]);
});

test.each([
  [{ "x-forwarded-proto": "https", "x-forwarded-host": "list.example.org" }],
  [
    {
      "x-forwarded-for": "203.0.113.9",
      "x-forwarded-proto": "https",
      "x-forwarded-host": "list.example.org",
    },
  ],
  [
    {
      "x-forwarded-for": "6.6.6.6, 203.0.113.9",
      "x-forwarded-proto": "http, https",
      "x-forwarded-host": "evil.example, list.example.org",
    },
  ],
  [
    {
      "x-forwarded-for": "203.0.113.9, 10.0.0.2",
      "x-forwarded-proto": "https, http",
      "x-forwarded-host": "list.example.org, inner:80",
    },
  ],
  [{ forwarded: "for=6.6.6.6;host=evil.example, for=203.0.113.9;proto=HTTPS;host=list.example.org" }],
  [
    {
      forwarded:
        'for=203.0.113.9;proto=https;host="list.example.org", for=10.0.0.2;proto=http;host="inner:80"',
    },
  ],
])("protocol and host are those of the trusted proxy nearest to the caller: %j", (headers) => {
  expect(reader().ask(proxy, headers as never)).toMatchObject({
    protocol: "https",
    host: "list.example.org",
  });
});

test("a protocol or host that can't be one does not count", () => {
  const headers = { "x-forwarded-proto": "javascript", "x-forwarded-host": "evil/path?@" };
  expect(reader().ask(proxy, headers)).toEqual({ address: proxy, ...inside });
});

test.each([
  ["the peer is no trusted proxy", "203.0.113.9", { "x-forwarded-for": "6.6.6.6" }],
  ["the peer is no trusted proxy", "203.0.113.9", { forwarded: "for=10.0.0.1;host=evil.example" }],
  ["the peer is no trusted proxy", "203.0.113.9", { "x-forwarded-proto": "https" }],
  ["the peer is no trusted proxy", "203.0.113.9", { "x-forwarded-host": "evil.example" }],
  ["it can't be read", proxy, { forwarded: "203.0.113.9" }],
  ["it can't be read", proxy, { forwarded: 'for="203.0.113.9' }],
  ["it can't be read", proxy, { forwarded: "for=203.0.113.9;for=6.6.6.6" }],
  [
    "its headers contradict each other",
    proxy,
    { forwarded: "for=6.6.6.6", "x-forwarded-for": "203.0.113.9" },
  ],
  [
    "its headers contradict each other",
    proxy,
    { forwarded: "for=203.0.113.9;host=evil.example", "x-forwarded-for": "203.0.113.9" },
  ],
])("nothing counts when %s, and the log says so: %s %j", (reason, peer, headers) => {
  const { ask, lines } = reader();
  expect(ask(peer, headers as never)).toEqual({ address: peer, ...inside });
  expect(lines).toMatchObject([{ peer, reason }]);
});

test("by default no forwarding header is trusted, not even one from this machine", () => {
  expect(reader({}).ask("127.0.0.1", { "x-forwarded-for": "6.6.6.6" }).address).toBe("127.0.0.1");
});

test("the log warns about a peer once an hour", () => {
  const { ask, clock, lines } = reader();
  const forge = (peer: string) => ask(peer, { "x-forwarded-for": "6.6.6.6" });
  for (const peer of ["203.0.113.9", "203.0.113.9", "203.0.113.10", "203.0.113.9"]) forge(peer);
  expect(lines.map(({ peer }) => peer)).toEqual(["203.0.113.9", "203.0.113.10"]);
  clock.forward({ minutes: 59 });
  forge("203.0.113.9");
  expect(lines).toHaveLength(2);
  clock.forward({ minutes: 1 });
  forge("203.0.113.9");
  expect(lines).toHaveLength(3);
});

test("calls from many addresses can't fill the log", () => {
  const { ask, clock, lines } = reader();
  const forge = (peer: string) => ask(peer, { "x-forwarded-for": "6.6.6.6" });
  for (let host = 1; host <= 500; host += 1) forge(`2001:db8:1:2::${host.toString(16)}`);
  expect(lines).toHaveLength(1);
  for (let host = 0; host < 5000; host += 1) forge(`203.0.${host % 20}.${host % 250}`);
  expect(lines).toHaveLength(100);
  clock.forward({ hours: 1 });
  forge("203.0.113.9");
  expect(lines).toHaveLength(101);
});
