import { passStage } from "../compiled-ahead.ts";

type Phrases = readonly (readonly [pattern: RegExp, to: string])[];

/**
 * Patterns with what each becomes ("$1" is its first part). None of them matches a text in which `may` finds nothing; they are made
 * when it finds something for the first time, as most texts need few of them.
 */
export type PhraseGroup = { may: RegExp; in: () => Phrases };

const made = new WeakMap<PhraseGroup, Phrases>();

function phrasesOf(group: PhraseGroup): Phrases {
  const known = made.get(group);
  if (known !== undefined) return known;
  const phrases = group.in();
  made.set(group, phrases);
  return phrases;
}

/** A text in which the phrases of each group are replaced, one group after the other. `search` starts at the first letter, also with the flag g. */
export function withPhrases(text: string, groups: readonly PhraseGroup[]): string {
  return groups.reduce((done, group) => {
    passStage();
    if (done.search(group.may) < 0) return done;
    return phrasesOf(group).reduce((all, [phrase, to]) => all.replace(phrase, to), done);
  }, text);
}
