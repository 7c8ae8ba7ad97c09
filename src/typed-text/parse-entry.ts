import { findStore, type NamedStore } from "./match-store.ts";
import { foldSpace, readItemName, wholeName, type LocatedName, type ParsedName } from "./parse-name.ts";
import { isPreparation } from "./preparation.ts";
import { hasName } from "./read-quantity.ts";
import { findRepeat, findRepeatAdverb } from "./repeat-words.ts";

export type EntryPart = "quantity" | "store" | "repeat" | "note";

/** Positions in the entry's `text`. */
export type TextSpan = { start: number; end: number };

/** One parsed part, shown under the field. */
export type EntryChip = {
  part: EntryPart;
  /** The spans of its words; a quantity may be on both sides of the name ("2 milk 1l"). */
  spans: TextSpan[];
  /** The entry without these words: the field's new text when the chip is removed with them. */
  without: string;
};

export type ParsedEntry = ParsedName & {
  /** The typed text in Unicode NFC, which the spans refer to. */
  text: string;
  note: string | null;
  storeId: string | null;
  storeName: string | null;
  /** One of the choices of a repeat, in days. */
  intervalDays: number | null;
  /** In the order in which they were typed. */
  chips: EntryChip[];
};

export type EntryOptions = {
  stores?: readonly NamedStore[];
  /** Parts that are not parsed: their words stay in the name. Removing a chip but not its words adds its part here. */
  asName?: readonly EntryPart[];
};

/**
 * Reads the Add field: "2 lb chicken thighs (boneless) every 2 weeks @costco". A note stands in brackets at the end of
 * the name or behind " - " or " // ", or is how to prepare it (", finely chopped"); a store behind "@"; words of a
 * repeat anywhere, "weekly" only behind the name. The name without any of these is read by `parseItemName`.
 */
export function parseEntry(text: string, { stores = [], asName = [] }: EntryOptions = {}): ParsedEntry {
  const typed = text.normalize("NFC");
  const reads = (part: EntryPart): boolean => !asName.includes(part);
  const found: { part: EntryPart; spans: TextSpan[] }[] = [];
  let rest = typed;
  const take = (part: EntryPart, ...spans: TextSpan[]): void => {
    const taken = found.flatMap((chip) => chip.spans);
    found.push({ part, spans: spans.flatMap((span) => cutOut(typed, span, taken)) });
    rest = spans.reduce(blank, rest);
  };

  const store = reads("store") ? findStore(rest, stores) : null;
  if (store !== null) take("store", store);
  let repeat = reads("repeat") ? findRepeat(rest) : null;
  if (repeat !== null) take("repeat", repeat);
  let note: FoundNote | null = null;
  // Either can stand behind the other: "milk weekly (organic)", "milk (organic) weekly".
  for (const part of ["repeat", "note", "repeat"] as const) {
    if (!reads(part)) continue;
    const span = nameSpan(rest);
    if (part === "note") {
      note = findNote(rest, span);
      if (note !== null) take("note", note);
    } else if (repeat === null) {
      const adverb = findRepeatAdverb(rest.slice(0, span.end));
      repeat = adverb !== null && adverb.start > span.start ? adverb : null;
      if (repeat !== null) take("repeat", repeat);
    }
  }

  const parsed = readName(rest, reads("quantity"));
  if (parsed.quantitySpans.length > 0) take("quantity", ...parsed.quantitySpans);
  const chips = found
    .map(({ part, spans }) => ({ part, spans, without: foldSpace(spans.reduce(blank, typed)) }))
    .toSorted((one, other) => one.spans[0]!.start - other.spans[0]!.start);
  return {
    ...parsed.name,
    text: typed,
    note: note?.note ?? null,
    storeId: store?.store.id ?? null,
    storeName: store?.store.name ?? null,
    intervalDays: repeat?.days ?? null,
    chips,
  };
}

