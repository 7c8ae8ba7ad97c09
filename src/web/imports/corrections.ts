import { amountText, hasAmount } from "../../contract/items/amount.ts";
import type { ImportPlan, PlannedItem } from "../../import/import-plan.ts";
import { readNamed } from "../../import/named-item.ts";
import { foldSpace, parseItemName } from "../../typed-text/parse-name.ts";

/** The store and the category of a row. */
export type RowAssignment = { store: string | null; category: string | null };

/**
 * The values that a person typed instead of the file's; a row that is no item has neither an amount nor a note. A store or
 * category that is missing here is as in the file.
 */
export type Correction = { name: string; amount: string; note: string } & Partial<RowAssignment>;

/** Corrections by row id. */
export type Corrections = Readonly<Record<string, Correction>>;

/** Applies corrections to a plan; every row keeps its index. */
export function correctedPlan(plan: ImportPlan, corrections: Corrections): ImportPlan {
  if (Object.keys(corrections).length === 0) return plan;
  const named = <Row extends { name: string }>(kind: string, rows: readonly Row[]): Row[] =>
    rows.map((row, at) => {
      const correction = corrections[`${kind}:${at}`];
      return correction === undefined ? row : { ...row, name: foldSpace(correction.name) };
    });
  return {
    ...plan,
    items: plan.items.map((item, at) => {
      const correction = corrections[`item:${at}`];
      return correction === undefined ? item : correctedItem(item, correction);
    }),
    names: named("name", plan.names),
    bought: named("bought", plan.bought),
  };
}

/** The planned item of a row; null for a row of another kind. */
export function itemAt(plan: ImportPlan, id: string): PlannedItem | null {
  return id.startsWith("item:") ? (plan.items[indexOf(id)] ?? null) : null;
}

/** The values of a row in the file, as a person would type them; null for a row that can't be corrected. */
export function asInFile(plan: ImportPlan, id: string): Correction | null {
  const item = itemAt(plan, id);
  if (item !== null) return { name: item.name, amount: amountText(item), note: foldSpace(item.note ?? "") };
  const rows = id.startsWith("name:") ? plan.names : id.startsWith("bought:") ? plan.bought : [];
  const name = rows[indexOf(id)]?.name;
  return name === undefined ? null : { name, amount: "", note: "" };
}

export function isSame(one: Correction, other: Correction): boolean {
  return (
    (["name", "amount", "note"] as const).every(
      (field) => foldSpace(one[field]) === foldSpace(other[field]),
    ) && (["store", "category"] as const).every((field) => one[field] === other[field])
  );
}

/**
 * Applies a correction to an item; the texts are parsed like typed ones. An unchanged amount stays as the file has it, unless
 * the new name contains another one.
 */
export function correctedItem(item: PlannedItem, typed: Correction): PlannedItem {
  const [name, amount, note] = [typed.name, typed.amount, typed.note].map(foldSpace) as [
    string,
    string,
    string,
  ];
  if (amount !== amountText(item) || amount === "")
    return name === item.name && amount === amountText(item)
      ? { ...item, note: note || null }
      : { ...item, ...readNamed(name, amount, note) };
  const read = name === item.name ? null : parseItemName(name);
  return {
    ...item,
    ...(read !== null && (hasAmount(read) ? read : { name: read.name })),
    note: note || null,
  };
}

/** Applies a correction to the store and the category of a row. */
export function correctedAssignment(
  assignment: RowAssignment,
  correction: Correction | undefined,
): RowAssignment {
  return {
    store: correction?.store === undefined ? assignment.store : correction.store,
    category: correction?.category === undefined ? assignment.category : correction.category,
  };
}

/** The index in a row id such as "item:3". */
function indexOf(id: string): number {
  return Number(id.split(":")[1]);
}
