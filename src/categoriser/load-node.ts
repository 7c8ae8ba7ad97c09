import { readFileSync } from "node:fs";
import { createCategoriser } from "./categoriser.ts";
import type { Categoriser } from "./categoriser.ts";
import { decodeData } from "./data-file.ts";

export const DATA_FILE = new URL("data/categoriser.bin", import.meta.url);

/** Loads the embedded categoriser with the data that `npm run train` wrote. */
export function loadCategoriser(): Categoriser {
  return createCategoriser(decodeData(readFileSync(DATA_FILE)));
}
