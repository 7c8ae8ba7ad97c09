type Waiting = {
  /** The time after which the tab that holds the lock counts as frozen. */
  patience: number;
  /** Gets a function that restarts this time-out, to be called at each heartbeat of that tab. */
  onWait?: (postpone: () => void) => void;
  /** Aborts the wait for the lock, or the work that holds it. */
  over?: AbortSignal;
};

/**
 * Runs `work` while no other tab of this device holds the lock. The lock of a frozen tab is stolen, and its work
 * is notified by `lost`. In a browser without working locks the work runs all the same.
 */
export async function withLock(
  locks: LockManager | null,
  name: string,
  { patience, onWait, over }: Waiting,
  work: (lost: AbortSignal) => Promise<void>,
): Promise<void> {
  const overruled = new AbortController();
  const lost = over === undefined ? overruled.signal : AbortSignal.any([over, overruled.signal]);
  if (locks === null) return work(lost);
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waits = true;
  const endWait = () => {
    waits = false;
    clearTimeout(timer);
  };
  const postpone = () => {
    clearTimeout(timer);
    if (waits) timer = setTimeout(giveUp, patience);
  };
  const begun: Promise<void>[] = [];
  const begin = () => {
    endWait();
    const working = work(lost);
    begun.push(working);
    return working;
  };
  const take = (options: LockOptions) =>
    locks.request(name, options, begin).catch(() => {
      if (begun.length > 0) overruled.abort();
    });
  const isWanted = () => begun.length === 0 && over?.aborted !== true;
  over?.addEventListener("abort", giveUp);
  postpone();
  onWait?.(postpone);
  await take({ signal: waiting.signal });
  endWait();
  if (isWanted() && waiting.signal.aborted) await take({ steal: true });
  if (isWanted()) void begin();
  over?.removeEventListener("abort", giveUp);
  await Promise.all(begun);
}

/** Runs `work` if no tab holds the lock at this moment; otherwise returns false. */
export async function ifLockIsFree(
  locks: LockManager | null,
  name: string,
  work: () => Promise<boolean>,
): Promise<boolean> {
  if (locks === null) return false;
  try {
    return await locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? false : work()));
  } catch {
    return false;
  }
}
