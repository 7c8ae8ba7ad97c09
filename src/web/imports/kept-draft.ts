import type { Id } from "../../contract/ids.ts";
import type { ColumnRole, Format } from "../../import/import-plan.ts";
import { storedEntry, storeEntry } from "../device-storage/personal-storage.ts";
import type { Corrections } from "./corrections.ts";
import type { Ticks } from "./new-import.ts";
import type { CategoryMeanings } from "./questions.ts";
import type { ReadPlan } from "./reader-messages.ts";

/** The reading options that a person chose instead of the recognised ones. */
export type ReadAs = { format?: Format; columns?: readonly ColumnRole[] };

/** A person's choices about a plan before it is added. */
export type Choices = {
  answers: CategoryMeanings;
  ticks: Ticks;
  corrections: Corrections;
  /** The idempotency key of the call after the first attempt; another choice resets it. */
  operation: Id | null;
};

/** The plan of a file that is neither added nor dropped yet. */
export type Draft = ReadPlan & {
  /** The file's name; null for pasted text. */
  file: string | null;
  readAs: ReadAs;
  choices: Choices;
  /** The files, to read them again; empty after a reload if this device couldn't store them. */
  sources: readonly File[];
};

type Kept = Omit<Draft, "choices" | "sources"> & {
  sources: readonly { name: string; bytes: string }[];
};

export const noChoices: Choices = { answers: {}, ticks: {}, corrections: {}, operation: null };

/** Bytes of the files that are stored with the plan, because the storage of entries is small. */
const mostSourceBytes = 300_000;
const names = { plan: "import-plan", choices: "import-choices", text: "import-text" };

/** Keeps a draft in the storage of this device, until it is added or dropped. */
export async function keepDraft(userId: Id, { sources, choices, ...draft }: Draft): Promise<void> {
  keepChoices(userId, choices);
  const size = sources.reduce((sum, file) => sum + file.size, 0);
  const kept: Kept = { ...draft, sources: [] };
  // The draft is first stored without its files, because encoding them takes time and they may not fit.
  storeEntry(names.plan, userId, JSON.stringify(kept));
  if (size > mostSourceBytes) return;
  const texts = await Promise.all(
    sources.map(async (file) => ({ name: file.name, bytes: await base64(file) })),
  );
  // Meanwhile another file may have been read, or this one added.
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

/** The stored content of the text field. */
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