/** Puts spaces over a span, over brackets around it and of a comma or dash that joined it, so that offsets stay. */
function blank(text: string, { start, end }: TextSpan): string {
  const before = text.slice(0, start);
  const bracketed = /\(\s*$/u.test(before) && /^\s*\)/u.test(text.slice(end));
  const from = start - (/(?:\(|\s[-–—]|\s\/\/|[,;:])\s*$/u.exec(before)?.[0].length ?? 0);
  const unbracketed = before[from] === "(" && !bracketed ? start : from;
  const to = end + (/^(?:\s*[,;:]|[.!](?=\s|$))/u.exec(text.slice(end))?.[0].length ?? 0);
  const until = bracketed ? end + text.slice(end).indexOf(")") + 1 : to;
  return text.slice(0, unbracketed) + " ".repeat(until - unbracketed) + text.slice(until);
}

type Rest = { rest: string; parsed: LocatedName; offsets: number[] };
/** The last result: finding each part of an entry needs that of the same text. */
let last: Rest | undefined;

/** Reads a text with runs of white space; `offsets` leads from the folded text back to it. */
function readRest(rest: string): Rest {
  if (last?.rest === rest) return last;
  const offsets: number[] = [];
  let folded = "";
  for (let at = 0; at < rest.length; at += 1) {
    const isSpace = /\s/u.test(rest[at]!);
    if (isSpace && (folded === "" || folded.endsWith(" "))) continue;
    folded += isSpace ? " " : rest[at]!;
    offsets.push(at);
  }
  return (last = { rest, parsed: readItemName(folded.trimEnd()), offsets });
}

function nameSpan(rest: string): TextSpan {
  const { parsed, offsets } = readRest(rest);
  return { start: offsets[parsed.from] ?? 0, end: (offsets[parsed.to - 1] ?? -1) + 1 };
}

function readName(rest: string, withQuantity: boolean): { name: ParsedName; quantitySpans: TextSpan[] } {
  if (!withQuantity) return { name: wholeName(rest), quantitySpans: [] };
  const { parsed, offsets } = readRest(rest);
  const { from, to, ...name } = parsed;
  if (name.parsedQuantity === null) return { name, quantitySpans: [] };
  const sides = [
    trimmed(rest, 0, offsets[from] ?? 0),
    trimmed(rest, (offsets[to - 1] ?? -1) + 1, rest.length),
  ];
  return { name, quantitySpans: sides.filter(({ start, end }) => start < end) };
}

function trimmed(text: string, start: number, end: number): TextSpan {
  const part = text.slice(start, end);
  const lead = part.length - part.trimStart().length;
  return { start: start + lead, end: start + Math.max(lead, part.trimEnd().length) };
}

/** What is left of a span without those taken before, as in "milk - the blue @costco one". */
function cutOut(text: string, span: TextSpan, taken: readonly TextSpan[]): TextSpan[] {
  let pieces = [span];
  for (const { start, end } of taken)
    pieces = pieces
      .flatMap((piece) =>
        end <= piece.start || start >= piece.end
          ? [piece]
          : [trimmed(text, piece.start, start), trimmed(text, end, piece.end)],
      )
      .filter((piece) => piece.start < piece.end);
  return pieces;
}

type FoundNote = TextSpan & { note: string };

/** ", peeled and finely chopped": from the first comma on, if all of it is how to prepare it. */
function findPreparation(name: string): RegExpExecArray | null {
  const match = /\s*,\s*(\S.*)$/su.exec(name);
  return match !== null && match[1]!.split(",").every(isPreparation) ? match : null;
}

/** The note at the end of the name. */
function findNote(rest: string, { start, end }: TextSpan): FoundNote | null {
  const name = rest.slice(start, end);
  const match =
    /\(([^()]+)\)\s*$/u.exec(name) ?? /\s(?:[-–—]|\/\/)\s+(\S.*)$/su.exec(name) ?? findPreparation(name);
  if (match === null || !hasName(match[1]!) || !hasName(name.slice(0, match.index))) return null;
  const typed = trimmed(rest, start + match.index, start + match.index + match[0].length);
  return { ...typed, note: foldSpace(match[1]!) };
}
