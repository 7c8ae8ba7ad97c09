/** Calls `portion` when there is time for it; `isOver` tells it when that time has passed. */
type Idle = (portion: (isOver: () => boolean) => void) => void;

/** How often a text is read: a browser compiles a pattern when it is first used, and for the second time differently. */
const readings = 2;
/** The length of a portion, which a key may have to wait for. */
const portionMs = 15;
/** The pause before a portion where the browser doesn't tell when it is idle. */
const pauseMs = 20;
/** For so long a portion waits for a browser that isn't idle, as while somebody types. */
const longestWaitMs = 20;

class PortionOver extends Error {}

/**
 * What the patterns are tried on, and what is read until something is typed: a browser compiles a pattern for each kind of letters,
 * and few texts have others.
 */
const sample = "2 eggs and milk, please";

type Work = {
  patterns: readonly RegExp[];
  /** Reads a text and calls `between` between the stages, from which it lets an error through. */
  read: (text: string, between: () => void) => void;
  /** Called when another text is warm, or every one. */
  onChange: () => void;
};

/**
 * Compiles patterns and reads a text in portions while the browser is idle, since the first reading of a text takes long. A portion
 * of the reading ends between two of its stages; the next one begins anew, is soon at that place, and goes at least one stage further.
 */
export class WarmUp {
  readonly #work: Work;
  readonly #whenIdle: Idle;
  #state: "cold" | "warming" | "warm" = "cold";
  #compiled = 0;
  /** The text that is read ahead, how often it was read, and the stages that a portion of its reading has reached. */
  #ahead = { text: sample, done: 0, furthest: 0 };

  constructor(work: Work, whenIdle: Idle = inIdleTime) {
    this.#work = work;
    this.#whenIdle = whenIdle;
  }

  start(): void {
    if (this.#state !== "cold") return;
    this.#state = "warming";
    this.#continue();
  }

  /** Reads a text before all else, in place of the one before: somebody has typed it and waits for its reading. */
  readAhead(text: string): void {
    if (this.#state === "warm" || this.#ahead.text === text) return;
    this.#ahead = { text, done: 0, furthest: 0 };
    this.start();
  }

  /** Whether a text can be read between two keys: its first reading would hold up the next one. */
  isWarmFor(text: string): boolean {
    return this.#state === "warm" || (this.#ahead.text === text && this.#ahead.done === readings);
  }

  #continue(): void {
    this.#whenIdle((isOver) => this.#portion(isOver));
  }

  #portion(isOver: () => boolean): void {
    const { patterns } = this.#work;
    const isRead = this.#ahead.done === readings;
    const isTyped = this.#ahead.text !== sample;
    if (this.#compiled < patterns.length && (isRead || !isTyped)) this.#compile(isOver);
    else if (!isRead) this.#read(isOver);
    if (this.#compiled < patterns.length || this.#ahead.done < readings) this.#continue();
    else this.#end();
  }

  #compile(isOver: () => boolean): void {
    const { patterns } = this.#work;
    do {
      for (let time = 0; time < readings; time += 1) sample.search(patterns[this.#compiled]!);
      this.#compiled += 1;
    } while (this.#compiled < patterns.length && !isOver());
  }

  #read(isOver: () => boolean): void {
    const ahead = this.#ahead;
    let stages = 0;
    try {
      this.#work.read(ahead.text, () => {
        stages += 1;
        if (stages <= ahead.furthest || !isOver()) return;
        ahead.furthest = stages;
        throw new PortionOver();
      });
    } catch (error) {
      if (error instanceof PortionOver) return;
      this.#end();
      throw error;
    }
    ahead.furthest = 0;
    ahead.done += 1;
    if (ahead.done === readings) this.#work.onChange();
  }

  #end(): void {
    this.#state = "warm";
    this.#work.onChange();
  }
}

function inIdleTime(portion: (isOver: () => boolean) => void): void {
  const run = () => {
    const end = performance.now() + portionMs;
    portion(() => performance.now() > end);
  };
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: longestWaitMs });
  else setTimeout(run, pauseMs);
}
