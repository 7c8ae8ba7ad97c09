import type { KnownName } from "../typed/known-names.ts";

type Names = ReadonlyMap<string, KnownName>;
/** Calls `portion` when there is time for it; `isOver` tells it when that time has passed. */
type Idle = (portion: (isOver: () => boolean) => void) => void;

/** How often a text is read: a browser compiles a pattern when it is first used, and for the second time differently. */
const readings = 2;
/** The length of a portion where the browser doesn't tell when it is idle, and the pause before it. */
const portionMs = 10;
const pauseMs = 100;

class PortionOver extends Error {}

/** Knows no name, and tells whenever one is looked up. */
class WatchedNames extends Map<string, KnownName> {
  private readonly onLookUp: () => void;

  constructor(onLookUp: () => void) {
    super();
    this.onLookUp = onLookUp;
  }

  override has(): boolean {
    this.onLookUp();
    return false;
  }
}

/** What the patterns are tried on: a browser compiles one for each kind of letters, and has few others to compile. */
const sample = "2 eggs and milk, please";

/**
 * Compiles patterns and then reads a text, in portions while the browser is idle, since the first reading takes long. A portion of
 * the reading ends where a name is looked up; the next one begins anew, is soon at that place, and goes at least one name further.
 */
export function warmUp(
  patterns: readonly RegExp[],
  read: (text: string, names: Names) => void,
  whenIdle: Idle = inIdleTime,
): void {
  let compiled = 0;
  let done = 0;
  let furthest = 0;
  const compile = (isOver: () => boolean) => {
    do {
      for (let time = 0; time < readings; time += 1) sample.search(patterns[compiled]!);
      compiled += 1;
    } while (compiled < patterns.length && !isOver());
    whenIdle(compiled < patterns.length ? compile : portion);
  };
  const portion = (isOver: () => boolean) => {
    let lookedUp = 0;
    const names = new WatchedNames(() => {
      lookedUp += 1;
      if (lookedUp <= furthest || !isOver()) return;
      furthest = lookedUp;
      throw new PortionOver();
    });
    try {
      read(sample, names);
      done += 1;
      furthest = 0;
    } catch (error) {
      if (!(error instanceof PortionOver)) throw error;
    }
    if (done < readings) whenIdle(portion);
  };
  whenIdle(patterns.length === 0 ? portion : compile);
}

function inIdleTime(portion: (isOver: () => boolean) => void): void {
  if (typeof requestIdleCallback === "function") {
    requestIdleCallback((deadline) => portion(() => deadline.timeRemaining() <= 0), { timeout: 5000 });
    return;
  }
  setTimeout(() => {
    const end = performance.now() + portionMs;
    portion(() => performance.now() > end);
  }, pauseMs);
}
