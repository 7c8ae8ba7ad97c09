import { foldSpace } from "../typed-text/parse-name.ts";
import { isNoCategory, type ImportDraft } from "./import-draft.ts";
import type { ImportOptions } from "./import-plan.ts";
import { sameNameKey } from "./same-name.ts";

const emoji = /^[\p{Extended_Pictographic}\uFE0F\u200D\s]+|[\p{Extended_Pictographic}\uFE0F\u200D\s]+$/gu;
const title =
  /^(?:my |our |the |meine |unsere |die |mi |nuestra |la |ma |notre )?(?:weekly |wochen-?)?(?:shopping(?:[- ]?list)?|groceries|grocer(?:y|ies)(?:[- ]list)?|to[- ]?buy|to[- ]?do|list|lists?|einkauf(?:en|sliste|szettel)?|einkäufe|liste|lista(?: de(?: la)? compras?)?|compras?|courses|(?:liste (?:de|des) )?courses|exported list)$/iu;

/** The part of a title that says when or for whom the list is. */
const occasion =
  /\s*(?:[-–—,|(“"«»„]|\s(?:for|für|vom|am|pour|du|para|del|of|from|week|kw|woche|semaine|semana|weekend|wochenende|\p{L}{2,6}(?:day|tag)|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!\p{L})|\s\d).{0,40}$/iu;

/** Whether a line is the title of a list: "Shopping list", "Einkaufsliste für Samstag". */
function isTitle(line: string): boolean {
  const name = foldSpace(line.replace(emoji, "").replace(/:+/gu, " "));
  return name.length < 80 && (title.test(name) || title.test(name.replace(occasion, "")));
}

export type HeadingMeaning = "title" | "store" | "category";

type Known = { stores: Map<string, string>; categories: Map<string, string> };

/** Caches the names of stores and categories by their keys for each file. */
const knownNames = new WeakMap<ImportOptions, Known>();
/** Characters of a heading; the name of a store or a category is no longer. */
const longestName = 200;

function knownOf(options: ImportOptions): Known {
  const cached = knownNames.get(options);
  if (cached !== undefined) return cached;
  // The first of two names with the same key wins.
  const byKey = (names: readonly string[]) =>
    new Map(names.map((name) => [sameNameKey(name), name] as const).toReversed());
  const known = { stores: byKey(options.stores ?? []), categories: byKey(options.categories ?? []) };
  knownNames.set(options, known);
  return known;
}

/** The meaning of a heading: a known store, a known category, the list's title, or else an unknown category. */
export function meaningOf(
  heading: string,
  options: ImportOptions,
): { meaning: HeadingMeaning; name: string; isKnown: boolean } {
  const whole = foldSpace(heading);
  if (whole.length > longestName) return { meaning: "category", name: whole, isKnown: false };
  const name = foldSpace(whole.replace(emoji, "")) || whole;
  const { stores, categories } = knownOf(options);
  const store = stores.get(sameNameKey(name));
  if (store !== undefined) return { meaning: "store", name: store, isKnown: true };
  const category = categories.get(sameNameKey(name));
  if (category !== undefined) return { meaning: "category", name: category, isKnown: true };
  if (isTitle(name)) return { meaning: "title", name, isKnown: true };
  return { meaning: "category", name, isKnown: false };
}

/** Reads labels of an item as its store and its category; labels that are neither are returned as notes. */
export function fromLabels(
  labels: readonly string[],
  options: ImportOptions,
): StoreAndCategory & { notes: string[] } {
  const read: StoreAndCategory & { notes: string[] } = { store: null, category: null, notes: [] };
  for (const label of labels.map(foldSpace).filter(Boolean)) {
    const { meaning, name, isKnown } = meaningOf(label, options);
    if (!isKnown) read.notes.push(label);
    else if (meaning !== "title") read[meaning] ??= name;
  }
  return read;
}

type HeadingLine = { text: string; hasRows: boolean };

export type StoreAndCategory = { store: string | null; category: string | null };

/** Keeps the store and the category of the headings above the current row. */
export class Headings {
  store: string | null = null;
  category: string | null = null;
  readonly #draft: ImportDraft;
  readonly #options: ImportOptions;
  #storeLevel = 0;
  /** The current headings; one without rows is left out with a reason when it ends. */
  #storeLine: HeadingLine | null = null;
  #categoryLine: HeadingLine | null = null;
  #hasRows = false;

  constructor(draft: ImportDraft, options: ImportOptions) {
    this.#draft = draft;
    this.#options = options;
  }

  /**
   * @param level 1 for the outermost
   * @param hasParts whether the next line is a heading of a deeper level: then an unknown heading is a store
   */
  enter(
    heading: string,
    level: number,
    { isTitle, hasParts }: { isTitle: boolean; hasParts: boolean },
  ): void {
    const hadRows = this.#hasRows;
    this.#hasRows = false;
    this.#categoryLine = this.#closed(this.#categoryLine);
    const { meaning, name, isKnown } = meaningOf(heading, this.#options);
    const line = { text: heading, hasRows: false };
    if (meaning === "title" || (isTitle && !isKnown)) {
      this.#draft.leaveOut(heading, "It is the title of the list.");
      this.#leaveStore();
      this.category = null;
    } else if (meaning === "store" || (!isKnown && hasParts)) {
      this.#leaveStore();
      this.store = name;
      this.category = null;
      this.#storeLevel = level;
      this.#storeLine = line;
    } else {
      // A category directly below a store's heading, or at a deeper level, belongs to that store's list.
      if (level <= this.#storeLevel && hadRows) this.#leaveStore();
      this.category = name;
      this.#categoryLine = line;
      const { unknownHeadings } = this.#draft.plan;
      if (!isKnown && !isNoCategory(name) && !unknownHeadings.includes(name)) unknownHeadings.push(name);
    }
  }

  /** The current store and category, for `restore`. */
  get current(): StoreAndCategory {
    return { store: this.store, category: this.category };
  }

  /** Ends a heading that applies to a part of the rows only. */
  restore({ store, category }: StoreAndCategory): void {
    this.close();
    this.store = store;
    this.category = category;
  }

  /** To be called for each row: the current headings have rows. */
  noteRow(): void {
    this.#hasRows = true;
    for (const line of [this.#storeLine, this.#categoryLine]) if (line !== null) line.hasRows = true;
  }

  /** Leaves out the current headings that have no rows, with the reason. */
  close(): void {
    this.#storeLine = this.#closed(this.#storeLine);
    this.#categoryLine = this.#closed(this.#categoryLine);
  }

  #leaveStore(): void {
    this.#storeLine = this.#closed(this.#storeLine);
    this.store = null;
  }

  #closed(line: HeadingLine | null): null {
    if (line?.hasRows === false) this.#draft.leaveOut(line.text, "It is a heading with nothing below it.");
    return null;
  }
}
