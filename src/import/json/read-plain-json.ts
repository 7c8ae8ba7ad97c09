import { parsePrice } from "../../contract/items/price.ts";
import { ImportDraft } from "../import-draft.ts";
import type { ImportOptions, ImportPlan } from "../import-plan.ts";
import { readNamed } from "../named-item.ts";
import { meaningOf } from "../headings.ts";
import { isObject, isTrue, objects, text, textIn, type Json } from "../json-value.ts";

const nameKeys = ["name", "text", "title", "item", "content", "value", "label", "product", "summary", "task"];
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
/** Keys of arrays whose objects are parts of a list, with the meaning of their names. */
const groupKeys: Readonly<Record<string, "category" | "store">> = {
  categories: "category",
  sections: "category",
  aisles: "category",
  departments: "category",
  groups: "category",
  stores: "store",
  shops: "store",
  markets: "store",
};
const noteKeys = ["note", "notes", "description", "details", "comment", "comments", "remark"];
const doneKeys = [
  "isCompleted",
  "is_completed",
  "is_checked",
  "isBought",
  "purchased",
  "isPurchased",
  "ticked",
  "done",
  "checked",
  "completed",
  "isChecked",
  "bought",
  "crossedOff",
  "isDone",
];

const doneStatus = /^(?:completed?|done|bought|checked|purchased)$/iu;

/** Reads any JSON with arrays of names or of objects with a name; null when there is none. */
export function readPlainJson(value: unknown, options: ImportOptions): ImportPlan | null {
  const draft = new ImportDraft("json");
  readInto(draft, value, { list: "" }, 0, options);
  const { items, bought, skipped } = draft.plan;
  return items.length + bought.length + skipped.length === 0 ? null : draft.plan;
}

/** What the keys and names around a value say about it. `parts`: the meaning of the names of an array's objects. */
type JsonContext = { list: string; store?: string; category?: string; parts?: "category" | "store" };

function readInto(
  draft: ImportDraft,
  value: unknown,
  context: JsonContext,
  depth: number,
  options: ImportOptions,
): void {
  if (depth > 6) {
    draft.leaveOut(context.list || JSON.stringify(value), "It is nested too deeply.");
    return;
  }
  if (Array.isArray(value)) {
    for (const entry of value as unknown[])
      if (typeof entry === "string") draft.add({ ...readNamed(entry), ...context }, false, entry);
      else if (isObject(entry) && !holdsLists(entry)) readEntry(draft, entry, context);
      else if (typeof entry === "object" && entry !== null)
        readInto(draft, entry, context, depth + 1, options);
      else draft.leaveOut(String(entry), "It is no entry of a list.");
    return;
  }
  if (!isObject(value)) return;
  const { parts, ...around } = context;
  const own = textIn(value, "name", "title", "displayName", "list", "listName");
  const list = (parts === undefined ? own : "") || context.list;
  const here: JsonContext = parts === undefined || own === "" ? around : { ...around, [parts]: own };
  const isStoreOrCategory = (key: string): boolean => {
    const { isKnown, meaning } = meaningOf(key, options);
    return isKnown && meaning !== "title";
  };
  const keys = Object.keys(value);
  const isSorted = (depth > 0 && !listKeys.some((key) => key in value)) || keys.some(isStoreOrCategory);
  for (const [key, part] of Object.entries(value)) {
    const isHeading = isSorted && Array.isArray(part);
    const group = groupKeys[key];
    const isGroup = group !== undefined && objects(part).some(holdsLists);
    const isHere = isGroup || listKeys.includes(key);
    const within = isHere ? here : contextOf(key, here, isHeading, options);
    if (within !== null)
      readInto(draft, part, { ...within, list, ...(isGroup && { parts: group }) }, depth + 1, options);
  }
}

/** Whether an entry is no thing but contains lists of things. */
function holdsLists(entry: Json): boolean {
  const isUnnamed = textIn(entry, ...nameKeys) === "";
  return Object.entries(entry).some(
    ([key, part]) => Array.isArray(part) && (listKeys.includes(key) || (isUnnamed && part.length > 0)),
  );
}

/** The context of a value by its key, which may name a store or a category; null for a key that doesn't mean a list. */
function contextOf(
  key: string,
  context: JsonContext,
  isHeading: boolean,
  options: ImportOptions,
): JsonContext | null {
  const { meaning, name, isKnown } = meaningOf(key, options);
  if (!isKnown && !isHeading) return null;
  return meaning === "store"
    ? { ...context, store: name }
    : meaning === "category"
      ? { ...context, category: name }
      : context;
}

function readEntry(draft: ImportDraft, entry: Json, context: JsonContext): void {
  const name = textIn(entry, ...nameKeys);
  const unit = textIn(entry, "unit", "size") || textIn(entry.unit, "name", "abbreviation");
  const amount = [textIn(entry, ...amountKeys), unit].filter(Boolean).join(" ");
  const price = parsePrice(textIn(entry, "price"));
  draft.add(
    {
      ...readNamed(name, amount === "1" ? "" : amount, textIn(entry, ...noteKeys)),
      store: textIn(entry, "store", "shop") || textIn(entry.store, "name") || context.store,
      category:
        textIn(entry, "category", "section", "aisle") || textIn(entry.category, "name") || context.category,
      price: Number.isNaN(price) ? null : price,
      list: context.list,
    },
    doneKeys.some((key) => isTrue(entry[key])) || doneStatus.test(text(entry.status)),
    name === "" ? JSON.stringify(entry) : name,
  );
}
