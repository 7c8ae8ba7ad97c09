import { calibrated } from "./calibration.ts";
import type { CalibrationData, Way } from "./calibration.ts";
import { fillFeatures, newFeatures } from "./features.ts";
import { wordsOf } from "./fold.ts";
import { Lexicon } from "./lexicon.ts";
import type { LexiconData } from "./lexicon.ts";
import { Model, softmax } from "./model.ts";
import type { ModelData } from "./model.ts";
import { applyModifiers } from "./modifiers.ts";
import { normalisedName, readName, withoutPraise } from "./normalise.ts";
import type { NameWords } from "./normalise.ts";
import { CATEGORY_COUNT, OTHER, categoryName } from "./scheme.ts";
import { isUnknown, respell } from "./respell.ts";
import type { Spelt, SpeltName } from "./respell.ts";
import { Spelling } from "./spelling.ts";
import { explain } from "./reason.ts";
import { readHomograph, withoutArticles } from "./homographs.ts";
import { categoryOfPhrase } from "./set-phrases.ts";
import { isOtherScript, isVague } from "./unread.ts";

export interface CategoriserData {
  lexicon: LexiconData;
  /** Known words, folded, the most frequent first. */
  vocabulary: readonly string[];
  model: ModelData;
  calibration: CalibrationData;
}

interface Ranked {
  /** Name of the category as the app shows it. */
  category: string;
  /** About this share of the results with this confidence is right, 0..1. */
  confidence: number;
}

export interface Categorisation {
  /** Best first; every category of the scheme. */
  ranked: Ranked[];
  reason: string;
}

/** Normalised name (see `normalisedName`) to category name: the choices of a list's people. */
type Corrections = ReadonlyMap<string, string>;

export interface Categoriser {
  categorise(name: string, corrections?: Corrections): Categorisation;
  /** Whether a name stands in the lexicon, in another number or with other accents at most. */
  knows(name: string): boolean;
}

/**
 * Below this confidence the result is Other, with the guesses ranked after it. Such unsure guesses are right no more
 * often than "Other" is; from here on they are, so that a higher threshold would only cost right answers.
 */
export const LEAST_CONFIDENCE = 0.15;

/** A name of known words is taken for a misspelt one when the model is less sure of it than this. */
const DOUBT_BELOW = 0.85;
const DOUBT_WORD_BELOW = 0.4;
/** A spelling that costs more is too far-fetched to apply modifiers to. */
const MOST_COST = 4;
/** The least weight of the name as it was typed against its likely spellings; it rises around the given cost. */
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

  /** Scores a name with its praise and without it, half and half: "gluten free" says little about what is free of it. */
  function scoreName(words: readonly string[]): void {
    scoreWords(words);
    const plain = withoutPraise(words);
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
      parsed.turned,
      bare,
    ];
    for (const words of ways) {
      const found = lexicon.find(words, parsed.accents);
      if (found === null) continue;
      const { aside, inCans, inBunches, inPieces } = parsed;
      const isSaidMore = aside.length > 0 || inCans || inBunches || inPieces;
      const overruled = isSaidMore ? modified(parsed, parsed.words) : null;
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

  /** The likeliest known name that this one may be a misspelling of, weighed by category. */
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

  /** Nothing is guessed for scripts that are not read and for phrases that name no thing. */
  function isUnread({ typed, words }: NameWords): boolean {
    if (isOtherScript(words)) return true;
    return isVague(typed) && lexicon.find(typed) === null && lexicon.find(words) === null;
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

  /** Whether a word can only be keys hit at random: neither known nor with a vowel. */
  const isNoWord = (word: string) => isUnknown(word, spelling) && !/[aeiouy]/.test(word);

  /** Whether the scores are so unsure that even a name of known words may be misspelt ("dark bead"). */
  const isDoubtful = ({ words }: NameWords) =>
    Math.max(...scores) < (words.length === 1 ? DOUBT_WORD_BELOW : DOUBT_BELOW);

  function modifiedSpelling(parsed: NameWords, guess: Spelt | undefined): Verdict | null {
    if (guess === undefined || guess.cost > MOST_COST) return null;
    const result = modified(parsed, guess.words);
    return result && { ...result, way: "repaired" };
  }

  /** Scores of the likely spellings, mixed with those of the name as it was typed. */
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
    categorise(name, corrections) {
      const corrected = corrections?.get(normalisedName(name));
      const parsed = readName(name);
      if (parsed.words.length === 0) return unknown();
      const verdict = isUnread(parsed) ? null : judge(parsed);
      if (verdict === null)
        return corrected === undefined ? unknown() : withCategoryFirst(unknown(), corrected);
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

/** The verdict first, the others by the model's probabilities, which share what confidence is left. */
function rank(scores: Float32Array, best: number, confidence: number, reason: string): Categorisation {
  const left = (1 - confidence) / Math.max(1e-9, 1 - scores[best]!);
  const ranked = Array.from(scores, (score, at) => ({
    category: categoryName(at) as string,
    confidence: at === best ? confidence : Math.min(confidence, score * left),
    first: at === best ? 1 : 0,
  }))
    .sort((a, b) => b.first - a.first || b.confidence - a.confidence)
    .map(({ category, confidence: share }) => ({ category, confidence: round(share) }));
  if (confidence >= LEAST_CONFIDENCE) return { ranked, reason };
  return withCategoryFirst({ ranked, reason: "too unsure" }, categoryName(OTHER), round(confidence));
}

const round = (value: number) => Math.round(value * 1000) / 1000;

function withCategoryFirst(result: Categorisation, category: string, confidence?: number): Categorisation {
  const others = result.ranked.filter((one) => one.category !== category);
  const reason = confidence === undefined ? "your choice" : result.reason;
  return { ranked: [{ category, confidence: confidence ?? 1 }, ...others], reason };
}

function unknown(): Categorisation {
  const ranked = Array.from({ length: CATEGORY_COUNT }, (_, at) => ({
    category: categoryName(at) as string,
    confidence: 0,
  }));
  return withCategoryFirst({ ranked, reason: "nothing to read" }, categoryName(OTHER), 0);
}
