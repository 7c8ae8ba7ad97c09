/** Tells whoever listens that something has changed. */
export class Signal {
  private readonly listeners = new Set<() => void>();

  /** Answers how to stop listening, as React's `useSyncExternalStore` asks for. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  emit(): void {
    for (const listener of this.listeners) listener();
  }
}
