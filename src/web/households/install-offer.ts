import type { Id } from "../../contract/ids.ts";
import { Signal } from "../async/signal.ts";
import { storedChoices } from "../device-storage/stored-choices.ts";

/** Whether the hint about installing the app is due on this device, or was shown. */
const choices = storedChoices("install-hint");

/** To be called when a person joins a list on this device: the hint shows once. */
export function wantInstallHint(userId: Id): void {
  choices.set(userId, "wanted", true);
}

export function dismissInstallHint(userId: Id): void {
  choices.set(userId, "dismissed", true);
}

/** Whether to show the hint now: not on a desktop, and not in the installed app. */
export function useWantsInstallHint(userId: Id): boolean {
  const chosen = choices.use(userId);
  return (
    chosen.includes("wanted") &&
    !chosen.includes("dismissed") &&
    matchMedia("(pointer: coarse)").matches &&
    !matchMedia("(display-mode: standalone)").matches &&
    !isOpenedFromHomeScreen()
  );
}

/** This property exists in the browsers of iOS and iPadOS only. */
const standalone = () => (navigator as { standalone?: boolean }).standalone;
const isOpenedFromHomeScreen = () => standalone() === true;
export const isApplePhone = () => standalone() !== undefined;

type InstallEvent = Event & { prompt(): Promise<unknown> };
let offer: InstallEvent | null = null;
export const offerChanged = new Signal();
const set = (next: InstallEvent | null) => {
  offer = next;
  offerChanged.emit();
};

// A browser that can install the app by itself reports it once, perhaps before the offer is shown.
globalThis.addEventListener?.("beforeinstallprompt", (event) => {
  event.preventDefault();
  set(event as InstallEvent);
});
globalThis.addEventListener?.("appinstalled", () => set(null));

export const hasOffer = () => offer !== null;

/** Asks the browser to install the app; it asks the person. */
export async function install(): Promise<void> {
  const asked = offer;
  set(null);
  await asked?.prompt();
}
