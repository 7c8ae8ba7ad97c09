import { listenForKeys } from "./keys/keys.ts";
import { startUpdates } from "./updates/updates.tsx";

/** Code that no first screen needs: it is loaded after everything else. */
export function afterStart(registered: Promise<ServiceWorkerRegistration> | undefined): void {
  listenForKeys();
  void startUpdates(registered);
}
