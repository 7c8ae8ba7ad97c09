import { ImportDraft } from "../import-draft.ts";
import type { ImportOptions, ImportPlan } from "../import-plan.ts";
import { readNamed } from "../named-item.ts";
import { bringNames } from "./bring-names.ts";
import { isObject, objects, textIn, type Json } from "./json-value.ts";

type Boards = { purchase?: unknown; recently?: unknown };

export function isBring(value: unknown): value is Json {
  return boardsOf(value) !== null;
}

function boardsOf(value: unknown): Boards | null {
  for (const boards of [isObject(value) ? value.items : null, value])
    if (isObject(boards) && (Array.isArray(boards.purchase) || Array.isArray(boards.recently))) return boards;
  return null;
}

/** A list of Bring! as its clients print it. An article of Bring!'s catalogue has a Swiss-German key in every language. */
export function readBring(value: Json, { language = "en" }: ImportOptions): ImportPlan {
  const draft = new ImportDraft("bring");
  const boards = boardsOf(value) ?? {};
  const nameOf = (entry: Json): string => {
    const key = textIn(entry, "itemId", "name");
    return language === "de" ? key : (bringNames.get(key.toLowerCase()) ?? key);
  };
  for (const entry of objects(boards.purchase)) {
    const detail = textIn(entry, "specification");
    draft.add(
      { ...readNamed(nameOf(entry), detail), list: textIn(value, "name") },
      false,
      `${nameOf(entry)} ${detail}`,
    );
  }
  for (const entry of objects(boards.recently)) draft.bought(nameOf(entry));
  return draft.plan;
}
