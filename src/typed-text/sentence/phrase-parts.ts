import { countWords } from "./count-words.ts";

/** Parts of the patterns by which the talk of a household is read. */

/** Where a sentence begins. */
export const start = "(?<=^|[.!?\\n:;]\\s*)";
/** Where a clause begins. */
export const clauseStart = "(?<=^|[.!?\\n:;,]\\s*)";
/** Where a thing may begin. */
export const piece = "(?<=^|[.!?\\n:;,]\\s*|(?<!\\p{Cased})(?:and|und|y|et) )";
/** Where what is said of a thing ends. */
export const pieceEnd = "(?=\\s*(?:$|[.!?\\n;,]|(?:and|und|y|et|pero|aber|but|mais) ))";
/** A number in figures or words, or an article that stands for one. */
export const number = `(?:\\d+(?:[.,]\\d+)?|${countWords}|an?|eine?n?|un[ae]?)`;

/** The time and the sender ahead of a message, as they are copied or exported. */
export const sender =
  "(?:\\[[^\\]\\n]{6,30}\\] ?|\\d[^\\n\\p{Alpha}]{4,22}(?:[ap]\\.?m\\.?)? ?- ?)?(?:\\p{Alpha}[\\p{Alpha} .'’-]{0,20}(?:, \\d\\d?[:.]\\d\\d)? ?: ?)?";
/** Where a message begins. */
export const message = `(?<=(?:^|\\n)${sender})`;
/** Where a message begins that isn't the first. */
export const laterMessage = `(?<=\\n${sender})`;

/** A pattern made of such parts; without other flags it ignores case and finds each place. */
export const re = (pattern: string, flags = "giu") => new RegExp(pattern, flags);
