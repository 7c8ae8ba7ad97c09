import { noteOf, titleOf } from "./list-text.ts";
import type { ListSection, SentGroup, SentItem } from "./list-sections.ts";

/** The list as a Markdown checklist, which Restock's own reader takes back: a heading for each store and category. */
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

/** Signs that would be marks, or begin HTML, stand for themselves. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>~#]/gu, "\\$&");
}
