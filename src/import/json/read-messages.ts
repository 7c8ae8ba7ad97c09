import { ImportDraft } from "../import-draft.ts";
import type { ImportOptions, ImportPlan } from "../import-plan.ts";
import { readTextLists } from "../text/read-text-list.ts";
import { isObject, objects, text, textIn, type Json } from "../json-value.ts";

/** Finds the messages of a chat, or of all chats, in Telegram's export; null for another file. */
export function messagesOf(value: unknown): Json[] | null {
  if (!isObject(value)) return null;
  const chats = isObject(value.chats) ? objects(value.chats.list) : [value];
  const messages = chats.flatMap((chat) => objects(chat.messages));
  return messages.some((message) => "text" in message && "type" in message) ? messages : null;
}

/** Reads messages, each as a list of its own. */
export function readMessages(messages: readonly Json[], options: ImportOptions): ImportPlan {
  const draft = new ImportDraft("text");
  const texts: string[] = [];
  for (const message of messages) {
    const content = textOf(message.text);
    if (text(message.type) !== "message")
      draft.leaveOut(textIn(message, "action", "type"), "Nobody wrote it.");
    else if (content.trim() === "") draft.leaveOut(textIn(message, "photo", "file", "id"), "It has no text.");
    else texts.push(content);
  }
  draft.merge(readTextLists(texts, options));
  return draft.plan;
}

/** Joins the parts of a formatted message. */
function textOf(value: unknown): string {
  if (!Array.isArray(value)) return text(value);
  return (value as unknown[]).map((part) => text(part) || (isObject(part) ? text(part.text) : "")).join("");
}
