import { amountText, hasAmount } from "../../contract/items/amount.ts";
import type { ImportPlan, PlannedItem } from "../../import/import-plan.ts";
import { readNamed } from "../../import/named-item.ts";
import { foldSpace, parseItemName } from "../../typed-text/parse-name.ts";

/** Where a row belongs; null: nowhere. */
export type RowPlace = { store: string | null; category: string | null };

/**
 * What a person typed in place of what the file says; a row that isn't something to buy has neither an amount nor a note. A place
 * that is missing is as in the file.
 */
export type Correction = { name: string; amount: string; note: string } & Partial<RowPlace>;

/** By the id of the row. */
export type Corrections = Readonly<Record<string, Correction>>;

/** A plan as a person has corrected it; every row stays in its place. */
export function correctedPlan(plan: ImportPlan, corrections: Corrections): ImportPlan {
  if (Object.keys(corrections).length === 0) return plan;
  const named = <Row extends { name: string }>(kind: string, rows: readonly Row[]): Row[] =>
    rows.map((row, at) => {
      const said = corrections[`${kind}:${at}`];
      return said === undefined ? row : { ...row, name: foldSpace(said.name) };
    });
  return {
    ...plan,
    items: plan.items.map((item, at) => {
      const said = corrections[`item:${at}`];
      return said === undefined ? item : correctedItem(item, said);
    }),
    names: named("name", plan.names),
    bought: named("bought", plan.bought),
  };
}

/** What the file has to buy in a row; null for a row of another kind. */
export function itemAt(plan: ImportPlan, id: string): PlannedItem | null {
  return id.startsWith("item:") ? (plan.items[placeOf(id)] ?? null) : null;
}

/** What the file says of a row, as a person would type it; null for a row that can't be corrected. */
export function asInFile(plan: ImportPlan, id: string): Correction | null {
  const item = itemAt(plan, id);
  if (item !== null) return { name: item.name, amount: amountText(item), note: foldSpace(item.note ?? "") };
  const rows = id.startsWith("name:") ? plan.names : id.startsWith("bought:") ? plan.bought : [];
  const name = rows[placeOf(id)]?.name;
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
 * The item with what was typed, which is read as typed text is. An amount that nobody touched stays as the file has it, unless the
 * name was typed with another one.
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

/** Where a row belongs, as a person has corrected it. */
export function correctedPlace(place: RowPlace, said: Correction | undefined): RowPlace {
  return {
    store: said?.store === undefined ? place.store : said.store,
    category: said?.category === undefined ? place.category : said.category,
  };
}

/** The ids of rows are "item:3". */
function placeOf(id: string): number {
  return Number(id.split(":")[1]);
}
