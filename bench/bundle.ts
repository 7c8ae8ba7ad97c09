import { findFirstLoad, firstLoadLimit, sizeOf } from "../tooling/first-load.ts";

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export function benchBundle(): void {
  const scripts = findFirstLoad();
  for (const [path, size] of Object.entries(scripts)) console.log(`  ${path} ${kB(size)}`);
  const total = sizeOf(scripts);
  console.log(
    `First load of Home: ${kB(total)} of JavaScript, brotli; ratio to the ${kB(firstLoadLimit)} allowed: ${(total / firstLoadLimit).toFixed(2)}`,
  );
}
