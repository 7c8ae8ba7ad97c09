import { nameKey } from "../contract/items/rules.ts";
import { foldSpace } from "../typed-text/parse-name.ts";
import type { Format, ImportPlan, PlannedItem } from "./import-plan.ts";
import { isObject, type Json } from "./json-value.ts";

/** The maximum number of rows of one import; the rows beyond it are left out with that reason. */
export const mostRows = 2000;
export const longestName = 200;
const longestNote = 500;

/** The names that programs give to the group of items without a category. */
const noCategory =
  /^(?:un-?categori[sz]ed|no (?:category|section)|without (?:a )?category|(?:nicht |un)kategorisiert|(?:ohne|keine) kategorie|sin (?:categoría|categorizar)|no categorizad[oa]s?|sans catégorie|non (?:catégorisés?|classés?))$/iu;

export function isNoCategory(name: string): boolean {
  return noCategory.test(name);
}

/** Builds a plan while a file is read: each row becomes an item, a name, a bought thing, or is skipped with a reason. */
export class ImportDraft {
  readonly plan: ImportPlan;
  readonly #stores = new Map<string, { name: string; categories: string[] }>();

  constructor(format: Format) {
    this.plan = {
      format,
      currency: null,
      stores: [],
      items: [],
      names: [],
      bought: [],
      unknownHeadings: [],
      columns: [],
      skipped: [],
    };
  }

  /** Adds an open or a done item. `line` is the text that is shown if the item has to be left out. */
  add(
    item: Partial<PlannedItem> & Pick<PlannedItem, "name" | "quantity">,
    done: boolean,
    line = item.name,
  ): void {
    if (!this.#isName(item.name, line)) return;
    if (done) {
      this.bought(item.name, line);
      return;
    }
    if (this.#isFull(line)) return;
    const planned: PlannedItem = {
      name: item.name,
      quantity: item.quantity,
      parsedQuantity: item.parsedQuantity ?? null,
      parsedSize: item.parsedSize ?? null,
      note: this.#shortened(item.note ?? null),
      store: filled(item.store),
      category: categoryOf(item.category),
      price: item.price ?? null,
      list: filled(item.list),
    };
    if (planned.store !== null) planned.store = this.store(planned.store).name;
    this.plan.items.push(planned);
  }

  bought(name: string, line = name): void {
    if (this.#isName(name, line) && !this.#isFull(line)) this.plan.bought.push({ name: foldSpace(name) });
  }

  /** Adds a name, with its category if the file says it; the name needn't be on the list. */
  name(name: string, category: string | null, line = name): void {
    if (this.#isName(name, line) && !this.#isFull(line))
      this.plan.names.push({ name: foldSpace(name), category: categoryOf(category) });
  }

  /** Returns the plan's store of that name, and adds it if the plan has none. */
  store(name: string): { name: string; categories: string[] } {
    const key = nameKey(name);
    const known = this.#stores.get(key);
    if (known !== undefined) return known;
    const store = { name: foldSpace(name), categories: [] };
    this.#stores.set(key, store);
    this.plan.stores.push(store);
    return store;
  }

  /** Leaves a line out unread if the plan is full, and returns whether it did. */
  leaveOutIfFull(line: string): boolean {
    return this.#isFull(line);
  }

  /** Returns the objects of a JSON array and leaves its other entries out. */
  rows(value: unknown): Json[] {
    const rows: Json[] = [];
    for (const row of Array.isArray(value) ? (value as unknown[]) : [])
      if (isObject(row)) rows.push(row);
      else this.leaveOut(JSON.stringify(row), "It is no entry of a list.");
    return rows;
  }

  leaveOut(line: string, reason: string): void {
    this.plan.skipped.push({ line: foldSpace(line).slice(0, longestNote), reason });
  }

  /** Adds the plan of another file of the same archive. */
  merge(other: ImportPlan): void {
    this.plan.currency ??= other.currency;
    for (const { name, categories } of other.stores) {
      const store = this.store(name);
      for (const category of categories)
        if (!store.categories.includes(category)) store.categories.push(category);
    }
    for (const item of other.items) this.add(item, false);
    for (const { name, category } of other.names) this.name(name, category);
    for (const { name } of other.bought) this.bought(name);
    this.plan.skipped.push(...other.skipped);
    for (const heading of other.unknownHeadings)
      if (!this.plan.unknownHeadings.includes(heading)) this.plan.unknownHeadings.push(heading);
  }

  #isName(name: string, line: string): boolean {
    const bare = foldSpace(name);
    if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(bare)) this.leaveOut(line, "It has no name.");
    else if (bare.length > longestName)
      this.leaveOut(line, `Its name is longer than ${longestName} characters.`);
    else if (/^<?(?:https?:\/\/|www\.)\S+$/iu.test(bare)) this.leaveOut(line, "It is a link.");
    else return true;
    return false;
  }

  #isFull(line: string): boolean {
    const { items, names, bought } = this.plan;
    const isFull = items.length + names.length + bought.length >= mostRows;
    if (isFull) this.leaveOut(line, `One import takes ${mostRows} rows.`);
    return isFull;
  }

  #shortened(note: string | null): string | null {
    const bare = filled(note);
    if (bare === null || bare.length <= longestNote) return bare;
    this.leaveOut(bare.slice(longestNote), `A note has ${longestNote} characters at most: this is the rest.`);
    return bare.slice(0, longestNote).replace(/[\uD800-\uDBFF]$/u, "");
  }
}

/** Merges the plans of several files; the format is that of the first. */
export function mergePlans(plans: readonly ImportPlan[]): ImportPlan {
  if (plans.length === 1) return plans[0]!;
  const draft = new ImportDraft(plans[0]!.format);
  for (const plan of plans) draft.merge(plan);
  return draft.plan;
}

function categoryOf(name: string | null | undefined): string | null {
  const category = filled(name);
  return category === null || isNoCategory(category) ? null : category;
}

function filled(text: string | null | undefined): string | null {
  const folded = foldSpace(text ?? "");
  return folded === "" ? null : folded;
}
