import type { Id } from "../../contract/ids.ts";
import type { ColumnRole, Format } from "../../import/import-plan.ts";
import { storedEntry, storeEntry } from "../device-storage/personal-storage.ts";
import type { Corrections } from "./corrections.ts";
import type { Ticks } from "./new-import.ts";
import type { Answers } from "./questions.ts";
import type { ReadPlan } from "./reader-messages.ts";

/** How a file is read when a person overrules what was recognised. */
export type ReadAs = { format?: Format; columns?: readonly ColumnRole[] };

/** What a person says about a plan before it is added. */
export type Choices = {
  answers: Answers;
  ticks: Ticks;
  corrections: Corrections;
  /** The idempotency key of the call, once it was made; another choice makes another call. */
  operation: Id | null;
};

/** A file that was read and neither added nor dropped yet. */
export type Draft = ReadPlan & {
  /** Null for what was pasted. */
  file: string | null;
  readAs: ReadAs;
  choices: Choices;
  /** To be read in another way; empty when this device can't keep them, after a reload. */
  sources: readonly File[];
};

type Kept = Omit<Draft, "choices" | "sources"> & {
  sources: readonly { name: string; bytes: string }[];
};

export const noChoices: Choices = { answers: {}, ticks: {}, corrections: {}, operation: null };

/** Bytes of sources that are kept with the plan; the storage of entries is small. */
const mostSourceBytes = 300_000;
const names = { plan: "import-plan", choices: "import-choices", text: "import-text" };

/** Keeps a draft in the storage of this device, until it is added or dropped. */
export async function keepDraft(userId: Id, { sources, choices, ...draft }: Draft): Promise<void> {
  keepChoices(userId, choices);
  const size = sources.reduce((sum, file) => sum + file.size, 0);
  const kept: Kept = { ...draft, sources: [] };
  // First without them, as they take a moment and may not fit.
  storeEntry(names.plan, userId, JSON.stringify(kept));
  if (size > mostSourceBytes) return;
  const texts = await Promise.all(
    sources.map(async (file) => ({ name: file.name, bytes: await base64(file) })),
  );
  // Another file may have been read, or this one added, meanwhile.
  if (storedEntry(names.plan, userId) === JSON.stringify(kept))
    storeEntry(names.plan, userId, JSON.stringify({ ...kept, sources: texts }));
}

export function keepChoices(userId: Id, choices: Choices): void {
  storeEntry(names.choices, userId, JSON.stringify(choices));
}

export function forgetDraft(userId: Id): void {
  storeEntry(names.plan, userId, null);
  storeEntry(names.choices, userId, null);
}

/** The draft of an earlier page; null without one. */
export function keptDraft(userId: Id): Draft | null {
  try {
    const kept = JSON.parse(storedEntry(names.plan, userId) ?? "null") as Kept | null;
    if (kept === null) return null;
    const choices = JSON.parse(storedEntry(names.choices, userId) ?? "null") as Partial<Choices> | null;
    const sources = kept.sources.map(({ name, bytes }) => new File([bytesOf(bytes)], name));
    return { ...kept, choices: { ...noChoices, ...choices }, sources };
  } catch {
    return null;
  }
}

/** What stands in the field for a text. */
export function keptText(userId: Id): string {
  return storedEntry(names.text, userId) ?? "";
}

export function keepText(userId: Id, text: string): void {
  storeEntry(names.text, userId, text === "" ? null : text);
}

async function base64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
