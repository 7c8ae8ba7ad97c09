/**
 * What parses a text and plans what adding it comes to on this list. A chunk of its own, fetched while Home is painted:
 * Home's first load has 100 kB. Until it is there a text is added as it is, and the server parses it.
 */
import { parseEntry } from "../../typed-text/parse-entry.ts";
import { askEngine, guessSoon, startEngine } from "../categoriser/engine.ts";
import { completionOf, namesToGuess, planAdd } from "./add-plan.ts";
import { EntryPreview } from "./entry-preview.tsx";
import { makeSum } from "./make-sum.ts";
import { openItems } from "./open-items.ts";

export const entryPlanner = {
  parseEntry,
  planAdd,
  namesToGuess,
  completionOf,
  openItems,
  makeSum,
  askEngine,
  guessSoon,
  startEngine,
  EntryPreview,
};
