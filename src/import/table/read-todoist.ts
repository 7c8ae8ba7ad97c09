import { foldSpace } from "../../typed-text/parse-name.ts";
import { parseEntry } from "../../typed-text/parse-entry.ts";
import { ImportDraft, longestName } from "../import-draft.ts";
import type { ImportOptions, ImportPlan, PlannedItem } from "../import-plan.ts";
import { storesOf } from "../named-item.ts";
import { withoutMarkdown } from "../plain-text.ts";
import { sameNameKey } from "../same-name.ts";
import { Headings } from "../headings.ts";
import type { Row } from "./rows.ts";

/** Characters of a task with its amount, labels and remark. */
const longestTask = 1000;

export function isTodoist(header: Row): boolean {
  const cells = header.map((cell) => cell.trim().toUpperCase());
  return cells[0] === "TYPE" && cells.includes("CONTENT");
}

/** Reads a project of Todoist: tasks below sections, with labels in their texts and comments in the rows after them. */
export function readTodoist(rows: readonly Row[], options: ImportOptions): ImportPlan {
  const draft = new ImportDraft("todoist-csv");
  const headings = new Headings(draft, options);
  const header = rows[0]!.map((cell) => cell.trim().toUpperCase());
  const stores = storesOf(options);
  for (const row of rows.slice(1)) {
    const cell = (name: string): string => foldSpace(row[header.indexOf(name)] ?? "");
    const content = cell("CONTENT");
    const type = cell("TYPE").toLowerCase();
    if (type === "section") headings.enter(content, 1, { isTitle: false, hasParts: false });
    else if (type === "note") addComment(draft, content);
    else if (type === "task" && content.length > longestTask)
      draft.leaveOut(content, `Its name is longer than ${longestName} characters.`);
    else if (type === "task" && !draft.leaveOutIfFull(content)) {
      headings.noteRow();
      const { store, category } = headings;
      // The cell has the account's number behind the name.
      const responsible = cell("RESPONSIBLE").replace(/\s*\(\d+\)$/u, "");
      const item = readTask(
        content,
        [cell("DESCRIPTION"), cell("DATE"), cell("DEADLINE"), responsible],
        stores,
      );
      draft.add({ ...item, store: item.store ?? store, category }, false, content);
    } else if (type !== "task")
      draft.leaveOut(
        row.join(","),
        row.every((text) => text.trim() === "") ? "It is empty." : "It is no task.",
      );
  }
  headings.close();
  return draft.plan;
}

function addComment(draft: ImportDraft, comment: string): void {
  const task = draft.plan.items.at(-1);
  if (task === undefined) draft.leaveOut(comment, "It is a comment without a task.");
  else task.note = [task.note, comment].filter(Boolean).join(", ");
}

function readTask(
  content: string,
  notes: readonly string[],
  stores: readonly { id: string; name: string }[],
): Partial<PlannedItem> & Pick<PlannedItem, "name" | "quantity"> {
  // Todoist's Markdown has an asterisk before a task that can't be ticked.
  const plain = withoutMarkdown(content.replace(/^\*\s+/u, ""));
  const labels = [...plain.matchAll(/(?<!\S)@(\S+)/gu)].map(([, label]) => label!);
  const storeOf = (label: string) =>
    stores.find((store) => sameNameKey(store.name) === sameNameKey(label.replaceAll("_", " ")));
  const named = labels.find((label) => storeOf(label) !== undefined);
  const entry = parseEntry(plain.replace(/(?<!\S)@\S+/gu, " "), { stores, asName: ["repeat"] });
  const { name, quantity, parsedQuantity, parsedSize, note, storeName } = entry;
  const remarks = [note, ...notes, ...labels.filter((label) => label !== named)].filter(Boolean).join(", ");
  const store = (named === undefined ? null : storeOf(named)!.name) ?? storeName;
  return { name, quantity, parsedQuantity, parsedSize, note: remarks || null, store };
}
