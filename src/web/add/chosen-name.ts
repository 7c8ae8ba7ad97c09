import type { ParsedEntry } from "../../typed-text/parse-entry.ts";

/** The entries of a text; a chosen suggestion stands for what was typed last. */
export function withChosenName(
  things: readonly { entry: ParsedEntry }[],
  name: string | null,
): readonly ParsedEntry[] {
  return things.map(({ entry }, index) =>
    name !== null && index === things.length - 1 ? { ...entry, name } : entry,
  );
}
