/** The patterns of long lists. A browser compiles one when it is first used: all of them in one task would hold up a key. */
export const patternsAhead: RegExp[] = [];

/** Returns a list of patterns, or of patterns with what each becomes, and keeps its patterns to be compiled ahead. */
export function compiledAhead<Pattern extends RegExp | readonly [RegExp, string]>(
  list: Pattern[],
): Pattern[] {
  for (const pattern of list) patternsAhead.push(pattern instanceof RegExp ? pattern : pattern[0]);
  return list;
}

let atStage: (() => void) | null = null;

/** Reads a text and calls `between` between the stages of the reading, which ends when that throws. */
export function readInStages(read: () => void, between: () => void): void {
  atStage = between;
  try {
    read();
  } finally {
    atStage = null;
  }
}

/** Marks a place between two stages of a reading, each of which may have patterns to compile. */
export function passStage(): void {
  atStage?.();
}

/** A text behind several steps, one after the other. */
export function throughSteps(text: string, steps: readonly ((text: string) => string)[]): string {
  return steps.reduce((done, step) => {
    passStage();
    return step(done);
  }, text);
}
