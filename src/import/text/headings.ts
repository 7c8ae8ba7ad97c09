import { foldSpace } from "../../typed-text/parse-name.ts";
import { isNoCategory, type ImportDraft } from "../import-draft.ts";
import type { ImportOptions } from "../import-plan.ts";
import { sameNameKey } from "../same-name.ts";

const emoji = /^[\p{Extended_Pictographic}\uFE0F\u200D\s]+|[\p{Extended_Pictographic}\uFE0F\u200D\s]+$/gu;
const title =
  /^(?:my |our |the |meine |unsere |die |mi |nuestra |la |ma |notre )?(?:weekly |wochen-?)?(?:shopping(?:[- ]?list)?|groceries|grocer(?:y|ies)(?:[- ]list)?|to[- ]?buy|to[- ]?do|list|lists?|einkauf(?:en|sliste|szettel)?|einkäufe|liste|lista(?: de(?: la)? compras?)?|compras?|courses|(?:liste (?:de|des) )?courses|exported list)$/iu;

/** What may stand behind a title: when or for whom the list is. */
const occasion =
  /\s*(?:[-–—,|(“"«»„]|\s(?:for|für|vom|am|pour|du|para|del|of|from|week|kw|woche|semaine|semana|weekend|wochenende|\p{L}{2,6}(?:day|tag)|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!\p{L})|\s\d).{0,40}$/iu;

/** Whether a line is the title of a list: "Shopping list", "Einkaufsliste für Samstag". */
function isTitle(line: string): boolean {
  const name = foldSpace(line.replace(emoji, "").replace(/:+/gu, " "));
  return name.length < 80 && (title.test(name) || title.test(name.replace(occasion, "")));
}

export type HeadingMeaning = "title" | "store" | "category";

type Known = { stores: Map<string, string>; categories: Map<string, string> };

/** The names of stores and categories by their keys, made once for a file. */
const known = new WeakMap<ImportOptions, Known>();
/** What is longer is no heading, as a name of a store or a category is short. */
const longestName = 200;

function knownOf(options: ImportOptions): Known {
  const made = known.get(options);
  if (made !== undefined) return made;
  // Of two names with one key the first counts.
  const byKey = (names: readonly string[]) =>
    new Map(names.map((name) => [sameNameKey(name), name] as const).toReversed());
  const fresh = { stores: byKey(options.stores ?? []), categories: byKey(options.categories ?? []) };
  known.set(options, fresh);
  return fresh;
}

/** What a heading stands for: a known store, a known category, the list's title, or else a category that nobody knows. */
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

/** What labels of an item say: known stores and categories; the others are to be noted. */
export function placeByLabels(
  labels: readonly string[],
  options: ImportOptions,
): Place & { notes: string[] } {
  const place: Place & { notes: string[] } = { store: null, category: null, notes: [] };
  for (const label of labels.map(foldSpace).filter(Boolean)) {
    const { meaning, name, isKnown } = meaningOf(label, options);
    if (!isKnown) place.notes.push(label);
    else if (meaning !== "title") place[meaning] ??= name;
  }
  return place;
}

type HeadingLine = { text: string; hasRows: boolean };

export type Place = { store: string | null; category: string | null };

/** The headings above the rows that are read. */
export class Headings {
  store: string | null = null;
  category: string | null = null;
  readonly #draft: ImportDraft;
  readonly #options: ImportOptions;
  #storeLevel = 0;
  /** The headings that hold, until it is told of those below which nothing stands. */
  #storeLine: HeadingLine | null = null;
  #categoryLine: HeadingLine | null = null;
  #hasRows = false;

  constructor(draft: ImportDraft, options: ImportOptions) {
    this.#draft = draft;
    this.#options = options;
  }

  /**
   * @param level 1 is the outermost
   * @param hasParts whether the next line is a heading of a deeper level: then one that nobody knows is a store
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
      // A category right below a store's heading, or at a deeper level, is a part of that store's list.
      if (level <= this.#storeLevel && hadRows) this.#leaveStore();
      this.category = name;
      this.#categoryLine = line;
      const { unknownHeadings } = this.#draft.plan;
      if (!isKnown && !isNoCategory(name) && !unknownHeadings.includes(name)) unknownHeadings.push(name);
    }
  }

  /** What holds now, to come back to. */
  get place(): Place {
    return { store: this.store, category: this.category };
  }

  /** Ends a heading that holds for a part alone. */
  leave({ store, category }: Place): void {
    this.close();
    this.store = store;
    this.category = category;
  }

  /** A row stands below the headings. */
  use(): void {
    this.#hasRows = true;
    for (const line of [this.#storeLine, this.#categoryLine]) if (line !== null) line.hasRows = true;
  }

  /** Tells of the headings below which nothing stands. */
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
