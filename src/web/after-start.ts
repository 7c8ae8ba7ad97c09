import { listenForKeys } from "./keys/keys.ts";
import { leaveClosedLayers } from "./ui/layer-history.ts";
import { startUpdates } from "./updates/updates.tsx";

/** Code that no first screen needs: it is loaded after everything else. */
export function afterStart(registered: Promise<ServiceWorkerRegistration> | undefined): void {
  leaveClosedLayers();
  listenForKeys();
  void startUpdates(registered);
}
