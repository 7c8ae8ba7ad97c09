/** Changes are debounced before the streams are woken: a burst wakes each stream once. */
const debounceMs = 3;
/** The shortest pause between two wake-ups: after many single changes a stream is woken a few times, not each time. */
const pauseMs = 25;

/** @param changedAt when this process made the change, on the clock of `performance`; null when another one did */
export type Wake = (changedAt: number | null) => void;

/** Wakes the streams of a list that has changed. Each stream reads what has changed itself, from its own cursor. */
export class ChangeSignal {
  readonly #watchers = new Map<string, Set<Wake>>();
  /** The lists that have changed, each with the instant of its first change. */
  readonly #changed = new Map<string, number>();
  readonly #forwards = new Set<(listIds: readonly string[]) => void>();
  /** The end of the pause, on the clock of `performance`. */
  #pauseEnd = 0;

  /** Announces lists that this process has changed; called after the commit. */
  announce(listIds: readonly string[]): void {
    const now = performance.now();
    if (this.#changed.size === 0)
      setTimeout(() => this.#publish(), Math.max(debounceMs, this.#pauseEnd - now));
    for (const id of listIds) if (!this.#changed.has(id)) this.#changed.set(id, now);
  }

  /** Wakes the streams of lists that another process has changed. */
  wake(listIds: Iterable<string>): void {
    for (const id of listIds) this.#wake(id, null);
  }

  /** Wakes all streams, since a notification may have been missed. */
  wakeAll(): void {
    this.wake(this.#watchers.keys());
  }

  /** Calls `wake` for each change of a list. @returns a function that stops it. */
  watch(listId: string, wake: Wake): () => void {
    const watchers = this.#watchers.get(listId) ?? new Set();
    this.#watchers.set(listId, watchers.add(wake));
    return () => {
      watchers.delete(wake);
      if (watchers.size === 0 && this.#watchers.get(listId) === watchers) this.#watchers.delete(listId);
    };
  }

  /** Calls `forward` with the lists that this process announces, for other processes. @returns a function that stops it. */
  forwardTo(forward: (listIds: readonly string[]) => void): () => void {
    this.#forwards.add(forward);
    return () => this.#forwards.delete(forward);
  }

  #publish(): void {
    const changed = [...this.#changed];
    this.#changed.clear();
    this.#pauseEnd = performance.now() + pauseMs;
    for (const forward of this.#forwards) forward(changed.map(([id]) => id));
    for (const [id, changedAt] of changed) this.#wake(id, changedAt);
  }

  #wake(listId: string, changedAt: number | null): void {
    for (const wake of this.#watchers.get(listId) ?? []) wake(changedAt);
  }
}
