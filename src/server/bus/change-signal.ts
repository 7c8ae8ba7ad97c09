/** Milliseconds for which changes are gathered before anybody is told: a burst wakes each stream once. */
const gatherFor = 3;
/** Milliseconds between two tellings: many single changes wake a stream some times, not each time. */
const pauseFor = 25;

/** Tells those who watch a list that it has changed. What has changed they read themselves, from where they are. */
export class ChangeSignal {
  readonly #watchers = new Map<string, Set<() => void>>();
  readonly #gathered = new Set<string>();
  readonly #forwards = new Set<(scopeIds: readonly string[]) => void>();
  /** Until when nobody is told again, on the clock of `performance`. */
  #pauseEnd = 0;

  /** Lists were changed by this process; to be called after the commit. */
  announce(scopeIds: readonly string[]): void {
    if (this.#gathered.size === 0)
      setTimeout(() => this.#tell(), Math.max(gatherFor, this.#pauseEnd - performance.now()));
    for (const id of scopeIds) this.#gathered.add(id);
  }

  /** Lists were changed by somebody else. */
  wake(scopeIds: Iterable<string>): void {
    for (const id of scopeIds) for (const wake of this.#watchers.get(id) ?? []) wake();
  }

  /** Something may have been missed. */
  wakeAll(): void {
    this.wake(this.#watchers.keys());
  }

  /** Has `wake` called for each change of a list; answers how to stop that. */
  watch(scopeId: string, wake: () => void): () => void {
    const watchers = this.#watchers.get(scopeId) ?? new Set();
    this.#watchers.set(scopeId, watchers.add(wake));
    return () => {
      watchers.delete(wake);
      if (watchers.size === 0 && this.#watchers.get(scopeId) === watchers) this.#watchers.delete(scopeId);
    };
  }

  /** Has `forward` told of what this process announces, for other processes; answers how to stop that. */
  forwardTo(forward: (scopeIds: readonly string[]) => void): () => void {
    this.#forwards.add(forward);
    return () => this.#forwards.delete(forward);
  }

  #tell(): void {
    const scopeIds = [...this.#gathered];
    this.#gathered.clear();
    this.#pauseEnd = performance.now() + pauseFor;
    for (const forward of this.#forwards) forward(scopeIds);
    this.wake(scopeIds);
  }
}
