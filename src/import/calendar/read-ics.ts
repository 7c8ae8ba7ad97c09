import { ImportDraft } from "../import-draft.ts";
import { UnreadableFile, type ImportPlan } from "../import-plan.ts";
import { readNamed } from "../named-item.ts";

export function isIcs(text: string): boolean {
  return /^\s*BEGIN:VCALENDAR/iu.test(text);
}

/** The to-dos of a calendar file (RFC 5545): lines are unfolded, texts unescaped, one that is completed was bought. */
export function readIcs(text: string): ImportPlan {
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
        readTodo(draft, todo);
        todo = null;
      }
    } else if (todo !== null && parts.at(-1) === "VTODO" && !todo.has(name)) todo.set(name, value);
  }
  if (todo !== null) readTodo(draft, todo);
  if (others > 0) draft.leaveOut(`${others} events`, "Only to-dos are things to buy.");
  const { items, bought, skipped } = draft.plan;
  if (items.length + bought.length + skipped.length === 0)
    throw new UnreadableFile("This calendar file has no to-dos.");
  return draft.plan;
}

function readTodo(draft: ImportDraft, todo: ReadonlyMap<string, string>): void {
  const textOf = (name: string): string => unescape(todo.get(name) ?? "");
  const summary = textOf("SUMMARY");
  const status = textOf("STATUS").toUpperCase();
  if (status === "CANCELLED") {
    draft.leaveOut(summary, "It was cancelled.");
    return;
  }
  const done = status === "COMPLETED" || todo.has("COMPLETED") || Number(todo.get("PERCENT-COMPLETE")) >= 100;
  const [category = ""] = (todo.get("CATEGORIES") ?? "").split(/(?<!\\),/u);
  draft.add(
    { ...readNamed(summary, "", textOf("DESCRIPTION")), category: unescape(category) },
    done,
    summary,
  );
}

function unescape(text: string): string {
  return text
    .replace(/\\([nN,;\\:"])/gu, (_, sign: string) => (sign.toLowerCase() === "n" ? "\n" : sign))
    .trim();
}
