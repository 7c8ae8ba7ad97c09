import { ImportDraft } from "../import-draft.ts";
import type { ImportOptions, ImportPlan } from "../import-plan.ts";
import { readNamed } from "../named-item.ts";
import { readTextList } from "../text/read-text-list.ts";
import { isObject, objects, text, type Json } from "./json-value.ts";

export function isKeep(value: unknown): value is Json {
  const isNote = isObject(value) && ("listContent" in value || "textContent" in value);
  return isNote && ("isTrashed" in value || "isArchived" in value || "userEditedTimestampUsec" in value);
}

/** A note of Google Keep, as Takeout writes it: a list of boxes, or a text that may be one. */
export function readKeep(note: Json, options: ImportOptions): ImportPlan {
  const draft = new ImportDraft("keep");
  const title = text(note.title) || "A note without title";
  const why =
    note.isTrashed === true ? "It is in the trash." : note.isArchived === true ? "It is archived." : null;
  if (why !== null) {
    draft.leaveOut(title, why);
    return draft.plan;
  }
  for (const line of objects(note.listContent)) {
    const said = text(line.text);
    if (said.trim() === "") draft.leaveOut(said, "It is empty.");
    else draft.add({ ...readNamed(said), list: text(note.title) }, line.isChecked === true, said);
  }
  if (typeof note.textContent === "string" && note.textContent.trim() !== "") {
    const plan = readTextList(note.textContent, options);
    for (const item of plan.items) item.list = text(note.title) || null;
    draft.merge(plan);
  }
  return draft.plan;
}
