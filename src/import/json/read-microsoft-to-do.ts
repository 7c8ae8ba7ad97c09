import { ImportDraft } from "../import-draft.ts";
import type { ImportOptions, ImportPlan } from "../import-plan.ts";
import { readTyped } from "../named-item.ts";
import { withoutReferences } from "../plain-text.ts";
import { fromLabels } from "../headings.ts";
import { isObject, isTrue, objects, text, textIn, type Json } from "../json-value.ts";

/** Outlook's default categories: "Blue category". */
const outlookColour = /^\p{L}+ category$/iu;
const isTask = (value: Json): boolean => "title" in value && "status" in value;

/** Finds the lists of tasks in replies of Microsoft Graph; null for another file. */
export function listsOfMicrosoftToDo(value: unknown): Json[] | null {
  const rows = objects(isObject(value) ? (value.value ?? value.lists ?? [value]) : value);
  if (rows.length > 0 && rows.every(isTask)) return [{ tasks: rows }];
  return rows.some((row) => objects(tasksOf(row)).some(isTask)) ? rows : null;
}

/** Returns the tasks of a list; a reply of Graph has its rows in `value`. */
function tasksOf(list: Json): unknown {
  return isObject(list.tasks) ? list.tasks.value : list.tasks;
}

export function readMicrosoftToDo(lists: readonly Json[], options: ImportOptions): ImportPlan {
  const draft = new ImportDraft("microsoft-todo");
  for (const list of lists)
    if (Array.isArray(tasksOf(list)))
      for (const task of draft.rows(tasksOf(list)))
        readTask(draft, task, textIn(list, "displayName", "name"), options);
    else draft.leaveOut(textIn(list, "displayName", "name"), "What is on this list is missing.");
  return draft.plan;
}

function readTask(draft: ImportDraft, task: Json, list: string, options: ImportOptions): void {
  const title = textIn(task, "title");
  const done = text(task.status) === "completed";
  const steps = objects(task.checklistItems);
  if (steps.length === 0) {
    const categories = Array.isArray(task.categories) ? task.categories.map(text) : [];
    const labels = categories.filter((name) => !outlookColour.test(name));
    const { notes, ...labelled } = fromLabels(labels, options);
    const read = readTyped(title, options, noteOf(task.body), notes.join(", "));
    draft.add({ ...read, ...labelled, store: read.store ?? labelled.store, list }, done, title);
    return;
  }
  for (const step of steps) {
    const name = textIn(step, "displayName", "title");
    draft.add({ ...readTyped(name, options), list: title }, done || isTrue(step.isChecked), name);
  }
  draft.leaveOut(title, "Its steps were taken in its place.");
}

function noteOf(body: unknown): string {
  const content = isObject(body) && typeof body.content === "string" ? body.content : "";
  if (textIn(body, "contentType").toLowerCase() !== "html") return withoutReferences(content);
  const bare = content
    .split(/<(?=(?:style|script)\b)/iu)
    .map((part, index) => (index === 0 ? part : part.replace(/^[^]*?<\/(?:style|script)>/iu, " ")))
    .join("<")
    .replace(/<[^<>]*>?/gu, " ");
  return withoutReferences(bare);
}
