import { foldSpace } from "../../typed-text/parse-name.ts";
import { ImportDraft } from "../import-draft.ts";
import type { ImportOptions, ImportPlan } from "../import-plan.ts";
import { readTyped } from "../named-item.ts";
import { fromLabels, meaningOf, type StoreAndCategory } from "../headings.ts";
import type { Row } from "./rows.ts";

/** The index of the row of TickTick's headers, which is below a preamble; -1 for another file. */
export function findTickTick(rows: readonly Row[]): number {
  return rows
    .slice(0, 12)
    .findIndex((row) => ["List Name", "Title", "Status"].every((name) => row.includes(name)));
}

/** Reads TickTick's backup. An unquoted delimiter in a cell shifts a row's cells: such a row is left out. */
export function readTickTick(rows: readonly Row[], at: number, options: ImportOptions): ImportPlan {
  const draft = new ImportDraft("ticktick-csv");
  const header = rows[at]!;
  for (const row of rows.slice(at + 1)) {
    const cell = (name: string): string => (row[header.indexOf(name)] ?? "").trim();
    const title = foldSpace(cell("Title"));
    const line = title || row.join(", ");
    const content = cell("Content");
    const list = foldSpace(cell("List Name"));
    const { notes, ...labelled } = fromLabels(cell("Tags").split(","), options);
    const section = fromColumn(cell("Column Name"), options);
    const isDone = /^[12]$/u.test(cell("Status"));
    if (!/^-?[0-2]$/u.test(cell("Status"))) draft.leaveOut(line, "Its cells are out of place.");
    else if (cell("Kind").toUpperCase() === "NOTE") draft.leaveOut(line, "It is a note.");
    else if (cell("Status") === "-1") draft.leaveOut(line, "It was given up.");
    else if (/^[▫▪]/mu.test(content)) readSteps(draft, title, content, isDone, options);
    else {
      const read = readTyped(title, options, content, notes.join(", "));
      const store = section.store ?? read.store ?? labelled.store;
      draft.add({ ...read, store, category: section.category ?? labelled.category, list }, isDone, line);
    }
  }
  return draft.plan;
}

/** Reads the section of a list, which the file calls column. */
function fromColumn(column: string, options: ImportOptions): StoreAndCategory {
  const { meaning, name } = meaningOf(column, options);
  return {
    store: meaning === "store" ? name : null,
    category: meaning === "category" && name !== "" ? name : null,
  };
}

/** Reads a check list: a step per line, with a hollow mark, or a solid one if it is done. */
function readSteps(
  draft: ImportDraft,
  title: string,
  content: string,
  isDone: boolean,
  options: ImportOptions,
): void {
  for (const step of content.split(/[\r\n]+/u)) {
    const name = step.replace(/^[▫▪]\s*/u, "").trim();
    if (name !== "")
      draft.add({ ...readTyped(name, options), list: title }, isDone || step.startsWith("▪"), name);
  }
  draft.leaveOut(title, "Its steps were taken in its place.");
}
