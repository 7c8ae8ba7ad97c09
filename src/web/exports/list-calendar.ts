import { noteOf, titleOf } from "./list-text.ts";
import type { ListSection, SentItem } from "./list-sections.ts";

/** The maximum number of UTF-8 bytes of a line without its end (RFC 5545, 3.1). */
const longestLine = 75;
const encoder = new TextEncoder();

/** Writes the list as to-dos of a calendar (RFC 5545). */
export function listCalendar(sections: readonly ListSection[], now: Date): string {
  const todos = sections.flatMap(({ store, groups }) =>
    groups.flatMap(({ name, items }) => items.flatMap((item) => todoOf(item, name, store, now))),
  );
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Restock//Shopping list//EN",
    ...todos,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function todoOf(item: SentItem, category: string | null, store: string | null, now: Date): string[] {
  const note = noteOf(item);
  return [
    "BEGIN:VTODO",
    `UID:${item.id}@restock`,
    `DTSTAMP:${utc(now)}`,
    `CREATED:${utc(item.createdAt)}`,
    `LAST-MODIFIED:${utc(item.updatedAt)}`,
    `SUMMARY:${escaped(titleOf(item))}`,
    ...(note === null ? [] : [`DESCRIPTION:${escaped(note)}`]),
    ...(category === null ? [] : [`CATEGORIES:${escaped(category)}`]),
    ...(store === null ? [] : [`LOCATION:${escaped(store)}`]),
    `STATUS:${item.completed ? "COMPLETED" : "NEEDS-ACTION"}`,
    ...(item.completedAt === null ? [] : [`COMPLETED:${utc(item.completedAt)}`]),
    "END:VTODO",
  ];
}

function utc(instant: Date | string): string {
  return `${new Date(instant).toISOString().replace(/[-:]|\.\d+Z$/gu, "")}Z`;
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/gu, "\\$&")
    .replace(/\r\n?|\n/gu, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

/** Folds a long line: its further lines begin with a space, and no character is split. */
function folded(line: string): string {
  let written = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > longestLine) {
      written += "\r\n ";
      bytes = 1;
    }
    written += character;
    bytes += size;
  }
  return written;
}
