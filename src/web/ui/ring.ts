/** The member an arrow key, Home or End leads to from `current`, null for any other key. After the last comes the first. */
export function memberAfterKey<T>(ring: readonly T[], current: T, key: string): T | null {
  const place = ring.indexOf(current);
  if (key === "ArrowRight") return ring[(place + 1) % ring.length]!;
  if (key === "ArrowLeft") return ring.at(place - 1)!;
  if (key === "Home") return ring[0]!;
  if (key === "End") return ring.at(-1)!;
  return null;
}
