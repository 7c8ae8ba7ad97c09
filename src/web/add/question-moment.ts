/** For this long a press was meant for what stood there before the question: it is the second tap of a double tap. */
const unreadMs = 500;

/** The moment at which a question begins to show, or a press comes; a clock that is set doesn't change it. */
export function momentNow(): number {
  return performance.now();
}

/** Whether a question has been shown long enough for a press to be its answer. */
export function isRead(askedAt: number, pressedAt: number): boolean {
  return pressedAt - askedAt >= unreadMs;
}
