import { itemTitle, nameKey, titleCase } from "../../contract/items/rules.ts";
import type { ImportedItem, ImportedStore, NewImport } from "../../contract/imports/schema.ts";
import type { ImportPlan } from "../../import/import-plan.ts";
import { meaningOf } from "../../import/text/headings.ts";
import { asInFile, correctedPlan, type Correction, type Corrections } from "./corrections.ts";
import { finder, type Knowledge } from "./knowledge.ts";
import { placesOf } from "./places.ts";
import { questionsOf, type Answers, type Question } from "./questions.ts";

/** `there`: the list has it already; `twice`: a row above is the same. Neither is sent. */
export type RowState = "new" | "there" | "twice";

/** One thing that the file would bring. */
export type PlanRow<Thing> = {
  /** Stays the same when answers change. */
  id: string;
  title: string;
  state: RowState;
  /** Whether it is taken before a person says otherwise. */
  wanted: boolean;
  /** The title as the file has it, where a person has corrected the row; else null. */
  inFile: string | null;
  thing: Thing;
};

export type ItemRow = PlanRow<ImportedItem>;
export type NameRow = PlanRow<NewImport["names"][number]>;
/** `added`: the categories that the store doesn't have yet. */
export type StoreRow = PlanRow<ImportedStore> & { added: readonly string[]; exists: boolean };
export type BoughtRow = PlanRow<{ name: string }>;

/** What a plan means for the list as it is now. */
export type Preview = {
  questions: readonly Question[];
  /** A group for each list of the file; its name is null when there is one only, or for what stands in none. */
  lists: readonly { name: string | null; rows: readonly ItemRow[] }[];
  bought: readonly BoughtRow[];
  names: readonly NameRow[];
  stores: readonly StoreRow[];
};

export function previewOf(
  read: ImportPlan,
  knowledge: Knowledge,
  answers: Answers,
  corrections: Corrections = {},
): Preview {
  const plan = correctedPlan(read, corrections);
  const inFile = (id: string) => (corrections[id] === undefined ? null : titleInFile(asInFile(read, id)!));
  const questions = questionsOf(plan, knowledge, answers);
  const places = placesOf(plan, knowledge, questions);
  return {
    questions,
    lists: itemLists(plan, knowledge, places, inFile),
    bought: rowsOf(plan.bought, "bought", inFile, ({ name }) => ({
      title: titleCase(name),
      thing: { name },
      isThere: knowledge.bought.has(nameKey(name)),
    })),
    names: rowsOf(plan.names, "name", inFile, ({ name, category: given }) => {
      const category = places.categoryOf(given);
      return {
        title: titleCase(name),
        thing: { name, category },
        isThere: isKnownName(name, category, knowledge),
      };
    }),
    stores: storeRows(places.stores, knowledge),
  };
}

type Places = ReturnType<typeof placesOf>;

function itemLists(
  plan: ImportPlan,
  knowledge: Knowledge,
  places: Places,
  inFile: (id: string) => string | null,
): Preview["lists"] {
  const rows = rowsOf(plan.items, "item", inFile, (item) => {
    const { name, quantity, parsedQuantity, parsedSize, note, price } = item;
    const place = places.placeOf(item);
    return {
      title: itemTitle({ parsedQuantity, parsedSize, name: titleCase(name) }),
      thing: { name, quantity, parsedQuantity, parsedSize, note, price, ...place },
      isThere: knowledge.open.has(nameKey(name)),
    };
  });
  const groups = new Map<string | null, ItemRow[]>();
  for (const [at, row] of rows.entries()) {
    const { list } = plan.items[at]!;
    const group = groups.get(list);
    if (group === undefined) groups.set(list, [row]);
    else group.push(row);
  }
  if (groups.size <= 1) return rows.length === 0 ? [] : [{ name: null, rows }];
  // Of many notes those are meant that are called after shopping, or after a store.
  const findStore = finder(knowledge.stores.map(({ name }) => name));
  const isMeant = (list: string | null) =>
    list !== null && (meaningOf(list, {}).meaning === "title" || findStore(list) !== null);
  const anyIsMeant = plan.format === "keep" && [...groups.keys()].some(isMeant);
  return [...groups].map(([name, group]) => ({
    name,
    rows: anyIsMeant && !isMeant(name) ? group.map((row) => ({ ...row, wanted: false })) : group,
  }));
}

function rowsOf<Given extends { name: string }, Thing>(
  given: readonly Given[],
  kind: string,
  inFile: (id: string) => string | null,
  read: (one: Given) => { title: string; thing: Thing; isThere: boolean },
): PlanRow<Thing>[] {
  const seen = new Set<string>();
  return given.map((one, at) => {
    const { title, thing, isThere } = read(one);
    const key = nameKey(one.name);
    const state: RowState = isThere ? "there" : seen.has(key) ? "twice" : "new";
    seen.add(key);
    const id = `${kind}:${at}`;
    return { id, title, state, wanted: state === "new", inFile: inFile(id), thing };
  });
}

function titleInFile({ name, amount, note }: Correction): string {
  const title = [amount, name].filter(Boolean).join(" ");
  return note === "" ? title : `${title} (${note})`;
}

/** A known name brings something only if it comes with another category, and nobody has chosen one. */
function isKnownName(name: string, category: string | null, knowledge: Knowledge): boolean {
  const key = nameKey(name);
  if (knowledge.chosen.has(key)) return true;
  const known = knowledge.names.get(key);
  if (known === undefined) return false;
  return category === null || (known !== null && nameKey(known) === nameKey(category));
}

function storeRows(stores: readonly ImportedStore[], knowledge: Knowledge): StoreRow[] {
  const known = new Map(knowledge.stores.map((store) => [nameKey(store.name), store]));
  return stores.map((thing) => {
    const there = known.get(nameKey(thing.name));
    const had = new Set(there?.categories.map(nameKey));
    const added = thing.categories.filter((category) => !had.has(nameKey(category)));
    const isNew = there === undefined || added.length > 0;
    return {
      id: `store:${nameKey(thing.name)}`,
      title: thing.name,
      state: isNew ? "new" : "there",
      wanted: isNew,
      inFile: null,
      thing,
      added,
      exists: there !== undefined,
    };
  });
}
