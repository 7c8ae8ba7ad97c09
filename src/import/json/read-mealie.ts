import { ImportDraft } from "../import-draft.ts";
import type { ImportPlan } from "../import-plan.ts";
import { readNamed } from "../named-item.ts";
import { withoutMarkdown } from "../plain-text.ts";
import { amount, isObject, isTrue, objects, text, textIn, type Json } from "../json-value.ts";

/** Finds Mealie's lists; null for another file. */
export function listsOfMealie(value: unknown): Json[] | null {
  const lists = objects(
    isObject(value) && Array.isArray(value.items) ? value.items : Array.isArray(value) ? value : [value],
  );
  if (lists.some((list) => Array.isArray(list.listItems))) return lists;
  const areItems = lists.length > 0 && lists.every((row) => "shoppingListId" in row && "quantity" in row);
  return areItems ? [{ listItems: lists }] : null;
}

export function readMealie(lists: readonly Json[]): ImportPlan {
  const draft = new ImportDraft("mealie");
  for (const list of lists) {
    if (!Array.isArray(list.listItems))
      draft.leaveOut(textIn(list, "name"), "What is on this list is missing.");
    for (const item of draft.rows(list.listItems)) {
      const food = textIn(item.food, "name");
      const note = withoutMarkdown(textIn(item, "note"));
      const name = food || note || textIn(item, "display");
      const many = amount(item.quantity);
      const category =
        textIn(item.label, "name") || textIn(isObject(item.food) ? item.food.label : null, "name");
      const amountIn = (unit: string): string =>
        // Mealie stores 0 or 1 if there is no quantity.
        many === "" || (many === "1" && unit === "") ? "" : `${many} ${unit}`;
      const [short = "", whole = ""] = ["abbreviation", "name"].map((key) => textIn(item.unit, key));
      const readAs = (unit: string) => readNamed(name, amountIn(unit), food === "" ? "" : note);
      const asShort = readAs(short || whole);
      const read = asShort.parsedSize === null && short !== "" && whole !== "" ? readAs(whole) : asShort;
      draft.add(
        { ...read, category, list: textIn(list, "name") },
        isTrue(item.checked),
        text(item.display) || name,
      );
    }
  }
  return draft.plan;
}
