import { createRoot } from "react-dom/client";
import { followVersions, reloadIntoNewVersion } from "./new-version.ts";
import { restoreUnfinishedText } from "./unfinished-text.ts";
import { UpdateNotice } from "./update-notice.tsx";

/** How long the page must be untouched before the notice moves it down. */
const restMs = 5000;
const touches = ["pointerdown", "keydown", "input", "wheel", "touchmove"] as const;

let lastTouch = -Infinity;
let shown = false;

/**
 * Shows a person once that a new version is ready. The notice is above the screen, in a root of its own: it covers
 * nothing, and comes when no hand is at work or with the next screen, as it moves what is below it.
 */
export async function startUpdates(
  registered: Promise<ServiceWorkerRegistration> | undefined,
): Promise<void> {
  restoreUnfinishedText();
  for (const touch of touches) addEventListener(touch, noteTouch, { passive: true, capture: true });
  // Browsers refuse workers in private windows, say.
  const registration = (await registered?.catch(() => null)) ?? null;
  followVersions(registration, () => lastTouch > -Infinity, announce);
}

/** Only what a person does counts: a text that is given back to its field after a reload is an event, too. */
function noteTouch({ isTrusted }: Event): void {
  if (isTrusted) lastTouch = performance.now();
}

function announce(): void {
  if (shown) return;
  shown = true;
  const place = document.createElement("div");
  document.body.prepend(place);
  const root = createRoot(place);
  const waiting = new AbortController();
  const show = () => {
    waiting.abort();
    root.render(<UpdateNotice onReload={() => void reloadIntoNewVersion()} />);
  };
  const look = () => {
    const left = restMs - (performance.now() - lastTouch);
    if (waiting.signal.aborted) return;
    if (left <= 0) show();
    else setTimeout(look, left);
  };
  // The router's own events: another screen is about to show.
  for (const move of ["pushState", "replaceState", "popstate"])
    addEventListener(move, show, { signal: waiting.signal });
  look();
}
