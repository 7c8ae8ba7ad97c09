/**
 * Measures how accurate and how fast the embedded categoriser is.
 *
 *   node bench/categoriser.ts [sample.jsonl]     (or CATEGORISER_SAMPLE=sample.jsonl)
 *
 * A sample has a line of JSON for each name: { "text", "accepted": [category, ...], "kind", "lang" }. Without one, only
 * speed, size and the cross-validation over the lexicon are printed. CATEGORISER_FOLDS (0 to 5, by default 1) says how
 * many fifths of the lexicon are held out and guessed; each needs a training.
 */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { createCategoriser } from "../src/categoriser/categoriser.ts";
import type { Categoriser } from "../src/categoriser/categoriser.ts";
import { decodeData } from "../src/categoriser/data-file.ts";
import { DATA_FILE, loadCategoriser } from "../src/categoriser/load-node.ts";
import type { Categorisation } from "../src/categoriser/rank.ts";
import { crossValidate } from "../src/categoriser/train/build.ts";
import { readCorpus, readLexicon } from "../src/categoriser/train/corpus.ts";

interface Line {
  text: string;
  accepted: string[];
  kind: string;
  lang: string;
}
interface Judged {
  line: Line;
  result: Categorisation;
  right: boolean;
  rightOfThree: boolean;
}

const percent = (part: number, whole: number) =>
  (whole === 0 ? "-" : ((100 * part) / whole).toFixed(1)).padStart(6);
const groupsOf = <T>(all: readonly T[], key: (one: T) => string) =>
  [...Map.groupBy(all, key)].sort((a, b) => (a[0] < b[0] ? -1 : 1));

function readSample(path: string): Line[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Line);
}

function judge(categoriser: Categoriser, lines: readonly Line[]): Judged[] {
  return lines.map((line) => {
    const result = categoriser.categorise(line.text);
    const accepts = ({ category }: { category: string }) => line.accepted.includes(category);
    const three = result.ranked.slice(0, 3);
    return { line, result, right: three.slice(0, 1).some(accepts), rightOfThree: three.some(accepts) };
  });
}

function printAccuracy(judged: readonly Judged[]): void {
  console.log("\nAccepted answers, %         lines  top-1  top-3");
  const kindOf = ({ line }: Judged) =>
    line.kind === "typed" ? `typed ${line.lang === "en" ? "en" : "de es fr"}` : line.kind;
  for (const [kind, lines] of groupsOf(judged, kindOf)) printRow(kind, lines);
  for (const [kind, lines] of groupsOf(judged, ({ line }) => `  ${line.kind} ${line.lang}`))
    printRow(kind, lines);
}

function printRow(name: string, lines: readonly Judged[]): void {
  const top = percent(lines.filter(({ right }) => right).length, lines.length);
  const three = percent(lines.filter(({ rightOfThree }) => rightOfThree).length, lines.length);
  console.log(`${name.padEnd(26)} ${String(lines.length).padStart(5)} ${top} ${three}`);
}

function printRecall(judged: readonly Judged[]): void {
  console.log("\nRecall by category (of the lines of which it is the most usual answer), %");
  for (const [category, lines] of groupsOf(judged, ({ line }) => line.accepted[0] ?? ""))
    printRow(category, lines);
}

function printReliability(judged: readonly Judged[]): void {
  console.log("\nConfidence     lines   mean  right, %");
  const band = ({ result }: Judged) => Math.min(9, Math.floor(10 * result.ranked[0]!.confidence));
  for (const [step, lines] of groupsOf(judged, (one) => String(band(one)))) {
    const mean = lines.reduce((sum, { result }) => sum + result.ranked[0]!.confidence, 0);
    const right = lines.filter((one) => one.right).length;
    const from = Number(step) / 10;
    console.log(
      `${from.toFixed(1)} - ${(from + 0.1).toFixed(1)}    ${String(lines.length).padStart(5)} ` +
        `${percent(mean, lines.length)} ${percent(right, lines.length)}`,
    );
  }
}

function printSpeed(categoriser: Categoriser, names: readonly string[]): void {
  const times: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    for (const name of names) {
      const start = performance.now();
      categoriser.categorise(name);
      if (round > 0) times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => `${times[Math.floor(share * (times.length - 1))]!.toFixed(3)} ms`;
  console.log(`\nA name takes ${at(0.5)} (median), ${at(0.99)} (p99), ${at(0.999)} (p99.9)`);
}

function printLoading(): void {
  const file = readFileSync(DATA_FILE);
  const start = performance.now();
  createCategoriser(decodeData(readFileSync(DATA_FILE)));
  const took = performance.now() - start;
  const size = (bytes: number) => `${(bytes / 1024).toFixed(0)} KiB`;
  console.log(
    `Model and lexicon: ${size(gzipSync(file).length)} gzipped (${size(file.length)}), loaded in ${took.toFixed(0)} ms`,
  );
}

function printCrossValidation(folds: number): void {
  if (folds < 1) return;
  const corpus = readCorpus();
  const guesses = crossValidate(corpus, folds);
  console.log("\nNames of the lexicon guessed without them, %   names  top-1  top-3");
  for (const [language, group] of groupsOf(guesses, ({ entry }) => entry.language)) {
    const rank = ({ entry, scores }: (typeof group)[number]) =>
      scores.filter((score) => score > scores[entry.category]!).length;
    const first = group.filter((guess) => rank(guess) === 0).length;
    const three = group.filter((guess) => rank(guess) < 3).length;
    console.log(
      `${language.padEnd(44)} ${String(group.length).padStart(7)} ${percent(first, group.length)} ${percent(three, group.length)}`,
    );
  }
}

/** Prints all figures; `path` is the sample's, if there is one. */
export function benchCategoriser(path = process.env.CATEGORISER_SAMPLE): void {
  printLoading();
  const categoriser = loadCategoriser();
  if (path === undefined) {
    printSpeed(
      categoriser,
      readLexicon().map(({ name }) => name),
    );
  } else {
    const judged = judge(categoriser, readSample(path));
    printSpeed(
      categoriser,
      judged.map(({ line }) => line.text),
    );
    printAccuracy(judged);
    printRecall(judged);
    printReliability(judged);
  }
  printCrossValidation(Number(process.env.CATEGORISER_FOLDS ?? 1));
}

if (import.meta.main) benchCategoriser(process.argv[2]);
