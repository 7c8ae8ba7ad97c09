import type { App } from "../app.ts";
import type { Person } from "../people/person.ts";
import { keepSetting, readSetting } from "../people/queries.ts";
import { isHomeOrigin } from "./home-origin.ts";

const settingOf = (origin: string) => `link_origin ${origin}`;

/**
 * Whether links that are mailed may begin with this origin. Without PUBLIC_URL it comes from the call, and any caller can
 * claim an address of their own as the app's: the mail would lead there, with its token. So it must be an address of this
 * machine or its network, or one that an administrator has used: their session is sent by their browser, and only to where
 * they signed in.
 * @param person who calls
 */
export async function mayMailLinks(app: App, origin: string, person: Person | null): Promise<boolean> {
  if (app.config.publicUrl !== null || person?.user.role === "admin" || isHomeOrigin(origin)) return true;
  return (await app.database.first(readSetting, settingOf(origin))) !== null;
}

/** Remembers the origin at which a signed-in administrator uses the app. */
export async function rememberOrigin(app: App, origin: string): Promise<void> {
  if (app.config.publicUrl !== null || isHomeOrigin(origin)) return;
  await app.database.run(keepSetting, settingOf(origin), "used by an administrator");
}
