import { existsSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { roles } from "../contract/accounts/roles.ts";
import { parseNetworks, type Network } from "./networks.ts";
import { StartFailure } from "./start-failure.ts";

const url = (protocols: RegExp, what: string) =>
  z.string().check(z.refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), what));
const httpUrl = url(/^https?:$/, "must be an http(s) address");
const ownUrl = httpUrl.check(
  z.refine(
    (text) => !URL.canParse(text) || /^[^:]+:\/\/[^/?#]+\/*$/.test(text),
    "must have no path: Restock is at the root of its host",
  ),
);

const entriesOf = (text: string) => text.split(",").map((entry) => entry.trim());
const networksOf = (text = "") => entriesOf(text).flatMap((entry) => parseNetworks(entry) ?? []);
const networks = z.string().check(
  z.refine((text) => entriesOf(text).every((entry) => parseNetworks(entry) !== null), {
    error: ({ input }) => {
      const wrong = entriesOf(String(input)).filter((entry) => parseNetworks(entry) === null);
      return `must be addresses or networks (10.0.0.5, 10.0.0.0/8, fd00::/8) with commas between them, or the words loopback or private; "${wrong.join('", "')}" is none of these`;
    },
  }),
);

const portNumber = z.coerce
  .number()
  .check(
    z.int("must be a port number"),
    z.minimum(0, "must be a port number"),
    z.maximum(65535, "must be a port number"),
  );

/** Every setting, all optional. An empty value counts as not set. */
const environmentSchema = z.object({
  PORT: z._default(portNumber, 3000),
  HOST: z._default(z.string(), "127.0.0.1"),
  PUBLIC_URL: z.optional(ownUrl),
  TRUSTED_PROXIES: z.optional(networks),
  FETCH_ALLOWED_NETWORKS: z.optional(networks),
  DATA_DIR: z._default(z.string(), "./data"),
  DATABASE_URL: z.optional(url(/^postgres(ql)?:$/, "must be a postgres:// address")),
  BETA_SECRET_CODE: z.optional(z.string()),
  SIGNUP_ROLE: z._default(
    z.enum(
      roles.filter((role) => role !== "admin"),
      "must be free or premium",
    ),
    "free",
  ),
  WAITLIST: z.optional(z.enum(["on", "off"], "must be on or off")),
  SMTP_URL: z.optional(url(/^smtps?:$/, "must be an smtp:// or smtps:// address")),
  MAIL_FROM: z._default(z.string(), "Restock <restock@localhost>"),
  UPGRADE_URL: z.optional(httpUrl),
  AI_BASE_URL: z.optional(httpUrl),
  AI_API_KEY: z.optional(z.string()),
  AI_MODEL: z.optional(z.string()),
  AI_TIMEOUT: z._default(
    z.coerce.number().check(z.positive("must be a number of seconds"), z.maximum(300, "can be at most 300")),
    20,
  ),
  METRICS_PORT: z.optional(portNumber),
  METRICS_HOST: z.optional(z.string()),
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{16,}$/, "must have at least 16 characters, without spaces")),
  ),
  RATE_LIMIT: z._default(z.enum(["on", "off"], "must be on or off"), "on"),
  LOG_LEVEL: z._default(
    z.enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent"),
    "info",
  ),
});

/** The names of all settings, which a test compares with the documentation. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

export type Config = {
  port: number;
  host: string;
  /** The address at which people reach the app; without it the address they used. */
  publicUrl: string | null;
  /** The proxies whose headers about the caller are trusted. */
  trustedProxies: readonly Network[];
  /** Networks besides the internet in which addresses that people give may be. */
  fetchAllowedNetworks: readonly Network[];
  dataDir: string;
  databaseUrl: string | null;
  betaSecretCode: string | null;
  signupRole: "free" | "premium";
  /** Whether people may leave an address for a mail when there is room for them. */
  waitlist: boolean;
  smtpUrl: string | null;
  mailFrom: string;
  upgradeUrl: string | null;
  /** `timeout` in milliseconds. */
  ai: { baseUrl: string; apiKey: string | null; model: string; timeout: number } | null;
  /**
   * The way in which metrics are served: at a port of their own, else with a token at the main one, else not at all.
   */
  metrics: { port: number | null; host: string; token: string | null };
  rateLimit: boolean;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
};

export class ConfigError extends StartFailure {}

/** Takes the settings of `.env` as well, as `npm start` does; those of the environment win. */
export function loadSettingsFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/**
 * Reads the settings.
 * @throws ConfigError naming every setting that can't be used, and why.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = z.safeParse(environmentSchema, given);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new ConfigError(`These settings can't be used: ${reasons.join("; ")}.`);
  }
  const env = parsed.data;
  if (env.AI_BASE_URL !== undefined && env.AI_MODEL === undefined) {
    throw new ConfigError("These settings can't be used: AI_MODEL must be set together with AI_BASE_URL.");
  }
  if (env.METRICS_HOST !== undefined && env.METRICS_PORT === undefined) {
    throw new ConfigError(
      "These settings can't be used: METRICS_PORT must be set together with METRICS_HOST.",
    );
  }
  if (env.METRICS_PORT === env.PORT && env.PORT !== 0) {
    throw new ConfigError("These settings can't be used: METRICS_PORT must be another port than PORT.");
  }
  return {
    port: env.PORT,
    host: env.HOST,
    // As browsers write it: lower case, without a usual port.
    publicUrl: env.PUBLIC_URL === undefined ? null : new URL(env.PUBLIC_URL).origin,
    trustedProxies: networksOf(env.TRUSTED_PROXIES),
    fetchAllowedNetworks: networksOf(env.FETCH_ALLOWED_NETWORKS),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    betaSecretCode: env.BETA_SECRET_CODE ?? null,
    signupRole: env.SIGNUP_ROLE,
    waitlist: (env.WAITLIST ?? (env.SIGNUP_ROLE === "premium" ? "off" : "on")) === "on",
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    upgradeUrl: env.UPGRADE_URL ?? null,
    ai:
      env.AI_BASE_URL === undefined
        ? null
        : {
            baseUrl: env.AI_BASE_URL,
            apiKey: env.AI_API_KEY ?? null,
            model: env.AI_MODEL!,
            timeout: env.AI_TIMEOUT * 1000,
          },
    metrics: {
      port: env.METRICS_PORT ?? null,
      host: env.METRICS_HOST ?? "127.0.0.1",
      token: env.METRICS_TOKEN ?? null,
    },
    rateLimit: env.RATE_LIMIT === "on",
    logLevel: env.LOG_LEVEL,
  };
}

/** Warnings about settings that work, but are rarely meant so. */
export function warningsAbout({ rateLimit, publicUrl, trustedProxies, metrics }: Config): string[] {
  const warnings: string[] = [];
  if (!rateLimit)
    warnings.push(
      "RATE_LIMIT=off: nothing slows down somebody who guesses passwords. Use it for load tests only.",
    );
  if (publicUrl?.startsWith("https:") === true && trustedProxies.length === 0)
    warnings.push(
      "PUBLIC_URL is https and TRUSTED_PROXIES is empty: everybody who comes through the proxy counts as one caller. Set TRUSTED_PROXIES to the proxy's address, such as loopback when it runs on this machine.",
    );
  if (metrics.port !== null && metrics.token === null && !/^(127\.|::1$|localhost$)/.test(metrics.host))
    warnings.push(
      `METRICS_HOST=${metrics.host}: whoever reaches it can read the metrics. Set METRICS_TOKEN, or keep others from port ${metrics.port}.`,
    );
  return warnings;
}
