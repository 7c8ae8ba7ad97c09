/**
 * Runs `work` while this tab is the only one to talk to the server. Leading lasts for one exchange, not for the life of a
 * tab, so a closed tab has no successor to wait for. A tab that holds on for longer than `patience` milliseconds counts as
 * frozen and is overruled; it learns of it from `leads`. Nothing breaks when two tabs lead for a moment: each operation
 * is sent until it is answered, in order, and the server does it once. So without Web Locks every tab simply leads.
 */
export async function lead(
  locks: LockManager | null,
  name: string,
  patience: number,
  work: (leads: () => boolean) => Promise<void>,
): Promise<void> {
  if (locks === null) return work(() => true);
  let leading = true;
  const begun: Promise<void>[] = [];
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience);
  const begin = () => {
    clearTimeout(timer);
    const working = work(() => leading);
    begun.push(working);
    return working;
  };
  try {
    await locks.request(name, { signal: waiting.signal }, begin);
  } catch {
    clearTimeout(timer);
    if (begun.length === 0) {
      const overrule = waiting.signal.aborted ? locks.request(name, { steal: true }, begin) : begin();
      await overrule.catch(() => undefined);
    }
    // Overruled: the work notices, and ends by itself.
    leading = false;
    await Promise.all(begun);
  }
}

/** Runs `work` if no tab talks to the server at this moment; otherwise answers false. */
export async function ifNobodyLeads(
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
