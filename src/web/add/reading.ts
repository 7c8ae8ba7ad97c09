/**
 * All that understands a text: what was typed, what it comes to on this list, what the engine thinks of it. One part of
 * its own, fetched while Home is painted: Home's first load has 100 kB. Until it is there a text is added as it is, and
 * the server reads it.
 */
import { parseEntry } from "../../typed-text/parse-entry.ts";
import { askEngine, guessSoon, startEngine } from "../categoriser/engine.ts";
import { completionOf, namesToGuess, planAdd } from "./add-plan.ts";
import { EntryReading } from "./entry-reading.tsx";
import { openItems } from "./open-items.ts";

export const reading = {
  parseEntry,
  planAdd,
  namesToGuess,
  completionOf,
  openItems,
  askEngine,
  guessSoon,
  startEngine,
  EntryReading,
};
