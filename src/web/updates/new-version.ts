import { isOutdated } from "../parts/part-files.ts";
import { reloadPage } from "./unfinished-text.ts";

/** How often a page that stays open asks whether there is a newer version. */
const checkMs = 3_600_000;
/** How long a new version may take to get ready for the reload that a person asked for: the old one ends its work first. */
const takeOverMs = 15_000;
/** The session storage's key for the version that this tab was reloaded for, so that no tab reloads twice for one. */
const reloadedKey = "restock.reloaded-for";

const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
let lastCheck = Date.now();
/** Whether a newer version took over while this page went on. */
let replaced = false;

/**
 * Notices a newer version of the app. A page that was just opened and that is untouched goes over to it at once, if it
 * is the only one.
 * @param registration null where there are no service workers
 */
export function followVersions(
  registration: ServiceWorkerRegistration | null,
  isTouched: () => boolean,
  onReady: () => void,
): void {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") checkIfDue(registration, onReady);
    else if (replaced) reloadPage();
  });
  setInterval(() => checkIfDue(registration, onReady), checkMs);
  // A part of this version isn't on the server any more (src/web/parts/part-files.ts).
  window.addEventListener("restock-outdated", onReady);
  if (isOutdated()) onReady();
  if (registration === null || serviceWorker === undefined) return;

  const onReplaced = () => {
    replaced = true;
    if (document.visibilityState === "hidden" || !isTouched()) reloadPage();
    else onReady();
  };
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    // The first worker of all is of this page's own version.
    if (controlled) onReplaced();
    controlled = true;
  });
  // A version that took over after this page was requested, and before this line, caused no event here.
  if (controlled)
    findOtherVersion()
      .then((other) => {
        if (other === null) return;
        if (isFirstReloadFor(other)) onReplaced();
        else onReady();
      })
      .catch(() => undefined);
  const announce = () => {
    if (registration.waiting !== null && serviceWorker.controller !== null) onReady();
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", announce);
  });
  announce();
  if (!isTouched()) registration.waiting?.postMessage("take over if alone");
}

/** Reloads into the new version, whichever tab or check has found it. */
export async function reloadIntoNewVersion(): Promise<void> {
  const waiting = (await serviceWorker?.getRegistration())?.waiting;
  if (!replaced && waiting && serviceWorker) {
    await new Promise<void>((resolve) => {
      serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
      setTimeout(resolve, takeOverMs);
      waiting.postMessage("take over");
    });
  }
  reloadPage();
}

function checkIfDue(registration: ServiceWorkerRegistration | null, onReady: () => void): void {
  if (Date.now() - lastCheck < checkMs) return;
  lastCheck = Date.now();
  // Without a network no newer version can be found.
  const check = registration === null ? comparePages(onReady) : registration.update();
  check.catch(() => undefined);
}

async function comparePages(onReady: () => void): Promise<void> {
  if ((await findOtherVersion()) !== null) onReady();
}

/**
 * Compares this page with the one that a reload would show: that of the service worker in control, else the server's.
 * @returns the name of the other page's code; null when it is this page's
 */
async function findOtherVersion(): Promise<string | null> {
  const code = (text: string) => /\/assets\/main-[\w-]+\.js/.exec(text)?.[0];
  const response = await fetch("/", { cache: "no-cache", headers: { accept: "text/html" } });
  const theirs = code(await response.text());
  const own = [...document.scripts].map(({ src }) => code(src)).find((found) => found !== undefined);
  return response.ok && theirs !== undefined && theirs !== own ? theirs : null;
}

function isFirstReloadFor(version: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === version) return false;
    sessionStorage.setItem(reloadedKey, version);
    return true;
  } catch {
    return false;
  }
}
