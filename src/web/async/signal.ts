/** Notifies its listeners that something has changed. */
export class Signal {
  readonly #listeners = new Set<() => void>();

  /** Returns the function that unsubscribes, as React's `useSyncExternalStore` needs it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  emit(): void {
    for (const listener of this.#listeners) listener();
  }
}
