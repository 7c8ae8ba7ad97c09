/**
 * The code that parses a text and plans how it is added to this list. It is a part of its own, fetched while Home is painted,
 * since Home's first load has a budget of 100 kB. Until it is loaded a text is added as it is, and the server parses it.
 */
import { Signal } from "../async/signal.ts";
import { askEngine, startEngine } from "../categoriser/engine.ts";
import { addText } from "./add-text.ts";
import { undoAdding } from "./add-undo.ts";
import { categoriseLate, questionOf } from "./add-typed.ts";
import { completionOf, namesToGuess, planAdd } from "./add-plan.ts";
import { AmountQuestions } from "./amount-questions.tsx";
import { afterTap } from "../typed/chip-tap.ts";
import { EntryPreview } from "./entry-preview.tsx";
import { foldWhileTyping } from "../typed/fold-while-typing.ts";
import { readNow } from "./read-typed-text.ts";
import { openItems } from "../typed/open-items.ts";
import { isNearly } from "../typed/spelling-distance.ts";
import { WarmUp } from "./warm-up.ts";
import { patternsAhead, readInStages } from "../../typed-text/compiled-ahead.ts";
import { StoreOptions } from "./store-options.tsx";
import { findStoreQuery } from "../typed/store-query.ts";
import { FieldAid, StoresHint } from "./field-aid.tsx";

const warmed = new Signal();
const warmUpOptions = { stores: [], premium: true, asName: [], names: new Map(), guesses: new Map() };
const warming = new WarmUp({
  patterns: patternsAhead,
  read: (text, between) => readInStages(() => void readNow(text, warmUpOptions), between),
  onChange: () => warmed.emit(),
});

export const entryPlanner = {
  afterTap,
  readNow,
  planAdd,
  namesToGuess,
  completionOf,
  openItems,
  isNearly,
  addText,
  categoriseLate,
  foldWhileTyping,
  questionOf,
  undoAdding,
  askEngine,
  /** A store's field calls this whenever it gets the focus. */
  start: () => {
    startEngine();
    warming.start();
  },
  readAhead: (text: string) => warming.readAhead(text),
  isWarmFor: (text: string) => warming.isWarmFor(text),
  onWarm: warmed.subscribe,
  AmountQuestions,
  EntryPreview,
  FieldAid,
  findStoreQuery,
  StoreOptions,
  StoresHint,
};
