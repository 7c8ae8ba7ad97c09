import { ImportDraft } from "../import-draft.ts";
import type { ImportOptions, ImportPlan } from "../import-plan.ts";
import { readTyped } from "../named-item.ts";
import { isObject, isTrue, objects, text, textIn, type Json } from "../json-value.ts";

/** Finds the lists in replies of OurGroceries; null for another file. */
export function listsOfOurGroceries(value: unknown): Json[] | null {
  const lists = (Array.isArray(value) ? value : [value])
    .map((answer) => (isObject(answer) && isObject(answer.list) ? answer.list : answer))
    .filter(isObject);
  const isList = (list: Json): boolean =>
    objects(list.items).some((item) => "value" in item || ("name" in item && "crossedOffAt" in item));
  return lists.some(isList) ? lists : null;
}

/** Returns an item's text, which Home Assistant calls `name`. */
const nameOf = (item: Json): string => textIn(item, "value", "name");

/** Reads lists whose items' names contain their amounts. The master list has everything that was ever bought. */
export function readOurGroceries(lists: readonly Json[], options: ImportOptions): ImportPlan {
  const draft = new ImportDraft("ourgroceries");
  const typeOf = (list: Json): string => textIn(list, "listType", "type").toUpperCase();
  const categories = new Map(
    lists
      .filter((list) => typeOf(list) === "CATEGORY")
      .flatMap((list) => objects(list.items).map((item) => [text(item.id), nameOf(item)] as const)),
  );
  for (const list of lists) {
    if (typeOf(list) === "CATEGORY") continue;
    for (const item of draft.rows(list.items)) {
      const typed = nameOf(item);
      const category = categories.get(text(item.categoryId)) ?? null;
      if (typeOf(list) === "MASTER" && category !== null) draft.name(typed, category);
      else if (typeOf(list) === "MASTER") draft.bought(typed);
      else {
        const read = readTyped(typed, options, text(item.note));
        draft.add(
          { ...read, category, list: textIn(list, "name") },
          isTrue(item.crossedOff) || Number(item.crossedOffAt) > 0,
          typed,
        );
      }
    }
  }
  return draft.plan;
}
