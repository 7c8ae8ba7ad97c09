/** Resolves when what was rendered before is painted; while the page is hidden, when it shows again. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
