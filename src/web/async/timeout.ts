/**
 * The result of `work`, if it takes at most so many milliseconds; the work itself isn't stopped.
 * @throws Error with `sentence` when it takes longer
 */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>, sentence: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(sentence)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The same, given up as soon as the page is hidden or left: what follows has to happen at once.
 * @throws Error with `sentence` when it is given up
 */
export async function withTimeoutWhileShown<T>(
  milliseconds: number,
  work: Promise<T>,
  sentence: string,
): Promise<T> {
  const over = new AbortController();
  const hidden = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error(sentence));
    window.addEventListener("pagehide", giveUp, over);
    document.addEventListener(
      "visibilitychange",
      () => {
        if (document.visibilityState === "hidden") giveUp();
      },
      over,
    );
  });
  try {
    return await withTimeout(milliseconds, Promise.race([work, hidden]), sentence);
  } finally {
    over.abort();
  }
}
