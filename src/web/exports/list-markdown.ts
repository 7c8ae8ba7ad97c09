import { noteOf, titleOf } from "./list-text.ts";
import type { ListSection, SentGroup, SentItem } from "./list-sections.ts";

/** Writes the list as a Markdown checklist with a heading for each store and category, which Restock can import. */
export function listMarkdown(sections: readonly ListSection[]): string {
  const parts = sections.flatMap(({ store, groups }) => {
    const level = store === null ? "##" : "###";
    const own = groups.map((group) => groupMarkdown(group, level));
    return store === null ? own : [`## ${escaped(store)}`, ...own];
  });
  return `${["# Shopping list", ...parts].join("\n\n")}\n`;
}

function groupMarkdown({ name, items }: SentGroup, level: string): string {
  const rows = items.map(rowMarkdown).join("\n");
  return name === null ? rows : `${level} ${escaped(name)}\n\n${rows}`;
}

function rowMarkdown(item: SentItem): string {
  const note = noteOf(item);
  const text = [titleOf(item), ...(note === null ? [] : [note])].map(escaped).join(" — ");
  return `- [${item.completed ? "x" : " "}] ${text}`;
}

/** Escapes characters that would be Markdown or begin HTML. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>~#]/gu, "\\$&");
}
