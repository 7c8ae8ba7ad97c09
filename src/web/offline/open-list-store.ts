import type { Id } from "../../contract/ids.ts";
import { deleteDatabases } from "./list-database.ts";
import { ListStorage } from "./list-storage.ts";
import type { ListStore } from "./list-store.ts";
import { LocalList } from "./local-list.ts";
import { channelName, forgetMessage } from "./tab-messages.ts";
import { browserPlatform, type Platform } from "./platform.ts";

/** The one list this tab has open. */
let opened: { userId: Id; list: Promise<LocalList> } | null = null;

/** Opens the store for one person; another person's data on this device is never shown nor sent. */
export async function openListStore(userId: Id, platform: Platform = browserPlatform()): Promise<ListStore> {
  if (opened?.userId === userId) {
    const list = await opened.list;
    // The list is opened again, perhaps because the person has just signed in again.
    list.resume();
    return list;
  }
  const before = opened;
  const now = {
    userId,
    list: LocalList.open(userId, platform, () => (opened = opened === now ? null : opened)),
  };
  opened = now;
  await (await before?.list)?.close();
  return now.list;
}

/** How many operations of this person would be lost with `forgetListStore`. */
export async function unsentOperations(userId: Id, platform: Platform = browserPlatform()): Promise<number> {
  if (opened?.userId === userId) return (await opened.list).operationCount();
  const storage = new ListStorage(userId, platform.indexedDB);
  await storage.load();
  await storage.close();
  return storage.state.operations.size;
}

/** Removes everything of this person from this device (at sign-out), and from the tabs that show it. */
export async function forgetListStore(userId: Id, platform: Platform = browserPlatform()): Promise<void> {
  if (opened?.userId === userId) await (await opened.list).forget();
  const channel = platform.openChannel(channelName(userId));
  channel?.post(forgetMessage);
  channel?.close();
  if (platform.readSignedIn() === userId) platform.writeSignedIn(null);
  if (platform.indexedDB !== null) await deleteDatabases(platform.indexedDB, userId);
}
