import { ImportDraft } from "../import-draft.ts";
import type { ImportPlan } from "../import-plan.ts";
import { readNamed } from "../named-item.ts";
import { isObject, isTrue, textIn, type Json } from "./json-value.ts";

const nameKeys = ["name", "text", "title", "item", "content", "value", "label", "product"];
const amountKeys = ["quantity", "amount", "qty", "menge", "count"];
const listKeys = [
  "items",
  "list",
  "lists",
  "tasks",
  "data",
  "entries",
  "todos",
  "products",
  "results",
  "shoppingList",
];
const doneKeys = ["done", "checked", "completed", "isChecked", "bought", "crossedOff", "isDone"];

/** Any JSON whose arrays hold names, or objects with one; null when there is none. */
export function readPlainJson(value: unknown): ImportPlan | null {
  const draft = new ImportDraft("json");
  readInto(draft, value, "", 0);
  const { items, bought, skipped } = draft.plan;
  return items.length + bought.length + skipped.length === 0 ? null : draft.plan;
}

function readInto(draft: ImportDraft, value: unknown, list: string, depth: number): void {
  if (depth > 6) {
    draft.leaveOut(list, "It is nested too deeply.");
    return;
  }
  if (Array.isArray(value)) {
    for (const entry of value as unknown[])
      if (typeof entry === "string") draft.add({ ...readNamed(entry), list }, false, entry);
      else if (isObject(entry)) readEntry(draft, entry, list, depth);
      else if (Array.isArray(entry)) readInto(draft, entry, list, depth + 1);
      else draft.leaveOut(String(entry), "It is no entry of a list.");
    return;
  }
  if (!isObject(value)) return;
  const named = textIn(value, "name", "title", "displayName") || list;
  for (const key of listKeys) if (key in value) readInto(draft, value[key], named, depth + 1);
}

function readEntry(draft: ImportDraft, entry: Json, list: string, depth: number): void {
  if (listKeys.some((key) => Array.isArray(entry[key]))) {
    readInto(draft, entry, list, depth + 1);
    return;
  }
  const name = textIn(entry, ...nameKeys);
  const amount = [textIn(entry, ...amountKeys), textIn(entry, "unit", "size")].filter(Boolean).join(" ");
  draft.add(
    {
      ...readNamed(
        name,
        amount === "1" ? "" : amount,
        textIn(entry, "note", "notes", "description", "details"),
      ),
      store: textIn(entry, "store", "shop") || textIn(entry.store, "name"),
      category: textIn(entry, "category", "section", "aisle") || textIn(entry.category, "name"),
      list,
    },
    doneKeys.some((key) => isTrue(entry[key])),
    name === "" ? JSON.stringify(entry) : name,
  );
}
