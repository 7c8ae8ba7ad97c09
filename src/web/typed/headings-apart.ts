import { bulletless, isQuantity } from "../../typed-text/parse-many.ts";
import { isEvent, isSectionTitle } from "../../typed-text/sentence/headings.ts";
import { isListTitle } from "../../typed-text/sentence/list-titles.ts";
import { readSentences } from "../../typed-text/sentence/read-sentences.ts";
import { knowsName, type ReadOptions } from "../../typed-text/sentence/read-text.ts";
import { messageOf } from "../../typed-text/sentence/sender-lines.ts";

/** Marks that people use for one list: a keyboard makes a longer dash of some hyphens, and ticked boxes differ from empty ones. */
const bullets = [
  "\\[[ xX✓✔]?\\]|[☐☑☒□■▢◻◼⬜⬛🔲🔳✅✓✔✗✘❑❏]\\uFE0F?",
  "[-=]{1,2}>|[→➔➤➡▶►▸]\\uFE0F?",
  "[-–—]",
  "[*•◦‣▪▫·∙○●]\\uFE0F?",
  "[+]",
  "[★☆✦❖◆◇♦]\\uFE0F?",
].map((marks) => ({
  atHead: new RegExp(`^(?:${marks})(?=\\s)`, "u"),
  closeAtHead: new RegExp(`^(?:${marks})(?=[^\\s\\d–—-])`, "u"),
  inside: new RegExp(`(?:(?<=:)|\\s)(?=(?:${marks})\\s+\\S)`, "u"),
  closeInside: new RegExp(`(?:(?<=:)|\\s)(?=(?:${marks})[^\\s\\d–—-])`, "u"),
}));
const lineBreak = /(\r\n|[\n\r\u2028\u2029\u0085])/u;

/** So many headings are moved at most: each one is read by itself. */
const mostHeadings = 30;

/**
 * The text with the heading of a list on a line of its own: people type "Shopping: - milk" and go on with "- eggs" below.
 * Otherwise the heading and the first thing would be one thing.
 */
export function withHeadingsApart(text: string, options: ReadOptions): string {
  // Every second part is a line break.
  const parts = text.split(lineBreak);
  let next = "";
  let left = mostHeadings;
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at]!;
    if (part.trim() === "") continue;
    const list = left > 0 && next !== "" ? listIn(part, next) : null;
    next = messageOf(part.trim());
    if (list === null) continue;
    left -= 1;
    const said = sayingOf(list.head, bulletless(list.first), options);
    if (said !== null) parts[at] = `${list.before}${said}\n${quoted.exec(part)![0]}${list.first}`;
  }
  return parts.join("");
}

/** What may stand before a message on its line: a quotation mark, a sender and a time, but no bullet. */
const isBeforeMessage = /^$|:$|(?<![-=])>$|\d\]$/u;

const quoted = /^[>\s]*/u;

/** The heading and the first thing of a list, with what stands before them; null for any other line. */
function listIn(line: string, next: string): { before: string; head: string; first: string } | null {
  const message = messageOf(line.trim());
  const before = line.slice(0, line.trimEnd().length - message.length);
  if (bulletless(message) !== message || !isBeforeMessage.test(before.trim())) return null;
  const at = startOfList(message, next);
  return at < 0 ? null : { before, head: message.slice(0, at).trim(), first: message.slice(at).trim() };
}

/** Where the first bullet of a list stands behind words, of the kind that begins the next line; -1 without any. */
function startOfList(message: string, next: string): number {
  const second = /^(\(?)2([.)])(?!\d)/u.exec(next);
  if (second !== null) {
    const at = message.search(/(?:(?<=:)|\s)(?=\(?1[.)]\s*[^\s\d])/u);
    const isOfKind = message.slice(at).trimStart().startsWith(`${second[1]}1${second[2]}`);
    return at >= 0 && isOfKind ? at : -1;
  }
  const kind = bullets.find(({ atHead, closeAtHead }) => atHead.test(next) || closeAtHead.test(next));
  if (kind === undefined) return -1;
  return message.search(kind.atHead.test(next) ? kind.inside : kind.closeInside);
}

/** "For the party" is what things are for. */
const isPurpose = /^(?:for|für|fürs|zum|zur|para|pour)\s/iu;

/**
 * What the words before a list say, as the line of its own that they are read as: a heading, or else a line with a thing.
 * Null when they are the name of the thing itself, as in "Milk - oat".
 */
function sayingOf(head: string, first: string, options: ReadOptions): string | null {
  const title = head.replace(/[\s:]+$/u, "");
  if (!/[\p{L}\p{N}]/u.test(title)) return null;
  const heading = `${title}:`;
  const names = () => readSentences(title, options).things.map(({ name }) => name);
  // A list that goes on from "We need milk, and for the party:" may not lose the milk.
  if (title !== head)
    return /[,;.!?]/u.test(title) && names().some((name) => knowsName(options, name)) ? title : heading;
  if (isSectionTitle(title) || isListTitle(title) || isEvent(title)) return heading;
  if (knowsName(options, title) || isQuantity(first)) return null;
  return names().some((name) => !isPurpose.test(name)) ? title : heading;
}
