/** Runs `work` once the person first touches or types anything: time enough for what the first screen can do without. */
export function onFirstAct(work: () => void): () => void {
  const events = ["pointerdown", "keydown", "input", "paste"] as const;
  const stop = () => {
    for (const event of events) window.removeEventListener(event, act, true);
  };
  const act = () => {
    stop();
    work();
  };
  for (const event of events) window.addEventListener(event, act, true);
  return stop;
}
