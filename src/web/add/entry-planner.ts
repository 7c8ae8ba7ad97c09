/**
 * What parses a text and plans what adding it comes to on this list. A chunk of its own, fetched while Home is painted:
 * Home's first load has 100 kB. Until it is there a text is added as it is, and the server parses it.
 */
import { askEngine, startEngine } from "../categoriser/engine.ts";
import { addText } from "./add-text.ts";
import { questionOf } from "./add-typed.ts";
import { completionOf, namesToGuess, planAdd } from "./add-plan.ts";
import { EntryPreview } from "./entry-preview.tsx";
import { foldWhileTyping } from "./fold-while-typing.ts";
import { readNow } from "./read-typed-text.ts";
import { openItems } from "./open-items.ts";

export const entryPlanner = {
  readNow,
  planAdd,
  namesToGuess,
  completionOf,
  openItems,
  addText,
  foldWhileTyping,
  questionOf,
  askEngine,
  startEngine,
  EntryPreview,
};
