/** Calls `portion` when there is time for it; `isOver` tells it when that time has passed. */
type Idle = (portion: (isOver: () => boolean) => void) => void;

/** How often a text is read: a browser compiles a pattern when it is first used, and for the second time differently. */
const readings = 2;
/** The length of a portion where the browser doesn't tell when it is idle, and the pause before it. */
const portionMs = 15;
const pauseMs = 20;
/** For so long a portion waits for a browser that isn't idle, as while somebody types. */
const longestWaitMs = 20;

class PortionOver extends Error {}

/** What the patterns are tried on, and what is read: a browser compiles one for each kind of letters, and has few others to compile. */
export const sample = "2 eggs and milk, please";

/**
 * Compiles patterns and then reads a text, in portions while the browser is idle, since the first reading takes long. A portion of
 * the reading ends between two of its stages; the next one begins anew, is soon at that place, and goes at least one stage further.
 * @param read reads the sample and calls `between` between the stages, from which it lets an error through
 * @param onEnd called once, behind the last portion or an error
 */
export function warmUp(
  patterns: readonly RegExp[],
  read: (between: () => void) => void,
  onEnd: () => void,
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
    let stages = 0;
    try {
      read(() => {
        stages += 1;
        if (stages <= furthest || !isOver()) return;
        furthest = stages;
        throw new PortionOver();
      });
      done += 1;
      furthest = 0;
    } catch (error) {
      if (!(error instanceof PortionOver)) {
        onEnd();
        throw error;
      }
    }
    if (done < readings) whenIdle(portion);
    else onEnd();
  };
  whenIdle(patterns.length === 0 ? portion : compile);
}

function inIdleTime(portion: (isOver: () => boolean) => void): void {
  const runBriefly = () => {
    const end = performance.now() + portionMs;
    portion(() => performance.now() > end);
  };
  if (typeof requestIdleCallback !== "function") {
    setTimeout(runBriefly, pauseMs);
    return;
  }
  requestIdleCallback(
    (deadline) => (deadline.didTimeout ? runBriefly() : portion(() => deadline.timeRemaining() <= 0)),
    { timeout: longestWaitMs },
  );
}
