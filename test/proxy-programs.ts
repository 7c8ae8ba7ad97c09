import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { join } from "node:path";

/** The proxies of docs/proxies.md that Debian has packages of. */
export const proxyPrograms = ["caddy", "nginx", "haproxy"] as const;
export type ProxyProgram = (typeof proxyPrograms)[number];

const page = readFileSync(join(import.meta.dirname, "../docs/proxies.md"), "utf8");
/** The name that the page has for everybody's own. */
export const hostName = "list.example.org";

/** The block of the page that is written in this language. */
function block(language: string): string {
  const [, text] = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, "ms").exec(page) ?? [];
  if (text === undefined) throw new Error(`docs/proxies.md has no block of ${language}.`);
  return text;
}

/** Restock's settings beside all of them. */
export function pageSettings(): Record<string, string> {
  return Object.fromEntries(
    block("sh")
      .trim()
      .split("\n")
      .map((line) => line.split("=", 2) as [string, string]),
  );
}

const places = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin"];
const placeOf = (program: string) =>
  places.map((place) => join(place, program)).find((path) => existsSync(path));

/** Why a proxy can't run here, or null. Tests call from several loopback addresses, which only Linux has. */
export function whyNot(program: ProxyProgram): string | null {
  if (process.platform !== "linux") return "this is not Linux";
  const missing = [program, "openssl"].filter((each) => placeOf(each) === undefined);
  return missing.length === 0 ? null : `${missing.join(" and ")} is missing`;
}

/** A self-signed certificate for the page's name, with its key in a file of its own and in one with both. */
export function makeCertificate(folder: string): { certificate: string; key: string; both: string } {
  const files = ["certificate", "key", "both"].map((name) => join(folder, `${name}.pem`));
  const [certificate, key, both] = files as [string, string, string];
  const { status, stderr } = spawnSync(
    placeOf("openssl")!,
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${hostName} -addext subjectAltName=DNS:${hostName}`
      .split(" ")
      .concat("-keyout", key, "-out", certificate),
  );
  if (status !== 0) throw new Error(stderr.toString());
  writeFileSync(both, readFileSync(certificate, "utf8") + readFileSync(key, "utf8"));
  return { certificate, key, both };
}

/** The page's configuration with this machine's ports and files; a replacement that the page has no place for is an error. */
function adapted(program: ProxyProgram, replacements: [from: string | RegExp, to: string][]): string {
  return replacements.reduce(
    (text, [from, to]) => {
      const replaced = text.replace(from, () => to);
      if (replaced === text) throw new Error(`docs/proxies.md has no ${String(from)} for ${program}.`);
      return replaced;
    },
    block(program === "caddy" ? "caddyfile" : program),
  );
}

type Files = ReturnType<typeof makeCertificate>;
type Ports = { upstream: number; plain: number; tls: number };

function caddy(folder: string, { certificate, key }: Files, { upstream, tls }: Ports): string[] {
  const site = adapted("caddy", [
    // Certificates can't be fetched here.
    [`${hostName} {`, `https://${hostName}:${tls} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`],
    ["127.0.0.1:3000", `127.0.0.1:${upstream}`],
  ]);
  const config = join(folder, "Caddyfile");
  const options = [
    "admin off",
    "auto_https disable_redirects",
    `storage file_system ${join(folder, "caddy")}`,
  ];
  writeFileSync(config, `{\n${options.join("\n")}\n}\n${site}`);
  return ["run", "--config", config, "--adapter", "caddyfile"];
}

function nginx(folder: string, { certificate, key }: Files, { upstream, plain, tls }: Ports): string[] {
  const servers = adapted("nginx", [
    ["listen 80;", `listen 127.0.0.1:${plain};`],
    ["listen 443 ", `listen 127.0.0.1:${tls} `],
    [/ssl_certificate \S+;/, `ssl_certificate ${certificate};`],
    [/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`],
    ["127.0.0.1:3000", `127.0.0.1:${upstream}`],
  ]);
  const config = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const paths = temporary.map((name) => `${name}_temp_path ${join(folder, name)};`);
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const main = `${user} worker_processes 1; daemon off; error_log stderr; pid ${join(folder, "nginx.pid")};`;
  writeFileSync(config, `${main}\nevents {}\nhttp {\naccess_log off;\n${paths.join("\n")}\n${servers}}\n`);
  return ["-p", folder, "-e", "stderr", "-c", config];
}

function haproxy(folder: string, { both }: Files, { upstream, plain, tls }: Ports): string[] {
  const config = join(folder, "haproxy.cfg");
  const text = adapted("haproxy", [
    ["bind :80", `bind 127.0.0.1:${plain}`],
    ["bind :443 ", `bind 127.0.0.1:${tls} `],
    [/crt \S+/, `crt ${both}`],
    ["127.0.0.1:3000", `127.0.0.1:${upstream}`],
  ]);
  writeFileSync(config, text);
  return ["-db", "-f", config];
}

const commands = { caddy, nginx, haproxy };

export type RunningProxy = { port: number; stop(): Promise<void> };

/**
 * Runs a proxy as docs/proxies.md configures it.
 * @param upstream the port on which Restock listens
 */
export async function startProxyProgram(
  program: ProxyProgram,
  folder: string,
  files: Files,
  upstream: number,
): Promise<RunningProxy> {
  const [plain, tls] = [await freePort(), await freePort()];
  const child = spawn(placeOf(program)!, commands[program](folder, files, { upstream, plain, tls }), {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  const exited = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  await isReady(child, tls);
  return {
    port: tls,
    stop: () => {
      child.kill("SIGTERM");
      return exited;
    },
  };
}

/** A port of this machine that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.on("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until it takes connections. @throws Error with what it said when it ends before */
async function isReady(child: ChildProcess, port: number): Promise<void> {
  let output = "";
  child.stdout!.on("data", (chunk) => (output += String(chunk)));
  child.stderr!.on("data", (chunk) => (output += String(chunk)));
  const takesConnections = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
      socket.on("connect", () => socket.destroy());
    });
  while (!(await takesConnections())) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
