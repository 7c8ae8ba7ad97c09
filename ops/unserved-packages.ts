import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folders of code that a server process runs. */
const served = "src/{server,contract,typed-text,categoriser,import}/**/*.ts";

/**
 * The packages among `dependencies` that no code of the server imports: those of the browser, which are built into the web app,
 * and the embedded database, which is found by its name.
 */
export function unservedPackages(root: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const imported = new Set(
    globSync(served, { cwd: root })
      .filter((path) => !path.endsWith(".test.ts"))
      .flatMap((path) => [
        ...readFileSync(join(root, path), "utf8").matchAll(
          /(?:from|import)\s*\(?\s*"((?:@[^/"]+\/)?[^/".@][^/"]*)/g,
        ),
      ])
      .map((match) => match[1]!),
  );
  return Object.keys(dependencies).filter((name) => !imported.has(name));
}

// The Containerfile leaves these out.
if (import.meta.main) console.log(unservedPackages(join(import.meta.dirname, "..")).join(" "));
