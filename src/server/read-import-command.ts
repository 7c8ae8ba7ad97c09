/**
 * `npm run --silent read-import -- FILE`: prints what a file would bring as JSON, or one sentence on standard error and exit 1
 * when it can't be read.
 */
import { open, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { loadCategoriser } from "../categoriser/load-node.ts";
import { SCHEME } from "../categoriser/scheme.ts";
import { nameKey } from "../contract/items/rules.ts";
import { formats, UnreadableFile, type Format, type ImportPlan } from "../import/import-plan.ts";
import { readImport } from "../import/read-import.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { format: { type: "string" }, language: { type: "string" } },
});

async function print(): Promise<void> {
  const [path] = positionals;
  if (path === undefined) throw new UnreadableFile("Name a file: npm run --silent read-import -- FILE");
  const format = formats.find((known) => known === values.format);
  if (values.format !== undefined && format === undefined)
    throw new UnreadableFile(`The format is one of ${formats.join(", ")}.`);
  const plan = await read(path, format);
  console.log(JSON.stringify(shown(plan)));
}

async function read(path: string, format: Format | undefined): Promise<ImportPlan> {
  const database = (name: string) => readFile(new URL(`../../db/${name}`, import.meta.url), "utf8");
  const stores = (JSON.parse(await database("global-stores.json")) as { name: string }[]).map(
    ({ name }) => name,
  );
  const lines = (await database("master-items.txt")).split("\n");
  const names = new Set(lines.map((line) => nameKey(line.split("\t")[1] ?? "")));
  const categoriser = loadCategoriser();
  const file = await open(path).catch(() => {
    throw new UnreadableFile("This file can't be opened.");
  });
  try {
    const { size } = await file.stat();
    const source = {
      size,
      read: async (start: number, end: number) => {
        const buffer = new Uint8Array(Math.max(0, Math.min(end, size) - start));
        const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
        return buffer.subarray(0, bytesRead);
      },
    };
    return await readImport(source, basename(path), {
      stores,
      categories: SCHEME.map((category) => category.name),
      isName: (name) => names.has(nameKey(name)),
      isKnownToEngine: (name) => categoriser.knows(name),
      isMisspelt: (word) => categoriser.isMisspelt(word),
      ...(format !== undefined && { format }),
      ...(values.language === "de" && { language: "de" }),
    });
  } finally {
    await file.close();
  }
}

function shown({ format, stores, items, names, bought, skipped }: ImportPlan) {
  return { format, stores, items: items.map(({ list: _list, ...item }) => item), names, bought, skipped };
}

try {
  await print();
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
