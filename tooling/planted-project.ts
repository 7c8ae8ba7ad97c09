import { exec } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** A folder with the settings and packages of this project, and with planted files in place of its code. */
export class PlantedProject {
  readonly #folder = mkdtempSync(join(tmpdir(), "restock-planted-"));

  constructor(files: Record<string, string>) {
    const settings = globSync([".gitignore", "package.json", "tsconfig*.json", "knip.json", ".ox*rc.json"], {
      cwd: root,
    });
    for (const name of settings) cpSync(join(root, name), join(this.#folder, name));
    // Packages are linked one by one, so that tools have their own `node_modules/.cache` here.
    mkdirSync(join(this.#folder, "node_modules"));
    for (const name of readdirSync(join(root, "node_modules"))) {
      if (name.startsWith(".")) continue;
      symlinkSync(join(root, "node_modules", name), join(this.#folder, "node_modules", name));
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.#folder, path)), { recursive: true });
      writeFileSync(join(this.#folder, path), text);
    }
  }

  /** Runs a script of package.json on the planted files and returns its output. */
  check(script: string, ...options: string[]): Promise<{ passed: boolean; output: string }> {
    const command = [scripts[script]!, ...options].join(" ");
    const PATH = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
    return new Promise((done) => {
      exec(command, { cwd: this.#folder, env: { ...process.env, PATH } }, (error, stdout, stderr) =>
        done({ passed: error === null, output: stdout + stderr }),
      );
    });
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
