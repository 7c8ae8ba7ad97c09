type Waiting = { owner: object; begin: () => void };
type Held = { owner: object; lose: (error: Error) => void };

/** The Web Locks of one simulated device, whose tabs can die. */
export class FakeLocks {
  private readonly held = new Map<string, Held>();
  private readonly queues = new Map<string, Waiting[]>();
  private readonly dead = new WeakSet();

  /** The `navigator.locks` of one tab. */
  of(owner: object): LockManager {
    const request = (name: string, options: LockOptions, work: (lock: Lock | null) => unknown) =>
      this.request(owner, name, options, work);
    return { request, query: () => Promise.reject(new Error("not simulated")) } as unknown as LockManager;
  }

  /** Releases a dead tab's locks and drops its requests. */
  release(owner: object): void {
    this.dead.add(owner);
    for (const [name, queue] of this.queues) {
      this.queues.set(
        name,
        queue.filter((waiting) => waiting.owner !== owner),
      );
    }
    for (const [name, held] of this.held) if (held.owner === owner) this.letGo(name, held);
  }

  private request(
    owner: object,
    name: string,
    { signal, ifAvailable = false, steal = false }: LockOptions,
    work: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    if (this.dead.has(owner)) return new Promise(() => undefined);
    return new Promise((resolve, reject) => {
      const begin = () => {
        const held: Held = { owner, lose: reject };
        this.held.set(name, held);
        void (async () => work({ name, mode: "exclusive" }))()
          .then(resolve, reject)
          .finally(() => this.letGo(name, held));
      };
      if (ifAvailable && this.held.has(name)) return resolve(work(null));
      if (steal) this.held.get(name)?.lose(new DOMException("Stolen", "AbortError"));
      if (steal || !this.held.has(name)) return begin();
      const queue = this.queues.get(name) ?? [];
      const waiting = { owner, begin };
      this.queues.set(name, [...queue, waiting]);
      signal?.addEventListener("abort", () => {
        const before = this.queues.get(name) ?? [];
        if (!before.includes(waiting)) return;
        this.queues.set(
          name,
          before.filter((other) => other !== waiting),
        );
        reject(new DOMException("Given up", "AbortError"));
      });
    });
  }

  private letGo(name: string, held: Held): void {
    if (this.held.get(name) !== held) return;
    this.held.delete(name);
    const [next, ...rest] = this.queues.get(name) ?? [];
    this.queues.set(name, rest);
    next?.begin();
  }
}
