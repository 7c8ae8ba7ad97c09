import { ImportDraft } from "../import-draft.ts";
import type { ImportOptions, ImportPlan } from "../import-plan.ts";
import { readNamed } from "../named-item.ts";
import { bringNames } from "./bring-names.ts";
import { isObject, objects, textIn, type Json } from "../json-value.ts";

type Boards = { purchase?: unknown; recently?: unknown };

/** Finds the lists in the output of Bring!'s clients; null for another file. */
export function listsOfBring(value: unknown): Json[] | null {
  const all = isObject(value) && Array.isArray(value.lists) ? value.lists : value;
  const lists = objects(Array.isArray(all) ? all : [all]);
  return lists.some((list) => boardsOf(list) !== null) ? lists : null;
}

function boardsOf(value: unknown): Boards | null {
  for (const boards of [isObject(value) ? value.items : null, value])
    if (isObject(boards) && (Array.isArray(boards.purchase) || Array.isArray(boards.recently))) return boards;
  return null;
}

/** Reads lists of Bring! as its clients print them. An article of Bring!'s catalogue has a Swiss German key in every language. */
export function readBring(lists: readonly Json[], { language = "en" }: ImportOptions): ImportPlan {
  const draft = new ImportDraft("bring");
  const nameOf = (entry: Json): string => {
    const key = textIn(entry, "itemId", "name");
    return language === "de" ? key : (bringNames.get(key.toLowerCase()) ?? key);
  };
  for (const list of lists) {
    const boards = boardsOf(list);
    if (boards === null) draft.leaveOut(textIn(list, "name"), "What is on this list is missing.");
    for (const entry of draft.rows(boards?.purchase)) {
      const detail = textIn(entry, "specification");
      const read = readNamed(nameOf(entry), detail);
      draft.add({ ...read, list: textIn(list, "name") }, false, `${nameOf(entry)} ${detail}`);
    }
    for (const entry of draft.rows(boards?.recently)) draft.bought(nameOf(entry));
  }
  return draft.plan;
}
