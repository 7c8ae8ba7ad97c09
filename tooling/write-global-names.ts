// Writes db/migrations/0002_global_names.sql from db/global-stores.json, db/master-items.txt and the categoriser's
// categories:  node tooling/write-global-names.ts
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SCHEME } from "../src/categoriser/scheme.ts";
import { nameKey } from "../src/contract/items/rules.ts";
import { storeCategoryNames } from "../src/contract/stores/rules.ts";

const root = join(import.meta.dirname, "..");
export const migrationFile = join(root, "db/migrations/0002_global_names.sql");

type KnownItem = { categoryId: string; name: string; popularity: number };
type KnownStore = { name: string; categories: string[] };

/** The lines of db/master-items.txt: category id, name and popularity (0 to 100), with tabs between them. */
export function readMasterItems(): KnownItem[] {
  const lines = readFileSync(join(root, "db/master-items.txt"), "utf8").trimEnd().split("\n");
  return lines.map((line, index) => {
    const [categoryId, name, popularity, ...more] = line.split("\t");
    if (categoryId === undefined || !name || !popularity || more.length > 0) {
      throw new Error(
        `db/master-items.txt, line ${index + 1}: "category id<TAB>name<TAB>popularity" is expected`,
      );
    }
    return { categoryId, name, popularity: Number(popularity) };
  });
}

export function readGlobalStores(): KnownStore[] {
  return JSON.parse(readFileSync(join(root, "db/global-stores.json"), "utf8")) as KnownStore[];
}

/** Makes the text of the migration. */
export function globalNamesSql(): string {
  const stores = new Map(readGlobalStores().map((store) => [nameKey(store.name), store]));
  return [
    "-- Made by tooling/write-global-names.ts; once released it must not change any more.",
    "-- The categories, stores and item names that everybody has.\n",
    insert(
      "INSERT INTO categories (id, name, name_key, is_global)",
      SCHEME.map(({ name }) => `(new_id(), ${text(name)}, ${text(nameKey(name))}, true)`),
    ),
    insert(
      "INSERT INTO stores (id, name, name_key, categories, is_global, is_approved, status)",
      [...stores].map(([key, { name, categories }]) => {
        const list = storeCategoryNames(categories).map(text).join(", ");
        return `(new_id(), ${text(name)}, ${text(key)}, ARRAY[${list}], true, true, 'approved')`;
      }),
    ),
    ...SCHEME.map(masterItemsSql),
  ].join("\n");
}

function masterItemsSql({ id, name }: (typeof SCHEME)[number]): string {
  const rows = readMasterItems()
    .filter(({ categoryId }) => categoryId === id)
    .map((item) => `(${text(item.name)}, ${text(nameKey(item.name))}, ${item.popularity})`);
  return `INSERT INTO master_items (id, name, name_key, category_id, popularity)
SELECT new_id(), item.name, item.name_key, c.id, item.popularity
FROM categories c, (VALUES
${rows.join(",\n")}
) AS item (name, name_key, popularity)
WHERE c.is_global AND c.name_key = ${text(nameKey(name))};
`;
}

function insert(head: string, rows: string[]): string {
  return `${head} VALUES\n${rows.join(",\n")};\n`;
}

function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

if (import.meta.main) writeFileSync(migrationFile, globalNamesSql());
