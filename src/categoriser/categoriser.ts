import { calibrated } from "./calibration.ts";
import type { CalibrationData, Way } from "./calibration.ts";
import { fillFeatures, newFeatures } from "./features.ts";
import { wordsOf } from "./fold.ts";
import { Lexicon } from "./lexicon.ts";
import type { LexiconData } from "./lexicon.ts";
import { Model, softmax } from "./model.ts";
import type { ModelData } from "./model.ts";
import { applyModifiers } from "./modifiers.ts";
import { normalisedName, readName, withoutMarketing } from "./normalise.ts";
import type { NameWords } from "./normalise.ts";
import { nothingToRead, rank, withCategoryFirst } from "./rank.ts";
import type { Categorisation } from "./rank.ts";
import { CATEGORY_COUNT } from "./scheme.ts";
import { isUnknown, respell } from "./respell.ts";
import type { Spelt, SpeltName } from "./respell.ts";
import { Spelling } from "./spelling.ts";
import { explain } from "./reason.ts";
import { readHomograph, withoutArticles } from "./homographs.ts";
import { categoryOfPhrase } from "./set-phrases.ts";
import { isOtherScript, isTalk, isVague } from "./unread.ts";

export interface CategoriserData {
  lexicon: LexiconData;
  /** The known words in folded form, the most frequent first. */
  vocabulary: readonly string[];
  model: ModelData;
  calibration: CalibrationData;
}

/** The choices of a list's people: each maps a normalised name (see `normalisedName`) to the name of a category. */
type Corrections = ReadonlyMap<string, string>;

export interface Categoriser {
  categorise(name: string, corrections?: Corrections): Categorisation;
  /** Whether the lexicon has a name; its number (singular or plural) and its accents may differ. */
  knows(name: string): boolean;
  /** Whether a word that no known name has is a likely misspelling of one: "tomattes", "zwiebln". */
  isMisspelt(word: string): boolean;
}

/** The engine takes a name of known words for a misspelling when the model's best probability is lower than this. */
const DOUBT_BELOW = 0.85;
/** The same threshold for a name of a single word. */
const DOUBT_WORD_BELOW = 0.4;
/** Modifiers apply to no spelling that costs more: it is too unlikely. */
const MOST_COST = 4;
/** A single word is a likely misspelling up to this cost. */
const MOST_COST_OF_WORD = 4;
/**
 * The least weight of the name as typed against its likely spellings. The weight rises as the spellings cost more, most
 * steeply at this cost.
 */
const AS_TYPED = 0.1;
const FAR_FETCHED = 6;

interface Verdict {
  category: number;
  way: Way;
  reason: string;
}

