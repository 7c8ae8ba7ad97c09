import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
export const imageName = `restock:${version}`;

/** The image that the Containerfile begins with. */
export const publicBase = "docker.io/library/node:26-slim";
const platforms = ["linux/amd64", "linux/arm64"].join(",");
/** Docker knows by itself; Podman and Buildah of Debian 12 don't. */
const ownPlatform = `linux/${process.arch === "x64" ? "amd64" : process.arch}`;

const builders = ["podman", "buildah", "docker"] as const;
export type Builder = (typeof builders)[number];

export function findBuilder(): Builder | null {
  return builders.find((builder) => spawnSync(builder, ["--version"]).status === 0) ?? null;
}

/** Shows what a command prints. @throws Error when it fails */
export function run(command: string, given: readonly string[]): void {
  const { status } = spawnSync(command, given, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error(`${command} ${given[0]} failed.`);
}

/**
 * The output of a command.
 * @throws Error with the output when it fails
 */
export function output(command: string, given: readonly string[]): string {
  return execFileSync(command, given, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  }).trim();
}

export function canPull(builder: Builder): boolean {
  return spawnSync(builder, ["pull", publicBase], { stdio: "ignore" }).status === 0;
}

type Options = {
  /** In place of `publicBase`. */
  base?: string;
  allPlatforms: boolean;
  /** More options of the builder. */
  more?: readonly string[];
};

export function buildImage(builder: Builder, { base, allPlatforms, more = [] }: Options): void {
  const tag = allPlatforms && builder !== "docker" ? "--manifest" : "--tag";
  run(builder, [
    ...(builder === "docker"
      ? ["buildx", "build"]
      : ["build", "--format=docker", `--build-arg=BUILDPLATFORM=${ownPlatform}`]),
    // Buildah of Debian 12 takes the layers of one platform from its cache for another.
    ...(allPlatforms ? [`--platform=${platforms}`, "--no-cache"] : []),
    ...(base === undefined ? [] : [`--build-arg=NODE_IMAGE=${base}`]),
    ...more,
    "--file=Containerfile",
    `${tag}=${imageName}`,
    ".",
  ]);
}
