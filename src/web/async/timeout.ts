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
