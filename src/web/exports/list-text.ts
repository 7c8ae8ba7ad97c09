import { amountText } from "../../contract/items/amount.ts";
import { openGroups, type ListSection, type SentGroup, type SentItem } from "./list-sections.ts";

/** Writes the amount and the name on one line. */
export function titleOf(item: SentItem): string {
  return [amountText(item), item.name].filter(Boolean).join(" ");
}

/** Writes a note on one line; null without one. */
export function noteOf({ note }: SentItem): string | null {
  const folded = note?.replace(/\s+/gu, " ").trim() ?? "";
  return folded === "" ? null : folded;
}

/** Writes the open items of one store as a message. */
export function storeText(title: string, groups: readonly SentGroup[]): string {
  return `${[`${title}:`, ...openGroups(groups).map(groupText)].join("\n\n")}\n`;
}

/** Writes the open items of all stores. */
export function listText(sections: readonly ListSection[]): string {
  const parts = sections.flatMap(({ store, groups }) => {
    const texts = openGroups(groups).map(groupText);
    return store === null || texts.length === 0 ? texts : [`${store}:`, ...texts];
  });
  return `${["Shopping list:", ...parts].join("\n\n")}\n`;
}

function groupText({ name, items }: SentGroup): string {
  return [...(name === null ? [] : [name]), ...items.map(rowText)].join("\n");
}

function rowText(item: SentItem): string {
  const note = noteOf(item);
  return `- ${titleOf(item)}${note === null ? "" : ` (${note})`}`;
}
