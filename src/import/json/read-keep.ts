import { ImportDraft } from "../import-draft.ts";
import type { ImportOptions, ImportPlan } from "../import-plan.ts";
import { readTyped } from "../named-item.ts";
import { Headings } from "../headings.ts";
import { readTextList } from "../text/read-text-list.ts";
import { objects, text, type Json } from "../json-value.ts";

const longestHeading = 100;

/** Finds the notes of Google Keep in a file, usually one; null for another file. */
export function notesOfKeep(value: unknown): Json[] | null {
  const notes = objects(Array.isArray(value) ? value : [value]);
  return notes.length > 0 && notes.every(isNote) ? notes : null;
}

function isNote(value: Json): boolean {
  const isState = "isTrashed" in value || "isArchived" in value || "userEditedTimestampUsec" in value;
  return isState && ("listContent" in value || "textContent" in value || "title" in value);
}

/** Reads notes of Google Keep as Takeout writes them: a check list, or a text that may contain a list. */
export function readKeep(notes: readonly Json[], options: ImportOptions): ImportPlan {
  const draft = new ImportDraft("keep");
  for (const note of notes) readNote(draft, note, options);
  return draft.plan;
}

function readNote(draft: ImportDraft, note: Json, options: ImportOptions): void {
  const title = text(note.title) || "A note without title";
  const why =
    note.isTrashed === true ? "It is in the trash." : note.isArchived === true ? "It is archived." : null;
  if (why !== null) {
    draft.leaveOut(title, why);
    return;
  }
  if (!("listContent" in note) && text(note.textContent).trim() === "")
    draft.leaveOut(title, "It is an empty note.");
  const headings = new Headings(draft, options);
  for (const line of draft.rows(note.listContent)) {
    const content = text(line.text).trim();
    const isHeading =
      content.length < longestHeading && /\p{L}\s*:$/u.test(content) && line.isChecked !== true;
    if (content === "") draft.leaveOut(text(line.text), "It is empty.");
    else if (isHeading) headings.enter(content.slice(0, -1), 3, { isTitle: false, hasParts: false });
    else {
      headings.noteRow();
      const read = readTyped(content.replace(/^[-–—*•·]\s+/u, ""), options);
      const { store, category } = headings;
      const item = { ...read, store: read.store ?? store, category, list: text(note.title) };
      draft.add(item, line.isChecked === true, content);
    }
  }
  headings.close();
  if (typeof note.textContent === "string" && note.textContent.trim() !== "") {
    const plan = readTextList(note.textContent, options);
    for (const item of plan.items) item.list = text(note.title) || null;
    draft.merge(plan);
  }
}
