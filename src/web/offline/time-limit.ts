import type { Platform } from "./platform.ts";

/**
 * Does work that asks the server, and gives it up after the time limit, or when its connection is dead: one that died
 * silently stays silent when the network is back, while a probe on another one is answered.
 * @param onAnswered is called after the work was given up since a probe was answered: the work can begin anew
 */
export async function withTimeLimit<T>(
  { timing, probe }: Pick<Platform, "timing" | "probe">,
  abort: AbortController,
  work: (signal: AbortSignal) => Promise<T>,
  onAnswered: () => void,
): Promise<T> {
  let isOver = false;
  const limit = setTimeout(() => abort.abort(), timing.requestTimeoutMs);
  let probing = setTimeout(ask, timing.doubtMs);
  function ask(): void {
    probing = setTimeout(ask, timing.probeMs);
    void probe().then((answered) => answered && !isOver && giveUp());
  }
  function giveUp(): void {
    abort.abort();
    setTimeout(onAnswered);
  }
  try {
    return await work(abort.signal);
  } finally {
    isOver = true;
    clearTimeout(limit);
    clearTimeout(probing);
  }
}
