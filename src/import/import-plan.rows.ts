import { sourceOf } from "./byte-source.ts";
import type { ImportOptions, ImportPlan } from "./import-plan.ts";
import { readImport } from "./read-import.ts";

/** Formats a plan for tests, a row each: "2 l Milk (organic) #Dairy @Costco 1.99" */
export function rowsOf(plan: ImportPlan): string[] {
  const items = plan.items.map(({ parsedQuantity, parsedSize, name, note, category, store, price }) =>
    [
      parsedQuantity,
      parsedSize,
      name,
      note && `(${note})`,
      category && `#${category}`,
      store && `@${store}`,
      price,
    ]
      .filter((part) => part !== null && part !== "")
      .join(" "),
  );
  return [
    ...items,
    ...plan.names.map(({ name, category }) => `known: ${name} #${category}`),
    ...plan.bought.map(({ name }) => `bought: ${name}`),
    ...plan.skipped.map(({ line, reason }) => `skipped: ${line}: ${reason}`),
  ];
}

const options: ImportOptions = {
  stores: ["Aldi", "Rewe", "Costco"],
  categories: ["Produce", "Dairy & Eggs"],
  isName: (name) => ["milk", "bread"].includes(name.toLowerCase()),
  isKnownToEngine: (name) => ["rice", "butter"].includes(name.toLowerCase()),
};

/** Reads a file for tests, with a few known names, stores and categories: its format, and its plan as rows. */
export async function readRows(content: unknown, name: string): Promise<{ format: string; rows: string[] }> {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  const plan = await readImport(sourceOf(new TextEncoder().encode(text)), name, options);
  return { format: plan.format, rows: rowsOf(plan) };
}
