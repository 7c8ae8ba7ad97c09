/** The most words read of a text: nobody types more, and a pasted page stays cheap. */
export const MOST_WORDS = 24;

/** Folds a text: lower case without accents, and with ß, œ, æ, ø and ł replaced by plain letters. */
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

/** The ways in which a text is folded: plainly, and with ae, oe and ue where it has ä, ö and ü. */
export function foldings(text: string): readonly string[] {
  const folded = fold(text);
  const spelled = fold(
    text
      .toLowerCase()
      .normalize("NFC")
      .replace(/[äöü]/g, (letter) => UMLAUTS[letter]!),
  );
  return spelled === folded ? [folded] : [folded, spelled];
}

const UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/** Splits a text into folded words of letters and digits. A final 's joins its word; an elided l' or d' is dropped. */
export function wordsOf(text: string): string[] {
  const found = fold(text)
    .replace(/(?<=[a-z]{2})'(?=s\b)/g, "")
    .replace(/\b(?:l|d|qu|j)'(?=[a-z]{2})/g, " ")
    .match(/[\p{L}\p{N}]+/gu);
  return found === null ? [] : found.slice(0, MOST_WORDS);
}
