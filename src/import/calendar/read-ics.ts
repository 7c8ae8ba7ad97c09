import { ImportDraft } from "../import-draft.ts";
import { UnreadableFile, type ImportOptions, type ImportPlan } from "../import-plan.ts";
import { readTyped } from "../named-item.ts";
import { fromLabels } from "../headings.ts";

export function isIcs(text: string): boolean {
  return /^\s*BEGIN:VCALENDAR/iu.test(text);
}

/** Reads the to-dos of a calendar file (RFC 5545): lines are unfolded, texts unescaped, and a completed to-do was bought. */
export function readIcs(text: string, options: ImportOptions): ImportPlan {
  const draft = new ImportDraft("ics");
  const parts: string[] = [];
  let todo: Map<string, string> | null = null;
  let others = 0;
  for (const line of text
    .replace(/\r\n?/gu, "\n")
    .replace(/\n[ \t]/gu, "")
    .split("\n")) {
    const found = /^(?<name>[A-Za-z0-9-]+)(?:;(?:"[^"]*"|[^":])*)?:(?<value>.*)$/su.exec(line);
    if (found === null) continue;
    const [name, value] = [found.groups!.name!.toUpperCase(), found.groups!.value!];
    if (name === "BEGIN") {
      parts.push(value.trim().toUpperCase());
      if (parts.at(-1) === "VTODO") todo = new Map();
      else if (parts.at(-1) === "VEVENT" || parts.at(-1) === "VJOURNAL") others += 1;
    } else if (name === "END") {
      if (parts.pop() === "VTODO" && todo !== null) {
        readTodo(draft, todo, options);
        todo = null;
      }
    } else if (todo !== null && parts.at(-1) === "VTODO" && !todo.has(name)) todo.set(name, value);
  }
  if (todo !== null) readTodo(draft, todo, options);
  if (others > 0) draft.leaveOut(`${others} events`, "Only to-dos are things to buy.");
  const { items, bought, skipped } = draft.plan;
  if (items.length + bought.length + skipped.length === 0)
    throw new UnreadableFile("This calendar file has no to-dos.");
  return draft.plan;
}

function readTodo(draft: ImportDraft, todo: ReadonlyMap<string, string>, options: ImportOptions): void {
  const textOf = (name: string): string => unescape(todo.get(name) ?? "");
  const summary = textOf("SUMMARY");
  const status = textOf("STATUS").toUpperCase();
  if (status === "CANCELLED") {
    draft.leaveOut(summary, "It was cancelled.");
    return;
  }
  const done = status === "COMPLETED" || todo.has("COMPLETED") || Number(todo.get("PERCENT-COMPLETE")) >= 100;
  const labels = (todo.get("CATEGORIES") ?? "").split(/(?<!\\),/u).map(unescape);
  const { store, category, notes: unknown } = fromLabels(labels, options);
  const read = readTyped(summary, options, textOf("DESCRIPTION"));
  draft.add(
    { ...read, store: read.store ?? store, category: category ?? unknown[0] ?? null },
    done,
    summary || textOf("DESCRIPTION"),
  );
}

function unescape(text: string): string {
  return text
    .replace(/\\([nN,;\\:"])/gu, (_, sign: string) => (sign.toLowerCase() === "n" ? "\n" : sign))
    .trim();
}
