import { letterOf } from "./letters.ts";
import type { TextManner } from "./second-look.ts";
import type { Line } from "./sender-lines.ts";

/** How a text was written: most of a chat, and of a letter without a list, is talk. */
export function mannerOf(text: string, lines: readonly Line[]): TextManner {
  const { isLetter, hasList } = letterOf(text, lines);
  if (isChat(lines) || isProse(text)) return "talk";
  return isLetter ? (hasList ? "list in a letter" : "talk") : "list";
}

/** Whether people write to each other: two lines or more have a sender or a time ahead, or above them. */
export function isChat(lines: readonly Line[]): boolean {
  return lines.filter(({ left, text }) => left !== "" && (text !== "" || sentAt.test(left))).length > 1;
}

/** The fewest letters and sentences of prose. */
const shortestProse = 120;
const fewestSentences = 3;

/** Whether a text is prose: several sentences on one line, most of which are talk. */
function isProse(text: string): boolean {
  if (text.includes("\n") || text.length < shortestProse) return false;
  return (text.match(/\p{Alpha}{2}[.!?]+(?=\s|$)/gu) ?? []).length >= fewestSentences;
}

/** The time of a message. */
const sentAt = /(?<!\d)\d{1,2}[:.h]\d{2}(?!\d)/u;
