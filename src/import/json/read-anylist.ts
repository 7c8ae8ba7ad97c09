import { ImportDraft } from "../import-draft.ts";
import type { ImportPlan } from "../import-plan.ts";
import { readNamed } from "../named-item.ts";
import { isObject, isTrue, objects, text, textIn, type Json } from "../json-value.ts";

const isItem = (value: unknown): boolean => isObject(value) && "identifier" in value && "name" in value;

export function listsOfAnyList(value: unknown): Json[] | null {
  const lists =
    isObject(value) && Array.isArray(value.lists) ? value.lists : Array.isArray(value) ? value : [value];
  const found = objects(lists);
  if (found.some((list) => Array.isArray(list.items) && list.items.some(isItem))) return found;
  return found.length > 0 && found.every((entry) => isItem(entry) && !("items" in entry))
    ? [{ items: found }]
    : null;
}

/** Reads lists of AnyList as its unofficial client prints them, with stores and rules of categories if there are any. */
export function readAnyList(lists: readonly Json[]): ImportPlan {
  const draft = new ImportDraft("anylist");
  for (const list of lists) readList(draft, list);
  return draft.plan;
}

function readList(draft: ImportDraft, list: Json): void {
  const ordered = objects(list.stores).toSorted(
    (one, other) => Number(one.sortIndex) - Number(other.sortIndex),
  );
  const stores = new Map(ordered.map((store) => [text(store.identifier), textIn(store, "name")]));
  for (const name of stores.values()) draft.store(name);
  const categories = new Map(
    objects(list.categories).flatMap((entry) => {
      const name = textIn(entry, "name");
      return [entry.identifier, entry.systemCategory].map((key) => [text(key), name] as const);
    }),
  );
  const categoryOf = (key: string): string | null =>
    key === "" || key === "other" ? null : (categories.get(key) ?? key.replace(/[-_]/gu, " "));

  for (const item of draft.rows(list.items)) {
    const name = textIn(item, "name");
    const detail = text(item.details);
    const ids = Array.isArray(item.storeIds) ? item.storeIds.map(text) : [];
    const named = ids.map((id) => stores.get(id)).filter((store) => store !== undefined);
    // An item of all stores is for any store.
    const own = named.length === stores.size && named.length > 1 ? [] : named;
    const done = isTrue(item.checked);
    if (own.length > 1 && !done)
      draft.leaveOut(
        `${name}: ${own.slice(1).join(", ")}`,
        `An item has one store here; it stays at ${own[0]}.`,
      );
    const price = objects(item.prices)
      .map((entry) => Number(entry.amount))
      .find((amount) => amount > 0);
    draft.add(
      {
        ...readNamed(name, amountOf(item), detail),
        store: own[0] ?? null,
        category: categoryOf(text(item.categoryMatchId)),
        price: price ?? null,
        list: textIn(list, "name"),
      },
      done,
      name,
    );
  }
  for (const rule of objects(list.categorizationRules))
    draft.name(textIn(rule, "itemName"), categoryOf(text(rule.categoryId)));
}

function amountOf(item: Json): string {
  const quantity = textIn(item, "quantity", "deprecatedQuantity") || textIn(item.quantityPb, "rawQuantity");
  if (quantity !== "") return quantity;
  return isObject(item.quantityPb)
    ? `${text(item.quantityPb.amount)} ${text(item.quantityPb.unit)}`.trim()
    : "";
}
