import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Bytes of JavaScript, compressed with brotli, that the first load of Home may transfer. */
export const firstLoadLimit = 100_000;

/** The transferred bytes of each script, by its path on the server. */
export type Scripts = Record<string, number>;

/**
 * Measures the JavaScript that the first load of Home transfers: the page's scripts and their static imports. Scripts that the
 * app fetches later are not included; a browser test compares the result with what a browser fetches.
 * @param folder a build with its compressed files, as the server sends them
 */
export function findFirstLoad(folder = join(import.meta.dirname, "../dist/web")): Scripts {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const paths = new Set([...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map((match) => match[1]!));
  for (const path of paths) {
    const code = readFileSync(join(folder, path), "utf8");
    for (const [, name] of code.matchAll(/(?:^|[;}\s])(?:import|export)[^"'()]*?["']\.\/([^"']+\.js)["']/g))
      paths.add(`/assets/${name}`);
  }
  return Object.fromEntries([...paths].map((path) => [path, statSync(join(folder, `${path}.br`)).size]));
}

export function sizeOf(scripts: Scripts): number {
  return Object.values(scripts).reduce((sum, size) => sum + size, 0);
}

/** The number of bytes by which the scripts exceed the limit. */
export function excessOf(scripts: Scripts): number {
  return Math.max(0, sizeOf(scripts) - firstLoadLimit);
}
