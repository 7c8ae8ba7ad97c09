/**
 * Exponential back-off: the pause after one more failure, in milliseconds.
 * @param failures the failures in a row before that one: each doubles the pause
 */
export function backoff(firstPauseMs: number, longestPauseMs: number, failures: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures, 16));
}

/**
 * Jitter: a pause shortened by up to half at random, so that devices don't retry all at once.
 * @param random from 0 to 1
 */
export function withJitter(pauseMs: number, random = Math.random()): number {
  return pauseMs * (0.5 + random / 2);
}
