import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** SHA-256 by the name of a migration, in the order in which they are applied. */
export type Checksums = Record<string, string>;

const folder = join(import.meta.dirname, "../db/migrations");
/** Each release adds what it brings; npm run release writes it. */
export const releasedFile = "db/released-migrations.json";
const path = join(import.meta.dirname, "..", releasedFile);

/** Line ends that Git has changed on somebody's machine would change these, as they would the server's own. */
export function readMigrationChecksums(): Checksums {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith(".sql"))
      .toSorted()
      .map((name) => [
        name,
        createHash("sha256")
          .update(readFileSync(join(folder, name)))
          .digest("hex"),
      ]),
  );
}

export function readReleasedMigrations(): Checksums {
  return JSON.parse(readFileSync(path, "utf8")) as Checksums;
}

export function writeReleasedMigrations(checksums: Checksums): void {
  writeFileSync(path, `${JSON.stringify(checksums, null, 2)}\n`);
}

/**
 * How the migrations differ from what was released: databases have these applied, and refuse to open with others. A new one
 * comes after all of them, or else a database would get it in another order than a new one does.
 */
export function migrationFaults(released: Checksums, now: Checksums): string[] {
  const last = Object.keys(released).at(-1) ?? "";
  return [
    ...Object.entries(released).flatMap(([name, checksum]) => {
      if (now[name] === undefined) return [`${name} was released, and is gone`];
      return now[name] === checksum ? [] : [`${name} was released, and has been edited since`];
    }),
    ...Object.keys(now)
      .filter((name) => released[name] === undefined && name <= last)
      .map((name) => `${name} is new, and comes before ${last}, which was released`),
  ];
}
