/** Changes are debounced before the streams are woken: a burst wakes each stream once. */
const debounceMs = 3;
/** The shortest pause between two wake-ups: many single changes wake a stream some times, not each time. */
const pauseMs = 25;

/** Wakes the streams of a list that has changed. Each stream reads what has changed itself, from its own cursor. */
export class ChangeSignal {
  readonly #watchers = new Map<string, Set<() => void>>();
  readonly #changed = new Set<string>();
  readonly #forwards = new Set<(listIds: readonly string[]) => void>();
  /** The end of the pause, on the clock of `performance`. */
  #pauseEnd = 0;

  /** Announces lists that this process has changed; called after the commit. */
  announce(listIds: readonly string[]): void {
    if (this.#changed.size === 0)
      setTimeout(() => this.#publish(), Math.max(debounceMs, this.#pauseEnd - performance.now()));
    for (const id of listIds) this.#changed.add(id);
  }

  /** Wakes the streams of lists that another process has changed. */
  wake(listIds: Iterable<string>): void {
    for (const id of listIds) for (const wake of this.#watchers.get(id) ?? []) wake();
  }

  /** Wakes all streams, since a notification may have been missed. */
  wakeAll(): void {
    this.wake(this.#watchers.keys());
  }

  /** Calls `wake` for each change of a list. @returns a function that stops it. */
  watch(listId: string, wake: () => void): () => void {
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
    const listIds = [...this.#changed];
    this.#changed.clear();
    this.#pauseEnd = performance.now() + pauseMs;
    for (const forward of this.#forwards) forward(listIds);
    this.wake(listIds);
  }
}
