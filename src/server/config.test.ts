import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigError, readConfig, warningsAbout } from "./config.ts";

test("without any setting Restock listens on loopback and keeps its data in ./data", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    databaseUrl: null,
    signupRole: "free",
    rateLimit: true,
  });
});

test("a server that gives everyone premium has no waitlist, unless it is asked for", () => {
  expect(readConfig({}).waitlist).toBe(true);
  expect(readConfig({ WAITLIST: "off" }).waitlist).toBe(false);
  expect(readConfig({ SIGNUP_ROLE: "premium" }).waitlist).toBe(false);
  expect(readConfig({ SIGNUP_ROLE: "premium", WAITLIST: "on" }).waitlist).toBe(true);
});

test.each([
  ["HTTPS://List.Example.org/", "https://list.example.org"],
  ["https://list.example.org:443", "https://list.example.org"],
  ["http://nas:3000//", "http://nas:3000"],
])("PUBLIC_URL=%s is taken as browsers write it: %s", (given, publicUrl) => {
  expect(readConfig({ PUBLIC_URL: given }).publicUrl).toBe(publicUrl);
});

test("an empty setting counts as not set", () => {
  expect(readConfig({ PUBLIC_URL: "", PORT: "" })).toMatchObject({ publicUrl: null, port: 3000 });
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["PUBLIC_URL", "list.example.org"],
  ["PUBLIC_URL", "https://example.org/list"],
  ["PUBLIC_URL", "https://list.example.org?x"],
  ["TRUSTED_PROXIES", "proxy.example.org"],
  ["TRUSTED_PROXIES", "10.0.0.0/33"],
  ["TRUSTED_PROXIES", "0.0.0.0/0"],
  ["TRUSTED_PROXIES", "127.0.0.1;10.0.0.1"],
  ["FETCH_ALLOWED_NETWORKS", "nas.local"],
  ["DATABASE_URL", "mysql://x"],
  ["SIGNUP_ROLE", "admin"],
  ["SMTP_URL", "http://mail"],
  ["WAITLIST", "maybe"],
  ["METRICS_PORT", "eighty"],
  ["METRICS_PORT", "3000"],
  ["METRICS_HOST", "0.0.0.0"],
  ["METRICS_TOKEN", "short"],
  ["METRICS_TOKEN", "words that are apart"],
  ["RATE_LIMIT", "maybe"],
  ["LOG_LEVEL", "loud"],
])("%s=%s is refused by name", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test("several wrong settings are reported together", () => {
  expect(() => readConfig({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/PORT .*LOG_LEVEL /);
});

test("the error for a wrong entry of TRUSTED_PROXIES names the entry", () => {
  expect(() => readConfig({ TRUSTED_PROXIES: "loopback, 10.0.0.1/8, 10.0.0.256" })).toThrow(
    /"10\.0\.0\.256" is none of these/,
  );
});

test.each([
  [{}, []],
  [{ RATE_LIMIT: "off" }, ["RATE_LIMIT=off"]],
  [{ PUBLIC_URL: "https://list.example.org" }, ["TRUSTED_PROXIES to the proxy's address, such as loopback"]],
  [{ PUBLIC_URL: "http://nas:3000" }, []],
  [{ PUBLIC_URL: "https://list.example.org", TRUSTED_PROXIES: "loopback" }, []],
  [{ METRICS_PORT: "9100" }, []],
  [{ METRICS_PORT: "9100", METRICS_HOST: "0.0.0.0", METRICS_TOKEN: "0123456789abcdef" }, []],
  [{ METRICS_PORT: "9100", METRICS_HOST: "0.0.0.0" }, ["Set METRICS_TOKEN, or keep others from port 9100"]],
])("the start warns about %j: %j", (settings, parts) => {
  const warnings = warningsAbout(readConfig(settings));
  expect(warnings).toEqual(parts.map((part): unknown => expect.stringContaining(part)));
});

test(".env.example names every setting, works unedited and explains each in a line", () => {
  const lines = readFileSync(join(import.meta.dirname, "../../.env.example"), "utf8").split("\n");
  const given = Object.fromEntries(
    lines.filter((line) => /^[A-Z_]+=/.test(line)).map((line) => line.split(/=(.*)/s) as [string, string]),
  );
  expect(Object.keys(given).sort()).toEqual([
    "AI_API_KEY",
    "AI_BASE_URL",
    "AI_MODEL",
    "AI_TIMEOUT",
    "BETA_SECRET_CODE",
    "DATABASE_URL",
    "DATA_DIR",
    "FETCH_ALLOWED_NETWORKS",
    "HOST",
    "LOG_LEVEL",
    "MAIL_FROM",
    "METRICS_HOST",
    "METRICS_PORT",
    "METRICS_TOKEN",
    "PORT",
    "PUBLIC_URL",
    "RATE_LIMIT",
    "SIGNUP_ROLE",
    "SMTP_URL",
    "TRUSTED_PROXIES",
    "UPGRADE_URL",
    "WAITLIST",
  ]);
  expect(readConfig(given)).toEqual(readConfig({}));
  for (const [index, line] of lines.entries())
    if (/^[A-Z_]+=/.test(line)) expect(lines[index - 1]).toMatch(/^# .+/);
});
