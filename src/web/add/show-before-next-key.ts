import { flushSync } from "react-dom";

/**
 * Renders a text that the person didn't type before they can press the next key: a key reports what the field shows, so that a
 * text which isn't rendered yet would be overwritten.
 * @param field null when it is gone
 * @param render sets the state whose text this is
 */
export function showBeforeNextKey(field: HTMLInputElement | null, text: string, render: () => void): void {
  if (field === null || field.value === text) return;
  // No key comes between, and an effect can call this, too: React renders nothing in the middle of one.
  queueMicrotask(() => flushSync(render));
}
