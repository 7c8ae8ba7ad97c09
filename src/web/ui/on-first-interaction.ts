/**
 * Runs `work` when a person first touches the page or types, for code that the first screen doesn't need.
 * @returns a function that stops waiting
 */
export function onFirstInteraction(work: () => void): () => void {
  const events = ["pointerdown", "keydown", "input", "paste"] as const;
  const stop = () => {
    for (const event of events) window.removeEventListener(event, onEvent, true);
  };
  const onEvent = () => {
    stop();
    work();
  };
  for (const event of events) window.addEventListener(event, onEvent, true);
  return stop;
}
