/** A running browser with one page. */
export type Browser = {
  /** Goes to an address, as a person who types it; resolves when the page has loaded. */
  goTo(url: string): Promise<void>;
  /** Runs the body of an async function in the page; its result is passed as JSON. Rejects when the page goes away. */
  run(body: string): Promise<unknown>;
  /** SIGKILL to all processes of the browser. */
  kill(): Promise<void>;
};

export type Engine = {
  name: string;
  /** The Debian package of the browser. */
  package: string;
  isInstalled(): boolean;
  /** @param profile the folder in which the browser keeps its data */
  start(profile: string): Promise<Browser>;
};

/** Passes a script's result as JSON, since each remote control has its own form for values. */
export function asJson(body: string): string {
  return `(async () => { ${body} })().then((value) => JSON.stringify({ value }), (error) => JSON.stringify({ error: String(error) }))`;
}

export function fromJson(text: unknown): unknown {
  const { value, error } = JSON.parse(String(text)) as { value: unknown; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** How long to wait for what must come about: no check here is about speed, and a busy machine takes its time. */
const limitMs = 120_000;

/** Repeats `attempt` until it succeeds. @throws Error after two minutes, with the last reason */
export async function eventually<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + limitMs;
  let reason: unknown;
  while (performance.now() < end) {
    try {
      const result = await attempt();
      if (result !== undefined) return result;
    } catch (error) {
      reason = error;
    }
    await pause(50);
  }
  throw new Error(`Waited in vain for: ${what}`, { cause: reason });
}
