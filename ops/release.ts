/**
 * `npm run release`: makes the newest version of CHANGELOG.md a release; what it changed is undone when a step fails.
 * `npm run release -- --dry-run` only checks and prints the steps.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { storedDatabasePath } from "../test/upgrade/stored-database.ts";
import { readChangelog, withDay } from "./changelog.ts";
import { findBuilder } from "./image-builder.ts";
import {
  migrationFaults,
  readMigrationChecksums,
  readReleasedMigrations,
  releasedFile,
  writeReleasedMigrations,
} from "./released-migrations.ts";
import { releaseFaults, versionedFiles, withVersion, type Repository } from "./release-rules.ts";

const root = join(import.meta.dirname, "..");
const git = (...given: string[]) => execFileSync("git", given, { cwd: root, encoding: "utf8" }).trim();
const read = (path: string) => readFileSync(join(root, path), "utf8");
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

/** @throws Error when the command fails; what it prints is shown. */
function run(command: string, ...given: string[]): void {
  const { status } = spawnSync(command, given, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`${[command, ...given].join(" ")} failed.`);
}

const changelog = read("CHANGELOG.md");
const section = readChangelog(changelog)[0]!;
const { version } = section;
const tag = `v${version}`;
const migrations = readMigrationChecksums();
const [sbom, notes] = [`dist/release/restock-${version}.cdx.json`, `dist/release/restock-${version}.md`];
const builder = findBuilder();
const rewritten = [...versionedFiles, "CHANGELOG.md", releasedFile];
const written = [...rewritten, storedDatabasePath(version)];

const steps: { what: string; take(): void }[] = [
  {
    what: `write ${version} and the day into ${[...versionedFiles, "CHANGELOG.md"].join(", ")}`,
    take: () => {
      for (const path of versionedFiles) write(path, withVersion(path, read(path), version));
      write("CHANGELOG.md", withDay(changelog, new Date().toISOString().slice(0, 10)));
    },
  },
  {
    what: `freeze ${Object.keys(migrations).length} migrations in ${releasedFile}`,
    take: () => writeReleasedMigrations(migrations),
  },
  {
    what: "store a database of this version, which later ones have to open",
    take: () => run(process.execPath, "test/upgrade/write-stored-database.ts"),
  },
  { what: "run npm run test:all", take: () => run("npm", "run", "test:all") },
  {
    what: `write the software bill of materials and the notes to ${sbom} and ${notes}`,
    take: () => {
      mkdirSync(join(root, "dist/release"), { recursive: true });
      const options = ["--sbom-format=cyclonedx", "--omit=dev", "--package-lock-only", "--loglevel=error"];
      const bill = execFileSync("npm", ["sbom", ...options], { cwd: root, encoding: "utf8" });
      write(sbom, named(bill));
      write(notes, `${section.body}\n`);
    },
  },
  builder === null
    ? { what: "build no image: podman, buildah and docker are missing here", take: () => undefined }
    : {
        what: `build the image restock:${version} for amd64 and arm64 with ${builder}`,
        take: () => run(process.execPath, "ops/image.ts", "--all-platforms"),
      },
  {
    what: `commit and tag ${tag}`,
    take: () => {
      run("git", "add", ...written);
      run("git", "commit", "--quiet", "--message", `Release ${version}`);
      run("git", "tag", "--annotate", tag, "--cleanup=verbatim", "--message", `${tag}\n\n${section.body}`);
    },
  },
];

const repository: Repository = {
  branch: git("branch", "--show-current"),
  changedFiles: git("status", "--porcelain").split("\n").filter(Boolean),
  tags: git("tag", "--list", "v*").split("\n").filter(Boolean),
};
const faults = [
  ...releaseFaults(section, repository),
  ...migrationFaults(readReleasedMigrations(), migrations),
];
if (process.argv.includes("--dry-run")) {
  console.log(`Releasing ${version} would:\n${steps.map(({ what }) => `- ${what}`).join("\n")}`);
  if (faults.length > 0) console.log(`It can't be released now:\n- ${faults.join("\n- ")}`);
} else if (faults.length > 0) {
  console.error(`${version} can't be released:\n- ${faults.join("\n- ")}`);
  process.exitCode = 1;
} else release();

/** npm names the project by its folder, whose name is the developer's own. */
function named(bill: string): string {
  const content = JSON.parse(bill) as { metadata: { component: { name: string } } };
  content.metadata.component.name = "restock";
  return `${JSON.stringify(content, null, 2)}\n`;
}

function release(): void {
  const isNew = !existsSync(storedDatabasePath(version));
  const head = git("rev-parse", "HEAD");
  try {
    for (const { what, take } of steps) {
      console.log(`\n== ${what[0]!.toUpperCase()}${what.slice(1)}`);
      take();
    }
    console.log(`\n${version} is released here. git push --follow-tags makes it known.`);
  } catch (error) {
    // Only the files that are written here: the developer may have changed others meanwhile.
    git("reset", "--quiet", "--soft", head);
    git("restore", "--staged", "--worktree", ...rewritten);
    if (isNew) rmSync(storedDatabasePath(version), { force: true });
    console.error(`${(error as Error).message} Nothing was released, and the files are as they were.`);
    process.exitCode = 1;
  }
}
