/** How long an answer is waited for, in milliseconds. */
export type Patience = {
  requestTimeoutMs: number;
  /** The time after which a request that hangs is doubted, and the time between probes from then on. */
  doubtMs: number;
  probeMs: number;
};

/** Longer than the server waits for a lock of its database. */
export const patience: Patience = { requestTimeoutMs: 20_000, doubtMs: 8000, probeMs: 3000 };
/** The patience for calls that may take minutes; a probe says nothing about them. */
export const longPatience: Patience = { ...patience, requestTimeoutMs: 120_000, doubtMs: 120_000 };

let probing: Promise<boolean> | null = null;

/**
 * Whether the network brings an answer now, whatever it says; never rejects. One probe serves all requests that hang: a browser has six
 * connections to a server over HTTP/1.1, and with a probe for each request none is free when the network is back.
 */
export function probe(): Promise<boolean> {
  probing ??= fetch("/livez", { cache: "no-store", signal: AbortSignal.timeout(patience.probeMs) })
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      probing = null;
    });
  return probing;
}

/**
 * Does work that asks the server, and gives it up after the time limit, or when its connection is dead: one that died
 * silently stays silent when the network is back, while a probe on another one is answered.
 * @param onAnswered is called after the work was given up since a probe was answered: the work can begin again
 */
export async function withTimeLimit<T>(
  { timing, probe }: { timing: Patience; probe: () => Promise<boolean> },
  abort: AbortController,
  work: (signal: AbortSignal) => Promise<T>,
  onAnswered?: () => void,
): Promise<T> {
  let isOver = false;
  const limit = setTimeout(() => abort.abort(), timing.requestTimeoutMs);
  let nextProbe = setTimeout(ask, timing.doubtMs);
  function ask(): void {
    nextProbe = setTimeout(ask, timing.probeMs);
    void probe().then((answered) => answered && !isOver && giveUp());
  }
  function giveUp(): void {
    abort.abort();
    if (onAnswered !== undefined) setTimeout(onAnswered);
  }
  try {
    return await work(abort.signal);
  } finally {
    isOver = true;
    clearTimeout(limit);
    clearTimeout(nextProbe);
  }
}
