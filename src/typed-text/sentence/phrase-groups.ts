/** Patterns with what each becomes ("$1" is its first part). None of them matches a text in which `may` finds nothing. */
export type PhraseGroup = { may: RegExp; in: readonly (readonly [pattern: RegExp, to: string])[] };

/** A text in which the phrases of each group are replaced, one group after the other; patterns without effect aren't compiled. */
export function withPhrases(text: string, groups: readonly PhraseGroup[]): string {
  return groups.reduce(
    (done, { may, in: phrases }) =>
      may.test(done) ? phrases.reduce((all, [phrase, to]) => all.replace(phrase, to), done) : done,
    text,
  );
}
