/**
 * `npm run train`: trains on the lexicon and the word lists and writes `data/categoriser.bin`, always the same file for
 * the same input.
 */
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { encodeData } from "../data-file.ts";
import { DATA_FILE } from "../load-node.ts";
import { buildData, calibrate, crossValidate } from "./build.ts";
import { readCorpus } from "./corpus.ts";

const corpus = readCorpus();
const file = encodeData(buildData(corpus, calibrate(crossValidate(corpus, 2))));
writeFileSync(DATA_FILE, file);
console.log(
  `${corpus.lexicon.length} names, ${(file.length / 1024).toFixed(0)} KiB, ${(gzipSync(file).length / 1024).toFixed(0)} KiB gzipped`,
);
