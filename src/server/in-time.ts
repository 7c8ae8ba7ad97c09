/** Resolves to the result of `work`, or to `late` when that takes longer than the time. The work isn't stopped. */
export async function inTime<T, L>(work: Promise<T>, milliseconds: number, late: L): Promise<T | L> {
  const timeUp = Promise.withResolvers<L>();
  const timer = setTimeout(() => timeUp.resolve(late), milliseconds);
  try {
    return await Promise.race([work, timeUp.promise]);
  } finally {
    clearTimeout(timer);
  }
}
