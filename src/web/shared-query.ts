import { findPart } from "./parts/part.ts";

/**
 * Text that was shared with the app comes in the address: it is moved into this tab's storage before anything else
 * reads or keeps the address. It waits there until the Add tab takes it (`add/shared-text.ts`), also while nobody is
 * signed in.
 */
export function keepSharedQuery(): void {
  const { search } = location;
  const isShared = search.startsWith("?shared-");
  if (isShared) history.replaceState(null, "", "/?addItems=true");
  try {
    if (isShared) sessionStorage.setItem("shared", search);
    // Without a shared text this part is loaded at the first touch only.
    if (sessionStorage.getItem("shared")) findPart("entry-planner")?.prepare();
  } catch {
    // The browser blocks storage.
  }
}
