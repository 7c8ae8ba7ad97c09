import { importsOf, type SourceFile } from "./imports-of.ts";

/**
 * Finds circular imports of files, also of types and by dynamic imports, which lint ignores. Each circle is returned as
 * the sequence of its files.
 */
export function findCircles(files: readonly SourceFile[]): string[][] {
  const imported = new Map(files.map((file) => [file.path, importsOf(file)]));
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (path: string, way: string[]) => {
    const start = way.indexOf(path);
    if (start >= 0) circles.push([...way.slice(start), path]);
    if (start >= 0 || done.has(path)) return;
    for (const next of imported.get(path) ?? []) if (imported.has(next)) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of imported.keys()) visit(path, []);
  return circles;
}
