import type { Id } from "../../contract/ids.ts";
import { call } from "../api/client.ts";
import { withTimeout } from "../async/timeout.ts";
import { storedEntry, storeEntry } from "../device-storage/personal-storage.ts";

/**
 * Notifications on this device: `install-first` on an iPhone, where only installed apps have them; `blocked` by the person or
 * their browser for this site.
 */
export type PushState = "unsupported" | "install-first" | "blocked" | "off" | "on";

/** How long the service worker may take to be there. */
const workerMs = 20_000;

/** The endpoint that a person has turned notifications on with, so that no other person gets them. */
const entry = "notifications";

export async function pushState(userId: Id): Promise<PushState> {
  if (!isSupported()) return isUninstalledOnIos() ? "install-first" : "unsupported";
  if (Notification.permission === "denied") return "blocked";
  const subscription = await findSubscription();
  const isOn = Notification.permission === "granted" && subscription !== null;
  return isOn && storedEntry(entry, userId) === subscription.endpoint ? "on" : "off";
}

/**
 * Asks the person for permission, if needed, and subscribes this device. Returns the state that follows.
 * @param publicKey of this installation, in base64url
 * @throws when the browser or the server can't
 */
export async function turnOnPush(userId: Id, publicKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  const { pushManager } = await registration();
  // One with another key would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  await tellServer(made);
  storeEntry(entry, userId, made.endpoint);
  return "on";
}

/** @throws when the server can't be reached; then the device stays subscribed */
export async function turnOffPush(userId: Id): Promise<void> {
  const subscription = await findSubscription();
  if (subscription !== null) {
    await call("unsubscribeDevice", { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  storeEntry(entry, userId, null);
}

/** The address of this device at its push service; null when it has none. */
export async function pushEndpoint(): Promise<string | null> {
  return (await findSubscription())?.endpoint ?? null;
}

/** Subscribes a device again whose person has signed in again, because its subscription has ended with the old session. */
export async function renewPush(userId: Id): Promise<void> {
  if ((await pushState(userId)) !== "on") return;
  const subscription = await findSubscription();
  if (subscription !== null) await tellServer(subscription);
}

/** To be called when the person has signed out: the server sends nothing here any more. */
export async function forgetPush(): Promise<void> {
  if (!isSupported()) return;
  await (await findSubscription())?.unsubscribe();
  await navigator.clearAppBadge?.();
}

function isSupported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

function isUninstalledOnIos(): boolean {
  // An iPad says that it is a Mac, but no Mac has a touch screen.
  const isIos =
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isIos && !matchMedia("(display-mode: standalone)").matches;
}

function registration(): Promise<ServiceWorkerRegistration> {
  const ready = navigator.serviceWorker
    .register("/service-worker.js")
    .then(() => navigator.serviceWorker.ready);
  return withTimeout(workerMs, ready, "The service worker isn't there.");
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registered = await navigator.serviceWorker.getRegistration();
  return (await registered?.pushManager.getSubscription()) ?? null;
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };
  await call("subscribeDevice", { body: { endpoint, keys } });
}
