/** How long the screen must be without a touch, a scroll or a key before rows may move. */
const restMs = 5000;
const acts = [
  "pointerdown",
  "pointermove",
  "pointerup",
  "touchstart",
  "touchend",
  "touchcancel",
  "scroll",
  "keydown",
  "input",
] as const;

export type Rest = {
  /** Begins the rest again. */
  restart(): void;
  stop(): void;
};

/**
 * Calls back when the screen has rested, never while a finger or a button is down or a sheet is open over the rows.
 * @param ms how long it must rest
 */
export function watchRest(onRest: () => void, onAct: () => void = () => undefined, ms = restMs): Rest {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restedAt = 0;
  let isDown = false;
  // A touch is several events, and a timer for each would delay the tick: the running one waits for what is left of the rest.
  const restart = () => {
    restedAt = performance.now() + ms;
    timer ??= setTimeout(check, ms);
  };
  const check = () => {
    const left = restedAt - performance.now();
    timer = left > 0 ? setTimeout(check, left) : undefined;
    if (left > 0) return;
    if (isDown || isCovered()) restart();
    else onRest();
  };
  const listener = (event: Event) => {
    isDown = isHandDown(event) ?? isDown;
    restart();
    // A field whose screen renders before its new text is reported would get the old text back.
    if (event.type !== "input") onAct();
  };
  for (const act of acts) window.addEventListener(act, listener, { capture: true, passive: true });
  restart();
  return {
    restart,
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      for (const act of acts) window.removeEventListener(act, listener, { capture: true });
    },
  };
}

/** Null for an event that doesn't tell. A finger that scrolls ends its pointer events, not its touch. */
function isHandDown(event: Event): boolean | null {
  if ("touches" in event) return (event as TouchEvent).touches.length > 0;
  if (!("pointerType" in event) || event.pointerType === "touch") return null;
  return (event as PointerEvent).buttons > 0;
}

function isCovered(): boolean {
  return document.querySelector("[role=dialog], [role=alertdialog]") !== null;
}
