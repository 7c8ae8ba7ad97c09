import { Signal } from "../async/signal.ts";

const ticked = new Signal();

/** Calls back with each tick that is made on this device, in this tab. */
export const onTick = ticked.subscribe;

/** To be called when a tick was stored: a phone answers with a short vibration, unless less motion is wanted. */
export function announceTick(): void {
  ticked.emit();
  // Some browsers have no vibration, whatever the types say.
  const { vibrate } = navigator as { vibrate?: (ms: number) => boolean };
  if (vibrate !== undefined && !matchMedia("(prefers-reduced-motion: reduce)").matches)
    vibrate.call(navigator, 10);
}
