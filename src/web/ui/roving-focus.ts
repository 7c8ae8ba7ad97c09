/**
 * Where an arrow key, Home or End moves the focus within a group of controls that is one stop of the Tab key; null for any
 * other key. The group wraps around.
 */
export function rovingFocusTarget<T>(members: readonly T[], current: T, key: string): T | null {
  const index = members.indexOf(current);
  if (key === "ArrowRight") return members[(index + 1) % members.length]!;
  if (key === "ArrowLeft") return members.at(index - 1)!;
  if (key === "Home") return members[0]!;
  if (key === "End") return members.at(-1)!;
  return null;
}
