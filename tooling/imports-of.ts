import { dirname, join, resolve, relative } from "node:path";

export type SourceFile = { path: string; text: string };

const root = resolve(import.meta.dirname, "..");

/** Files and packages that a file imports, types included; relative ones as paths from the root. */
export function importsOf({ path, text }: SourceFile): string[] {
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1]!);
  return found.map((name) => (name.startsWith(".") ? relative(root, join(root, dirname(path), name)) : name));
}