export function createCategoriser(data: CategoriserData): Categoriser {
  const lexicon = new Lexicon(data.lexicon);
  const spelling = new Spelling(data.vocabulary);
  const model = new Model(data.model);
  const knowsForm = (form: string) => spelling.knowsForm(form);
  const features = newFeatures();
  const scores = new Float32Array(CATEGORY_COUNT);

  function scoreWords(words: readonly string[]): void {
    fillFeatures(features, words, lexicon, knowsForm);
    model.score(features, scores);
    softmax(scores);
  }

  /** Averages the scores of a name with and without its marketing words: "gluten free" says little about the thing. */
  function scoreName(words: readonly string[]): void {
    scoreWords(words);
    const plain = withoutMarketing(words);
    if (plain.length === words.length) return;
    const whole = Float32Array.from(scores);
    scoreWords(plain);
    for (let at = 0; at < CATEGORY_COUNT; at += 1) scores[at] = (scores[at]! + whole[at]!) / 2;
  }

  function baseOf(words: readonly string[]): number {
    const found = lexicon.find(words);
    if (found !== null) return found.category;
    scoreName(words);
    return bestOf(scores);
  }

  function lookUp(parsed: NameWords): Verdict | null {
    const phrase = categoryOfPhrase(parsed.typed) ?? categoryOfPhrase(parsed.words);
    if (phrase !== null) return { category: phrase, way: "exact", reason: "exact name" };
    const meant = readHomograph(parsed.typed, parsed.words);
    const bare = withoutArticles(parsed.words);
    const ways = [
      ...(meant === null ? [] : [meant]),
      parsed.typed,
      parsed.words,
      parsed.plain,
      parsed.swapped,
      bare,
    ];
    for (const words of ways) {
      const found = lexicon.find(words, parsed.accents);
      if (found === null) continue;
      const { noteWords, inCans, inBunches, inPieces } = parsed;
      const hasContext = noteWords.length > 0 || inCans || inBunches || inPieces;
      const overruled = hasContext ? modified(parsed, parsed.words) : null;
      if (overruled !== null) return overruled;
      const way = found.kind === 1 ? "exact" : found.kind === 2 ? "stems" : "anyOrder";
      return { category: found.category, way, reason: way === "exact" ? "exact name" : "known name" };
    }
    return null;
  }

  function modified(parsed: NameWords, words: readonly string[]): Verdict | null {
    const result = applyModifiers({ ...parsed, words, baseOf });
    return result && { category: result.category, way: "modifier", reason: `word '${result.word}'` };
  }

  /** Finds the category of the known names that this one may be a misspelling of; a likelier name weighs more. */
  function misspelt(names: readonly SpeltName[]): Verdict | null {
    if (names.length === 0) return null;
    const weights = new Float64Array(CATEGORY_COUNT);
    const least = names[0]!.cost;
    for (const { found, cost } of names)
      weights[found.category] = weights[found.category]! + Math.exp(least - cost);
    const category = bestOf(weights);
    const shown = names.find(({ found }) => found.category === category)!;
    return { category, way: "repaired", reason: `looks like '${shown.changed.join(" ")}'` };
  }

  /** Whether the engine guesses nothing: the script has no known names, or the phrase names no thing. */
  function isUnread({ typed, words }: NameWords): boolean {
    if (isOtherScript(words)) return true;
    return (isVague(typed) || isTalk(typed)) && lexicon.find(typed) === null && lexicon.find(words) === null;
  }

  function judge(parsed: NameWords): Verdict {
    const known = lookUp(parsed);
    if (known !== null) {
      scoreName(parsed.words);
      return known;
    }
    const { names, guesses } = respell(parsed, lexicon, spelling);
    const isMisspelt = parsed.words.some((word) => isUnknown(word, spelling));
    const overruled =
      (isMisspelt ? misspelt(names) : null) ??
      modified(parsed, parsed.words) ??
      modifiedSpelling(parsed, guesses[0]);
    scoreName(parsed.words);
    if (overruled !== null) return overruled;
    if (!isMisspelt && isDoubtful(parsed)) {
      const meant = misspelt(names);
      if (meant !== null) return meant;
    }
    if (guesses.length > 0) scoreSpellings(guesses);
    else if (parsed.words.every(isNoWord)) scores.fill(1 / CATEGORY_COUNT);
    const category = bestOf(scores);
    return { category, way: "model", reason: explain(guesses[0]?.words ?? parsed.words, category, model) };
  }

  /** Whether a word looks like random keys: it is unknown and has no vowel. */
  const isNoWord = (word: string) => isUnknown(word, spelling) && !/[aeiouy]/.test(word);

  /** Whether the model is so unsure that even a name of known words may be misspelt ("dark bead"). */
  const isDoubtful = ({ words }: NameWords) =>
    Math.max(...scores) < (words.length === 1 ? DOUBT_WORD_BELOW : DOUBT_BELOW);

  function modifiedSpelling(parsed: NameWords, guess: Spelt | undefined): Verdict | null {
    if (guess === undefined || guess.cost > MOST_COST) return null;
    const result = modified(parsed, guess.words);
    return result && { ...result, way: "repaired" };
  }

  /** Mixes the scores of the likely spellings with those of the name as typed. */
  function scoreSpellings(guesses: readonly Spelt[]): void {
    const least = guesses[0]!.cost;
    const respelt = (1 - AS_TYPED) / (1 + Math.exp(least - FAR_FETCHED));
    const mixed = Float64Array.from(scores, (score) => score * (1 - respelt));
    const sum = guesses.reduce((all, { cost }) => all + Math.exp(least - cost), 0);
    for (const { words, cost } of guesses) {
      scoreName(words);
      const share = (respelt * Math.exp(least - cost)) / sum;
      for (let at = 0; at < CATEGORY_COUNT; at += 1) mixed[at] = mixed[at]! + share * scores[at]!;
    }
    scores.set(mixed);
  }

  return {
    knows(name) {
      const found = lexicon.find(wordsOf(name));
      return found !== null && found.kind < 3;
    },
    isMisspelt(word) {
      const parsed = readName(word);
      if (parsed.words.length !== 1 || !isUnknown(parsed.words[0]!, spelling)) return false;
      const [nearest] = respell(parsed, lexicon, spelling).names;
      return nearest !== undefined && nearest.cost <= MOST_COST_OF_WORD;
    },
    categorise(name, corrections) {
      const corrected = corrections?.get(normalisedName(name));
      const parsed = readName(name);
      if (parsed.words.length === 0) return nothingToRead();
      const verdict = isUnread(parsed) ? null : judge(parsed);
      if (verdict === null)
        return corrected === undefined ? nothingToRead() : withCategoryFirst(nothingToRead(), corrected);
      const confidence = calibrated(data.calibration, verdict.way, scores[verdict.category]!);
      const result = rank(scores, verdict.category, confidence, verdict.reason);
      return corrected === undefined ? result : withCategoryFirst(result, corrected);
    },
  };
}

function bestOf(scores: Float32Array | Float64Array): number {
  let best = 0;
  for (let at = 1; at < scores.length; at += 1) if (scores[at]! > scores[best]!) best = at;
  return best;
}
