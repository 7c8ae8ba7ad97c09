import type { NamedStore } from "../../typed-text/match-store.ts";
import { readSentences } from "../../typed-text/sentence/read-sentences.ts";
import { isNotice } from "../../typed-text/sentence/chat-notices.ts";
import { linesOf, messageOf } from "../../typed-text/sentence/sender-lines.ts";
import { ImportDraft, longestName } from "../import-draft.ts";
import type { ImportOptions, ImportPlan } from "../import-plan.ts";
import { storesOf } from "../named-item.ts";
import type { Row } from "../table/rows.ts";
import { tryRows } from "../table/read-table.ts";
import { skipReasonOf } from "./skip-reason.ts";
import { isPlainThing } from "./is-plain-thing.ts";
import { fromLabels, Headings, meaningOf, type HeadingMeaning, type StoreAndCategory } from "../headings.ts";
import { withoutReferences } from "../plain-text.ts";
import { readCells, type ReadThing } from "./read-cells.ts";
import { listLines, longestLine, type ListLine } from "./list-lines.ts";
import { markdownParts } from "./markdown-parts.ts";

/** Limits on the sentences of one text and on their characters, because reading a sentence is slow. */
const mostSentences = 4000;
const longestSentences = 400_000;
const exportedAt = /^[_*(\s]*(?:exported|export date|generated|created|exportiert|erstellt)\b.*\d/iu;
const link = /(?<=\s)https?:\/\/\S+/giu;

const senderReason = "It says who wrote, and when.";
const noticeReason = "It is a notice of the chat program.";

/** Separators of several things in one row. */
const separator = /[,;+&]|\s(?:and|und|y|e|et)\s/iu;

const pairWithComma = /^[^,;+&]+,[^,;+&]+$/u;

/** Direction marks, which chat programs write before their own lines and texts. */
const directionMark = /(^|: ?)[\u200E\u200F\u202A-\u202E]+/gmu;

/** Reads plain text, Markdown and chat messages: one thing per line below headings, or sentences. */
export function readTextList(text: string, options: ImportOptions): ImportPlan {
  return readTextLists([text], options);
}

/** Reads several texts, each with its own headings, into one plan. */
export function readTextLists(texts: readonly string[], options: ImportOptions): ImportPlan {
  const reader = new TextReader(options);
  for (const text of texts) reader.read(text);
  return reader.plan;
}

class TextReader {
  readonly #draft = new ImportDraft("text");
  readonly #options: ImportOptions;
  readonly #stores: readonly NamedStore[];
  readonly #headings: Headings;
  /** The numbers of sentences and of their characters that were read. */
  #sentenceCount = 0;
  #sentenceLength = 0;

  constructor(options: ImportOptions) {
    this.#options = options;
    this.#stores = storesOf(options);
    this.#headings = new Headings(this.#draft, options);
  }

  get plan(): ImportPlan {
    return this.#draft.plan;
  }

  read(text: string): void {
    for (const part of markdownParts(withoutReferences(text.normalize("NFC")).replace(directionMark, "$1"))) {
      if (part.kind === "text") this.#readLines(part.text);
      else if (part.kind === "table") this.#readTable(part.rows, part.ruler);
      else for (const line of part.lines) this.#draft.leaveOut(line, "It is about the file.");
    }
    this.#headings.restore({ store: null, category: null });
  }

  /** Reads a table below the headings; a table without a column of names is read line by line. */
  #readTable(rows: Row[], ruler: string): void {
    const { columns: _columns, ...options } = this.#options;
    const plan = tryRows(rows, options);
    if (plan === null) return this.#readLines(rows.map((row) => row.join(" | ")).join("\n"));
    const { store, category } = this.#headings;
    for (const item of plan.items) {
      item.store ??= store;
      item.category ??= category;
    }
    this.#draft.merge(plan);
    this.#draft.leaveOut(ruler, "It is the line below the headers of a table.");
    this.#headings.noteRow();
  }

  #readLines(text: string): void {
    const lines = listLines(text, (content) => this.#knownMeaning(content));
    const isList = lines.some(({ isBulleted, isQuoted }) => isBulleted && !isQuoted);
    const outer: { indent: number; above: StoreAndCategory }[] = [];
    const topLevels = lines.filter(({ heading }) => heading === 1).length;
    for (const [index, line] of lines.entries()) {
      while (outer.length > 0 && line.indent <= outer.at(-1)!.indent)
        this.#headings.restore(outer.pop()!.above);
      if (line.isScoped) outer.push({ indent: line.indent, above: this.#headings.current });
      if (this.#isSender(line, lines[index + 1])) this.#draft.leaveOut(line.typed, senderReason);
      else if (isList && (line.isRemark || line.isQuoted) && this.#knownMeaning(line.text) === null)
        this.#draft.leaveOut(line.typed, "It is a remark about the list.");
      else if (exportedAt.test(line.text))
        this.#draft.leaveOut(line.typed, "It says when the list was exported.");
      else if (line.heading !== null) {
        const isTitle =
          index === 0 && line.heading === 1 && topLevels === 1 && lines.some(({ heading }) => heading === 2);
        const next = lines[index + 1]?.heading ?? 0;
        this.#headings.enter(line.text, line.heading, { isTitle, hasParts: next > line.heading });
      } else this.#readRow(line, lines.length === 1);
    }
  }

  /** Whether a line is the sender of the next one: a name alone above a line of date and time. */
  #isSender({ text, isBulleted }: ListLine, next: ListLine | undefined): boolean {
    if (next === undefined || isBulleted || next.isBulleted || !/\d[:.]\d\d/u.test(next.text)) return false;
    if (!/^\p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,2}$/u.test(text) || this.#knows(text)) return false;
    const [content] = linesOf(next.typed);
    return content !== undefined && content.left !== "" && content.text === "";
  }

  #knownMeaning(text: string): HeadingMeaning | null {
    const { isKnown, meaning } = meaningOf(text, this.#options);
    return isKnown ? meaning : null;
  }

  #readRow(line: ListLine, isAlone: boolean): void {
    if (this.#draft.leaveOutIfFull(line.typed)) return;
    if (line.typed.length > longestLine) {
      this.#draft.leaveOut(line.typed, "It is too long to be a line of a list.");
      return;
    }
    if (line.isCancelled) {
      this.#draft.leaveOut(line.typed, "It was cancelled.");
      return;
    }
    const message = line.isBulleted ? undefined : linesOf(line.typed)[0];
    if (message !== undefined && message.left !== "" && message.text === "") {
      const said = messageOf(line.typed);
      const aside = isNotice(said) ? noticeReason : senderReason;
      this.#draft.leaveOut(line.typed, skipReasonOf(said) ?? aside);
      return;
    }
    const isMessage = message !== undefined && message.left !== "";
    const written = isMessage ? message.text : line.text;
    const links = /\p{L}\s/u.test(written) ? (written.match(link) ?? []) : [];
    const content = links.length === 0 ? written : written.replace(link, " ").trim();
    if (isMessage && !/[\p{L}\p{N}]/u.test(content)) {
      this.#draft.leaveOut(line.typed, "It names nothing to buy.");
      return;
    }
    const reason = skipReasonOf(content);
    if (reason !== null) {
      this.#draft.leaveOut(line.typed, reason);
      return;
    }
    const cells = readCells(content, this.#options);
    // A chat message may be a sentence, unless it is the name of a thing.
    const mayBeSentence = isMessage || (isAlone && !line.isBulleted);
    const one = mayBeSentence && (separator.test(content) || !this.#knows(cells.name)) ? null : cells;
    // A known name, and a row that is too long for a name, is no sentence: this check is much quicker than reading a sentence.
    const isThing = line.isBulleted || (one !== null && this.#isNoSentence(one.name, content));
    if (!isThing && (this.#sentenceCount >= mostSentences || this.#sentenceLength >= longestSentences)) {
      this.#draft.leaveOut(line.typed, `Of one text ${mostSentences} sentences are read.`);
      return;
    }
    const isAboutLink = !isThing && links.length > 0;
    const named = isThing ? [] : this.#sentence(content);
    const things = isAboutLink ? named.filter(({ name }) => this.#knows(name)) : named;
    if (!isThing && things.length === 0) {
      this.#draft.leaveOut(line.typed, isAboutLink ? "It is a link." : "It names nothing to buy.");
      return;
    }
    const found = one === null || isAboutLink ? things : this.#better(content, one, things);
    this.#headings.noteRow();
    for (const item of found) {
      const { store, category, notes } = this.#storeAndCategoryOf(line);
      const note = [item.note, ...notes, ...links].filter(Boolean).join(", ");
      this.#draft.add({ ...item, note, store: item.store ?? store, category }, line.done, line.typed);
    }
  }

  /** The store and the category of a row by its tags and headings; a tag that names neither becomes a note. */
  #storeAndCategoryOf({ marks }: ListLine): StoreAndCategory & { notes: string[] } {
    const { store, category, notes } = fromLabels(marks.tags, this.#options);
    return {
      store: store ?? this.#headings.store,
      category: category ?? this.#headings.category,
      notes: [...marks.notes, ...notes],
    };
  }

  /** The things of a row: several, the one known thing of a sentence ("we need milk", "milk from Aldi"), or the whole row. */
  #better(content: string, one: ReadThing, things: readonly ReadThing[]): readonly ReadThing[] {
    const [thing] = things;
    const isSaid = things.length === 1 && this.#knows(thing!.name) && !this.#knows(one.name);
    return this.#several(content, one.name) ?? (isSaid ? things : [one]);
  }

  /**
   * The things of a row that names several, "bread, butter"; null unless each of them is a known name. If a row has one comma,
   * the text behind it may be the kind of the one thing, "rice, basmati": then a name that only the engine knows doesn't count.
   */
  #several(content: string, name: string): ReadThing[] | null {
    if (!separator.test(content) || this.#knows(name)) return null;
    const things = this.#sentence(content);
    const isKnown = pairWithComma.test(content)
      ? (known: string) => this.#options.isName?.(known) === true
      : (known: string) => this.#knows(known);
    return things.length > 1 && things.every((thing) => isKnown(thing.name)) ? things : null;
  }

  #knows(name: string): boolean {
    const { isName, isKnownToEngine } = this.#options;
    return isName?.(name) === true || isKnownToEngine?.(name) === true;
  }

  #isNoSentence(name: string, content: string): boolean {
    if (name.length > longestName || this.#knows(name)) return true;
    return this.#knownMeaning(content) === null && isPlainThing(content);
  }

  #sentence(text: string): ReadThing[] {
    this.#sentenceCount += 1;
    this.#sentenceLength += text.length;
    const { isName, isKnownToEngine, isMisspelt } = this.#options;
    const { things } = readSentences(text, {
      stores: this.#stores,
      ...(isName && { isName }),
      ...(isKnownToEngine && { isKnownToEngine }),
      ...(isMisspelt && { isMisspelt }),
    });
    return things.map(({ store, intervalDays: _days, ...thing }) => ({
      ...thing,
      store: store?.name ?? null,
    }));
  }
}
