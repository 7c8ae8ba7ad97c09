/**
 * `npm run train-tagger`: trains the tagger with the corpus and writes its weights. `npm run train-tagger -- check` trains with
 * three quarters of the texts, four times, and prints how the other quarter is tagged.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { loadCategoriser } from "../../../categoriser/load-node.ts";
import { nameKey } from "../../../contract/items/rules.ts";
import { probabilitiesOf, tags, type ChainWeights } from "../chain.ts";
import { exampleOf, readCorpus, type Example } from "./corpus.ts";
import { trainChain, type Trained } from "./train-chain.ts";

const seed = 20;
const parts = 4;
/** The probability from which on a word counts as talk (without-talk.ts). */
const sure = 0.8;

const categoriser = loadCategoriser();
const masterItems = readFileSync(new URL("../../../../db/master-items.txt", import.meta.url), "utf8");
const names = new Set(masterItems.split("\n").map((line) => nameKey(line.split("\t")[1] ?? "")));
const examples = readCorpus().map((marked) =>
  exampleOf(marked, (name) => names.has(nameKey(name)) || categoriser.knows(name)),
);

if (process.argv[2] === "check") {
  for (let part = 0; part < parts; part += 1) {
    const isTested = (_: Example, index: number) => index % parts === part;
    const weights = trainChain(
      examples.filter((example, index) => !isTested(example, index)),
      seed,
    );
    report(weights, examples.filter(isTested));
  }
} else {
  writeFileSync(new URL("../weights.ts", import.meta.url), sourceOf(trainChain(examples, seed)));
  console.log(`Trained with ${examples.length} texts.`);
}

function report(weights: ChainWeights, tested: readonly Example[]): void {
  const counts = { tokens: 0, right: 0, talk: 0, wrongTalk: 0 };
  for (const { rows, tags: wanted } of tested) {
    for (const [index, probabilities] of probabilitiesOf(rows, weights).entries()) {
      const best = probabilities.indexOf(Math.max(...probabilities));
      const isTalk = probabilities[tags.indexOf("talk")]! > sure;
      counts.tokens += 1;
      counts.right += Number(best === wanted[index]);
      counts.talk += Number(isTalk);
      counts.wrongTalk += Number(isTalk && tags[wanted[index]!] === "thing");
    }
  }
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  console.log(
    `${tested.length} texts: ${share(counts.right, counts.tokens)} of the words are tagged right; ` +
      `of the words that are surely talk ${share(counts.wrongTalk, counts.talk)} belong to a thing`,
  );
}

/** The weights as signed bytes, of which 127 stands for the largest weight. */
function sourceOf({ emissions, transitions }: Trained): string {
  const largest = [...emissions, ...transitions].reduce(
    (most, weight) => Math.max(most, Math.abs(weight)),
    0,
  );
  const scale = largest / 127;
  const bytesOf = (weights: Float32Array) =>
    Buffer.from(Int8Array.from(weights, (one) => Math.round(one / scale)));
  return `/** Written by \`npm run train-tagger\`: the weights as signed bytes in Base64, and what 1 stands for. */
export const scale = ${scale};
export const transitions = "${bytesOf(transitions).toString("base64")}";
export const emissions =
  "${bytesOf(emissions).toString("base64")}";
`;
}
