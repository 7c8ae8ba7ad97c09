/** An instant as PostgreSQL writes it, so that an item reads the same in every answer: `2026-11-21T17:36:00.12+00:00`. */
export function instantText(instant: Date): string {
  return instant.toISOString().replace(/\.?0*Z$/, "+00:00");
}
