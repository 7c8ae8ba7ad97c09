/** The limit that keeps a pasted page cheap; nobody types more. */
export const MOST_WORDS = 24;

/** Lower case without accents; ß, œ, æ, ø and ł spelled out. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  let plain = true;
  for (let at = 0; at < lower.length && plain; at += 1) plain = lower.charCodeAt(at) < 128;
  if (plain) return lower;
  return lower
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßœæøł’‘`´]/g, (letter) => SPELLED[letter] ?? "'");
}

const SPELLED: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l" };

/** Folded words of a text: letters and digits; 's joins its word, an elided l' or d' falls off. */
export function wordsOf(text: string): string[] {
  const found = fold(text)
    .replace(/(?<=[a-z]{2})'(?=s\b)/g, "")
    .replace(/\b(?:l|d|qu|j)'(?=[a-z]{2})/g, " ")
    .match(/[\p{L}\p{N}]+/gu);
  return found === null ? [] : found.slice(0, MOST_WORDS);
}
