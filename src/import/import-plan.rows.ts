import type { ImportPlan } from "./import-plan.ts";

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
