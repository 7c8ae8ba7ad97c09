import { foldSpace } from "../../typed-text/parse-name.ts";

/** The metadata of a row: the emoji and fields of Obsidian's tasks, and tags. */
export type TaskMarks = {
  /** Due dates and recurrence. */
  notes: string[];
  /** The tags' names: "dairy" for "#dairy" and for "#food/dairy". */
  tags: string[];
  /** Whether the row has a completion date. */
  isDone: boolean;
};

const day = String.raw`\d{4}-\d\d-\d\d`;
const signs = "📅📆🗓⏳⌛🛫➕✅❌🔁🔺⏫🔼🔽⏬🆔⛔🏁";
const anySign = new RegExp(`[${signs}]`, "u");
const due = new RegExp(`[📅📆🗓⏳⌛🛫]\uFE0F?\\s?(${day})`, "gu");
const done = new RegExp(`✅\uFE0F?\\s?${day}`, "gu");
const repeat = new RegExp(`🔁\uFE0F?\\s?([^${signs}#[(]+)`, "gu");
const others = new RegExp(
  `[➕❌]\uFE0F?\\s?${day}|[🔺⏫🔼🔽⏬]\uFE0F?|(?:🆔|⛔|🏁)\uFE0F?\\s?[\\w,-]+`,
  "gu",
);
const field = /[[(]([a-z]+)::\s?([^\])]*)[\])]/giu;
const tag = /(?<=\s)#(?=\p{L})[\p{L}\p{M}\p{N}_/-]+/gu;
/** Tags that only mark a row as a task. */
const plainTag = /^(?:tasks?|to-?do|aufgaben?)$/iu;

/** Separates the text of a row from its metadata. */
export function takeTaskMarks(row: string): { text: string; marks: TaskMarks } {
  const marks: TaskMarks = { notes: [], tags: [], isDone: false };
  let text = row;
  const note = (_: string, value: string) => {
    if (!marks.notes.includes(value.trim())) marks.notes.push(value.trim());
    return " ";
  };
  if (anySign.test(text))
    text = text
      .replace(due, note)
      .replace(repeat, note)
      .replace(done, () => {
        marks.isDone = true;
        return " ";
      })
      .replace(others, " ");
  if (text.includes("::"))
    text = text.replace(field, (_, key: string, value: string) => {
      if (/^(?:due|scheduled|start|repeat)$/iu.test(key)) note("", value);
      marks.isDone ||= /^completion$/iu.test(key);
      return " ";
    });
  if (text.includes("#"))
    text = text.replace(tag, (found) => {
      const name = found.slice(1).split("/").findLast(Boolean)!.replace(/[_-]+/gu, " ").trim();
      if (!plainTag.test(name)) marks.tags.push(name);
      return " ";
    });
  return text === row ? { text, marks } : { text: foldSpace(text), marks };
}
