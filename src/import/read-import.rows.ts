import { sourceOf } from "./byte-source.ts";
import { rowsOf } from "./import-plan.rows.ts";
import type { ImportOptions } from "./import-plan.ts";
import { readImport } from "./read-import.ts";

const options: ImportOptions = {
  stores: ["Aldi", "Rewe", "Costco"],
  categories: ["Produce", "Dairy & Eggs"],
  isName: (name) => ["milk", "bread"].includes(name.toLowerCase()),
  isKnownToEngine: (name) => ["rice", "butter"].includes(name.toLowerCase()),
};

/** Reads a file for tests, with a few known names, stores and categories: its format, and its plan as rows. */
export async function readRows(
  content: unknown,
  name: string,
  more: ImportOptions = {},
): Promise<{ format: string; rows: string[] }> {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  const plan = await readImport(sourceOf(new TextEncoder().encode(text)), name, { ...options, ...more });
  return { format: plan.format, rows: rowsOf(plan) };
}
