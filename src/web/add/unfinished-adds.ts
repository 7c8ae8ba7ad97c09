import type { Id } from "../../contract/ids.ts";
import { Signal } from "../async/signal.ts";
import type { EntryPart } from "../../typed-text/parse-entry.ts";
import type { TextChoices } from "../typed/text-choices.ts";
import { storedEntry, storeEntry } from "../device-storage/personal-storage.ts";

/**
 * A requested add that isn't on the list yet: it has to be parsed first, or its suggestion is still animated.
 * It is stored at once, so that a page that is reloaded or closed in between doesn't lose it.
 */
export type AddRequest = {
  text: string;
  /** Parts whose chips were removed: their words stay in the name. */
  asName: readonly EntryPart[];
  /** The person's corrections of how the text was parsed. */
  choices?: TextChoices;
  /** The name of the suggestion that was chosen; null for typed text. */
  name: string | null;
  /** The choice of the recurrence dropdown. */
  days: number | null;
  /** Whether the person has confirmed the other amount. */
  confirmed?: boolean;
  /** Whether the person leaves the amounts of open items as they are. */
  leaves?: boolean;
  /** Whether it came back to the person, who was asked or told why it failed: only a field can resume it. */
  returned?: boolean;
  /** The store whose field has requested it, null for that of the whole list, and undefined for the Add tab. */
  inStoreId?: Id | null;
  /** The server's time, in ms, before anything of it was put on the list. */
  begunAt?: number;
};

const entryName = "unfinished-adds";

/**
 * The users whose unfinished adds this page has resumed. One whose request came back is taken out, so that the Add tab
 * resumes it when it is opened again, unless a field has its text by then.
 */
export const resumedUsers = new Set<string>();

/** A request came back whose field is gone. */
export const cameBackUnseen = new Signal();

type Entered = Pick<AddRequest, "text" | "name" | "inStoreId">;

/** The requests by key, in their order. */
type Kept = Record<string, AddRequest>;

export function keepUnfinished(userId: string, add: AddRequest): void {
  write(userId, { ...read(userId), [keyOf(add)]: add });
  if (add.returned) resumedUsers.delete(userId);
}

export function dropUnfinished(userId: string, add: Entered): void {
  const { [keyOf(add)]: _gone, ...rest } = read(userId);
  write(userId, rest);
}

export function unfinishedAdds(userId: string): AddRequest[] {
  return Object.values(read(userId));
}

/** The same text in two fields is two adds, each with its store; in one field it is one. */
export function keyOf({ text, name, inStoreId }: Entered): string {
  // The key is never a number, which an object would put before everything else.
  return `+${name ?? text}${inStoreId === undefined ? "" : `\n${inStoreId}`}`;
}

function read(userId: string): Kept {
  try {
    const kept = JSON.parse(storedEntry(entryName, userId) ?? "{}") as Kept;
    // An earlier version kept the requests of stores under other keys.
    return Object.fromEntries(Object.values(kept).map((add) => [keyOf(add), add]));
  } catch {
    return {};
  }
}

function write(userId: string, kept: Kept): void {
  storeEntry(entryName, userId, Object.keys(kept).length === 0 ? null : JSON.stringify(kept));
}
