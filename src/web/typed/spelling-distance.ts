import { editDistance } from "../../categoriser/edit-distance.ts";

/**
 * Whether `text` may be a misspelling of the beginning of `name` or of one of its words. Short texts have to be right:
 * from 4 letters on one slip is forgiven, from 8 on two.
 */
export function isNearly(text: string, name: string): boolean {
  const slips = text.length >= 8 ? 2 : text.length >= 4 ? 1 : 0;
  if (slips === 0) return false;
  return beginnings(name).some(
    (part) =>
      part.length >= text.length - slips &&
      lengths(text.length, slips).some((length) => editDistance(text, part.slice(0, length), slips) <= slips),
  );
}

/** The name itself and the rest of it from each of its later words. */
function beginnings(name: string): string[] {
  return [...name.matchAll(/[\p{L}\p{N}]+/gu)].map((word) => name.slice(word.index));
}

function lengths(length: number, slips: number): number[] {
  return Array.from({ length: 2 * slips + 1 }, (_, index) => length - slips + index);
}
