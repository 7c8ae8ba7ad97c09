import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const folder = join(import.meta.dirname, "../dist/web");
const limit = 100;

/**
 * JavaScript that the first load of Home transfers: what the page names, and what that imports before it runs.
 * @returns kB (1000 bytes), brotli.
 */
export function firstLoadSize(): { files: { name: string; size: number }[]; total: number } {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const names = new Set([...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map((match) => match[1]!));
  for (const name of names) {
    const text = readFileSync(join(folder, name), "utf8");
    for (const [, imported] of text.matchAll(
      /(?:^|[;}\s])(?:import|export)[^"'()]*?["']\.\/([^"']+\.js)["']/g,
    ))
      names.add(`/assets/${imported}`);
  }
  const files = [...names].map((name) => ({
    name,
    size: brotliCompressSync(readFileSync(join(folder, name))).length / 1000,
  }));
  return { files, total: files.reduce((sum, file) => sum + file.size, 0) };
}

export function benchBundle(): void {
  const { files, total } = firstLoadSize();
  for (const { name, size } of files) console.log(`  ${name} ${size.toFixed(1)} kB`);
  console.log(
    `First load of Home: ${total.toFixed(1)} kB of JavaScript, brotli; ratio to the ${limit} kB allowed: ${(total / limit).toFixed(2)}`,
  );
}
