import { Signal } from "./async/signal.ts";

let waiting: readonly File[] = [];
const changed = new Signal();

/**
 * Files that were dropped, or a text that was pasted on another screen: they wait until the page of imports takes
 * them.
 */
export function handOver(files: readonly File[]): void {
  waiting = files;
  changed.emit();
}

/** A text as a file; it has no name. */
export function textAsFile(text: string): File {
  return new File([text], "", { type: "text/plain" });
}

export function takeHandedOver(): readonly File[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

export const onHandedOver = changed.subscribe;
